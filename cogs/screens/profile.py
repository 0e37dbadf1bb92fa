"""What is kept of one player, in words and as a picture."""

from collections.abc import Iterator

from cogs.screens.common import NEUTRAL
from cogs.screens.kit import Block, attached_picture, container, separator, text
from cogs.screens.screen import Attachment, PrivateScreen
from uno.ratings.skill import Skill
from uno.table.achievements import Achievement
from uno.table.archive import Profile, RatingPoint
from uno.text import Words, escape_name

PICTURE = "rating.png"
LEAST_POINTS = 2  # of a curve that is worth a picture
KNOWN = {one.value for one in Achievement}


def render_profile(
    profile: Profile, words: Words, *, is_own: bool, picture: bytes | None = None
) -> PrivateScreen:
    """Show a player to somebody; `picture` is a PNG of the rating over time."""
    blocks: list[Block] = [text("\n".join(_head(profile, words, is_own=is_own)))]
    file = None
    if picture is not None:
        file = Attachment(PICTURE, picture)
        blocks.append(attached_picture(PICTURE, curve_in_words(profile.curve, words)))
    elif len(profile.curve) >= LEAST_POINTS:
        blocks.append(text(curve_in_words(profile.curve, words)))
    blocks += [separator(), text("\n".join(_facts(profile, words))), separator()]
    blocks.append(text("\n".join(_achievements(profile, words))))
    return PrivateScreen((container(blocks, NEUTRAL),), file)


def curve_in_words(curve: tuple[RatingPoint, ...], words: Words) -> str:
    """Say what the picture of a rating shows."""
    values = [shown_at(point) for point in curve]
    last = Skill(curve[-1].mu, curve[-1].sigma)
    return words.say(
        "profile-curve",
        matches=len(curve),
        begin=words.date(curve[0].at),
        end=words.date(curve[-1].at),
        first=values[0],
        last=values[-1],
        lowest=min(values),
        highest=max(values),
        estimate=last.estimate,
    )


def shown_at(point: RatingPoint) -> int:
    """Return a rating of a curve as people see it."""
    return Skill(point.mu, point.sigma).shown


def _head(profile: Profile, words: Words, *, is_own: bool) -> Iterator[str]:
    name = escape_name(profile.name) or words.say("player-forgotten")
    yield f"## {words.say('profile-title-own' if is_own else 'profile-title', name=name)}"
    standing = profile.standing
    if standing.rated:
        yield words.say("profile-rating", rating=standing.skill.shown, matches=standing.rated)
        yield words.say("board-rating-why")


def _facts(profile: Profile, words: Words) -> Iterator[str]:
    standing, deeds, solo = profile.standing, profile.standing.deeds, profile.solo
    if not standing.games and not solo.games:
        yield words.say("profile-empty")
        return
    if standing.games:
        rate = round(100 * standing.wins / standing.games)
        yield words.say(
            "profile-matches",
            games=standing.games,
            wins=standing.wins,
            rate=rate,
            points=standing.points,
        )
        yield words.say("profile-streak", streak=standing.streak, best=standing.best_streak)
    yield words.say("profile-catches", catches=deeds.catches, caught=deeds.caught)
    yield words.say("profile-challenges", won=deeds.challenges_won, lost=deeds.challenges_lost)
    if profile.favourite is not None:
        yield words.say("profile-favourite", preset=words.say(f"preset-{profile.favourite}"))
    if solo.games:
        yield words.say("profile-solo", games=solo.games, wins=solo.wins)
    against = profile.against
    if against is not None and against.matches:
        yield words.say(
            "profile-against",
            matches=against.matches,
            ahead=against.ahead,
            behind=against.behind,
        )


def _achievements(profile: Profile, words: Words) -> Iterator[str]:
    mine = [name for name, _ in profile.achievements if name in KNOWN]
    yield words.say("profile-achievements", number=len(mine), all=len(KNOWN))
    for name in mine:
        yield words.say(
            "achievement-line",
            name=words.say(f"achievement-{name}"),
            how=words.say(f"achievement-{name}-how"),
        )
