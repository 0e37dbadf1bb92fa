"""Message key + arguments + locale -> words."""
