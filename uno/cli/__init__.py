"""The commands of `python -m uno`, one module each."""
