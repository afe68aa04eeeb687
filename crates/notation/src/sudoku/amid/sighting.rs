//! Everything in a text that could be a board.

use super::block::{Block, Square, blocks, halves, is_header, rows, squares, without_words};
use super::cell::Mark;
use super::columns::{self, Blanks};
use super::coordinates::{self, Stated};
use super::line::SourceLine;
use super::row::{Split, cells_of, is_bar};
use super::{flat, markup, nested, string};
use crate::lines::shown;
use crate::sudoku::board::{Row, Written, board, regions};
use crate::sudoku::fields::default_boxes;
use crate::sudoku::jigsaw::is_layout;
use crate::sudoku::{Cell, Format, SudokuPuzzle};
use crate::{Code, Diagnostic, Severity, Span};

/// Maximum number of boards that are looked at.
pub(super) const MAX_SIGHTINGS: usize = 40;

/// A board, or a map of regions.
#[derive(Debug)]
pub(super) struct Sighting<'a> {
    pub rows: Vec<Row<'a>>,
    pub puzzle: SudokuPuzzle,
    pub format: Format,
    pub span: Span,
    /// Whether it is a map of regions: connected areas of the same label.
    pub is_map: bool,
    /// Whether its rows are on lines of their own, so that lines around them may be borders.
    pub is_drawn: bool,
    /// A row beside it that does not belong to it.
    pub strays: Option<Span>,
}

impl<'a> Sighting<'a> {
    /// Returns the board of these rows; `None` if they have an error or no value.
    fn new(rows: Vec<Row<'a>>, format: Format, span: Span) -> Option<Self> {
        let size = rows.len();
        let is_square = rows.iter().all(|row| row.cells.len() == size);
        let labels: Vec<Written<'_>> = rows.iter().flat_map(|row| row.cells.iter().copied()).collect();
        let named = |w: &Written<'_>| w.text.len() == 1 && w.text.as_bytes()[0].is_ascii_alphanumeric();
        let is_map = is_square && size >= 4 && labels.iter().all(named) && is_layout(&labels, size);
        let mut problems = Vec::new();
        let puzzle = board(&rows, Some(size as u32), None, &mut problems).filter(|_| is_square);
        let is_error = |problem: &Diagnostic| problem.severity() == Severity::Error;
        let mut puzzle = match puzzle.filter(|_| !problems.iter().any(is_error)) {
            Some(puzzle) => puzzle,
            None if is_map => SudokuPuzzle { size: size as u32, ..SudokuPuzzle::default() },
            None => return None,
        };
        if !is_map && puzzle.cells.iter().all(|cell| cell.given.is_none()) && !puzzle.has_candidates() {
            return None;
        }
        default_boxes(&mut puzzle, span, &mut Vec::new());
        Some(Self { rows, puzzle, format, span, is_map, is_drawn: false, strays: None })
    }

    /// Returns the board of a drawn square, with the values that stars do not mark as given as pencil marks.
    fn drawn(square: &Square<'a>) -> Option<Self> {
        let row =
            |row: &super::row::LineRow<'a>| Row { cells: row.cells.iter().map(|c| c.0).collect(), span: row.span };
        let rows: Vec<Row<'a>> = square.rows.iter().map(row).collect();
        let span = rows.first()?.span.to(rows.last()?.span);
        let mut found = Self::new(rows, Format::Grid, span)?;
        found.is_drawn = true;
        if square.has_stars() {
            let marks = square.rows.iter().flat_map(|row| row.cells.iter().map(|c| c.1));
            for (cell, mark) in found.puzzle.cells.iter_mut().zip(marks) {
                cell.given = cell.given.filter(|_| mark == Mark::Given);
            }
        }
        if found.puzzle.has_candidates() {
            found.format = Format::Pencilmarks;
        }
        Some(found)
    }

    /// Returns all that belongs to it: of a drawing the whole lines, with the labels of its rows.
    pub(super) fn extent(&self, source: &str) -> Span {
        let Span { start, end } = self.span;
        if !self.is_drawn {
            return self.span;
        }
        let from = source[..start as usize].rfind('\n').map_or(0, |at| at + 1);
        let to = source[end as usize..].find('\n').map_or(source.len(), |at| end as usize + at);
        Span::new(from, to)
    }

