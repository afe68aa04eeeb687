"""Times a job of Ray on hard Sudokus with one worker and with two.

    cargo xtask bench ray

builds the wheel, installs it with Ray in a virtual environment under `target/`, and runs this. The job rates boards of
22 to 24 givens, which takes about a millisecond each. Ray is started before, with two cores; a first small job
starts its workers. One worker and two take turns, and the least time of each counts. It is the time from the call to the
summary, reading and writing of Parquet included.

It also measures what the model in docs/scale.md needs: CPU time of a board by each verb, bytes of a board in the files of
the input and the output, and how long a part takes that has hardly any work.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path

import bachet.arrow
import bachet.ray
import pyarrow
import pyarrow.parquet
import ray

BOARDS = 6000
ROUNDS = 5
PARTS = 300


def main() -> None:
    ray.init(address="local", num_cpus=2, log_to_driver=False, include_dashboard=False)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "in.parquet")
        boards = pyarrow.table(bachet.arrow.generate(BOARDS, seed=1, givens="22..24")).select(["puzzle"])
        pyarrow.parquet.write_table(boards, source, compression="zstd")
        best = {1: float("inf"), 2: float("inf")}
        for round in range(-1, ROUNDS):
            for workers in best:
                out = Path(folder, f"out-{round}-{workers}")
                found = bachet.ray.run(source, out, "rate", part_rows=100, workers=workers, progress=False)
                if round >= 0:
                    best[workers] = min(best[workers], found.seconds)
        found = {
            "boards": BOARDS,
            "seconds, one worker": best[1],
            "seconds, two workers": best[2],
            "times as fast": best[1] / best[2],
            "microseconds of a board, rate": per_board(boards, "rate"),
            "microseconds of a board, solve": per_board(boards, "solve"),
            **part(folder, boards),
            "bytes of a board, input": source.stat().st_size / BOARDS,
            "bytes of a board, solved": solved_bytes(folder, source) / BOARDS,
        }
    shown = {name: float(f"{value:.3g}") for name, value in found.items()}
    if "--json" in sys.argv[1:]:
        print(json.dumps(shown))
    else:
        print("\n".join(f"{name}: {value:g}" for name, value in shown.items()))


def per_board(boards: pyarrow.Table, verb: str) -> float:
    """Returns the CPU time of a board in microseconds, in this process on one core."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        getattr(bachet.arrow, verb)(boards, threads=1)
        best = min(best, time.process_time() - start)
    return 1e6 * best / len(boards)


def part(folder: str, boards: pyarrow.Table) -> dict[str, float]:
    """Returns the time of a part of one board on one worker, and the CPU time of the program that hands it out."""
    source = Path(folder, "small.parquet")
    pyarrow.parquet.write_table(boards.slice(0, PARTS), source)
    start = time.process_time()
    found = bachet.ray.run(source, Path(folder, "small"), "solve", part_rows=1, workers=1, progress=False)
    handing_out = time.process_time() - start
    return {
        "milliseconds of a small part": 1e3 * found.seconds / PARTS,
        "milliseconds of handing it out": 1e3 * handing_out / PARTS,
    }


def solved_bytes(folder: str, source: Path) -> int:
    out = Path(folder, "solved")
    bachet.ray.run(source, out, "solve", progress=False)
    return sum(file.stat().st_size for file in out.glob("*.parquet"))


if __name__ == "__main__":
    main()
