"""What servers decide, what channels played last and what was moved, on both databases."""

from dataclasses import replace

from tests.store.tables import CHANNEL, GUILD, NOW, lobby
from uno.game.actions import Draw, Join
from uno.game.rules import Rules
from uno.store.repository import SqlStore
from uno.table.guild_settings import GuildSettings, LastChoice
from uno.table.person_settings import PersonSettings
from uno.table.ports import Save
from uno.table.records import Options

OWN_GUILD = GUILD + 77

SETTINGS = GuildSettings(
    channels=(1, CHANNEL),
    language="da",
    start="role",
    start_role=5,
    most_tables=3,
    most_tables_each=1,
    most_seats=4,
    preset="flip",
    rules=Rules(deck="flip", stacking="same"),
    options=Options(turn_seconds=0, invited=(7, 8)),
)


async def test_a_server_that_chose_nothing_has_the_defaults(store: SqlStore) -> None:
    assert await store.guild_settings(OWN_GUILD) == GuildSettings()
    await store.member(OWN_GUILD, 1, "Ann", None)
    assert await store.guild_settings(OWN_GUILD) == GuildSettings()


async def test_settings_are_kept_and_replaced(store: SqlStore) -> None:
    await store.save_guild_settings(OWN_GUILD, SETTINGS)
    assert await store.guild_settings(OWN_GUILD) == SETTINGS
    changed = replace(SETTINGS, rules=None, language=None)
    await store.save_guild_settings(OWN_GUILD, changed)
    assert await store.guild_settings(OWN_GUILD) == changed
    assert await store.guild_settings(OWN_GUILD + 1) == GuildSettings()
    await store.member(OWN_GUILD, 1, "Ann", None)  # who comes later changes nothing
    assert await store.guild_settings(OWN_GUILD) == changed


async def test_a_channel_has_its_last_choice_and_never_who_was_invited(store: SqlStore) -> None:
    options = Options(turn_seconds=15, join="invited", invited=(7,), removed=(8,))
    choice = LastChoice("flip", Rules(deck="flip"), options)
    assert await store.last_choice(GUILD, CHANNEL) is None
    await store.save_last_choice(GUILD, CHANNEL, choice)
    kept = await store.last_choice(GUILD, CHANNEL)
    assert kept == replace(choice, options=replace(options, join="all", invited=(), removed=()))
    assert await store.last_choice(GUILD, CHANNEL + 1) is None


async def test_moves_come_back_in_order(store: SqlStore) -> None:
    before = await lobby(store)
    actions = [None, Draw(1), Join("Dan")]
    previous = None
    for number, action in enumerate(actions):
        after = replace(before, sequence=1 + number)
        await store.save(Save(previous, after, f"i:{before.id}:{number}", action, NOW + number))
        previous = after
    moves = await store.moves(before.id)
    assert [(m.sequence, m.at) for m in moves] == [(1, NOW), (2, NOW + 1), (3, NOW + 2)]
    assert [m.action for m in moves] == [None, Draw(1), Join("")]
    assert await store.moves("none") == []


async def test_a_person_has_the_same_settings_in_every_server(store: SqlStore) -> None:
    person, other = 4_711, 4_712
    assert await store.person_settings(person) == PersonSettings()
    for server in (OWN_GUILD, OWN_GUILD + 1):
        await store.member(server, person, "Ann", None)
        await store.member(server, other, "Ben", None)
    chosen = PersonSettings(is_plain=True)
    await store.save_person_settings(person, chosen)
    await store.member(OWN_GUILD + 2, person, "Ann", "da")  # comes to another server later
    await store.member(OWN_GUILD, person, "Anna", "da")  # and has another name
    assert await store.person_settings(person) == chosen
    assert await store.person_settings(other) == PersonSettings()
