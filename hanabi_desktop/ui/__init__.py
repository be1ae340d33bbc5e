"""The window: a package a feature, above the frame and the widgets they share."""
