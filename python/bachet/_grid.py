"""Logic grids from Python objects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Literal

from ._expressions import Expression
from ._puzzle import FORMS, Puzzle, Source, build

#: A name or a number, as the value of a category.
Name = str | int | float | Decimal


@dataclass(frozen=True)
class Values:
    """The values of a category, and what else the puzzle says about them.

    `kind` is `one each`, `spare` if some belong to nobody, or `shared` if several may have the same; `counts` then says
    how many have each value. `ordered` words have the order in which they are listed. `unit` is that of plain numbers.
    """

    values: Sequence[Name]
    kind: Literal["one each", "spare", "shared"] = "one each"
    counts: Sequence[int | None] | None = None
    ordered: bool = False
    unit: str | None = None


@dataclass(frozen=True)
class Clue:
    """A clue: its sentence, its meaning, or both."""

    text: str | None = None
    expression: Expression | str | None = None
    label: str | None = None


@dataclass(frozen=True)
class Question:
    """A question: its sentence, its meaning, or both."""

    text: str | None = None
    expression: Expression | str | None = None


class Grid(Puzzle):
    """A logic grid.

    `categories` maps the name of each category to its values; the first lists those whom the puzzle is about. A clue is
    an expression, a text, or a `Clue`. A text that begins with `=` is an expression of the notation, any other text is
    a sentence; questions likewise.

    >>> import bachet
    >>> from bachet import Grid, category, name
    >>> arrives = category("arrives")
    >>> puzzle = Grid(
    ...     {
    ...         "friend": ["Ann", "Bob", "Chloe"],
    ...         "drink": ["tea", "milk", "cocoa"],
    ...         "arrives": ["3:00", "3:30", "4:00"],
    ...     },
    ...     clues=[
    ...         arrives(name("Ann")) == arrives(name("milk")) - bachet.amount(30, "min"),
    ...         "Bob does not drink milk.",
    ...         "= cocoa = 4:00",
    ...     ],
    ... )
    >>> puzzle.solve()[0]["Ann", "drink"]
    'tea'
    """

    __slots__ = ()

    def __init__(
        self,
        categories: Mapping[str, Sequence[Name] | Values],
        clues: Sequence[Expression | str | Clue] = (),
        questions: Sequence[Expression | str | Question] = (),
        *,
        title: str | None = None,
        language: str | None = None,
        source: str | None = None,
    ) -> None:
        build(
            self,
            {
                "family": "grid",
                "title": title,
                "language": language,
                "source": source,
                "categories": [_category(name, values) for name, values in categories.items()],
                "clues": [_clue(clue, number) for number, clue in enumerate(clues, 1)],
                "questions": [_question(question) for question in questions],
            },
        )


def _category(name: str, values: Sequence[Name] | Values) -> dict[str, Any]:
    if isinstance(values, str):
        raise TypeError(f"the values of {name!r} are a list, not a text")
    if not isinstance(values, Values):
        values = Values(values)
    fields: dict[str, Any] = {"name": name, "values": [_name(value) for value in values.values], "kind": values.kind}
    if values.counts is not None:
        fields["counts"] = list(values.counts)
    if values.unit is not None:
        fields["unit"] = values.unit
    if values.ordered:
        fields["ordered"] = True
    return fields


def _name(value: Name) -> str:
    if isinstance(value, bool) or not isinstance(value, (str, int, float, Decimal)):
        raise TypeError(f"{value!r} is neither a name nor a number")
    return str(value)


def _clue(clue: Expression | str | Clue, number: int) -> dict[str, Any]:
    if not isinstance(clue, Clue):
        clue = Clue(**_told(clue))
    fields = _fields(clue.text, clue.expression)
    fields["label"] = str(number) if clue.label is None else clue.label
    return fields


def _question(question: Expression | str | Question) -> dict[str, Any]:
    if not isinstance(question, Question):
        question = Question(**_told(question))
    return _fields(question.text, question.expression)


def _told(told: Expression | str) -> dict[str, Any]:
    if isinstance(told, Expression):
        return {"expression": told}
    if not isinstance(told, str):
        raise TypeError(f"{told!r} is neither an expression nor a text")
    begun = told.lstrip()
    return {"expression": begun[1:].strip()} if begun.startswith("=") else {"text": told}


def _fields(text: str | None, expression: Expression | str | None) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    if text is not None:
        fields["text"] = text
    if expression is not None:
        fields["expression"] = str(expression)
    return fields


FORMS["grid"] = Grid
__all__ = ["Clue", "Grid", "Name", "Question", "Source", "Values"]
