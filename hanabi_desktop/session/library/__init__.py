"""Games read, kept, found, counted, brought in and taken out, off the GUI thread."""
