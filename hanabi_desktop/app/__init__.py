"""Start-up: Qt's application, the window, and the composition root."""
