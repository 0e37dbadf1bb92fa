"""The notes of a release are its part of the changelog."""

from scripts.release_notes import notes_of

CHANGELOG = """# Changelog

## Unreleased

- later

## [1.2.0] - 2026-12-01

### Added

- a thing

## [1.1.0] - 2026-11-01

- older
"""


def test_a_version_has_its_own_part() -> None:
    assert notes_of("1.2.0", CHANGELOG) == "### Added\n\n- a thing"
    assert notes_of("1.1.0", CHANGELOG) == "- older"


def test_what_is_not_there_is_not_made_up() -> None:
    assert notes_of("1.3.0", CHANGELOG) is None
    assert notes_of("1.2", CHANGELOG) is None
    assert notes_of("1x2y0", CHANGELOG) is None
