"""Columns of puzzles: every package's tables, what is wrong with rows, streams, limits and Ctrl-C."""

from __future__ import annotations

import itertools
import json
import os
import resource
import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

import bachet
import bachet.arrow
import pytest
from conftest import PUZZLES, ask_program

duckdb = pytest.importorskip("duckdb")
pandas = pytest.importorskip("pandas")
polars = pytest.importorskip("polars")
pyarrow = pytest.importorskip("pyarrow")

pytestmark = pytest.mark.newest

BOARD = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
SOLUTION = "468931527751624839392578461134756298289413675675289314846192753513867942927345186"
PETS = "grid: Pets\nwho: Ann, Bob\npet: cat, dog\n1. Ann does not have the cat.\n"
ROWS = [BOARD, PETS, None, "hello", "." * 81]


def table() -> Any:
    return pyarrow.table({"puzzle": ROWS, "id": range(len(ROWS))})


def reader(tables: Any) -> Any:
    return pyarrow.RecordBatchReader.from_batches(tables.schema, iter(tables.to_batches()))


FORMS = {
    "table of pyarrow": lambda: table(),
    "record batch of pyarrow": lambda: table().to_batches()[0],
    "reader of pyarrow": lambda: reader(table()),
    "frame of polars": lambda: polars.from_arrow(table()),
    "frame of pandas": lambda: table().to_pandas(),
    "relation of duckdb": lambda: duckdb.from_arrow(table()),
}
COLUMNS = {
    "array of pyarrow": lambda: table()["puzzle"].chunk(0),
    "chunked array of pyarrow": lambda: table()["puzzle"],
    "dictionary of pyarrow": lambda: table()["puzzle"].chunk(0).dictionary_encode(),
    "view of pyarrow": lambda: table()["puzzle"].chunk(0).cast(pyarrow.string_view()),
    "series of polars": lambda: polars.from_arrow(table())["puzzle"],
    "series of pandas": lambda: table().to_pandas()["puzzle"],
}
ANSWERS = {
    "solve": ["verdict", "solution", "problems"],
    "count": ["verdict", "count", "exact", "problems"],
    "check": ["verdict", "count", "exact", "redundant", "findings", "problems"],
    "rate": ["verdict", "er", "ep", "ed", "hodoku_score", "hodoku_level", "level", "score", "problems"],
    "read": ["family", "title", "text", "problems"],
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("verb", ANSWERS)
def test_a_table_comes_back_as_what_it_was(form: str, verb: str) -> None:
    data = FORMS[form]()
    found = getattr(bachet.arrow, verb)(data)
    assert type(found) is type(data)
    rows = pyarrow.table(found) if "duckdb" not in form else found.to_arrow_table()
    assert rows.column_names == ["puzzle", "id", *ANSWERS[verb]]
    assert rows["puzzle"].to_pylist() == ROWS
    assert [bool(problems) for problems in rows["problems"].to_pylist()][1:4] == [False, True, True]
    if verb == "solve":
        assert rows["verdict"].to_pylist() == ["unique", "unique", None, None, "several"]
        assert rows["solution"][0].as_py() == SOLUTION
        assert json.loads(rows["solution"][1].as_py())["rows"][0] == {"who": "Ann", "pet": "dog"}


@pytest.mark.parametrize("form", COLUMNS)
def test_an_array_gives_the_answers_alone(form: str) -> None:
    found = bachet.arrow.solve(COLUMNS[form]())
    assert type(found).__module__.partition(".")[0] == form.rpartition(" ")[2]
    rows = pyarrow.table(found) if not isinstance(found, pyarrow.RecordBatch) else found
    names = rows.schema.names
    assert names == ANSWERS["solve"]
    assert rows.column(names.index("verdict")).to_pylist() == ["unique", "unique", None, None, "several"]


def test_an_unknown_package_gets_a_stream() -> None:
    class Unknown:
        def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
            return table().__arrow_c_stream__(requested_schema)

    found = bachet.arrow.solve(Unknown(), keep=False)
    assert isinstance(found, bachet.arrow.Stream)
    batches = list(found)
    assert sum(len(batch) for batch in batches) == len(ROWS)
    assert polars.DataFrame(batches[0]).columns == ANSWERS["solve"]
    assert list(found) == []


@pytest.mark.parametrize("name", PUZZLES)
def test_answers_are_those_of_the_program(name: str) -> None:
    text = dict(bachet._native.gallery())[name]
    column = pyarrow.array([text])
    for verb, keys in (("count", ["verdict", "count", "exact"]), ("check", ["verdict", "count", "exact"])):
        expected = ask_program(verb, name)
        found = getattr(bachet.arrow, verb)(column, steps=None)
        row = {key: found.column(found.schema.names.index(key))[0].as_py() for key in keys}
        assert {**row, "count": str(row["count"])} == {key: expected[key] for key in keys}
    solved = bachet.arrow.solve(column, steps=None)
    expected = ask_program("solve", name)
    assert solved.column(0)[0].as_py() == expected["verdict"]
    solution = solved.column(1)[0].as_py()
    if solution is None:
        assert expected["solutions"] == []
    elif solution.startswith("{"):
        assert json.loads(solution) == expected["solutions"][0]
    else:
        assert solution == "".join(map(str, itertools.chain(*expected["solutions"][0]["rows"])))


def test_a_column_that_cannot_be_used_is_told() -> None:
    for column, code in (("x", "no-such-column"), ("id", "column-not-text")):
        with pytest.raises(bachet.PuzzleError) as raised:
            bachet.arrow.solve(table(), column)
        assert raised.value.code == code
        assert raised.value.hint
    with pytest.raises(bachet.PuzzleError) as raised:
        bachet.arrow.solve(table(), "x", lang="fr")
    assert "colonne" in str(raised.value)
    for wrong in (5, "text", [BOARD], polars.LazyFrame({"puzzle": [BOARD]})):
        with pytest.raises(TypeError, match="pyarrow, polars"):
            bachet.arrow.solve(wrong)
    for options in ({"limit": 0}, {"steps": -1}, {"time": 0}, {"lang": "xx"}):
        with pytest.raises(ValueError, match=r"at least|negative|over zero|no messages"):
            bachet.arrow.solve(table(), **options)


def test_a_text_of_ten_megabytes_is_a_problem_of_its_row() -> None:
    found = bachet.arrow.solve(pyarrow.table({"puzzle": [BOARD, ". " * 5_000_000, BOARD]}))
    assert found["verdict"].to_pylist() == ["unique", None, "unique"]
    assert found["problems"][1].as_py()[0]["code"] == "source-too-large"


def test_what_a_later_version_may_write_is_a_problem_of_its_row() -> None:
    later = ['{"schema": 99, "family": "kakuro", "cells": []}', "kakuro: A sum\n1 2 3\n", BOARD]
    found = bachet.arrow.solve(pyarrow.table({"puzzle": later}))
    assert found["verdict"].to_pylist() == [None, None, "unique"]
    assert all(problems[0]["code"] for problems in found["problems"].to_pylist()[:2])


def test_text_that_is_not_utf8_is_refused() -> None:
    binary = pyarrow.array([b"\xff\xfe" * 40 + b"."])
    lying = pyarrow.Array.from_buffers(pyarrow.string(), 1, binary.buffers())
    with pytest.raises(bachet.PuzzleError) as raised:
        bachet.arrow.solve(lying)
    assert raised.value.code == "table-broken"


def test_a_limit_of_steps_leaves_a_row_open_and_the_rest_goes_on() -> None:
    hard = str(bachet.read("sixteen"))
    found = bachet.arrow.solve(pyarrow.table({"puzzle": [hard, BOARD]}), steps=1)
    assert found["verdict"].to_pylist() == ["unknown", "unique"]
    assert found["problems"][0].as_py()[0]["code"] == "row-stopped"


def test_a_limit_of_time_leaves_the_rest_open() -> None:
    hard = str(bachet.read("twenty-five"))
    begun = time.monotonic()
    found = bachet.arrow.check(pyarrow.table({"puzzle": [hard] * 4}), steps=None, time=0.2, threads=1)
    assert time.monotonic() - begun < 20
    assert found["verdict"].to_pylist()[-1] == "unknown"
    assert found["problems"][3].as_py()[0]["code"] == "row-unanswered"


def test_ctrl_c_ends_the_work() -> None:
    hard = str(bachet.read("twenty-five"))
    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    # Where the tests run in the background, Ctrl-C is ignored unless it is asked for.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        timer.start()
        begun = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            bachet.arrow.check(pyarrow.table({"puzzle": [hard] * 50}), steps=None, threads=1)
        timer.join()
    finally:
        signal.signal(signal.SIGINT, before)
    assert time.monotonic() - begun < 20


def test_what_the_input_raises_comes_out_after_the_rows_before() -> None:
    def batches() -> Iterator[Any]:
        yield pyarrow.record_batch({"puzzle": [BOARD] * 3})
        raise RuntimeError("the disk is gone")

    schema = pyarrow.schema({"puzzle": pyarrow.string()})
    found = bachet.arrow.solve(pyarrow.RecordBatchReader.from_batches(schema, batches()))
    assert found.read_next_batch().num_rows == 3
    with pytest.raises(bachet.PuzzleError, match="the disk is gone"):
        found.read_next_batch()


def test_a_name_that_is_taken_gets_a_number() -> None:
    found = bachet.arrow.solve(pyarrow.table({"puzzle": [BOARD], "solution": ["mine"]}))
    assert found.column_names == ["puzzle", "solution", "verdict", "solution_2", "problems"]
    assert found["solution"].to_pylist() == ["mine"]


def test_the_order_of_rows_does_not_depend_on_the_threads() -> None:
    boards = pyarrow.table(bachet.arrow.generate(9000, seed=4, threads=1))
    assert boards.equals(pyarrow.table(bachet.arrow.generate(9000, seed=4, threads=2)))
    later = pyarrow.table(bachet.arrow.generate(100, seed=4, first=8000))
    assert later["puzzle"].to_pylist() == boards["puzzle"].to_pylist()[8000:8100]
    one, two = (bachet.arrow.solve(boards, threads=threads) for threads in (1, 2))
    assert one.equals(two)
    assert one["solution_2"].to_pylist() == boards["solution"].to_pylist()


def test_generating_follows_its_options() -> None:
    made = pyarrow.table(bachet.arrow.generate(50, seed=2, symmetry="rotate180", givens="24..26"))
    assert all(24 <= givens <= 26 for givens in made["givens"].to_pylist())
    for puzzle in made["puzzle"].to_pylist():
        given = [cell != "." for cell in puzzle]
        assert given == given[::-1]
    with pytest.raises(bachet.PuzzleError) as raised:
        list(bachet.arrow.generate(1, seed=2, givens=17, tries=1))
    assert raised.value.code == "generate-gave-up"
    with pytest.raises(ValueError, match="givens"):
        bachet.arrow.generate(1, givens=3)


@pytest.mark.parametrize("language", ["de", "en", "fr", "nl"])
def test_logic_grids_are_generated(language: str) -> None:
    made = pyarrow.table(bachet.arrow.generate(30, "grid", size="4x4", language=language, seed=2))
    assert made.column_names == ["puzzle", "solution", "kinds", "level"]
    checked = bachet.arrow.check(made)
    assert set(checked["verdict"].to_pylist()) == {"unique"}
    assert set(checked["redundant"].to_pylist()) == {0}
    assert bachet.arrow.solve(made)["solution_2"].to_pylist() == made["solution"].to_pylist()
    with pytest.raises(bachet.PuzzleError) as raised:
        bachet.arrow.generate(1, "grid", givens=24)
    assert raised.value.code == "generate-other-family"


def test_a_stream_takes_constant_memory() -> None:
    boards = pyarrow.record_batch({"puzzle": [BOARD] * 8192})

    def peak(batches: int) -> int:
        stream = pyarrow.RecordBatchReader.from_batches(boards.schema, itertools.repeat(boards, batches))
        rows = sum(batch.num_rows for batch in bachet.arrow.solve(stream, threads=1))
        assert rows == batches * 8192
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = peak(4)
    # Their solutions alone have 16 MB, and as much the boards.
    assert peak(24) - before < 12_000


def test_parquet_goes_through(tmp_path: Any) -> None:
    import pyarrow.parquet

    pyarrow.parquet.write_table(table(), tmp_path / "in.parquet")
    with pyarrow.parquet.ParquetFile(tmp_path / "in.parquet") as file:
        stream = pyarrow.RecordBatchReader.from_batches(file.schema_arrow, file.iter_batches(2))
        found = bachet.arrow.solve(stream)
        with pyarrow.parquet.ParquetWriter(tmp_path / "out.parquet", found.schema) as writer:
            for batch in found:
                writer.write_batch(batch)
    read = polars.read_parquet(tmp_path / "out.parquet")
    assert read["verdict"].to_list() == ["unique", "unique", None, None, "several"]
    queried = duckdb.sql(f"select count(*) from '{tmp_path}/out.parquet' where len(problems) > 0").fetchall()
    assert queried == [(2,)]