    /// Returns the places of its cells in the order of the source.
    pub(super) fn cell_spans(&self) -> Vec<Span> {
        let given = self.puzzle.cells.iter().filter(|cell| self.rows.is_empty() && cell.given.is_some());
        let written = self.rows.iter().flat_map(|row| &row.cells).map(|cell| cell.span);
        let mut spans: Vec<Span> = written.chain(given.map(|cell| cell.span)).collect();
        spans.sort_by_key(|span| span.start);
        spans
    }

    /// Returns the regions that a map shows.
    pub(super) fn regions_of(&self, map: &Self, problems: &mut Vec<Diagnostic>) -> Option<Vec<u8>> {
        regions(&map.rows, self.puzzle.size, map.span, problems)
    }
}

/// Everything in a text that could be a board, and the place of a drawing whose blanks are unclear.
pub(super) type Sightings<'a> = (Vec<Sighting<'a>>, Option<Span>);

/// Returns everything in a text that could be a board.
///
/// # Errors
/// A list of cells that states no board, such as the cages of a killer.
pub(super) fn sightings<'a>(source: &'a str, lines: &[SourceLine<'a>]) -> Result<Sightings<'a>, Diagnostic> {
    let mut found: Vec<Sighting<'a>> = Vec::new();
    let of_markup = markup::html(source).into_iter().chain(markup::latex(source));
    let squares = of_markup.filter_map(|(rows, span)| Sighting::new(rows, Format::Grid, span));
    found.extend(squares.take(MAX_SIGHTINGS));
    let is_free = |found: &[Sighting<'a>], span: Span| {
        found.len() < MAX_SIGHTINGS && found.iter().all(|other| !overlap(other.span, span))
    };
    for (rows, span) in nested::lists(source).into_iter().chain(nested::texts(source)).chain(flat::lists(source)) {
        if is_free(&found, span) {
            found.extend(Sighting::new(rows, Format::List, span));
        }
    }
    for (rows, span) in string::wrapped(lines) {
        if is_free(&found, span) {
            found.extend(Sighting::new(rows, Format::Line, span));
        }
    }
    for line in lines.iter().filter(|line| line.raw.len() >= 16) {
        if !is_free(&found, line.span()) {
            continue;
        }
        for piece in string::pieces(line).into_iter().take(MAX_SIGHTINGS - found.len()) {
            match piece.wrong_count {
                None => found.extend(Sighting::new(piece.rows, Format::Line, piece.span)),
                Some(count) => {
                    let problem = Diagnostic::new(Code::CellCount, piece.span).number("found", count);
                    return Err(problem.number("expected", 81).number("size", 9));
                }
            }
        }
    }
    let mut unclear = None;
    for block in blocks(lines) {
        let start = lines[block.lines.start].span();
        let span = block.lines.clone().map(|at| lines[at].span()).fold(start, Span::to);
        if !is_free(&found, span) {
            continue;
        }
        let (drawn, differs) = squares_of(lines, &block);
        if differs {
            unclear = unclear.or(Some(start));
        } else if drawn.is_empty() {
            for block in without_words(lines, &block) {
                match columns::board(lines, &block) {
                    Blanks::None => {}
                    Blanks::Unclear => unclear = unclear.or(Some(lines[block.lines.start].span())),
                    Blanks::Board(rows) => {
                        let square = Square { rows, split: Split::Characters };
                        found.extend(Sighting::drawn(&square));
                    }
                }
            }
        } else {
            found.extend(drawn);
        }
    }
    if found.is_empty()
        && let Some(stated) = coordinates::statements(source)
    {
        found.push(listed(source, &stated)?);
    }
    if found.is_empty()
        && let Some(span) = coordinates::lettered(source)
    {
        return Err(Diagnostic::new(Code::UnclearCellNames, span));
    }
    Ok((found, unclear))
}

fn overlap(a: Span, b: Span) -> bool {
    a.start < b.end && b.start < a.end
}

/// Returns the boards of a block, and whether it can be split into others.
fn squares_of<'a>(lines: &[SourceLine<'a>], block: &Block) -> (Vec<Sighting<'a>>, bool) {
    let (squares, differs) = squares(lines, block, |square| Sighting::drawn(square).is_some());
    let mut found: Vec<Sighting<'a>> = squares.iter().filter_map(Sighting::drawn).collect();
    if found.is_empty()
        && let Some(pair) = board_and_map(lines, block)
    {
        return (pair.into(), false);
    }
    // A row that is left over shows that the board has one row too many, or is cut in the wrong place.
    if let (Some(square), Some(first)) = (squares.first(), found.first_mut()) {
        let used: Vec<usize> = squares.iter().flat_map(|s| s.rows.iter().map(|row| row.line)).collect();
        let near = square.size() - 1..=square.size() + 2;
        let left = rows(lines, block, square.split).into_iter();
        let stray = left
            .filter(|row| !used.contains(&row.line))
            .filter(|row| near.contains(&row.cells.len()) && !is_header(row) && !row.is_letters());
        let broken = block.lines.clone().filter(|&at| !used.contains(&at) && is_broken(&lines[at], square));
        first.strays = stray.map(|row| row.span).next().or(broken.map(|at| lines[at].span()).next());
    }
    (found, differs)
}

