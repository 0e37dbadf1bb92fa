"""The Discord side: commands, the router of presses, publishing."""
