"""The message of a window's close button, which old versions of xdotool cannot send."""

import ctypes

_CLIENT_MESSAGE = 33


class _Message(ctypes.Structure):
    """XClientMessageEvent, with room for the largest XEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("room", ctypes.c_long * 24),
    )


def close_window(display: str, window: int) -> None:
    """Ask *window* on *display* to close, as a window manager does."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    opened = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    if opened.value is None:
        raise OSError(f"there is no display {display}")
    protocols, delete = (x11.XInternAtom(opened, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = _Message(type=_CLIENT_MESSAGE, window=window, message_type=protocols, format=32)
    message.data[0] = delete
    x11.XSendEvent(opened, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XFlush(opened)
    x11.XCloseDisplay(opened)
