"""The storage and exchange of games.

Games are complete, with all their cards: found in files and links (``exchange``), read in a format
(``hanab_live``), replayed (``saved_game``), and kept in one SQLite file per profile (``store``). Only
``metadata`` reveals no cards.
"""
