"""People come and go: each way in and out, by thumb and by keyboard."""

from pathlib import Path

from tests.e2e.driver import Player, Scene, Screen, scene

LEAVING = "A computer plays on"


def newest(player: Player) -> Screen:
    return next(screen for screen in player.newest_first if screen.is_private)


async def begin_with_computers(s: Scene) -> None:
    """Start a match at which a computer plays on for who gets up."""
    first, *others = s.players.values()
    await first.slash("start")
    for player in others:
        await player.press(s.table, "Join")
    await first.press(s.table, "Rules")
    await first.press(newest(first), "Table")
    await first.choose(newest(first), LEAVING)
    await first.slash("start")
    await s.wait(2)


async def test_people_sit_down_and_get_up_between_two_rounds(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", "Dora", "Eve") as s:
        late = {name: s.players.pop(name) for name in ("Dora", "Eve")}
        await s.start_match()
        assert not s.table.has("Join")
        assert "between two rounds" in (await late["Dora"].slash("join")).note
        await s.play_until(lambda: s.table.has("Next round"))
        assert s.table.labels == ["Next round", "Join", "Leave", "Rules", "What happened?"]
        answer = await late["Dora"].press(s.table, "Join")
        assert answer.requests == 1
        assert "Dora sat down for the next round" in s.table.text
        assert "dealt in next round" in (await late["Eve"].slash("join")).note
        question = await s["Cleo"].press(s.table, "Leave")
        await s["Cleo"].press(question.screen, "Yes, leave")
        table = await s.shown()
        assert "Eve sat down" in table.text
        assert "Cleo left" in table.text
        assert "went out and won round 1" in table.text  # still there
        await s["Ann"].press(s.table, "Next round")
        table = await s.shown()
        for name in ("Ann", "Ben", "Dora", "Eve"):
            assert f"{name}: " in table.text
        assert "Cleo" not in table.text
        await late["Eve"].open_hand()
        assert late["Eve"].cards >= 7
        assert "not sitting at this table" in (await s["Cleo"].slash("hand")).note


async def test_a_team_match_is_joined_by_nobody(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", "Dora", "Eve") as s:
        eve = s.players.pop("Eve")
        first, *others = s.players.values()
        await first.slash("start")
        for player in others:
            await player.press(s.table, "Join")
        await first.press(s.table, "Rules")
        await first.press(newest(first), "Table")
        await first.choose(newest(first), "2 teams")
        await first.slash("start")
        await s.wait(2)
        await s.play_until(lambda: s.table.has("Next round"))
        assert not s.table.has("Join")
        assert "cannot sit down now" in (await eve.slash("join")).note


async def test_a_computer_takes_the_seat_and_gives_it_back(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await begin_with_computers(s)
        player = s.on_turn
        await player.open_hand()
        old = player.hand
        question = await player.slash("leave")
        assert "A computer plays on with your cards" in question.note
        await player.press(question.screen, "Yes, leave")
        assert "gives you your seat back" in question.screen.text
        await s.wait(3)
        assert f"{player.name}: " in s.table.text
        assert "computer" in s.table.text
        assert s.on_turn is not player  # the computer has moved
        [late] = await player.press_as_seen(old, old.first_move)
        assert "A computer is playing for you" in late.screen.text
        offer = await player.press(s.table, "My hand")
        assert "A computer is playing for you" in offer.note
        await player.press(offer.screen, "Take my seat back")
        assert "Your cards" in newest(player).text
        assert "computer" not in (await s.shown()).text


async def test_a_computer_takes_the_seat_of_who_is_away_too_long(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await begin_with_computers(s)
        absent, present = s.on_turn, next(p for p in s.players.values() if p is not s.on_turn)
        for _ in range(40):
            if "computer" in s.table.text or s.table.has("Next round"):
                break
            if s.on_turn is absent:
                await s.wait(95)
            else:
                await present.open_hand()
                await present.press(present.hand, present.hand.first_move)
                await s.wait(1.2)
        assert f"{absent.name}: " in s.table.text
        assert "computer" in s.table.text
        assert "Your cards" in (await absent.slash("join")).note
        assert "computer" not in (await s.shown()).text


async def test_the_last_person_leaving_ends_the_table(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await begin_with_computers(s)
        for name in ("Ann", "Ben"):
            question = await s[name].slash("leave")
            await s[name].press(question.screen, "Yes, leave")
        assert "Nobody is left at the table" in (await s.shown()).text
        assert "Your table is open" in (await s["Ben"].slash("start")).note


async def test_the_host_of_a_match_passes_on(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        assert "Only the host" in (await s["Ben"].slash("table kick", player=s["Cleo"].actor)).note
        question = await s["Ann"].slash("leave")
        await s["Ann"].press(question.screen, "Yes, leave")
        asked = await s["Ben"].slash("table kick", player=s["Cleo"].actor)
        await s["Ben"].press(asked.screen, "Yes, remove Cleo")
        assert "no longer at the table" in newest(s["Ben"]).text
        assert "Ben" in (await s.shown()).text
        assert "won the match" in s.table.text


async def test_who_was_removed_from_a_lobby_waits_for_an_invitation(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s["Ann"].slash("start")
        for name in ("Ben", "Cleo"):
            await s[name].press(s.table, "Join")
        assert "Only the host" in (await s["Ben"].press(s.table, "Remove a player")).note
        asked = await s["Ann"].press(s.table, "Remove a player")
        assert not asked.screen.labels
        await s["Ann"].choose(asked.screen, "Ben")
        assert "unless you invite them" in newest(s["Ann"]).text
        await s["Ann"].press(newest(s["Ann"]), "Yes, remove Ben")
        assert "Ben" not in (await s.shown()).text
        assert "You were removed" in (await s["Ben"].press(s.table, "Join")).note
        assert "You were removed" in (await s["Ben"].slash("join")).note
        invited = await s["Ann"].slash("table invite", player=s["Ben"].actor)
        assert "can sit down" in invited.note
        await s["Ben"].press(s.table, "Join")
        assert "3. Ben" in s.table.text


async def test_nobody_is_removed_for_who_sat_there_when_the_host_was_asked(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", "Dora") as s:
        await s["Ann"].slash("start")
        for name in ("Ben", "Cleo", "Dora"):
            await s[name].press(s.table, "Join")
        question = await s["Ann"].slash("table kick", player=s["Cleo"].actor)
        await s["Ben"].press(s.table, "Leave")
        await s["Ann"].press(question.screen, "Yes, remove Cleo")
        assert "Nobody sits there any more" in newest(s["Ann"]).text
        assert "2. Cleo" in (await s.shown()).text
        assert "3. Dora" in s.table.text


async def test_everything_of_a_lobby_can_be_typed(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        await s["Ben"].slash("join")
        assert "Only the host" in (await s["Ben"].slash("table add-computer")).note
        assert "A computer player sat down" in (await s["Ann"].slash("table add-computer")).note
        assert "computer" in (await s.shown()).text
        assert "got up" in (await s["Ann"].slash("table remove-computer")).note
        assert "no computer player" in (await s["Ann"].slash("table remove-computer")).note
        kept = await s["Ben"].slash("table word", word="  wolf  ")
        assert "wolf" in kept.note
        assert "gave a lucky word" in (await s.shown()).text
        form = await s["Ben"].slash("table word")
        assert "no lucky word now" in (await s["Ben"].write(form, word="")).note
        assert "gave a lucky word" not in (await s.shown()).text
        assert "not begun yet" in (await s["Ann"].slash("pause", hours=1)).note
        assert "Only the host" in (await s["Ben"].slash("table cancel")).note
        question = await s["Ann"].slash("table cancel")
        await s["Ann"].press(question.screen, "Yes, close it")
        assert "called it off" in (await s.shown()).text


async def test_a_match_is_paused_skipped_and_played_again_by_typing(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        assert "No match has been finished" in (await s["Ann"].slash("rematch")).note
        await s.start_match(scoring="single")
        assert "not over yet" in (await s["Ann"].slash("rematch")).note
        asked = await s["Ann"].slash("pause")
        assert asked.screen.menus
        assert "rests" in (await s["Ann"].slash("pause", hours=2)).note
        assert "paused" in (await s["Ann"].slash("pause", hours=2)).note
        assert "The game is paused" in (await s.shown()).text
        assert "Your vote counts" in (await s["Ben"].slash("pause")).note
        assert "goes on" in (await s["Ann"].slash("pause")).note
        absent = s.on_turn
        other = next(p for p in s.players.values() if p is not absent)
        await s.wait(46)
        question = await other.slash("table skip")
        await other.press(question.screen, "Yes, skip")
        assert "usual choice" in newest(other).text
        await s.shown()
        assert s.on_turn is other
        await s.play_until(lambda: s.table.has("Rematch"))
        over = s.table
        await s.restart()
        await s["Ben"].slash("rematch")
        assert (await s.shown()).id != over.id
        assert "Round 1" in s.table.text


async def test_spectators_see_the_table_and_the_rules_and_nothing_else(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Eve") as s:
        eve = s.players.pop("Eve")
        await s.start_match(preset="flip")
        before = s.table.text
        assert "UNO Flip" in (await eve.press(s.table, "Rules")).note
        status = await eve.press(s.table, "What happened?")
        assert "Ann: 7 cards" in status.note
        assert set(status.screen.labels) <= {"My hand", "To the table"}
        refused = [await eve.press(s.table, label) for label in ("My hand", "Draw", "UNO!")]
        for name in ("hand", "draw", "call", "leave", "pause", "next", "table skip", "table kick"):
            refused.append(await eve.slash(name))
        backs = await eve.press(s.table, "Backs")
        for answer in (*refused, backs):
            assert "Your cards" not in answer.note
            assert not answer.screen.menus
        assert "**Ann**" not in backs.note
        assert await eve.suggestions("") == []
        assert s.table.text == before


def last_line(screen: Screen) -> str:
    """Return what the table says of the last move."""
    return [line for line in screen.text.splitlines() if line.startswith("- ")][-1]


async def test_status_tells_everything_since_the_askers_own_last_turn(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", "Dora", "Eve", "Finn", seed="since") as s:
        await s.start_match()
        asker = s.on_turn
        told: list[str] = []
        own = ""
        while not own or len(told) < 5:  # more than the table itself tells
            player = s.on_turn
            await s.move()
            line = last_line(await s.shown())
            if player is asker:
                own, told = line, []
            else:
                told.append(line)
        status = (await asker.slash("status")).note
        assert f"**{s.on_turn.name}** " in status
        lines = status.partition("Since your last turn**\n")[2].splitlines()
        assert own not in lines
        assert lines[: len(told)] == told
        await s.restart()
        assert (await asker.slash("status")).note == status
