"""Programs at the table: the frames they speak, a seat for one, and our teammates behind the same frames.

See docs/engines.md.
"""
