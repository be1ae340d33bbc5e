"""A program as a child process, together with its own children.

Its lines come and go through threads, so that it never blocks us. A process group ends with its children; on
Windows that is a job object.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import IO

from hanabi_desktop.engine.frames import MAX_LINE

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    CREATION_FLAGS = subprocess.CREATE_NO_WINDOW
    """The flags of ``Popen`` for a process that is to become a group."""

    _KILL_ON_CLOSE = 0x2000
    _EXTENDED_LIMITS = 9
    _ALL_ACCESS = 0x1F0FFF

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION, of which only the flags are set."""

        _fields_ = (
            ("times", ctypes.c_int64 * 2),
            ("flags", wintypes.DWORD),
            ("working_sets", ctypes.c_size_t * 2),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("classes", wintypes.DWORD * 2),
            ("counters", ctypes.c_uint64 * 6),
            ("memory", ctypes.c_size_t * 4),
        )

    def _typed_kernel() -> ctypes.WinDLL:
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        handle, number = wintypes.HANDLE, wintypes.DWORD
        kernel.CreateJobObjectW.restype = kernel.OpenProcess.restype = handle
        kernel.CreateJobObjectW.argtypes = (wintypes.LPVOID, wintypes.LPCWSTR)
        kernel.OpenProcess.argtypes = (number, wintypes.BOOL, number)
        kernel.SetInformationJobObject.argtypes = (handle, ctypes.c_int, wintypes.LPVOID, number)
        kernel.AssignProcessToJobObject.argtypes = (handle, handle)
        kernel.TerminateJobObject.argtypes = (handle, wintypes.UINT)
        kernel.CloseHandle.argtypes = (handle,)
        return kernel

    class ProcessGroup:
        """A process and the children it starts, which end together."""

        def __init__(self, process: "subprocess.Popen[bytes]") -> None:
            self._process = process
            self._kernel = _typed_kernel()
            self._job: int | None = self._new_job()

        def _new_job(self) -> int | None:
            """Return a new job object with the process in it; None if Windows refuses."""
            kernel = self._kernel
            job: int | None = kernel.CreateJobObjectW(None, None)
            if not job:
                return None
            limits = _Limits(flags=_KILL_ON_CLOSE)
            process = kernel.OpenProcess(_ALL_ACCESS, False, self._process.pid)
            size = ctypes.sizeof(limits)
            is_set = kernel.SetInformationJobObject(
                job, _EXTENDED_LIMITS, ctypes.byref(limits), size
            )
            is_in_job = is_set and process and kernel.AssignProcessToJobObject(job, process)
            if process:
                kernel.CloseHandle(process)
            if is_in_job:
                return job
            kernel.CloseHandle(job)
            return None

        def kill(self) -> None:
            """End the process and all its children at once."""
            if self._job is not None:
                self._kernel.TerminateJobObject(self._job, 1)
                self._kernel.CloseHandle(self._job)
                self._job = None
                return
            words = ["taskkill", "/T", "/F", "/PID", str(self._process.pid)]
            with suppress(OSError, subprocess.TimeoutExpired):
                subprocess.run(words, capture_output=True, check=False, timeout=1)  # noqa: S603 (our own child)
            with suppress(OSError):
                self._process.kill()

else:
    CREATION_FLAGS = 0

    class ProcessGroup:
        """A process that leads a session, and the children it starts."""

        def __init__(self, process: "subprocess.Popen[bytes]") -> None:
            self._process = process

        def kill(self) -> None:
            """End all of them at once; call this before waiting for the process."""
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)


_WAITING_LINES = 10_000
"""Lines that wait to be read; a program that prints more has to wait."""
_STEP_S = 0.1
_GOODBYE_S = 0.3
"""How long a program may take to end by itself once its input is closed."""
_KILLED_S = 0.5
_THREAD_S = 0.05
"""How long to wait for a thread; one whose pipe somebody else still holds is left behind."""
_AT_ONCE = 1 << 16

Log = Callable[[str], None]
"""Takes a line that a program wrote for its author."""


