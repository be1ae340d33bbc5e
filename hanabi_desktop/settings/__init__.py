"""The user's settings, the profile folder, and command-line overrides."""
