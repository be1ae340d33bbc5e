"""The system's reduced motion setting.

Qt 6.11 does not expose it, so each platform is queried directly; if that fails, motion is
not reduced.
"""

import ctypes
import logging
import sys

log = logging.getLogger(__name__)

_CLIENT_AREA_ANIMATION = 0x1042
"""Windows: SPI_GETCLIENTAREAANIMATION."""

_PATIENCE_MS = 100
_PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
_PORTAL_KEYS = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)


def wants_reduced_motion() -> bool:
    """Return whether the system asks for reduced motion. Fast; never raises."""
    try:
        if sys.platform == "win32":
            return _asked_windows()
        if sys.platform == "darwin":
            return _asked_macos()
        return _asked_desktop_portal()
    except Exception:  # an unreadable setting must not prevent the start
        log.debug("the wish for reduced motion cannot be read", exc_info=True)
        return False


def _asked_windows() -> bool:
    """Read the Windows setting *Animation effects*."""
    animated = ctypes.c_int(1)
    user32 = ctypes.CDLL("user32")
    user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return not animated.value


def _asked_macos() -> bool:
    """Read macOS's setting *Reduce motion* from NSWorkspace."""
    ctypes.CDLL("/System/Library/Frameworks/AppKit.framework/AppKit")
    objc = ctypes.CDLL("/usr/lib/libobjc.dylib")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    address = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value or 0
    ask = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(address)
    ask_bool = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(address)
    workspace = ask(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    reduced = objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
    return bool(ask_bool(workspace, reduced))


def _asked_desktop_portal() -> bool:
    """Read the setting from the XDG desktop portal, by its own key or GNOME's."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage  # noqa: PLC0415 (Linux only)

    bus = QDBusConnection.sessionBus()
    for space, key, reduced in _PORTAL_KEYS if bus.isConnected() else ():
        question = QDBusMessage.createMethodCall(*_PORTAL, "ReadOne")
        question.setArguments([space, key])
        answer = bus.call(question, QDBus.CallMode.Block, _PATIENCE_MS)
        if answer.type() is QDBusMessage.MessageType.ReplyMessage:
            value = answer.arguments()[0]
            if getattr(value, "variant", lambda value=value: value)() == reduced:
                return True
    return False
