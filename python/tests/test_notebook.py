"""The notebook shows what it says it shows: it is run, and its outputs are those that are stored in it.

With `UPDATE_NOTEBOOK` set, the outputs are stored instead.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("polars")
nbclient = pytest.importorskip("nbclient")
nbformat = pytest.importorskip("nbformat")
pytest.importorskip("ipykernel")

pytestmark = [pytest.mark.newest, pytest.mark.filterwarnings("ignore")]

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebook.ipynb"


def outputs(cells: list[Any]) -> list[Any]:
    return [[plain(output) for output in cell.get("outputs", [])] for cell in cells]


def plain(output: Any) -> Any:
    """Returns what is shown, without what differs from run to run."""
    return {name: value for name, value in output.items() if name in ("output_type", "text", "data", "name")}


def test_the_notebook_shows_what_is_stored_in_it() -> None:
    stored = nbformat.read(NOTEBOOK, as_version=4)
    run = nbformat.read(NOTEBOOK, as_version=4)
    nbclient.NotebookClient(run, timeout=120, kernel_name="python3").execute()
    if "UPDATE_NOTEBOOK" in os.environ:
        for cell, done in zip(stored.cells, run.cells, strict=True):
            if cell.cell_type == "code":
                cell.outputs = [nbformat.from_dict({"metadata": {}, **plain(output)}) for output in done.outputs]
                for output in cell.outputs:
                    if output.output_type == "stream":
                        del output["metadata"]
                    else:
                        output["execution_count"] = None
        nbformat.write(stored, NOTEBOOK)
    assert outputs(run.cells) == outputs(stored.cells)
    shown = [output["data"] for cell in run.cells for output in cell.get("outputs", []) if "data" in output]
    drawn = [data["text/html"] for data in shown if "text/html" in data]
    assert sum("<svg" in html or "<table" in html for html in drawn) >= 5
