"""Tables of other packages, where they are installed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas
    import polars


class Tabular:
    """What can be a table: `records` gives its rows."""

    __slots__ = ()

    def records(self) -> Sequence[Mapping[str, Any]]:
        """Returns the rows of the table, each with the same keys."""
        raise NotImplementedError

    def to_pandas(self) -> pandas.DataFrame:
        """Returns a table of pandas, which has to be installed."""
        import pandas

        return pandas.DataFrame(self._columns())

    def to_polars(self) -> polars.DataFrame:
        """Returns a table of polars, which has to be installed."""
        import polars

        return polars.DataFrame(self._columns())

    def _columns(self) -> dict[str, list[Any]]:
        records = self.records()
        names: dict[str, None] = {}
        for record in records:
            names.update(dict.fromkeys(record))
        return {name: [record.get(name) for record in records] for name in names}
