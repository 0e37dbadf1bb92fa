"""Which servers this process works on: all of them, unless it shares the work with others."""

from typing import Final, Protocol

SLOTS: Final = 1024
"""More than anybody has processes, and a multiple of every shard count that is a power of two."""

SNOWFLAKE_STEP: Final = 1 << 22
"""What is below in an id of Discord is not its time."""

ALL_SLOTS: Final = frozenset(range(SLOTS))


def slot_of(guild_id: int) -> int:
    """Return the slot of a server; those of one shard are whole slots (Discord's formula)."""
    return guild_id // SNOWFLAKE_STEP % SLOTS


def slots_of_shards(shard_ids: frozenset[int], shard_count: int) -> frozenset[int]:
    """Return the slots of some shards; `shard_count` is a power of two up to 1024."""
    return frozenset(slot for slot in ALL_SLOTS if slot % shard_count in shard_ids)


class Territory(Protocol):
    """Knows whose a server is at this moment."""

    def owns(self, guild_id: int) -> bool:
        """Tell whether this process may work on a server now."""
        ...


class Everywhere:
    """The territory of a process that is alone."""

    def owns(self, guild_id: int) -> bool:  # noqa: ARG002 - of the protocol
        """Tell that it may."""
        return True
