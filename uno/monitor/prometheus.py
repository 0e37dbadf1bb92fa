"""The meter that Prometheus reads. Loaded only where METRICS_PORT is set."""

import logging
from collections.abc import Callable, Mapping
from typing import Final

from prometheus_client import (
    GC_COLLECTOR,
    PLATFORM_COLLECTOR,
    PROCESS_COLLECTOR,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

from uno.monitor.meter import Meter, Outcome

SECONDS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0)
"""Discord waits three seconds; after one and a half an answer is put off (DESIGN.md section 3)."""


class PrometheusMeter(Meter):
    """Count in a registry of its own; no label holds an id, a name or a text of a person."""

    def __init__(self, gauges: Mapping[str, tuple[str, Callable[[], float]]]) -> None:
        """Take what is read at each visit: name -> (what it is, how to read it)."""
        self._registry = CollectorRegistry()
        for collector in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR):
            self._registry.register(collector)
        self._interactions = Histogram(
            "uno_interaction_seconds",
            "Presses and commands, from their arrival to the end of their handling",
            ("kind", "outcome"),
            buckets=SECONDS,
            registry=self._registry,
        )
        self._requests = Histogram(
            "uno_request_seconds",
            "Requests to Discord; status 429 is a rate limit, 0 no answer",
            ("method", "area", "status"),
            buckets=SECONDS,
            registry=self._registry,
        )
        self._errors = Counter(
            "uno_errors", "Lines in the log at ERROR or above", ("logger",), registry=self._registry
        )
        for name, (what, read) in gauges.items():
            Gauge(name, what, registry=self._registry).set_function(read)

    def interaction(self, kind: str, outcome: Outcome, seconds: float) -> None:
        """Note an interaction."""
        self._interactions.labels(kind, outcome).observe(seconds)

    def request(self, method: str, area: str, status: int, seconds: float) -> None:
        """Note a request to Discord."""
        self._requests.labels(method, area, status).observe(seconds)

    def error(self, logger: str) -> None:
        """Note a line in the log."""
        self._errors.labels(logger).inc()

    def log_handler(self) -> logging.Handler:
        """Return a handler that counts, for the root logger."""
        return _ErrorCounter(self)

    def text(self) -> bytes:
        """Return all figures in Prometheus' text format."""
        return generate_latest(self._registry)


class _ErrorCounter(logging.Handler):
    def __init__(self, meter: PrometheusMeter) -> None:
        super().__init__(logging.ERROR)
        self._meter = meter

    def emit(self, record: logging.LogRecord) -> None:
        self._meter.error(record.name)
