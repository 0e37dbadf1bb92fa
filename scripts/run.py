"""Start the bot, or without a token the playground (the target `make run`)."""

import runpy
import signal
import sys
from pathlib import Path

# Until the program listens to it, Ctrl-C ends it without a traceback.
signal.signal(signal.SIGINT, signal.SIG_DFL)

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from uno.settings import InvalidSettingsError, load_settings  # noqa: E402 (needs the path)


def main() -> None:
    """Run the program that fits; it ends this process with its own exit status."""
    try:
        has_token = load_settings().discord_token is not None
    except InvalidSettingsError as error:
        sys.exit(f"invalid setting: {error}")
    program = "bot.py" if has_token else "playground.py"
    runpy.run_path(str(ROOT / program), run_name="__main__")


if __name__ == "__main__":
    main()
