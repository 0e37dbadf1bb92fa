"""SQL behind the ports of uno.table."""
