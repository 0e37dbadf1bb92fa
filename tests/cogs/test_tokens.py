from cogs.tokens import LIFETIME, OpenHand, OpenHands
from cogs.wire import Key

SECRET = "aW50ZXJhY3Rpb246MTIz-secret"


def hand(at: int, sequence: int = 1) -> OpenHand:
    return OpenHand(Key(1, SECRET), None, at, sequence)


def test_a_hand_is_fresh_for_14_minutes() -> None:
    hands = OpenHands()
    mine = hand(at=1000)
    hands.remember("g", 7, mine)
    assert hands.fresh("g", 7, 1000 + LIFETIME - 1) is mine
    assert hands.fresh("g", 7, 1000 + LIFETIME) is None
    assert hands.fresh("g", 8, 1000) is None
    assert hands.fresh("other", 7, 1000) is None


def test_old_tokens_leave_the_memory() -> None:
    hands = OpenHands()
    hands.remember("g", 1, hand(at=0))
    hands.remember("g", 2, hand(at=60_000))
    hands.prune(LIFETIME)
    assert hands.users("g") == (2,)
    hands.remember("h", 3, hand(at=60_000 + LIFETIME))
    assert len(hands) == 1
    assert hands.users("g") == ()


def test_a_newer_hand_takes_the_place_and_the_age() -> None:
    hands = OpenHands()
    hands.remember("g", 1, hand(at=0))
    hands.remember("g", 2, hand(at=1))
    newer = hand(at=2)
    hands.remember("g", 1, newer)
    hands.prune(LIFETIME + 1)
    assert hands.fresh("g", 1, LIFETIME + 1) is newer
    assert hands.users("g") == (1,)


def test_dropping_what_cannot_be_reached_spares_a_newer_hand() -> None:
    hands = OpenHands()
    old, newer = hand(at=0), hand(at=1)
    hands.remember("g", 1, old)
    hands.remember("g", 1, newer)
    hands.drop_if_same("g", 1, old)
    assert hands.fresh("g", 1, 1) is newer
    hands.drop_if_same("g", 1, newer)
    assert len(hands) == 0


def test_no_token_is_ever_printed() -> None:
    hands = OpenHands()
    hands.remember("g", 1, hand(at=0))
    mine = hands.fresh("g", 1, 0)
    assert mine is not None
    for text in (repr(hands), repr(mine), str(mine), repr(mine.key), f"{mine.key}"):
        assert SECRET not in text
