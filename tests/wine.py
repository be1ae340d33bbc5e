"""Whether Wine stands in for Windows: it lacks some of it."""

import ctypes
import sys

UNDER_WINE = sys.platform == "win32" and hasattr(ctypes.windll.ntdll, "wine_get_version")
