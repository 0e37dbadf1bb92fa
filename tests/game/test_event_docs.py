"""docs/replay-events.md says what the events are now."""

from scripts.event_docs import PAGE, page


def test_the_page_of_events_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m scripts.event_docs"