/// Returns the board and the map of regions that stand side by side in a block.
fn board_and_map<'a>(lines: &[SourceLine<'a>], block: &Block) -> Option<[Sighting<'a>; 2]> {
    halves(lines, block).into_iter().find_map(|[left, right]| {
        let pair = [Sighting::drawn(&left)?, Sighting::drawn(&right)?];
        (pair[0].is_map != pair[1].is_map).then_some(pair)
    })
}

/// Whether a line has the signs between its cells that a row of this square has, but something that is no cell.
fn is_broken(line: &SourceLine<'_>, square: &Square<'_>) -> bool {
    let signs = match square.split {
        Split::Bars => line.body.chars().filter(|&c| is_bar(c)).count(),
        Split::Separator(sign) => line.body.chars().filter(|&c| c == sign).count(),
        Split::Braces | Split::Tokens | Split::Characters => 0,
    };
    signs + 1 >= square.size() && !line.is_border() && cells_of(line, 0, square.split).is_none()
}

/// Returns the board of a list of cells and values.
fn listed<'a>(source: &'a str, stated: &[Stated]) -> Result<Sighting<'a>, Diagnostic> {
    let span = stated.iter().map(|s| s.span).reduce(Span::to).unwrap_or_default();
    if let Some(cage) = stated.iter().find(|s| s.cells.len() > 1) {
        let text = coordinates::text(source, cage);
        return Err(Diagnostic::new(Code::CagesNotRead, cage.span).text("text", text));
    }
    if let Some(span) = coordinates::unread(source, stated) {
        let text = shown(&source[span.start as usize..span.end as usize]);
        return Err(Diagnostic::new(Code::CellTwice, span).text("text", text));
    }
    let largest = stated.iter().flat_map(|s| s.cells.iter().flat_map(|c| [c.0, c.1]).chain([s.value])).max();
    let size = match largest {
        Some(7..=9) => 9,
        Some(10..=16) => 16,
        Some(17..=25) => 25,
        _ => return Err(Diagnostic::new(Code::SizeUnknown, span)),
    };
    let mut puzzle = SudokuPuzzle { size, ..SudokuPuzzle::default() };
    let empty = Cell { given: None, candidates: puzzle.all_values(), span };
    puzzle.cells = vec![empty; (size * size) as usize];
    for this in stated {
        let Stated { cells, value, span } = this;
        let (row, column) = cells[0];
        let cell = &mut puzzle.cells[((row.max(1) - 1) * size + column.max(1) - 1) as usize];
        let is_new = cell.given.is_none_or(|given| u32::from(given) == *value);
        if !is_new || *value == 0 || row == 0 || column == 0 {
            return Err(Diagnostic::new(Code::CellTwice, *span).text("text", coordinates::text(source, this)));
        }
        *cell = Cell { given: Some(*value as u8), candidates: 1 << (value - 1), span: *span };
    }
    default_boxes(&mut puzzle, span, &mut Vec::new());
    let format = Format::List;
    Ok(Sighting { rows: Vec::new(), puzzle, format, span, is_map: false, is_drawn: false, strays: None })
}
