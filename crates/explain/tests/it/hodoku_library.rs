//! HoDoKu's regression library: one technique a line.

use std::collections::BTreeMap;

use bachet_budget::Budget;
use bachet_explain::board::Layout;
use bachet_explain::hodoku::{Kind, SearchOptions, Solver};

use crate::data::{board, shared};

/// A line of the library.
struct Line<'l> {
    code: &'l str,
    variant: &'l str,
    digits: &'l str,
    board: &'l str,
    deleted: Vec<(u16, u8)>,
    removals: Vec<(u16, u8)>,
    placements: Vec<(u16, u8)>,
}

impl<'l> Line<'l> {
    fn parse(line: &'l str) -> Option<Self> {
        let mut fields = line.strip_prefix(':')?.split(':');
        let mut next = || fields.next().unwrap_or_default().trim();
        let (code, digits, board) = (next(), next(), next());
        let (code, variant) = code.split_at(4);
        let facts = |text: &str| {
            let fact = |token: &str| {
                let digits: Vec<u16> = token.bytes().map(|byte| u16::from(byte - b'1')).collect();
                (digits[1] * 9 + digits[2], digits[0] as u8)
            };
            let mut facts: Vec<(u16, u8)> = text.split_whitespace().map(fact).collect();
            facts.sort_unstable();
            facts
        };
        let (deleted, removals, placements) = (facts(next()), facts(next()), facts(next()));
        Some(Self { code, variant: variant.trim_start_matches('-'), digits, board, deleted, removals, placements })
    }

    /// Returns the options that the library sets for a technique and a variant.
    fn options(&self) -> SearchOptions {
        let fish = self.code.starts_with("03");
        SearchOptions {
            overlapping_sets: matches!(self.code, "0902" | "0903" | "0904") && self.variant == "2",
            sets_both_ways: self.code == "0903",
            sets_in_loops: matches!((self.code, self.variant), ("0709", "2") | ("0710" | "0711", "3" | "4")),
            siamese_fish: fish && self.variant == "1",
            reasons: false,
            fish_value: (fish && self.digits.len() == 1).then(|| self.digits.as_bytes()[0] - b'1'),
        }
    }

    /// Whether the technique finds exactly what the line says, or nothing if it must not.
    fn check(&self, layout: &Layout<2>) -> bool {
        let Some(kind) = Kind::with_code(self.code) else { return false };
        let mut solver = Solver::new(layout).with_options(self.options());
        let mut cell = 0;
        let mut is_given = true;
        for character in self.board.chars() {
            if character == '+' {
                is_given = false;
                continue;
            }
            if let Some(value @ 1..) = character.to_digit(10) {
                solver.place(cell, value as usize - 1, is_given);
            }
            is_given = true;
            cell += 1;
        }
        self.deleted.iter().for_each(|&(cell, value)| solver.remove(cell as usize, value as usize));
        let steps = solver.all(kind, &mut Budget::unlimited());
        if self.variant == "x" {
            return steps.is_empty();
        }
        steps.iter().any(|step| {
            let mut removals = step.deletions.clone();
            removals.sort_unstable();
            removals.dedup();
            let mut placements = step.placements.clone();
            placements.sort_unstable();
            removals == self.removals && placements == self.placements
        })
    }
}

#[test]
fn steps_of_the_library_are_found() {
    let Some(text) = shared("explain/reglib-1.4.txt") else { return };
    let layout = Layout::new(&board(&".".repeat(81))).expect("a board of 81 cells");
    let mut counts: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    let mut missed = Vec::new();
    for (number, line) in text.lines().enumerate().filter_map(|(at, line)| Some((at + 1, Line::parse(line)?))) {
        let found = line.check(&layout);
        let count = counts.entry(line.code).or_default();
        count[0] += usize::from(found);
        count[1] += 1;
        assert!(found || line.variant != "x", "line {number} must not be found");
        if !found {
            missed.push(format!("{}-{} in line {number}", line.code, line.variant));
        }
    }
    for (code, [found, all]) in &counts {
        println!("{code} {found} of {all}");
    }
    let found: usize = counts.values().map(|count| count[0]).sum();
    let all: usize = counts.values().map(|count| count[1]).sum();
    println!("found {found} of {all}; missed {missed:#?}");
    assert!(found * 1000 >= all * 980, "found {found} of {all}");
}
