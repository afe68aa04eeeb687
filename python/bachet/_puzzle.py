"""Puzzles, and what can be asked about them."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar, overload

from . import _native as native
from ._answers import Answer, Candidates, Checked, Counted, Explanation, Hint, Rating, Readings, Shown, Trace
from ._problems import Problem, PuzzleError, warn
from ._solutions import Solutions

A = TypeVar("A", bound=Answer)

#: What can be read: text, a path, bytes, or the JSON of a puzzle as an object.
Source = str | bytes | os.PathLike[str] | Mapping[str, Any]


class Puzzle:
    """A puzzle: a logic grid, a Sudoku, a river crossing or a puzzle of moves.

    `bachet.read` gives one, of the class of its family: `Grid`, `Sudoku`, `Crossing`, `Jugs`, `Hanoi`, `Tiles` or
    `Knights`. These also build puzzles from Python objects.

    Each method is a verb of the program, with the same options. `time` limits its work in seconds, `steps` in steps of
    search, which give the same answer on every machine. At a limit the answer says what is known so far: the verdict is
    `unknown`. Ctrl-C ends the work. What is wrong raises a `PuzzleError`; what is doubtful gives a `PuzzleWarning`.
    """

    __slots__ = ("_common", "_format", "_lang", "_native", "_problems", "__weakref__")

    _native: native.Puzzle
    _format: str | None
    _lang: str | None
    _common: dict[str, Any]
    _problems: tuple[Problem, ...]

    def __init__(self, source: Source) -> None:
        """Reads a puzzle, as `bachet.read` does."""
        _fill(self, native_of(source, None, None), None, None, False, True)

    @property
    def family(self) -> str:
        """`grid`, `sudoku`, `crossing`, `jugs`, `hanoi`, `tiles` or `knights`."""
        return self._native.family or ""

    @property
    def title(self) -> str | None:
        """The title."""
        return self._native.title

    @property
    def language(self) -> str | None:
        """The language that the puzzle states: `en`, `fr` or `nl`."""
        return self._native.language

    @property
    def origin(self) -> str | None:
        """Where the puzzle comes from."""
        return self._native.origin

    @property
    def format(self) -> str | None:
        """The format in which a Sudoku was written, if it is known."""
        return self._native.format

    @property
    def text(self) -> str:
        """The text that was read."""
        return self._native.text

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is doubtful in the text, or worth knowing."""
        return self._problems

    def solve(
        self,
        *,
        first: int | None = None,
        all: bool = False,
        all_shortest: bool = False,
        up_to_symmetry: bool = False,
        max_moves: int | None = None,
        strict: bool = False,
        time: float | None = None,
        steps: int | None = None,
    ) -> Solutions:
        """Finds every solution, and answers the questions.

        `first` is how many are listed at most, 25 by default. Of a crossing or a puzzle of moves `all_shortest` lists
        all shortest ways, `all` those without repeated states, `up_to_symmetry` one of each that differ only by
        exchanging interchangeable things, `max_moves` at most so many moves of each. `strict` refuses a puzzle with a
        clue that cannot be read, even if the others leave exactly one solution.

        >>> import bachet
        >>> found = bachet.read("jugs: 3, 5\\ngoal: 4\\n").solve()
        >>> found.verdict, len(found[0])
        ('unique', 6)
        """
        options = {
            "first": first,
            "all": all,
            "all-shortest": all_shortest,
            "up-to-symmetry": up_to_symmetry,
            "max-moves": max_moves,
            "strict": strict,
        }
        return Solutions(self._ask("solve", options, time, steps), self)

    def count(
        self,
        *,
        per_clue: bool = False,
        best_order: bool = False,
        estimate: bool = False,
        samples: int | None = None,
        seed: int | None = None,
        all: bool = False,
        all_shortest: bool = False,
        up_to_symmetry: bool = False,
        time: float | None = None,
        steps: int | None = None,
    ) -> Counted:
        """Counts the solutions exactly.

        `per_clue` counts what each clue of a logic grid leaves, `best_order` finds the order that rules out most first,
        `estimate` estimates the number for a Sudoku with very many, from `samples` with a `seed`.

        >>> import bachet
        >>> bachet.read("maris-jaloux").count().count
        486
        """
        options = {
            "per-clue": per_clue,
            "best-order": best_order,
            "estimate": estimate,
            "samples": samples,
            "seed": seed,
            "all": all,
            "all-shortest": all_shortest,
            "up-to-symmetry": up_to_symmetry,
        }
        return Counted(self._ask("count", options, time, steps))

    def check(self, *, smallest: bool = False, time: float | None = None, steps: int | None = None) -> Checked:
        """Checks that there is exactly one solution, and finds what is redundant, missing or contradictory.

        `smallest` finds the fewest clues of a logic grid that suffice.

        >>> import bachet
        >>> bachet.read("zebra").check().is_unique
        True
        """
        return Checked(self._ask("check", {"smallest": smallest}, time, steps))

    def candidates(self, *, time: float | None = None, steps: int | None = None) -> Candidates:
        """Finds the values that each cell has in some solution, or the states on some shortest way.

        >>> import bachet
        >>> bachet.read("einstein").candidates().rows[0]["couleur"]
        ['jaune', 'verte']
        """
        return Candidates(self._ask("candidates", {}, time, steps))

    def read_clues(
        self,
        *,
        choices: bool = False,
        per_clue: bool = False,
        time: float | None = None,
        steps: int | None = None,
    ) -> Readings:
        """Says how the puzzle is understood: each clue of a logic grid, each statement of another family.

        `choices` lists what each clue may mean that is not understood; `per_clue` counts what each clue leaves.

        >>> import bachet
        >>> bachet.read("zebra").read_clues().clues[1]["stated"]["expression"]
        'Spanish = dog'
        """
        return Readings(self._ask("read", {"choices": choices, "per-clue": per_clue}, time, steps))

    def explain(
        self,
        *,
        set: Sequence[str] = (),
        no_techniques: bool = False,
        optimal: bool = False,
        all_steps: bool = False,
        time: float | None = None,
        steps: int | None = None,
    ) -> Explanation:
        """Explains step by step how a person reaches the solution; of a crossing why no way is shorter.

        `set` is what was entered so far, such as `r2c1=5` or `Ann = tea`. `no_techniques` uses small sets of rules and
        facts only; `optimal` proves that each step of a logic grid is the easiest; `all_steps` also tells those that the
        solution does not need.

        >>> import bachet
        >>> bachet.read("wolf-goat-cabbage").explain().moves[0]["text"]
        'Farmer and goat cross from left to right.'
        """
        options = {"set": list(set), "no-techniques": no_techniques, "optimal": optimal, "all-steps": all_steps}
        return Explanation(self._ask("explain", options, time, steps))

    def hint(
        self,
        *,
        strength: Literal["where", "why", "what"] = "where",
        set: Sequence[str] = (),
        state: str | None = None,
        way: Sequence[str] = (),
        no_techniques: bool = False,
        time: float | None = None,
        steps: int | None = None,
    ) -> Hint:
        """Gives away the next step, or says what is wrong with what was entered.

        `set` is what was entered so far, `state` the state of a crossing or a puzzle of moves, `way` the moves so far.

        >>> import bachet
        >>> bachet.read("six").hint(strength="what").data["step"]["facts"]
        ['r2c5 = 1']
        """
        options = {
            "strength": strength if strength != "where" else None,
            "set": list(set),
            "state": state,
            "way": list(way),
            "no-techniques": no_techniques,
        }
        return Hint(self._ask("hint", options, time, steps))

    def rate(self, *, time: float | None = None, steps: int | None = None) -> Rating:
        """Says how difficult the puzzle is.

        >>> import bachet
        >>> bachet.read("17-clue").rate().level
        'easy'
        """
        return Rating(self._ask("rate", {}, time, steps))

    def trace(
        self,
        *,
        method: str | None = None,
        compare: str | Sequence[str] | None = None,
        methods: bool = False,
        rules: bool = False,
        tree: bool = False,
        all: bool = False,
        order: Sequence[str] = (),
        until: int | None = None,
        events: bool = False,
        after: int | None = None,
        max_events: int | None = None,
        words: bool = False,
        time: float | None = None,
        steps: int | None = None,
    ) -> Trace:
        """Runs a method of solving, and counts what it does.

        `methods` lists the methods, `compare` runs several or `all`, `events` lists what happened, `after` and
        `max_events` a part of it, `words` in words, `rules` the rules as the method uses them, `tree` draws the search
        as SVG. `order` puts clues first, `until` stops after so many events, `all` goes on after the first solution.

        >>> import bachet
        >>> traced = bachet.read("six").trace(method="backtracking", events=True, max_events=2)
        >>> len(traced.events)
        2
        """
        options = {
            "method": method,
            "compare": compare if compare is None or isinstance(compare, str) else ",".join(compare),
            "methods": methods,
            "rules": rules,
            "tree": tree,
            "all": all,
            "order": list(order),
            "until": until,
            "events": events,
            "after": after,
            "max-events": max_events,
            "words": words,
        }
        return Trace(self._ask("trace", options, time, steps))

    def show(
        self,
        *,
        set: Sequence[str] = (),
        clear: Sequence[str] = (),
        get: Sequence[str] = (),
        count_wrong: bool = False,
        reveal: bool = False,
        tell: Sequence[str] = (),
        solution: bool = False,
        candidates: bool = False,
        state: str | None = None,
        way: Sequence[str] = (),
        moves: bool = False,
        to: str | None = None,
        next: bool = False,
        time: float | None = None,
        steps: int | None = None,
    ) -> Shown:
        """Shows a board, marks on a grid or a state: what is wrong with it, and whether it can still be solved.

        >>> import bachet
        >>> bachet.read("six").show(set=["r2c5=1"]).solvable
        True
        """
        options = {
            "set": list(set),
            "clear": list(clear),
            "get": list(get),
            "count-wrong": count_wrong,
            "reveal": reveal,
            "tell": list(tell),
            "solution": solution,
            "candidates": candidates,
            "state": state,
            "way": list(way),
            "moves": moves,
            "to": to,
            "next": next,
        }
        return Shown(self._ask("show", options, time, steps))

    def prove(self, *, check: str | None = None, time: float | None = None, steps: int | None = None) -> Answer:
        """Writes a certificate that a river crossing has no way, or no shorter one; `check` verifies one.

        >>> import bachet
        >>> puzzle = bachet.read("maris-jaloux-un-siege")
        >>> certificate = puzzle.prove().data["certificate"]
        >>> puzzle.prove(check=certificate).data["accepted"]
        True
        """
        return Answer(self._ask("prove", {"check": check}, time, steps))

    def split(self, parts: int, *, time: float | None = None, steps: int | None = None) -> list[Puzzle]:
        """Splits a logic grid or a Sudoku into at least so many puzzles, if it has as many choices.

        Each solution is a solution of exactly one of them, so that other machines can solve them on their own. The
        first limit that is reached leaves fewer parts, and loses no solution. None at all means no solution.

        >>> import bachet
        >>> parts = bachet.read("grid: Pets\\nwho: Ann, Bob, Cy\\npet: cat, dog, fish\\n").split(3)
        >>> [part.count().count for part in parts]
        [2, 2, 2]
        """
        if parts < 1:
            raise ValueError("a puzzle is split into at least 1 part")
        if steps is not None and steps < 0:
            raise ValueError("a number of steps is not negative")
        found, _ = self._native.split(parts, time, steps)
        return [restore(text, None, False, self._lang) for text in found]

    @overload
    def convert(  # type: ignore[overload-overlap]
        self, to: Literal["json"] = "json", *, givens: bool = False
    ) -> dict[str, Any]: ...
    @overload
    def convert(self, to: str, *, givens: bool = False) -> str: ...
    def convert(self, to: str = "json", *, givens: bool = False) -> dict[str, Any] | str:
        """Writes the puzzle in another notation: `text`, any format of a Sudoku, or `json`, which is an object here.

        `givens` leaves out the pencil marks of a Sudoku.

        >>> import bachet
        >>> bachet.read("six").convert("line")
        '6...2.2.43......31........1.6....1.5\\n'
        """
        answer = Answer(self._ask("convert", {"to": to, "givens": givens}, None, None))
        found: dict[str, Any] | str = answer.data["puzzle"] if to == "json" else answer.data["text"]
        return found

    def export(self, to: str, *, time: float | None = None, steps: int | None = None) -> str:
        """Writes the puzzle for another solver: `dimacs`, `minizinc`, `pddl`, `pddl-domain`, `pddl-problem` or `dot`.

        >>> import bachet
        >>> bachet.read("six").export("dimacs").splitlines()[0][:2]
        'c '
        """
        return str(Answer(self._ask("export", {"to": to}, time, steps)).data["text"])

    def page(
        self,
        *,
        without_solution: bool = False,
        graph: bool = False,
        time: float | None = None,
        steps: int | None = None,
    ) -> str:
        """Prints the puzzle and its solutions as a page of HTML; with `graph` the states of a crossing as SVG.

        >>> import bachet
        >>> bachet.read("zebra").page(without_solution=True)[:15]
        '<!DOCTYPE html>'
        """
        options = {"without-solution": without_solution, "graph": graph}
        return str(Answer(self._ask("print", options, time, steps)).data["text"])

    def __str__(self) -> str:
        """Returns the puzzle in the text notation."""
        return self.convert("text")

    def __repr__(self) -> str:
        title = f" {self.title!r}" if self.title else ""
        return f"<bachet.{type(self).__name__}{title}>"

    def _repr_html_(self) -> str:
        return self._native.html()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.text, self._format, "partial" in self._common, self._lang)

    def _ask(self, verb: str, options: dict[str, Any], time: float | None, steps: int | None) -> native.Answer:
        """Asks a question; options that are false or empty are left out, since that is what they are by default."""
        stated = {
            name: value for name, value in options.items() if not (value is None or value is False or value == [])
        }
        written = json.dumps({**self._common, **stated}) if self._common or stated else "{}"
        if steps is not None and steps < 0:
            raise ValueError("a number of steps is not negative")
        answer = self._native.ask(verb, written, time, steps)
        if not answer.is_answered:
            raise PuzzleError(Problem.of(problem) for problem in json.loads(answer.json)["diagnostics"])
        if self._problems or verb in _REMARKING:
            self._warn(answer)
        return answer

    def _warn(self, answer: native.Answer) -> None:
        """Warns of what the reading of the puzzle has not warned of."""
        found = [Problem.of(problem) for problem in json.loads(answer.json)["diagnostics"]]
        told = {(problem.code, problem.line, problem.column) for problem in self._problems if self._is_told(problem)}
        news = (problem for problem in found if (problem.code, problem.line, problem.column) not in told)
        warn(problem for problem in news if problem.severity != "note")

    def _is_told(self, problem: Problem) -> bool:
        return problem.severity == "warning" or (problem.severity == "error" and "partial" in self._common)


