"""A cluster of two worker processes on this machine; prints its address, ends with its input."""

import json
import sys

from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        workers = [nanny.pid for nanny in cluster.workers.values()]
        print(json.dumps([cluster.scheduler_address, workers]), flush=True)
        sys.stdin.read()
