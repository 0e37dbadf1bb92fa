"""Put things of the world into Discord's JSON."""

from datetime import UTC, datetime
from typing import Any

from tests.standin.world import (
    BOT_PERMISSIONS,
    MEMBER_PERMISSIONS,
    PUBLIC_THREAD,
    Channel,
    Guild,
    Interaction,
    InteractionType,
    Message,
    User,
    World,
)

Json = dict[str, Any]

JOINED = "2026-01-01T00:00:00+00:00"
UPLOAD_LIMIT = 10 * 1024 * 1024


def timestamp(seconds: float) -> str:
    """Write a time as Discord does."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user_json(user: User) -> Json:
    """Describe an account."""
    return {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": None if user.is_bot else user.name,
        "discriminator": "0",
        "avatar": None,
        "bot": user.is_bot,
        "public_flags": 0,
        "flags": 0,
    }


def member_json(guild: Guild, user: User) -> Json:
    """Describe a member of a server."""
    return {
        "user": user_json(user),
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": JOINED,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "permissions": str(guild.members.get(user.id, 0)),
    }


def channel_json(channel: Channel, owner: User) -> Json:
    """Describe a text channel or thread."""
    common: Json = {
        "id": str(channel.id),
        "type": channel.type,
        "name": channel.name,
        "guild_id": str(channel.guild.id),
        "last_message_id": None,
        "rate_limit_per_user": 0,
    }
    if channel.type == PUBLIC_THREAD:
        return common | _thread_json(channel, owner)
    return common | {
        "position": 0,
        "permission_overwrites": _overwrites(channel),
        "nsfw": False,
        "topic": None,
        "parent_id": None,
    }


def _thread_json(channel: Channel, owner: User) -> Json:
    parent = channel.parent or channel
    return {
        "parent_id": str(parent.id),
        "owner_id": str(owner.id),
        "message_count": len(channel.messages),
        "member_count": 1,
        "thread_metadata": {
            "archived": channel.archived,
            "locked": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": JOINED,
            "create_timestamp": JOINED,
        },
    }


def _overwrites(channel: Channel) -> list[Json]:
    denied = BOT_PERMISSIONS & ~channel.bot_permissions
    if not denied:
        return []
    everyone = str(channel.guild.id)
    return [{"id": everyone, "type": 0, "allow": "0", "deny": str(denied)}]


def _roles(guild: Guild, like: Json) -> list[Json]:
    numbers = range(1, guild.role_count + 1)
    return [like | {"id": str(guild.id + n), "name": f"role {n}", "position": n} for n in numbers]


def guild_json(guild: Guild, bot: User) -> Json:
    """Describe a server as GUILD_CREATE does."""
    live = [channel for channel in guild.channels if not channel.deleted]
    everyone = {
        "id": str(guild.id),
        "name": "@everyone",
        "permissions": str(MEMBER_PERMISSIONS),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(guild.id),
        "name": guild.name,
        "preferred_locale": guild.locale,
        "owner_id": "1",
        "member_count": len(guild.members),
        "joined_at": JOINED,
        "large": False,
        "unavailable": False,
        "features": ["COMMUNITY"],
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
        "roles": [everyone, *_roles(guild, everyone)],
        "emojis": [],
        "stickers": [],
        "members": [member_json(guild, bot)],
        "channels": [channel_json(c, bot) for c in live if c.type != PUBLIC_THREAD],
        "threads": [channel_json(c, bot) for c in live if c.type == PUBLIC_THREAD],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def message_json(message: Message) -> Json:
    """Describe a message."""
    edited = timestamp(message.edits[-1]) if message.edits else None
    return {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "type": 0,
        "author": user_json(message.author),
        "content": message.content,
        "timestamp": timestamp(message.created_at),
        "edited_timestamp": edited,
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": message.attachments,
        "embeds": message.embeds,
        "components": message.components,
        "flags": message.flags,
    }


def interaction_json(world: World, interaction: Interaction) -> Json:
    """Describe an interaction as INTERACTION_CREATE does."""
    channel, guild = interaction.channel, interaction.channel.guild
    member = member_json(guild, interaction.user)
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(world.application_id),
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": ["COMMUNITY"]},
        "guild_locale": guild.locale,
        "channel_id": str(channel.id),
        "channel": channel_json(channel, world.bot) | {"permissions": member["permissions"]},
        "member": member,
        "locale": interaction.user.locale,
        "app_permissions": str(channel.bot_permissions),
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(guild.id)},
        "context": 0,
        "attachment_size_limit": UPLOAD_LIMIT,
    }
    if interaction.message is not None:
        payload["message"] = message_json(interaction.message)
    return payload


def callback_json(interaction: Interaction) -> Json:
    """Describe what became of an answer (`with_response=1`)."""
    inner: Json = {"id": str(interaction.id), "type": int(interaction.type)}
    body: Json = {"interaction": inner}
    message = interaction.original
    if message is not None:
        inner["response_message_id"] = str(message.id)
        inner["response_message_loading"] = message.is_loading
        inner["response_message_ephemeral"] = message.ephemeral_for is not None
    if interaction.callback is not None:
        resource: Json = {"type": int(interaction.callback)}
        if message is not None and interaction.type is not InteractionType.AUTOCOMPLETE:
            resource["message"] = message_json(message)
        body["resource"] = resource
    return body