# Verbs whose answers may say more about the puzzle than its reading did.
_REMARKING = frozenset({"convert"})


def native_of(source: Source, format: str | None, lang: str | None) -> native.Puzzle:
    """Reads text, a path, or the JSON of a puzzle."""
    kind: Literal["any", "path", "text"] = "any"
    if isinstance(source, (str, bytes)):
        text = source
    elif isinstance(source, os.PathLike):
        kind = "path"
        text = os.fspath(source)
    elif isinstance(source, Mapping):
        kind = "text"
        text = json.dumps(source, ensure_ascii=False)
    else:
        raise TypeError(f"a puzzle is text, a path or the JSON of a puzzle, not {type(source).__name__}")
    return native.read(text, kind=kind, format=format, lang=lang or "en")


def _fill(
    puzzle: Puzzle, found: native.Puzzle, format: str | None, lang: str | None, partial: bool, is_told: bool
) -> None:
    """Makes a puzzle of what was read, and tells its problems."""
    problems: tuple[Problem, ...] = ()
    written = found.problems
    if written is not None:
        problems = tuple(Problem.of(problem) for problem in json.loads(written))
    if not found.is_usable:
        raise PuzzleError(problems)
    puzzle._native = found
    puzzle._format = format
    puzzle._lang = lang
    puzzle._problems = problems
    puzzle._common = {}
    if partial:
        puzzle._common["partial"] = True
    if lang is not None:
        puzzle._common["lang"] = lang
    if is_told and problems:
        warn(problem for problem in problems if puzzle._is_told(problem))


def make(found: native.Puzzle, format: str | None, lang: str | None, partial: bool, is_told: bool) -> Puzzle:
    """Makes a puzzle of the class of its family."""
    form = FORMS.get(found.family or "", Puzzle)
    puzzle = form.__new__(form)
    _fill(puzzle, found, format, lang, partial, is_told)
    return puzzle


def build(puzzle: Puzzle, fields: Mapping[str, Any]) -> None:
    """Makes a puzzle from its fields, as the JSON of a puzzle has them; those that are `None` are left out."""
    stated = {name: value for name, value in fields.items() if value is not None}
    _fill(puzzle, native_of(stated, None, None), None, None, False, True)


def restore(text: str, format: str | None, partial: bool, lang: str | None) -> Puzzle:
    """Makes a puzzle again that was pickled."""
    found = native.read(text, kind="text", format=format, lang=lang or "en")
    return make(found, format, lang, partial, False)


#: The class of each family.
FORMS: dict[str, type[Puzzle]] = {}
