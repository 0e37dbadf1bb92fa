"""The UNO bot: rules, tables, storage and texts."""
