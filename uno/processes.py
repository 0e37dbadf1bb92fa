"""Processes that work for the program and must not outlive it."""

import gc
import os
import signal
import threading
from multiprocessing import parent_process
from typing import Final

LESS_URGENT: Final = 5


def begin_helper() -> None:
    """Prepare a helper process: it ends with its parent, not by the parent's signals."""
    gc.enable()  # the program's main module may have paused it
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    os.nice(LESS_URGENT)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
