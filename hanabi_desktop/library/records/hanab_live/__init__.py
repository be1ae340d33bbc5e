"""The formats of hanab.live: game JSON and compact links, in and out.

The layout of both is described by the site's open source documentation. The site's purple
stands where the box has white.
"""
