"""One hard puzzle in parts: cube and conquer.

The puzzle is split into parts of which each solution is in exactly one. A worker counts a part within a budget of steps;
a part that needs more is split again, so that no worker is busy long with one while others have nothing to do. The counts
are added up exactly, and the work ends when the parts that are done decide.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .._puzzle import Puzzle
from .._reading import read

if TYPE_CHECKING:
    from .._solutions import Solution

#: Steps of search for a part before it is split again: some seconds.
PART_STEPS = 2_000_000
#: Number of parts for each worker at the beginning: enough that most of the work is spread before parts are split again.
PARTS_PER_WORKER = 8
#: Number of parts of a part that is split again.
SPLIT_AGAIN = 8


@dataclass(frozen=True)
class Conquered:
    """What was found about a puzzle in parts."""

    #: `unique`, `several`, `none`, or `unknown` if it was stopped before this was known.
    verdict: str
    #: The number of solutions, or a lower bound of it.
    count: int
    #: Whether `count` is the exact number.
    exact: bool
    #: A solution, if there is one: the first that was found.
    solution: Solution | None
    #: Number of parts that were done, and of those that were split again.
    parts: int
    split: int


def conquer(
    puzzle: Puzzle | str,
    *,
    enough: int | None = 2,
    parts: int | None = None,
    part_steps: int = PART_STEPS,
    workers: int | None = None,
) -> Conquered:
    """Solves a logic grid or a Sudoku on all workers of Ray.

    It ends when `enough` solutions are known: two tell whether there is exactly one, `None` counts all of them. `parts`
    is the number of parts at the beginning, `part_steps` the number of steps after which a part is split again,
    `workers` the most tasks at a time; by default as many as Ray has cores.
    """
    import ray

    if enough is not None and enough < 1:
        raise ValueError("at least 1 solution is enough")
    if part_steps < 1:
        raise ValueError("a part has at least 1 step")
    if not isinstance(puzzle, Puzzle):
        puzzle = read(puzzle)
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    cores = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = [str(part) for part in puzzle.split(parts or PARTS_PER_WORKER * cores)][::-1]
    answer = ray.remote(num_cpus=1, max_retries=3)(_answer)
    running: list[Any] = []
    count, done, split, exact = 0, 0, 0, True
    solution: Solution | None = None
    try:
        while (waiting or running) and (enough is None or count < enough):
            while waiting and len(running) < cores:
                running.append(answer.remote(waiting.pop(), part_steps, enough))
            ready, running = ray.wait(running, num_returns=1)
            found, exactly, text, further = ray.get(ready[0])
            if further is not None:
                split += 1
                waiting += further[::-1]
                continue
            done += 1
            count += found
            exact = exact and exactly
            if solution is None and text is not None:
                # The part states more givens or clues than the puzzle, and has the same tables otherwise.
                solution = read(text).solve(first=1)[0]
    finally:
        for task in running:
            ray.cancel(task)
    is_over = not waiting and not running
    exact = exact and is_over
    if count > 1:
        verdict = "several"
    elif is_over:
        verdict = "unique" if count == 1 else "none"
    else:
        verdict = "unknown"
    return Conquered(verdict, count, exact, solution, done, split)


def _answer(text: str, steps: int, enough: int | None) -> tuple[int, bool, str | None, list[str] | None]:
    """Counts a part; returns parts of it instead if that needs too many steps."""
    part = read(text)
    if enough is None:
        counted = part.count(steps=steps)
        count, exact, is_known = counted.count, counted.exact, counted.exact
    else:
        found = part.solve(first=1, steps=steps)
        count, exact = found.count, found.exact
        is_known = exact or count >= enough
    if is_known:
        return count, exact, text if count else None, None
    further = [str(smaller) for smaller in part.split(SPLIT_AGAIN)]
    if len(further) <= 1 and (not further or further[0] == text):
        # There is nothing left to split: it takes what it takes.
        return _answer(text, steps * 10, enough)
    return 0, True, None, further
