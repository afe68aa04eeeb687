"""Programs that the tests run on the first host of the cluster: `programs.py NAME ADDRESS ARGUMENTS`, which print JSON."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import bachet
import bachet.arrow
import bachet.ray
import ray

#: The puzzle whose worker dies.
POISON = "poison"


def writing() -> list[int]:
    """Returns the processes that write a part just now; Ray names them after their task."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            name = (process / "cmdline").read_bytes()
        except OSError:
            continue
        if name.startswith(b"ray::_write"):
            found.append(int(process.name))
    return found


def run(source: str, out: str, workers: str, kill: str) -> dict[str, Any]:
    """Runs a job on so many workers, and kills so many of them on the way."""
    left = int(kill)

    def progress(done: int, parts: int) -> None:
        nonlocal left
        if left and done > parts // 4:
            for process in writing()[:1]:
                os.kill(process, signal.SIGKILL)
                left -= 1

    found = bachet.ray.run(source, out, part_rows=2048, workers=int(workers), progress=progress)
    return {**vars(found), "verdicts": {str(key): count for key, count in found.verdicts.items()}, "left": left}


def poisoned(source: str, out: str) -> dict[str, Any]:
    """Runs a job in which a row kills every worker that answers it."""
    found = bachet.ray.run(source, out, part_rows=64, retries=1)
    return {"lost": found.lost, "retried": found.retried, "rows": found.rows}


def poison() -> None:
    """Makes workers die of the row with the poison; Ray calls it when it starts one."""
    answer = bachet.arrow.solve

    def dying(data: Any, column: str = "puzzle", **options: Any) -> Any:
        if POISON in data[column].to_pylist():
            os._exit(1)
        return answer(data, column, **options)

    bachet.arrow.solve = dying


def conquer(name: str, enough: str, part_steps: str) -> dict[str, Any]:
    """Solves or counts one puzzle in parts of so many steps."""
    text = Path(name).read_text(encoding="utf-8") if os.path.exists(name) else name
    found = bachet.ray.conquer(text, enough=int(enough) or None, parts=6, part_steps=int(part_steps))
    hosts = {node["NodeManagerAddress"] for node in ray.nodes()}
    solution = None if found.solution is None else found.solution.data
    return {**vars(found), "solution": solution, "count": str(found.count), "hosts": len(hosts)}


def pipeline(count: str) -> dict[str, Any]:
    """Generates, solves and rates puzzles by Ray Data."""
    made = bachet.ray.generate(int(count), seed=9)
    rated = bachet.ray.rate(bachet.ray.solve(made, batch_size=500), "puzzle", batch_size=500)
    rows = sorted(rated.take_all(), key=lambda row: row["number"])
    return {
        "columns": rated.columns(),
        "same": all(row["solution"] == row["solution_2"] for row in rows),
        "puzzles": [row["puzzle"] for row in rows],
        "rated": sum(row["er"] is not None for row in rows),
    }


if __name__ == "__main__":
    name, address, *arguments = sys.argv[1:]
    environment: dict[str, Any] = {"worker_process_setup_hook": poison} if name == "poisoned" else {}
    ray.init(address=address, log_to_driver=False, runtime_env=environment)
    print(json.dumps(globals()[name](*arguments)))
