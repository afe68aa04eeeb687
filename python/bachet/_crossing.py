"""River crossings from Python objects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import Any

from ._expressions import Expression, _quoted
from ._puzzle import FORMS, Puzzle, build

#: An exact number; a `float` is what it is written as.
Number = int | float | Decimal | Fraction


@dataclass(frozen=True)
class Thing:
    """Things of one name: how many, or the names of the members; what each has as a mate; their attributes.

    An attribute has one number for all, or a list with one for each: `{"weight": 80}`.
    """

    count: int | None = None
    names: Sequence[str] = ()
    mate: str | None = None
    attributes: Mapping[str, Number | Sequence[Number]] = field(default_factory=dict)


@dataclass(frozen=True)
class Boat:
    """A boat: how many it takes, the most that attributes of its load may add up to, and who may row it.

    `least` is the fewest that it may carry, `name` its name if there are several boats, `cost` what a trip costs.
    """

    seats: int | None = None
    limits: Mapping[str, Number] = field(default_factory=dict)
    least: int | None = None
    rower: Expression | str | None = None
    name: str | None = None
    cost: Expression | str | None = None


@dataclass(frozen=True)
class Rule:
    """What must hold: everywhere, or `at` the `banks`, in the `boat`, `unattended`, or at a place. `say` tells why."""

    expression: Expression | str
    at: str | None = None
    say: str | None = None


class Crossing(Puzzle):
    """A river crossing.

    `things` maps each name to how many there are, to the names of the members, or to a `Thing`. `boat` is a number of
    seats, a `Boat`, or a list of boats with names. A rule is an expression of `bachet.name` and the like, one in the
    notation, or a `Rule`. `start` and `goal` say who is elsewhere than at the first and the last place, `None` being
    anywhere: `{"dog": "left"}`.

    >>> import bachet
    >>> from bachet import Crossing, Rule, name
    >>> wolf, goat, cabbage, farmer = map(name, ["wolf", "goat", "cabbage", "farmer"])
    >>> puzzle = Crossing(
    ...     {"farmer": 1, "wolf": 1, "goat": 1, "cabbage": 1},
    ...     boat=2,
    ...     rower=farmer,
    ...     rules=[
    ...         Rule((wolf & goat).implies(farmer), at="banks", say="the wolf eats the goat"),
    ...         Rule((goat & cabbage).implies(farmer), at="banks"),
    ...     ],
    ... )
    >>> puzzle.solve().count
    2
    """

    __slots__ = ()

    def __init__(
        self,
        things: Mapping[str, int | Sequence[str] | Thing],
        boat: int | Boat | Sequence[Boat],
        rules: Sequence[Expression | str | Rule] = (),
        *,
        places: Sequence[str] | None = None,
        routes: Sequence[tuple[str, str]] | None = None,
        pairs: Sequence[tuple[str, str]] | None = None,
        tags: Mapping[str, Sequence[str]] | None = None,
        start: Mapping[str, str | None] | None = None,
        goal: Mapping[str, str | None] | None = None,
        rower: Expression | str | None = None,
        cost: Expression | str | None = None,
        limit: Number | None = None,
        title: str | None = None,
        language: str | None = None,
        source: str | None = None,
    ) -> None:
        is_fleet = not isinstance(boat, (int, Boat))
        build(
            self,
            {
                "family": "crossing",
                "title": title,
                "language": language,
                "source": source,
                "places": None if places is None else list(places),
                "routes": None if routes is None else [list(route) for route in routes],
                "things": [_thing(name, thing) for name, thing in things.items()],
                "pairs": None if pairs is None else [list(pair) for pair in pairs],
                "tags": _tags(tags),
                "boat": None if is_fleet else _boat(boat),  # type: ignore[arg-type]
                "boats": [_boat(one) for one in boat] if is_fleet else None,  # type: ignore[union-attr]
                "start": _placed(start),
                "goal": _placed(goal),
                "rower": _written(rower),
                "cost": _written(cost),
                "limit": None if limit is None else _number(limit),
                "rules": [_rule(rule) for rule in rules],
            },
        )


def _thing(name: str, thing: int | Sequence[str] | Thing) -> dict[str, Any]:
    if isinstance(thing, bool) or isinstance(thing, str):
        raise TypeError(f"{name!r} has a number, a list of names or a `Thing`, not {thing!r}")
    if isinstance(thing, int):
        thing = Thing(count=thing)
    elif not isinstance(thing, Thing):
        thing = Thing(names=thing)
    attributes = {
        attribute: [_number(one) for one in numbers] if isinstance(numbers, Sequence) else _number(numbers)
        for attribute, numbers in thing.attributes.items()
    }
    fields = {
        "name": name,
        "count": thing.count,
        "names": list(thing.names) or None,
        "mate": thing.mate,
        "attributes": attributes or None,
    }
    return _stated(fields)


def _boat(boat: int | Boat) -> dict[str, Any]:
    if isinstance(boat, bool) or not isinstance(boat, (int, Boat)):
        raise TypeError(f"a boat is a number of seats or a `Boat`, not {boat!r}")
    if isinstance(boat, int):
        boat = Boat(seats=boat)
    fields = {
        "name": boat.name,
        "seats": boat.seats,
        "limits": {name: _number(limit) for name, limit in boat.limits.items()} or None,
        "least": None if boat.least is None else [{"count": boat.least}],
        "rower": _written(boat.rower),
        "cost": _written(boat.cost),
    }
    return _stated(fields)


def _tags(tags: Mapping[str, Sequence[str]] | None) -> list[dict[str, Any]] | None:
    return None if tags is None else [{"name": name, "members": list(members)} for name, members in tags.items()]


def _placed(places: Mapping[str, str | None] | None) -> list[dict[str, Any]] | None:
    if places is None:
        return None
    # `boat` and `all` are words here; any other name is quoted, so that it is a name.
    return [{"who": who if who in ("boat", "all") else _quoted(who), "at": place} for who, place in places.items()]


def _rule(rule: Expression | str | Rule) -> dict[str, Any]:
    if not isinstance(rule, Rule):
        rule = Rule(rule)
    return _stated({"at": rule.at, "expression": _written(rule.expression), "say": rule.say})


def _written(expression: Expression | str | None) -> str | None:
    return None if expression is None else str(expression)


def _number(number: Number) -> int | str:
    if isinstance(number, bool) or not isinstance(number, (int, float, Decimal, Fraction)):
        raise TypeError(f"{number!r} is not a number")
    exact = Fraction(str(number)) if isinstance(number, float) else Fraction(number)
    return exact.numerator if exact.denominator == 1 else str(exact)


def _stated(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not None}


FORMS["crossing"] = Crossing
