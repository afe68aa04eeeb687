//! Some rows of a column, answered together.

use std::ops::Range;
use std::str;

use arrow_array::ArrayRef;
use arrow_schema::ArrowError;
use bachet::Verdict;

use crate::boards::{self, Solved};
use crate::columns::{Columns, Found};
use crate::row::{self, Row};
use crate::workers::Workers;
use crate::{Options, Texts, Wanted};

/// Number of rows of a piece: enough to fill the lanes of the kernel, few enough that no thread waits long for another.
pub(crate) const PIECE_ROWS: usize = 2048;

/// Answers these rows. Returns the columns that are wanted.
pub(crate) fn answer(
    texts: &Texts,
    rows: Range<usize>,
    wanted: Wanted,
    options: &Options,
    workers: &Workers,
) -> Result<Vec<ArrayRef>, ArrowError> {
    let mut columns = Columns::new(wanted, options.language, rows.len());
    if !wanted.is_for_kernel() {
        let found = workers.map(rows.clone().collect(), |row| row::answer(texts.get(row), wanted, options));
        rows.zip(&found).for_each(|(row, found)| columns.add(texts.get(row), Found::Other(found)));
        return columns.finish();
    }
    let boards = boards::find(texts, &rows);
    let solved = boards.solve(wanted, options);
    let ratings =
        if wanted.rating { rate(texts, &rows, &boards.others, &solved, options, workers) } else { Vec::new() };
    let others = workers.map(boards.others.clone(), |row| row::answer(texts.get(row), wanted, options));
    let mut other = boards.others.iter().zip(&others).peekable();
    let mut board = 0;
    for row in rows {
        let found = if let Some((_, found)) = other.next_if(|(place, _)| **place == row) {
            Found::Other(found)
        } else {
            let answer = solved.answers[board];
            let solution = solved.solutions.get(board).filter(|_| answer.count > 0);
            board += 1;
            Found::Board {
                answer,
                solution: solution.and_then(|line| str::from_utf8(line).ok()),
                rated: ratings.get(board - 1).and_then(Option::as_ref),
            }
        };
        columns.add(texts.get(row), found);
    }
    columns.finish()
}

/// Rates the boards that have exactly one solution.
fn rate(
    texts: &Texts,
    rows: &Range<usize>,
    others: &[usize],
    solved: &Solved,
    options: &Options,
    workers: &Workers,
) -> Vec<Option<Row>> {
    let mut others = others.iter().peekable();
    let boards = rows.clone().filter(|row| others.next_if_eq(&row).is_none());
    let is_unique = |answer: &bachet::batch::Answer| answer.verdict() == Verdict::Unique;
    let jobs = boards.zip(&solved.answers).map(|(row, answer)| is_unique(answer).then_some(row)).collect();
    workers.map(jobs, |row: Option<usize>| Some(row::rate(texts.get(row?)?, options)))
}
