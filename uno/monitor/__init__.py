"""What the bot tells of itself to whoever operates it."""
