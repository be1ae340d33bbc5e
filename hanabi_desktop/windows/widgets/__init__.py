"""What all windows are made of: buttons, icons, frames, sentences, keys, the style sheet."""
