"""The rules in force on one screen, in plain words: one line for each thing that can differ."""

from collections.abc import Iterator

from cogs.screens.common import NEUTRAL
from cogs.screens.kit import container, text
from cogs.screens.screen import PrivateScreen
from uno.game.rules import Rules
from uno.text import Words


def render_rules(rules: Rules, preset: str, words: Words) -> PrivateScreen:
    """Sum up the rules; every switch shows in it."""
    title = words.say("rules-title", preset=words.say(f"preset-{preset}"))
    parts = (_set_up(rules, words), _turn(rules, words), _wilds(rules, words), _rest(rules, words))
    blocks = [text(f"## {title}"), *[text("\n".join(f"- {line}" for line in p)) for p in parts]]
    return PrivateScreen((container(blocks, NEUTRAL),))


def _set_up(rules: Rules, words: Words) -> Iterator[str]:
    say = words.say
    yield say(f"rules-deck-{rules.deck}", decks=rules.decks)
    if rules.extra_wilds:
        yield say("rules-extra-wilds")
    yield say("rules-hand-size", cards=rules.hand_size)
    if rules.shuffle_seats:
        yield say("rules-shuffle-seats")
    if rules.dealer == "host":
        yield say("rules-dealer-host")
    else:
        yield say(f"rules-dealer-draw-{rules.dealer_draw_symbols}")
    yield say(f"rules-first-wild-{rules.first_wild}")
    yield say(f"rules-first-reverse-{rules.first_reverse}")
    yield say(f"rules-first-action-{rules.first_action}")


def _turn(rules: Rules, words: Words) -> Iterator[str]:
    say = words.say
    yield say("rules-symbol-match" if rules.symbol_match else "rules-symbol-own-color")
    yield say(f"rules-draw-{rules.draw.replace('_', '-')}-{rules.drawn_card}")
    yield say("rules-force-play" if rules.force_play else "rules-free-play")
    if rules.deck == "classic":
        yield say("rules-draw-two", cards=rules.draw_two_amount)
    if rules.stacking != "off":
        yield say(f"rules-stacking-{rules.stacking}")
    if rules.jump_in:
        yield say("rules-jump-in")
    if rules.seven_zero:
        yield say("rules-seven-zero")
    if rules.no_action_finish:
        yield say("rules-no-action-finish")


def _wilds(rules: Rules, words: Words) -> Iterator[str]:
    say = words.say
    manner = "bluff" if rules.bluff else "strict"
    yield say(f"rules-wild-draw-{rules.wild_draw_legality.replace('_', '-')}-{manner}")
    if not rules.bluff:
        return
    yield say(f"rules-guilty-{rules.guilty.replace('_', '-')}")
    if rules.guilty_skips_challenger and rules.guilty == "draw":
        yield say("rules-guilty-skips-challenger")
    yield say("rules-challenge-wrong")


def _rest(rules: Rules, words: Words) -> Iterator[str]:
    say = words.say
    yield say("rules-uno", cards=rules.uno_penalty)
    for switch in ("false_uno_penalty", "misplay_penalty", "hint_penalty"):
        cards: int = getattr(rules, switch)
        if cards:
            yield say(f"rules-{switch.replace('_', '-')}", cards=cards)
    if rules.deck == "flip":
        yield say("rules-flip")
        yield say("rules-backs-shown" if rules.show_backs else "rules-backs-hidden")
    if rules.scoring == "single":
        yield say("rules-scoring-single")
    else:
        yield say(f"rules-scoring-{rules.scoring.replace('_', '-')}", target=rules.target)
