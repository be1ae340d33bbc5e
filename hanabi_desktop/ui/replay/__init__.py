"""The bar that looks back and replays."""
