"""The main window: its bar and menu, the start page, the curtain and the window's own dialogs."""
