"""The formats of hanab.live: reading and writing of game JSON and compact links.

The site's open source documentation describes the layout of both. The site's purple corresponds to
the box's white.
"""
