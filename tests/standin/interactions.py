"""Answers to interactions: callbacks, the original answer, follow-ups."""

from typing import Any

from tests.standin.faults import ApiError
from tests.standin.messages import Call, Messages
from tests.standin.payloads import callback_json, message_json
from tests.standin.world import (
    ANSWER_TIME,
    EPHEMERAL,
    LOADING,
    TOKEN_LIFE,
    CallbackType,
    Interaction,
    InteractionType,
    Message,
    World,
)

Json = dict[str, Any]

ALLOWED: dict[InteractionType, frozenset[CallbackType]] = {
    InteractionType.COMMAND: frozenset(
        {CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE, CallbackType.MODAL}
    ),
    InteractionType.COMPONENT: frozenset(CallbackType) - {CallbackType.CHOICES},
    InteractionType.AUTOCOMPLETE: frozenset({CallbackType.CHOICES}),
    InteractionType.MODAL: frozenset(CallbackType) - {CallbackType.CHOICES, CallbackType.MODAL},
}


class Interactions:
    """What a bot may do with an interaction's id and token."""

    def __init__(self, world: World, messages: Messages) -> None:
        """Work on `world`, writing with `messages`."""
        self._world = world
        self._messages = messages

    async def callback(self, call: Call) -> Json | None:
        """Serve POST /interactions/{interaction_id}/{token}/callback."""
        interaction = self._world.interactions.get(call.params["token"])
        if interaction is None or str(interaction.id) != call.params["interaction_id"]:
            raise ApiError(10062)
        if interaction.callback is not None:
            raise ApiError(40060)
        if self._world.clock.now() - interaction.created_at > ANSWER_TIME:
            raise ApiError(10062)
        kind = CallbackType(call.body["type"])
        if kind not in ALLOWED[interaction.type]:
            raise ApiError(50035, [f"type: {kind.name} does not fit {interaction.type.name}"])
        self._answer(interaction, kind, call)
        return callback_json(interaction) if call.query.get("with_response") else None

    def _answer(self, interaction: Interaction, kind: CallbackType, call: Call) -> None:
        data: Json = call.body.get("data") or {}
        inner = Call(call.params, call.query, data, call.uploads)
        match kind:
            case CallbackType.MESSAGE:
                interaction.original = self._new(interaction, inner)
            case CallbackType.DEFERRED_MESSAGE:
                interaction.original = self._thinking(interaction, data)
            case CallbackType.DEFERRED_UPDATE:
                interaction.original = self._pressed_message(interaction)
            case CallbackType.UPDATE:
                interaction.original = self._pressed_message(interaction)
                self._update(interaction.original, inner)
            case CallbackType.CHOICES | CallbackType.MODAL:
                pass  # the driver reads `callback_data`
        interaction.callback = kind
        interaction.callback_data = data
        interaction.answered_at = self._world.clock.now()

    def _pressed_message(self, interaction: Interaction) -> Message:
        if interaction.message is None:
            raise ApiError(50035, ["type: no message to update"])
        return interaction.message

    def _new(self, interaction: Interaction, call: Call) -> Message:
        message = self._world.new_message(interaction.channel, self._world.bot)
        if (call.body.get("flags") or 0) & EPHEMERAL:
            message.ephemeral_for = interaction.user
        try:
            self._messages.write(message, call)
        except ApiError:
            self._messages.remove(message)
            raise
        message.pinged = self._messages.pings(message, call.body)
        return message

    def _thinking(self, interaction: Interaction, data: Json) -> Message:
        message = self._world.new_message(interaction.channel, self._world.bot)
        if (data.get("flags") or 0) & EPHEMERAL:
            message.ephemeral_for = interaction.user
            message.flags |= EPHEMERAL
        message.flags |= LOADING
        return message

    def _update(self, message: Message, call: Call) -> None:
        if message.deleted:
            raise ApiError(10008)
        self._messages.write(message, call)
        message.edits.append(self._world.clock.now())

    async def follow_up(self, call: Call) -> Json:
        """Serve POST /webhooks/{application_id}/{token}."""
        interaction = self._by_token(call)
        original = interaction.original
        if original is not None and original.is_loading:  # it resolves "thinking…"
            self._update(original, call)
            return message_json(original)
        message = self._new(interaction, call)
        interaction.follow_ups.append(message)
        return message_json(message)

    async def get(self, call: Call) -> Json:
        """Serve GET of `@original` or a follow-up."""
        return message_json(self._message(call))

    async def edit(self, call: Call) -> Json:
        """Serve PATCH of `@original` or a follow-up."""
        message = self._message(call)
        self._update(message, call)
        return message_json(message)

    async def delete(self, call: Call) -> None:
        """Serve DELETE of `@original` or a follow-up."""
        self._messages.remove(self._message(call))

    def _message(self, call: Call) -> Message:
        interaction = self._by_token(call)
        number = call.params.get("message_id")
        message = interaction.original
        if number is not None:
            mine = [interaction.original, *interaction.follow_ups, interaction.message]
            message = next((m for m in mine if m is not None and str(m.id) == number), None)
        if message is None or message.deleted:
            raise ApiError(10008)
        return message

    def _by_token(self, call: Call) -> Interaction:
        interaction = self._world.interactions.get(call.params["token"])
        if interaction is None or interaction.callback is None:
            raise ApiError(10015)
        if self._world.clock.now() - interaction.created_at > TOKEN_LIFE:
            raise ApiError(50027)
        return interaction
