"""Programs that choose: by the conventions, and by looking ahead; with the reasons they give."""
