"""Times the zebra from Python, text to answer in one call, beside models of it for CP-SAT and CPMpy.

    cargo xtask bench python

builds the wheel, installs it with `ortools` and `cpmpy` in a virtual environment under `target/`, and runs this. Each
time is the CPU time of the process, of all its threads: the minimum over batches, which alternate with those of the
peers. Bachet reads the text of the puzzle each time; the peers build their model, written by hand, from Python objects,
find the solution and prove that there is no other. Each call ends with the owner of the zebra as a `str`.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

import bachet

CATEGORIES = {
    "nation": ["English", "Japanese", "Norwegian", "Spanish", "Ukrainian"],
    "colour": ["blue", "green", "ivory", "red", "yellow"],
    "animal": ["dog", "fox", "horse", "snails", "zebra"],
    "drink": ["coffee", "milk", "orange juice", "tea", "water"],
    "cigarettes": ["Chesterfield", "Kool", "Lucky Strike", "Old Gold", "Parliament"],
}
SAME = [
    ("English", "red"),
    ("Spanish", "dog"),
    ("coffee", "green"),
    ("Ukrainian", "tea"),
    ("Old Gold", "snails"),
    ("Kool", "yellow"),
    ("Lucky Strike", "orange juice"),
    ("Japanese", "Parliament"),
]
NEXT = [("Chesterfield", "fox"), ("Kool", "horse"), ("Norwegian", "blue")]

# The zebra as a formal text: the meaning of each clue, without its sentence.
TEXT = "\n".join(
    ["grid: Who owns the zebra?", "house: 1, 2, 3, 4, 5"]
    + [f"{name}: {', '.join(values)}" for name, values in CATEGORIES.items()]
    + [f"- = {one} = {other}" for one, other in SAME]
    + ["- = ivory directly left of green", "- = milk = 3", "- = Norwegian = 1"]
    + [f"- = {one} next to {other}" for one, other in NEXT]
    + ["? = nation(zebra)", ""]
)


def by_bachet() -> str | None:
    return bachet.solve(TEXT).answers[0].value


def in_sentences() -> str | None:
    """The zebra of the gallery: each clue in English and as an expression, which are compared."""
    return bachet.solve(GALLERY).answers[1].value


def by_cp_sat() -> str | None:
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    house = {value: model.new_int_var(1, 5, value) for values in CATEGORIES.values() for value in values}
    for values in CATEGORIES.values():
        model.add_all_different([house[value] for value in values])
    for one, other in SAME:
        model.add(house[one] == house[other])
    model.add(house["ivory"] + 1 == house["green"])
    model.add(house["milk"] == 3)
    model.add(house["Norwegian"] == 1)
    for one, other in NEXT:
        model.add_allowed_assignments(
            [house[one], house[other]], [(a, b) for a in range(1, 6) for b in range(1, 6) if abs(a - b) == 1]
        )
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.enumerate_all_solutions = True
    owners: list[str] = []

    class Owner(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
        def on_solution_callback(self) -> None:
            zebra = self.value(house["zebra"])
            owners.extend(nation for nation in CATEGORIES["nation"] if self.value(house[nation]) == zebra)

    solver.solve(model, Owner())
    return owners[0] if len(owners) == 1 else None


def by_cpmpy() -> str | None:
    import cpmpy

    house = {value: cpmpy.intvar(1, 5, name=value) for values in CATEGORIES.values() for value in values}
    model = cpmpy.Model([cpmpy.AllDifferent([house[value] for value in values]) for values in CATEGORIES.values()])
    model += [house[one] == house[other] for one, other in SAME]
    model += [house["ivory"] + 1 == house["green"], house["milk"] == 3, house["Norwegian"] == 1]
    model += [cpmpy.Abs(house[one] - house[other]) == 1 for one, other in NEXT]
    owners: list[str] = []

    def note() -> None:
        zebra = house["zebra"].value()
        owners.extend(nation for nation in CATEGORIES["nation"] if house[nation].value() == zebra)

    model.solveAll(solver="ortools", display=note)
    return owners[0] if len(owners) == 1 else None


def best(works: dict[str, Callable[[], str | None]], batches: int = 30) -> dict[str, float]:
    """Returns the least time of a call of each work in seconds, over batches of about two hundredths of a second."""
    calls = {}
    for name, work in works.items():
        assert work() == "Japanese", name
        start = time.process_time()
        work()
        calls[name] = max(1, int(0.02 / max(time.process_time() - start, 1e-6)))
    found = dict.fromkeys(works, float("inf"))
    for _ in range(batches):
        for name, work in works.items():
            start = time.process_time()
            for _ in range(calls[name]):
                work()
            found[name] = min(found[name], (time.process_time() - start) / calls[name])
    return found


def main() -> None:
    works: dict[str, Callable[[], str | None]] = {"Bachet": by_bachet, "Bachet, with sentences": in_sentences}
    for name, module, work in [("CP-SAT", "ortools", by_cp_sat), ("CPMpy over CP-SAT", "cpmpy", by_cpmpy)]:
        try:
            __import__(module)
        except ImportError:
            print(f"skipped: {name}: {module} is not installed", file=sys.stderr)
        else:
            works[name] = work
    for name, seconds in best(works).items():
        if "--json" in sys.argv:
            print(json.dumps({"work": "zebra from Python", "by": name, "microseconds": round(seconds * 1e6, 1)}))
        else:
            print(f"{name:<24} {seconds * 1e6:10.1f} us")


GALLERY = str(bachet.read("zebra").text)

if __name__ == "__main__":
    main()
