"""Computer players that choose by the conventions or by looking ahead, and the reasons they give."""
