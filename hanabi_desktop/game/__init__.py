"""The rules of Hanabi. Uses only the standard library and no other package of the program."""