class ProcessEnded(Exception):  # noqa: N818 (what happened, not what is wrong)
    """The process has ended, or closed its output."""


class EndlessLineError(Exception):
    """The process wrote ``MAX_LINE`` bytes without an end of line."""


class ChildProcess:
    """A child process with a line-based input and output.

    Args:
        command: the executable and its arguments.
        folder: the folder it runs in; None for ours.
        keep: takes the lines of its standard error.

    Raises:
        OSError: the system cannot start it.
    """

    def __init__(self, command: Sequence[str], folder: Path | None, keep: Log) -> None:
        self._process = subprocess.Popen(  # noqa: S603 (a person chose it)
            list(command),
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
            creationflags=CREATION_FLAGS,
        )
        self._group = ProcessGroup(self._process)
        self._keep = keep
        self._is_closing = self._is_interrupted = False
        self._out: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: Queue[bytes | type[Exception]] = Queue(_WAITING_LINES)
        self._threads = [
            Thread(target=work, daemon=True, name=f"program {self._process.pid}")
            for work in (self._read, self._write, self._read_errors)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, data: bytes) -> None:
        """Write to the process, without waiting for it to read."""
        self._out.put(data)

    def line(self, seconds: float) -> bytes | None:
        """Return the next line without its end, or None if there is none within the time.

        Raises:
            ProcessEnded: there will be no more, or :meth:`interrupt` was called.
            EndlessLineError: what it writes is no line.
        """
        if self._is_interrupted:
            raise ProcessEnded
        try:
            got = self._lines.get(timeout=seconds) if seconds > 0 else self._lines.get_nowait()
        except Empty:
            return None
        if isinstance(got, bytes):
            return got
        with suppress(Full):
            self._lines.put_nowait(got)  # so that the next call raises it again
        raise got

    def interrupt(self) -> None:
        """End every present and future wait for a line; may be called from any thread, and returns at once."""
        self._is_interrupted = True
        with suppress(Full):
            self._lines.put_nowait(ProcessEnded)  # so that a thread blocked in line() returns now

    def close(self) -> None:
        """End the process and its children, within a second; do nothing the second time."""
        if self._is_closing:
            return
        self._is_closing = True
        self._out.put(None)
        self._threads[0].join(_GOODBYE_S)
        self._group.kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_KILLED_S)
        for thread in self._threads:
            thread.join(_THREAD_S)

    def _write(self) -> None:
        stream = self._process.stdin
        if stream is None:
            return
        with suppress(OSError, ValueError):  # it has ended or closed its input
            while (data := self._out.get()) is not None:
                left = memoryview(data)
                while left:
                    left = left[stream.write(left) or 0 :]
        with suppress(OSError):
            stream.close()

    def _read(self) -> None:
        for got in _lines_of(self._process.stdout):
            self._hand_over(got)
        self._hand_over(ProcessEnded)

    def _hand_over(self, got: bytes | type[Exception]) -> None:
        """Queue a line; while the queue is full the program waits, not we."""
        while not self._is_closing:
            with suppress(Full):
                self._lines.put(got, timeout=_STEP_S)
                return

    def _read_errors(self) -> None:
        for got in _lines_of(self._process.stderr):
            if isinstance(got, bytes):
                self._keep(got.decode("utf-8", "replace"))


def _lines_of(stream: IO[bytes] | None) -> Iterator[bytes | type[Exception]]:
    """Return the lines of a stream without their ends, and close it at its end.

    EndlessLineError stands for a line of more than ``MAX_LINE`` bytes.
    """
    if stream is None:
        return
    rest = b""
    with stream:
        while data := _read_some(stream):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                yield line.rstrip(b"\r") if len(line) <= MAX_LINE else EndlessLineError
            if len(rest) > MAX_LINE:
                yield EndlessLineError
                rest = b""
    if rest:
        yield rest


def _read_some(stream: IO[bytes]) -> bytes:
    try:
        return os.read(stream.fileno(), _AT_ONCE)
    except OSError:
        return b""
