"""Events, reasons and ratings become sentences here, and nowhere else.

Every sentence is one translated text with named places, so that each language orders it
as it likes. Texts are looked up when they are shown, never stored, so that a change of
language changes everything at once.
"""
