"""The start: Qt's application, the one window, and how the program is put together."""
