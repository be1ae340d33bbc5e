"""A program's process together with its children: a process group, or a job object on Windows."""

import os
import signal
import subprocess
import sys
from contextlib import suppress

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
