"""Background services that read, save, find, count, import and export games."""
