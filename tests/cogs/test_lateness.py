"""Presses that waited too long are left alone, whatever the clocks say."""

from dataclasses import dataclass

import pytest

from cogs.lateness import VOID_AFTER, WINDOW, Lateness

EPOCH = 1_420_070_400_000


@dataclass
class Time:
    """Discord's clock is `skew` ms ahead of ours."""

    skew: float
    now: float = 1_000_000.0

    def read(self) -> float:
        return self.now

    def press(self) -> int:
        return (int(self.now + 1_700_000_000_000 + self.skew) - EPOCH) << 22


@pytest.mark.parametrize("skew", [-3_600_000, -5_000, 0, 5_000, 3_600_000])
def test_what_waited_too_long_is_void(skew: float) -> None:
    time = Time(skew)
    lateness = Lateness(time.read)
    pressed = time.press()
    time.now += 80
    assert not lateness.is_void(pressed)
    for waited in (100, VOID_AFTER - 100, VOID_AFTER + 500, 60_000, 120):
        pressed = time.press()
        time.now += waited
        assert lateness.is_void(pressed) == (waited > VOID_AFTER)


def test_a_clock_that_drifts_is_followed() -> None:
    time = Time(0)
    lateness = Lateness(time.read)
    for _ in range(500):
        pressed = time.press()
        time.now += 50
        assert not lateness.is_void(pressed)
        time.now += WINDOW / 10
        time.skew -= 50  # a hundred times what a bad clock does
