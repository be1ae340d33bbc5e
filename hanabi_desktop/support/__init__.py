"""Utilities any package may use: files, paths, logs, threads, translation, licences."""
