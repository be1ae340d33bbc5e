"""Windows, pages and dialogs: the widgets around the table."""
