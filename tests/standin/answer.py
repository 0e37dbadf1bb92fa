"""What a person gets for a press or a command."""

from dataclasses import dataclass

from tests.standin.world import CallbackType, Interaction, Message


class UnansweredError(AssertionError):
    """The bot did not answer in time: the person sees "interaction failed"."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a person got for a press or a command."""

    interaction: Interaction
    seconds: float  # from the event on the socket to the callback

    @property
    def kind(self) -> CallbackType | None:
        """Return the type of the callback."""
        return self.interaction.callback

    @property
    def message(self) -> Message:
        """Return the message that was made or updated. Raises AssertionError without one."""
        assert self.interaction.original is not None, f"{self.kind} shows no message"
        return self.interaction.original

    @property
    def text(self) -> str:
        """Return the words of the message."""
        return self.message.text

    @property
    def is_private(self) -> bool:
        """Tell whether only the presser sees the message."""
        return self.message.ephemeral_for is self.interaction.user
