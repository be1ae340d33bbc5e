"""The wording of events, reasons and ratings: the only package that makes sentences.

Every sentence is one translated text with named placeholders, so that each language can order it
freely. Texts are looked up when they are shown and never stored, so that a change of language
changes everything at once.
"""
