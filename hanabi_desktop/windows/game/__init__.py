"""The game page: the table, its buttons and menus, the status bar and the side panel."""
