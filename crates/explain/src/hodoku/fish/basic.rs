//! Basic fish, finned fish and sashimi fish: a value in as many rows as columns.

use crate::StepPattern;
use crate::board::{BoardRule, Cells};
use crate::hodoku::found::{Found, Reasons, Sink, deletions, values};
use crate::hodoku::{Kind, grid::Grid};

/// Maximum number of fins.
const MAX_FINS: usize = 5;
/// Maximum number of lines that hold fins only.
const MAX_FIN_LINES: usize = 3;

/// What a search for fish has in common.
struct Fish<'g, 'a, const W: usize> {
    grid: &'g Grid<'a, W>,
    kind: Kind,
    size: usize,
    value: usize,
    /// The first house of the lines that hold the fish, and of those that cross them.
    base: usize,
    cover: usize,
    /// For each base line the positions of the value.
    lines: Vec<u64>,
    /// The chosen base lines.
    chosen: Vec<usize>,
}

/// Looks for fish of a kind, basic or with fins.
pub(crate) fn search<const W: usize>(grid: &Grid<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> bool {
    let size = match kind {
        Kind::XWing | Kind::FinnedXWing | Kind::SashimiXWing => 2,
        Kind::Swordfish | Kind::FinnedSwordfish | Kind::SashimiSwordfish => 3,
        _ => 4,
    };
    let is_basic = matches!(kind, Kind::XWing | Kind::Swordfish | Kind::Jellyfish);
    let n = grid.size();
    let mut fish = Fish { grid, kind, size, value: 0, base: 0, cover: n, lines: vec![0; n], chosen: Vec::new() };
    for value in 0..n {
        let cells = grid.cells(value);
        if cells.is_empty() {
            continue;
        }
        fish.value = value;
        for by_rows in [true, false] {
            (fish.base, fish.cover) = if by_rows { (0, n) } else { (n, 0) };
            fish.lines.fill(0);
            for cell in cells.iter() {
                let (row, column) = (grid.row(cell), grid.column(cell));
                let (line, at) = if by_rows { (row, column) } else { (column, row) };
                fish.lines[line] |= 1 << at;
            }
            fish.chosen.clear();
            if if is_basic { fish.basic(0, 0, sink) } else { fish.finned_bases(0, 0, sink) } {
                return true;
            }
        }
    }
    false
}

impl<const W: usize> Fish<'_, '_, W> {
    /// Returns the cells of the value in the chosen lines.
    fn base_cells(&self) -> Cells<W> {
        let chosen = self.chosen.iter().map(|&line| self.grid.in_house(self.base + line, self.value));
        chosen.fold(Cells::EMPTY, |base, cells| base | cells)
    }

    /// Returns the cells of the value in crossing lines.
    fn cover_cells(&self, cover: u64) -> Cells<W> {
        let lines = values(cover).map(|at| self.grid.in_house(self.cover + at, self.value));
        lines.fold(Cells::EMPTY, |covered, cells| covered | cells)
    }

    fn basic(&mut self, from: usize, union: u64, sink: &mut Sink<'_>) -> bool {
        if self.chosen.len() == self.size {
            if union.count_ones() as usize != self.size {
                return false;
            }
            let removed = self.cover_cells(union) - self.base_cells();
            return sink.delete(self.kind, self.value, removed, || self.rules(union));
        }
        for line in from..self.lines.len() {
            let count = self.lines[line].count_ones() as usize;
            let wider = union | self.lines[line];
            if !(2..=self.size).contains(&count) || wider.count_ones() as usize > self.size {
                continue;
            }
            self.chosen.push(line);
            if self.basic(line + 1, wider, sink) {
                return true;
            }
            self.chosen.pop();
        }
        false
    }

    fn finned_bases(&mut self, from: usize, union: u64, sink: &mut Sink<'_>) -> bool {
        if self.chosen.len() == self.size {
            let fin_lines = (union.count_ones() as usize).checked_sub(self.size);
            return fin_lines.is_some_and(|fin_lines| fin_lines > 0 && self.finned(union, fin_lines, sink));
        }
        for line in from..self.lines.len() {
            let wider = union | self.lines[line];
            if self.lines[line] == 0 || wider.count_ones() as usize > self.size + MAX_FIN_LINES {
                continue;
            }
            self.chosen.push(line);
            if self.finned_bases(line + 1, wider, sink) {
                return true;
            }
            self.chosen.pop();
        }
        false
    }

    fn finned(&mut self, union: u64, fin_lines: usize, sink: &mut Sink<'_>) -> bool {
        if !sink.step() {
            return true;
        }
        let base = self.base_cells();
        let targets = self.grid.cells(self.value) - base;
        self.covers(union, 0, fin_lines, Cells::EMPTY, base, targets, sink)
    }

    /// Chooses the crossing lines that cover, in ascending order; the others hold fins, which all targets must see.
    #[expect(clippy::too_many_arguments, reason = "the state of a recursion")]
    fn covers(
        &self,
        mut rest: u64,
        cover: u64,
        fin_lines: usize,
        fins: Cells<W>,
        base: Cells<W>,
        targets: Cells<W>,
        sink: &mut Sink<'_>,
    ) -> bool {
        if rest.count_ones() as usize == fin_lines || fin_lines == 0 {
            let (cover, fin_part) = if fin_lines == 0 { (cover | rest, 0) } else { (cover, rest) };
            let Some((fins, targets)) = self.with_fins(fin_part, fins, base, targets) else { return false };
            return self.add_finned(cover, fins, targets, sink);
        }
        let bit = rest & rest.wrapping_neg();
        rest &= rest - 1;
        if self.covers(rest, cover | bit, fin_lines, fins, base, targets, sink) {
            return true;
        }
        let Some((fins, targets)) = self.with_fins(bit, fins, base, targets) else { return false };
        self.covers(rest, cover, fin_lines - 1, fins, base, targets, sink)
    }

    /// Adds the base cells of crossing lines to the fins, and drops the targets that do not see them.
    fn with_fins(
        &self,
        lines: u64,
        mut fins: Cells<W>,
        base: Cells<W>,
        mut targets: Cells<W>,
    ) -> Option<(Cells<W>, Cells<W>)> {
        for at in values(lines) {
            let more = self.grid.house(self.cover + at) & base;
            fins |= more;
            more.iter().for_each(|fin| targets &= self.grid.peers(fin));
        }
        (!targets.is_empty() && fins.len() <= MAX_FINS).then_some((fins, targets))
    }

    fn add_finned(&self, cover: u64, fins: Cells<W>, targets: Cells<W>, sink: &mut Sink<'_>) -> bool {
        let removed = targets & self.cover_cells(cover);
        if removed.is_empty() {
            return false;
        }
        let is_sashimi = self.chosen.iter().any(|&line| (self.lines[line] & cover).count_ones() <= 1);
        let wants_sashimi = matches!(self.kind, Kind::SashimiXWing | Kind::SashimiSwordfish | Kind::SashimiJellyfish);
        is_sashimi == wants_sashimi
            && sink.add(self.step(removed), || {
                let mut rules = self.rules(cover);
                for fin in fins.iter() {
                    let between =
                        removed.iter().filter_map(|cell| self.grid.layout.rule_between(fin, cell, self.value));
                    rules.extend(between);
                }
                let pattern = StepPattern::Finned {
                    value: self.value as u8,
                    bases: self.chosen.iter().map(|&line| (self.base + line) as u16).collect(),
                    covers: values(cover).map(|at| (self.cover + at) as u16).collect(),
                    fins: fins.iter().map(|cell| cell as u16).collect(),
                };
                Reasons { rules, pattern }
            })
    }

    fn step(&self, removed: Cells<W>) -> Found {
        let base = self.chosen.iter().map(|&line| (self.base + line) as u16).collect();
        Found { base, ..Found::delete(self.kind, deletions(self.value, removed)) }
    }

    fn rules(&self, cover: u64) -> Vec<BoardRule> {
        let value = self.value as u8;
        let needs = self.chosen.iter().map(|&line| BoardRule::Needs((self.base + line) as u16, value));
        needs.chain(values(cover).map(|at| BoardRule::Once((self.cover + at) as u16, value))).collect()
    }
}
