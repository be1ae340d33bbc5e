"""Where the tasks of long commands run: in processes of this machine, or on a cluster of machines.

Dask leads the cluster. It is an optional extra for the command line and is imported only when a
cluster is asked for, by its name alone, so that no installer bundles it. The tasks, their seeds and the
order of their results are the same everywhere.
"""

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

_CONNECT_S = 10

_clients: list[Any] = []
"""The connection to the cluster in use; empty if tasks run on this machine."""


@contextmanager
def on_cluster(address: str) -> Iterator[None]:
    """Run all tasks on the cluster whose scheduler has this address.

    A task whose worker dies is given to another one.

    Raises:
        ImportError: Dask is not installed.
        OSError: there is no scheduler at this address.
        ValueError: it is no address.
    """
    distributed = import_module("distributed")
    with distributed.Client(address, timeout=_CONNECT_S, set_as_default=False) as client:
        _clients.append(client)
        try:
            yield
        finally:
            _clients.pop()


def has_cluster() -> bool:
    """Return whether tasks run on a cluster."""
    return bool(_clients)


def runs_here(jobs: int) -> bool:
    """Return whether tasks need no pool, because a single process of this machine does them all."""
    return jobs == 1 and not has_cluster()


@contextmanager
def task_pool(jobs: int) -> Iterator[Executor]:
    """Return an executor of so many processes, or the cluster in use, whatever its size."""
    if not has_cluster():
        with ProcessPoolExecutor(jobs) as pool:
            yield pool
        return
    with _clients[-1].get_executor(pure=False) as pool:
        yield pool
