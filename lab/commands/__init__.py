"""The laboratory's commands, each a module with ``add_arguments`` and ``run``."""
