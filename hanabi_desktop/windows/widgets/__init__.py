"""Building blocks of all windows: buttons, icons, frame sizes, sentences, keys, the style sheet."""
