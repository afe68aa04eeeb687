"""Bachet reads logic puzzles as people write them, and answers them completely.

`read` gives a `Puzzle` of any family, whose methods are the verbs of the program:

>>> import bachet
>>> puzzle = bachet.read('''
... friend: Ann, Bob, Chloe
... drink: tea, milk, cocoa
... arrives: 3:00, 3:30, 4:00
...
... 1. Ann comes half an hour before the one who drinks milk.
... 2. Bob does not drink milk.
... 3. The one who drinks cocoa comes at 4:00.
... ''')
>>> found = puzzle.solve()
>>> found.verdict
'unique'
>>> found[0]["Ann", "drink"]
'tea'
>>> print(found[0])
friend  drink  arrives
──────  ─────  ───────
Ann     tea       3:00
Bob     cocoa     4:00
Chloe   milk      3:30

`Grid`, `Sudoku`, `Crossing`, `Jugs`, `Hanoi`, `Tiles` and `Knights` build puzzles from Python objects.
"""

from ._answers import (
    Answer,
    Candidates,
    Checked,
    Counted,
    Explanation,
    Hint,
    Rating,
    Readings,
    Shown,
    Step,
    Trace,
)
from ._crossing import Boat, Crossing, Rule, Thing
from ._dataset import Dataset, Item, dataset
from ._expressions import (
    Category,
    Expression,
    all_different,
    amount,
    at_least,
    at_most,
    category,
    each,
    exactly,
    her,
    name,
)
from ._grid import Clue, Grid, Question, Values
from ._moves import Hanoi, Jugs, Knights, Moves, Tiles
from ._native import version as _version
from ._problems import Fix, Problem, PuzzleError, PuzzleWarning
from ._puzzle import Puzzle
from ._reading import formats, gallery, read, solve
from ._solutions import Answered, Board, Solution, Solutions, Table, Way
from ._sudoku import Sudoku

__version__ = _version()

__all__ = [
    "Answer",
    "Answered",
    "Board",
    "Boat",
    "Candidates",
    "Category",
    "Checked",
    "Clue",
    "Counted",
    "Crossing",
    "Dataset",
    "Explanation",
    "Expression",
    "Fix",
    "Grid",
    "Hanoi",
    "Hint",
    "Item",
    "Jugs",
    "Knights",
    "Moves",
    "Problem",
    "Puzzle",
    "PuzzleError",
    "PuzzleWarning",
    "Question",
    "Rating",
    "Readings",
    "Rule",
    "Shown",
    "Solution",
    "Solutions",
    "Step",
    "Sudoku",
    "Table",
    "Thing",
    "Tiles",
    "Trace",
    "Values",
    "Way",
    "all_different",
    "amount",
    "at_least",
    "at_most",
    "category",
    "dataset",
    "each",
    "exactly",
    "formats",
    "gallery",
    "her",
    "name",
    "read",
    "solve",
]
