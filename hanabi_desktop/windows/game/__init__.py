"""The page of a game: the table, its buttons and menus, what is told under it and beside it."""
