"""For those who run a server: numbers, data and seasons."""

from collections.abc import Iterator, Sequence

from cogs.custom_id import Verb
from cogs.screens.common import NEUTRAL, no_table_id
from cogs.screens.kit import (
    Block,
    Modal,
    Style,
    button,
    chosen,
    container,
    field,
    modal,
    option,
    rows,
    select,
    text,
)
from cogs.screens.leaderboard import season_name
from cogs.screens.screen import PrivateScreen, PublicScreen
from uno.ratings.seasons import MODES, Season
from uno.table.archive import Podium, Stats
from uno.text import Words, escape_name

SEASON_NAME_LENGTH = 40
GOLD = 0xD4A72C


def render_stats(stats: Stats, words: Words) -> PrivateScreen:
    """Show what was played lately."""
    lines = [f"## {words.say('stats-title')}"]
    lines.append(words.say("stats-ever", matches=stats.matches, players=stats.players))
    for week in stats.weeks:
        facts = {"tables": week.tables, "matches": week.matches, "players": week.players}
        lines.append(words.say("stats-week", begin=words.date(week.begins_at), **facts))
    if stats.presets:
        played = [
            words.say("stats-preset", preset=words.say(f"preset-{preset}"), number=number)
            for preset, number in stats.presets
        ]
        lines.append(words.say("stats-presets", presets=words.join(played)))
    return PrivateScreen((container([text("\n".join(lines))], NEUTRAL),))


def render_data(words: Words) -> PrivateScreen:
    """Offer a server's data, and to begin anew."""
    lines = [f"## {words.say('data-title')}", words.say("data-export"), words.say("data-reset")]
    buttons = [
        button(words.say("button-data-export"), no_table_id(Verb.OWNER, "export"), Style.PRIMARY),
        button(words.say("button-data-reset"), no_table_id(Verb.OWNER, "reset"), Style.DANGER),
    ]
    return PrivateScreen((container([text("\n".join(lines)), *rows(buttons)], NEUTRAL),))


def render_reset(words: Words) -> PrivateScreen:
    """Ask once."""
    sure = button(words.say("button-data-sure"), no_table_id(Verb.OWNER, "sure"), Style.DANGER)
    return PrivateScreen((container([text(words.say("data-sure")), *rows([sure])], NEUTRAL),))


def render_season(
    mode: str,
    seasons: Sequence[Season],
    words: Words,
    note: str | None = None,
    channel: int | None = None,
) -> PrivateScreen:
    """Show how seasons follow one another here, and the last ones.

    `note` is the key of what just happened, `channel` where it was told if not here.
    """
    lines = [f"## {words.say('season-title')}"]
    if note is not None:
        where = {} if channel is None else {"channel": f"<#{channel}>"}
        lines.append(words.say(note, **where))
    lines += list(_seasons(seasons, words))
    options = [option(words.say(f"choice-season-{one}"), one) for one in MODES]
    marked = [chosen(made) if made["value"] == mode else made for made in options]
    end = button(words.say("button-season-end"), no_table_id(Verb.SEASON, "end"), Style.DANGER)
    blocks: list[Block] = [
        text("\n".join(lines)),
        select(no_table_id(Verb.SEASON, "mode"), words.say("panel-pick"), marked),
        *rows([end]),
    ]
    return PrivateScreen((container(blocks, NEUTRAL),))


def _seasons(seasons: Sequence[Season], words: Words) -> Iterator[str]:
    if not seasons:
        yield words.say("season-none")
    for season in seasons:
        facts = {"season": escape_name(season_name(season, words))}
        begin = words.date(season.begins_at)
        if season.ends_at is None:
            yield words.say("season-open", begin=begin, **facts)
        else:
            yield words.say("season-line", begin=begin, end=words.date(season.ends_at - 1), **facts)


def season_modal(words: Words) -> Modal:
    """Ask what the season that ends was called; the name may be left out."""
    label, hint = words.say("field-season-name"), words.say("field-season-hint")
    fields = [field("name", label, hint, SEASON_NAME_LENGTH)]
    return modal(no_table_id(Verb.SEASON, "end"), words.say("modal-season"), fields)


def render_podium(podium: Podium, words: Words) -> PublicScreen:
    """Tell everybody who was best in a season."""
    season = escape_name(season_name(podium.season, words))
    lines = [f"## {words.say('podium-title', season=season)}"]
    for place, (name, rating) in enumerate(podium.best, 1):
        lines.append(
            words.say(
                "podium-line",
                medal=words.say(f"medal-{place}"),
                name=escape_name(name) or words.say("player-forgotten"),
                rating=rating,
            )
        )
    lines.append(words.say("podium-next"))
    return PublicScreen((container([text("\n".join(lines))], GOLD),))
