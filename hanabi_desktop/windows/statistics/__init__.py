"""The page of how games went, as charts and as tables."""
