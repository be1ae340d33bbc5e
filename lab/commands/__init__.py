"""The laboratory's commands, each with add_arguments and run."""
