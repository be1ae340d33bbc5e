"""What everything may stand on: files, paths, logs, languages, the system's wishes, licences."""
