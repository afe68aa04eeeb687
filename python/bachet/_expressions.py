"""Expressions of clues and rules, built from Python objects instead of text.

Names are always quoted, and every part stands in brackets, so that no name can be taken for anything else.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction

#: What may stand where an expression is expected.
Operand = "Expression | int | float | Decimal | Fraction"


class Expression:
    """A part of a clue or of a rule: a name, a number or a truth.

    `==`, `!=`, `<`, `<=`, `>` and `>=` compare; `&`, `|`, `^` and `~` mean and, or, either-or and not; `+`, `-`, `*`
    and `/` calculate. An expression is neither true nor false for Python: `and`, `or`, `not` and `a < b < c` raise
    `TypeError`.

    >>> import bachet
    >>> ann, tea = bachet.name("Ann"), bachet.name("tea")
    >>> str(ann != tea)
    '"Ann" != "tea"'
    >>> str((ann == tea) | ann.before(tea))
    '("Ann" = "tea") or ("Ann" before "tea")'
    """

    __slots__ = ("_is_atom", "_text")

    def __init__(self, text: str, *, is_atom: bool = False) -> None:
        """An expression as it is written in the notation; `is_atom` says that it needs no brackets."""
        self._text = text
        self._is_atom = is_atom

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Expression({self._text!r})"

    def __bool__(self) -> bool:
        raise TypeError("an expression is neither true nor false here: join expressions by `&`, `|`, `~`, not `and`")

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> Expression:  # type: ignore[override]
        return self._joined("=", other)

    def __ne__(self, other: object) -> Expression:  # type: ignore[override]
        return self._joined("!=", other)

    def __lt__(self, other: object) -> Expression:
        return self._joined("<", other)

    def __le__(self, other: object) -> Expression:
        return self._joined("<=", other)

    def __gt__(self, other: object) -> Expression:
        return self._joined(">", other)

    def __ge__(self, other: object) -> Expression:
        return self._joined(">=", other)

    def __add__(self, other: object) -> Expression:
        return self._joined("+", other)

    def __radd__(self, other: object) -> Expression:
        return _operand(other)._joined("+", self)

    def __sub__(self, other: object) -> Expression:
        return self._joined("-", other)

    def __rsub__(self, other: object) -> Expression:
        return _operand(other)._joined("-", self)

    def __mul__(self, other: object) -> Expression:
        return self._joined("*", other)

    def __rmul__(self, other: object) -> Expression:
        return _operand(other)._joined("*", self)

    def __truediv__(self, other: object) -> Expression:
        return self._joined("/", other)

    def __mod__(self, other: object) -> Expression:
        return self._joined("mod", other)

    def __and__(self, other: object) -> Expression:
        return self._joined("and", other)

    def __or__(self, other: object) -> Expression:
        return self._joined("or", other)

    def __xor__(self, other: object) -> Expression:
        return self._joined("xor", other)

    def __invert__(self) -> Expression:
        return Expression(f"not {self._atom()}")

    def implies(self, other: object) -> Expression:
        """If this holds, the other holds too."""
        return self._joined("implies", other)

    def iff(self, other: object) -> Expression:
        """Both hold, or neither."""
        return self._joined("iff", other)

    def is_in(self, *others: object) -> Expression:
        """It is one of these."""
        return Expression(f"{self._atom()} in [{_listed(others)}]")

    def before(self, other: object, by: str | None = None) -> Expression:
        """It is anywhere before the other in an ordered category; `by` names the category if there are several."""
        return self._placed("before", other, by)

    def after(self, other: object, by: str | None = None) -> Expression:
        """It is anywhere after the other."""
        return self._placed("after", other, by)

    def directly_before(self, other: object, by: str | None = None) -> Expression:
        """It is at the place just before the other."""
        return self._placed("directly left of", other, by)

    def directly_after(self, other: object, by: str | None = None) -> Expression:
        """It is at the place just after the other."""
        return self._placed("directly right of", other, by)

    def next_to(self, other: object, by: str | None = None) -> Expression:
        """It is at the place just before or just after the other."""
        return self._placed("next to", other, by)

    def places_before(self, places: int, other: object, by: str | None = None) -> Expression:
        """It is exactly this number of places before the other."""
        return self._placed(f"{_whole(places)} places left of", other, by)

    def places_from(self, places: int, other: object, by: str | None = None) -> Expression:
        """It is exactly this number of places before or after the other."""
        return self._placed(f"{_whole(places)} places from", other, by)

    def between(self, one: object, other: object, by: str | None = None) -> Expression:
        """It is anywhere between the two, whichever comes first."""
        words = f"{self._atom()} between {_operand(one)._atom()} and {_operand(other)._atom()}"
        return Expression(words + _by(by))

    def _placed(self, words: str, other: object, by: str | None) -> Expression:
        return Expression(f"{self._atom()} {words} {_operand(other)._atom()}{_by(by)}")

    def _joined(self, sign: str, other: object) -> Expression:
        return Expression(f"{self._atom()} {sign} {_operand(other)._atom()}")

    def _atom(self) -> str:
        return self._text if self._is_atom else f"({self._text})"


class Category(Expression):
    """A category of a logic grid by its name; called, it is what somebody has in it.

    >>> import bachet
    >>> arrives = bachet.category("arrives")
    >>> str(arrives(bachet.name("Ann")) < arrives(bachet.name("Bob")))
    '"arrives"("Ann") < "arrives"("Bob")'
    """

    __slots__ = ()

    def __call__(self, who: object) -> Expression:
        return Expression(f"{self._text}({_operand(who)})", is_atom=True)


def name(value: str | int, category: str | None = None) -> Expression:
    """A name of the puzzle; with its category, if it is in several.

    >>> import bachet
    >>> str(bachet.name('the "Best"', "book"))
    '"book"."the ""Best\"""'
    """
    quoted = _quoted(str(value))
    return Expression(quoted if category is None else f"{_quoted(category)}.{quoted}", is_atom=True)


def category(name: str) -> Category:
    """A category of a logic grid: `category("arrives")(name("Ann"))` is when Ann arrives."""
    return Category(_quoted(name), is_atom=True)


def amount(number: int | float | Decimal | Fraction, unit: str | None = None) -> Expression:
    """A number, perhaps with a unit: `amount(30, "min")`."""
    written = _number(number)
    return Expression(written if unit is None else f"{written} {unit}", is_atom=unit is None and "/" not in written)


def all_different(*parts: object) -> Expression:
    """All of these differ from each other."""
    return Expression(f"all different ({_listed(parts)})", is_atom=True)


def exactly(number: int, *truths: Expression) -> Expression:
    """Exactly this number of the truths hold."""
    return Expression(f"exactly {_whole(number)} of ({_listed(truths)})", is_atom=True)


def at_least(number: int, *truths: Expression) -> Expression:
    """At least this number of the truths hold."""
    return Expression(f"at least {_whole(number)} of ({_listed(truths)})", is_atom=True)


def at_most(number: int, *truths: Expression) -> Expression:
    """At most this number of the truths hold."""
    return Expression(f"at most {_whole(number)} of ({_listed(truths)})", is_atom=True)


def each(member: str, truth: Expression) -> Expression:
    """In a rule of a river crossing: the truth holds of each member of this name in the group.

    >>> import bachet
    >>> str(bachet.each("woman", bachet.her("man") | ~bachet.name("man")))
    'each "woman": ((her "man") or (not "man"))'
    """
    return Expression(f"each {_quoted(member)}: ({truth})")


def her(thing: str) -> Expression:
    """In `each`: whether her, his or its mate or attribute of this name is there."""
    return Expression(f"her {_quoted(thing)}")


def _operand(part: object) -> Expression:
    if isinstance(part, Expression):
        return part
    if isinstance(part, (int, float, Decimal, Fraction)) and not isinstance(part, bool):
        return amount(part)
    raise TypeError(f"{part!r} is not an expression: write `name({part!r})` for a name of the puzzle")


def _listed(parts: Iterable[object]) -> str:
    return ", ".join(str(_operand(part)) for part in parts)


def _number(number: int | float | Decimal | Fraction) -> str:
    if isinstance(number, bool) or not isinstance(number, (int, float, Decimal, Fraction)):
        raise TypeError(f"{number!r} is not a number")
    exact = Fraction(str(number)) if isinstance(number, float) else Fraction(number)
    sign = "-" if exact < 0 else ""
    exact = abs(exact)
    written = str(exact.numerator) if exact.denominator == 1 else f"{exact.numerator}/{exact.denominator}"
    return f"({sign}{written})" if sign else written


def _whole(number: int) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 0:
        raise TypeError(f"{number!r} is not a whole number")
    return number


def _quoted(text: str) -> str:
    if not isinstance(text, str):
        raise TypeError(f"{text!r} is not a name")
    # A quoted name is one line.
    if "\n" in text or "\r" in text:
        raise ValueError(f"the name {text!r} has a line break")
    return '"' + text.replace('"', '""') + '"'


def _by(category: str | None) -> str:
    return "" if category is None else f" by {_quoted(category)}"
