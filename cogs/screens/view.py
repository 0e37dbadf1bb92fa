"""Hand a screen to discord.py: the one place where screens meet discord.ui."""

from typing import Any

import discord
from discord.ui import LayoutView

from cogs.screens.screen import PrivateScreen, PublicScreen


class ScreenView(LayoutView):
    """A view that only carries ready components.

    It reports itself as finished and without anything to dispatch, so that discord.py's ViewStore
    never keeps it: presses are routed by custom id, and nothing grows with the number of renders.
    """

    def __init__(self, screen: PublicScreen | PrivateScreen) -> None:
        super().__init__(timeout=None)
        self._components: list[Any] = list(screen.components)

    def to_components(self) -> list[dict[str, Any]]:
        """Return the components as Discord wants them."""
        return self._components

    def has_components_v2(self) -> bool:
        """Tell discord.py to set the flag of Components V2."""
        return True

    def is_dispatchable(self) -> bool:
        """Keep discord.py from storing the view."""
        return False

    def is_finished(self) -> bool:
        """Keep discord.py from storing the view."""
        return True


def allowed_mentions(screen: PublicScreen | PrivateScreen) -> discord.AllowedMentions:
    """Allow exactly the pings that the screen wants."""
    users = screen.mentions if isinstance(screen, PublicScreen) else ()
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(user_id) for user_id in users],
    )
