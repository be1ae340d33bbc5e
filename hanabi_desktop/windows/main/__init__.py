"""The one window: its bar and menu, its start page, what lies over its pages, and its own dialogs."""
