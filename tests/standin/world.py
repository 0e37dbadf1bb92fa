"""What exists in the stand-in: servers, channels, people, messages, interactions."""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from tests.standin.clock import SettableClock, Snowflakes
from tests.standin.components import Button, Select, buttons_in, selects_in, text_of

Json = dict[str, Any]

TEXT, PUBLIC_THREAD = 0, 11
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
VIEW_CHANNEL, SEND_MESSAGES, EMBED_LINKS = 1 << 10, 1 << 11, 1 << 14
ATTACH_FILES, READ_HISTORY, USE_APP_COMMANDS = 1 << 15, 1 << 16, 1 << 31
CREATE_PUBLIC_THREADS, SEND_IN_THREADS = 1 << 35, 1 << 38
BOT_PERMISSIONS = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_HISTORY
    | CREATE_PUBLIC_THREADS
    | SEND_IN_THREADS
)
MEMBER_PERMISSIONS = BOT_PERMISSIONS | USE_APP_COMMANDS
TOKEN_LIFE = 15 * 60.0
ANSWER_TIME = 3.0


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class CallbackType(IntEnum):
    """How a bot may answer."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(eq=False, slots=True)
class User:
    """A Discord account."""

    id: int
    name: str
    locale: str = "en-US"
    is_bot: bool = False


@dataclass(eq=False, slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    locale: str = "en-US"
    channels: list["Channel"] = field(default_factory=list)
    members: dict[int, int] = field(default_factory=dict)  # user id -> permissions
    has_bot: bool = True
    role_count: int = 0  # beside @everyone; nothing depends on them


@dataclass(eq=False, slots=True)
class Channel:
    """A text channel or a public thread."""

    id: int
    guild: Guild
    name: str
    type: int = TEXT
    parent: "Channel | None" = None
    bot_permissions: int = BOT_PERMISSIONS
    archived: bool = False
    deleted: bool = False
    messages: dict[int, "Message"] = field(default_factory=dict)


@dataclass(eq=False, slots=True)
class Message:
    """A message as it is now. Ephemeral ones are seen by `ephemeral_for` alone."""

    id: int
    channel: Channel
    author: User
    created_at: float
    ephemeral_for: User | None = None
    content: str = ""
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    edits: list[float] = field(default_factory=list)
    pinged: frozenset[int] = frozenset()
    deleted: bool = False

    @property
    def text(self) -> str:
        """Return all words a reader sees, line by line, without the buttons."""
        return text_of(self.content, self.embeds, self.components)

    @property
    def buttons(self) -> list[Button]:
        """List the buttons in reading order."""
        return buttons_in(self.components)

    @property
    def selects(self) -> list[Select]:
        """List the select menus in reading order."""
        return selects_in(self.components)

    @property
    def is_loading(self) -> bool:
        """Tell whether it still says "thinking…"."""
        return bool(self.flags & LOADING)

    def visible_to(self, user: User) -> bool:
        """Tell whether a member of the server sees it."""
        is_theirs = self.ephemeral_for is None or self.ephemeral_for is user
        return is_theirs and not self.deleted and user.id in self.channel.guild.members


@dataclass(eq=False, slots=True)
class Interaction:
    """One press, command or autocomplete question, and what the bot made of it."""

    id: int
    token: str = field(repr=False)
    type: InteractionType
    user: User
    channel: Channel
    data: Json
    created_at: float
    message: Message | None = None  # the message whose component was used
    callback: CallbackType | None = None
    callback_data: Json = field(default_factory=dict)
    answered_at: float | None = None
    original: Message | None = None
    follow_ups: list[Message] = field(default_factory=list)


class World:
    """Everything that exists, by id."""

    def __init__(self, clock: SettableClock) -> None:
        """Begin with the bot's own account and nothing else."""
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.bot = User(self.snowflakes.next(), "UNO", is_bot=True)
        self.application_id = self.bot.id
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.interactions: dict[str, Interaction] = {}
        self.commands: list[Json] = []
        self.guild_commands: dict[int, list[Json]] = {}
        self.emojis: list[Json] = []
        self.emoji_images: dict[str, bytes] = {}  # by id

    def new_message(self, channel: Channel, author: User) -> Message:
        """Make an empty message and put it into its channel."""
        message = Message(self.snowflakes.next(), channel, author, self.clock.now())
        channel.messages[message.id] = message
        return message

    def forget_expired(self) -> None:
        """Drop interactions whose tokens are long dead, so that a soak does not grow."""
        oldest = self.clock.now() - 2 * TOKEN_LIFE
        for token in [t for t, i in self.interactions.items() if i.created_at < oldest]:
            del self.interactions[token]
