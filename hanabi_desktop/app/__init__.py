"""Start-up: the Qt application, the window, and the composition root."""
