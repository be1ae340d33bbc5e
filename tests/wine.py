"""Whether Wine stands in for Windows, of which it lacks some parts."""

import ctypes
import sys

UNDER_WINE = sys.platform == "win32" and hasattr(ctypes.windll.ntdll, "wine_get_version")
