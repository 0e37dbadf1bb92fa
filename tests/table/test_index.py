"""Where people play: derived from live tables only."""

from uno.table.index import LiveIndex


def test_people_channels_and_servers_lead_to_their_tables() -> None:
    index = LiveIndex()
    index.put("a", guild_id=1, channel_id=10, user_ids=(100, 101))
    index.put("b", guild_id=1, channel_id=11, user_ids=(101,))
    index.put("c", guild_id=2, channel_id=20, user_ids=(102,))
    assert index.in_channel(10) == "a"
    assert index.of_user(101) == ("a", "b")
    assert set(index.in_guild(1)) == {"a", "b"}
    assert index.guild_of("c") == 2


def test_a_table_that_ended_binds_nobody() -> None:
    index = LiveIndex()
    index.put("a", guild_id=1, channel_id=10, user_ids=(100, 101))
    index.drop("a")
    index.drop("a")
    assert index.in_channel(10) is None
    assert index.of_user(100) == ()
    assert index.in_guild(1) == ()
    assert index.guild_of("a") is None


def test_who_leaves_is_free_and_who_joins_is_bound() -> None:
    index = LiveIndex()
    index.put("a", guild_id=1, channel_id=10, user_ids=(100, 101))
    index.put("a", guild_id=1, channel_id=10, user_ids=(101, 102))
    assert index.of_user(100) == ()
    assert index.of_user(102) == ("a",)
    assert index.in_channel(10) == "a"
