"""Times boards with 17 clues as a column of a table, beside the fastest solver that installs as a Python package.

    cargo xtask bench python

runs this after the zebra. rustoku is written in Rust too; it takes a board at a time, and is asked for a second solution,
as Bachet is: a board is solved when there is no other solution. Each time is the CPU time of the process in one thread:
the minimum over batches, which alternate.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import bachet.arrow
import pyarrow

BOARDS = Path(__file__).parents[2] / "../shared/data/sudoku/17_clue.txt"
#: Boards in a column, and boards that the peer solves in each batch.
COLUMN, SINGLE = 1_000_000, 2_000
ROUNDS = 5


def by_bachet(column: pyarrow.Table) -> int:
    solved = pyarrow.table(bachet.arrow.solve(column, "puzzle", threads=1))
    return sum(verdict == "unique" for verdict in solved["verdict"].to_pylist())


def by_rustoku(boards: list[str]) -> int:
    import rustoku

    return sum(rustoku.count_solutions(board, 2) == 1 and len(rustoku.solve(board)) == 81 for board in boards)


def timed(work: Callable[[], int], expected: int) -> float:
    start = time.process_time()
    found = work()
    spent = time.process_time() - start
    assert found == expected, f"{found} of {expected} boards were solved"
    return spent


def main() -> None:
    if not BOARDS.exists():
        print(f"skipped: there is no {BOARDS}")
        return
    boards = [line.strip() for line in BOARDS.read_text().splitlines() if len(line.strip()) == 81]
    column = pyarrow.table({"puzzle": (boards * (COLUMN // len(boards) + 1))[:COLUMN]})
    own, peer = [], []
    for _ in range(ROUNDS):
        own.append(timed(lambda: by_bachet(column), COLUMN) / COLUMN)
        try:
            peer.append(timed(lambda: by_rustoku(boards[:SINGLE]), SINGLE) / SINGLE)
        except ImportError:
            pass
    print(f"boards with 17 clues a second, one thread: Bachet {1 / min(own):,.0f}")
    if peer:
        print(f"rustoku {1 / min(peer):,.0f}; ratio {min(peer) / min(own):,.0f}")
    else:
        print("rustoku is not installed", file=sys.stderr)


if __name__ == "__main__":
    main()
