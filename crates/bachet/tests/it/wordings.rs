//! A clue put into words in many ways is answered as it is meant, or asked about: never answered otherwise.
//!
//! `tests/wordings/<language>.txt` has the categories and, behind `= MEANING`, sentences of that meaning, with slots for
//! values: `{pie}`, `{pie2}` for another one, `{n}` for a number. Each sentence is laid into random puzzles whose other
//! clues are expressions. Without its meaning such a puzzle has several solutions, and so a wrong reading may well leave
//! a single wrong one.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use bachet_grid::{Solution, evaluate};
use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{GridPuzzle, read_clue, read_grid};
use bachet_solver::Budget;
use proptest::prelude::Rng as _;
use proptest::test_runner::{RngAlgorithm, TestRng};

use crate::outcomes::{PageOutcome, page};

/// Number of puzzles into which each sentence is laid.
const PUZZLES: usize = 3;
/// Number of tries to find values with which a meaning holds.
const TRIES: usize = 400;
/// The largest number that stands for `{n}`.
const MAX_NUMBER: usize = 12;

/// What became of sentences: how often, and which of them were answered otherwise than they are meant.
#[derive(Default)]
struct Outcomes {
    answered: usize,
    asked: usize,
    wrong: String,
}

#[test]
fn no_english_wording_is_answered_wrongly() {
    check("en");
}

#[test]
fn no_french_wording_is_answered_wrongly() {
    check("fr");
}

#[test]
fn no_dutch_wording_is_answered_wrongly() {
    check("nl");
}

fn check(code: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/wordings").join(code).with_extension("txt");
    let source = std::fs::read_to_string(path).expect("the file is part of the project");
    let (head, rest) = source.split_once("\n\n").expect("an empty line ends the categories");
    let categories: Vec<&str> = head.lines().filter(|line| !line.starts_with('#')).collect();
    let head = format!("grid: wordings\nlanguage: {code}\n{}\n", categories.join("\n"));
    let (puzzle, problems) = read_grid(&head);
    assert!(problems.is_empty(), "{problems:?}");
    let mut draw = Draw { rng: TestRng::deterministic_rng(RngAlgorithm::ChaCha), puzzle: &puzzle };
    let mut outcomes = Outcomes::default();
    let mut meaning = "";
    for line in rest.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(meant) = line.strip_prefix("= ") {
            meaning = meant;
            continue;
        }
        for _ in 0..PUZZLES {
            draw.lay(&head, meaning, line, &mut outcomes);
        }
    }
    let Outcomes { answered, asked, wrong } = outcomes;
    assert!(wrong.is_empty(), "{wrong}");
    // A reader that understands nothing would pass otherwise.
    assert!(answered > asked, "{answered} answered, {asked} asked");
}

struct Draw<'p> {
    rng: TestRng,
    puzzle: &'p GridPuzzle,
}

impl Draw<'_> {
    fn below(&mut self, end: usize) -> usize {
        self.rng.next_u64() as usize % end
    }

    fn shuffle<T>(&mut self, all: &mut [T]) {
        for at in (1..all.len()).rev() {
            all.swap(at, self.below(at + 1));
        }
    }

    /// Returns a random solution of the categories alone.
    fn table(&mut self) -> Solution {
        let mut table = Solution::of(self.puzzle);
        for category in self.puzzle.category_ids().skip(1) {
            let mut values: Vec<u32> = (0..self.puzzle.entities() as u32).collect();
            self.shuffle(&mut values);
            for (entity, index) in values.into_iter().enumerate() {
                table.set(entity, ValueId { category, index });
            }
        }
        table
    }

    /// Returns random values for the slots of a meaning.
    fn slots(&mut self) -> BTreeMap<String, String> {
        let mut slots = BTreeMap::from([("n".to_owned(), (1 + self.below(MAX_NUMBER)).to_string())]);
        for category in self.puzzle.category_ids() {
            let mut values: Vec<u32> = (0..self.puzzle.entities() as u32).collect();
            self.shuffle(&mut values);
            for (number, index) in values.into_iter().enumerate() {
                let name = &self.puzzle.category(category).name;
                let slot = if number == 0 { name.clone() } else { format!("{name}{}", number + 1) };
                slots.insert(slot, self.puzzle.value(ValueId { category, index }).text.clone());
            }
        }
        slots
    }

    /// Lays a sentence into a random puzzle, and appends what became of it.
    fn lay(&mut self, head: &str, meaning: &str, sentence: &str, outcomes: &mut Outcomes) {
        let table = self.table();
        let found = (0..TRIES).find_map(|_| {
            let slots = self.slots();
            let meant = fill(meaning, &slots);
            let truth = read_clue(self.puzzle, &meant).0.unwrap_or_else(|| panic!("{meant}"));
            evaluate(self.puzzle, &truth, &table).then_some((slots, meant))
        });
        let (slots, meant) = found.unwrap_or_else(|| panic!("nothing makes it true: {meaning}"));
        let others = self.others(head, &meant, &table);
        let Some(others) = others else { return };
        let said = fill(sentence, &slots);
        let mut text = format!("{head}1. {said}\n");
        for (at, fact) in others.iter().enumerate() {
            writeln!(text, "{}. = {fact}", at + 2).expect("a string takes everything");
        }
        match page(&text, &self.rows(&table)) {
            PageOutcome::Answered { is_right: true, .. } => outcomes.answered += 1,
            PageOutcome::Answered { .. } | PageOutcome::Undecided => {
                writeln!(outcomes.wrong, "{said}\n    = {meant}\n    {}", others.join(", "))
                    .expect("a string takes everything");
            }
            PageOutcome::Asked(_) => outcomes.asked += 1,
            PageOutcome::NotRead(codes) => panic!("{text}\n{codes:?}"),
        }
    }

    fn rows(&self, table: &Solution) -> Vec<Vec<String>> {
        let value = |(category, &index): (usize, &u32)| {
            self.puzzle.value(ValueId { category: CategoryId(category as u32), index }).text.clone()
        };
        table.rows().map(|row| row.iter().enumerate().map(value).collect()).collect()
    }

    /// Returns facts that leave only the table together with the meaning; `None` if they do so without it.
    fn others(&mut self, head: &str, meant: &str, table: &Solution) -> Option<Vec<String>> {
        let mut facts = self.facts(table);
        self.shuffle(&mut facts);
        let mut text = format!("{head}1. = {meant}\n");
        for fact in &facts {
            writeln!(text, "- = {fact}").expect("a string takes everything");
        }
        let (mut all, problems) = read_grid(&text);
        assert!(problems.is_empty(), "{text}\n{problems:?}");
        let mut chunk = facts.len() / 2;
        while chunk > 0 {
            let mut at = 0;
            while at < facts.len() {
                let end = (at + chunk).min(facts.len());
                let mut fewer = all.clone();
                fewer.clues.drain(at + 1..=end);
                if has_one_solution(&fewer) {
                    all = fewer;
                    facts.drain(at..end);
                } else {
                    at = end;
                }
            }
            chunk /= 2;
        }
        all.clues.remove(0);
        (!has_one_solution(&all)).then_some(facts)
    }

    /// Returns what is said about each two values of different categories: that they belong together, or that not.
    fn facts(&self, table: &Solution) -> Vec<String> {
        let ids = self.puzzle.category_ids();
        let pairs =
            ids.clone().flat_map(|one| ids.clone().map(move |other| (one, other))).filter(|(one, other)| one < other);
        let entities = self.puzzle.entities();
        let facts = pairs.flat_map(|(one, other)| {
            (0..entities).flat_map(move |entity| {
                (0..entities).map(move |beside| {
                    let name = |category: CategoryId, entity: usize| {
                        let index = table.get(entity, category).expect("the table is full");
                        format!("\"{}\"", self.puzzle.value(ValueId { category, index }).text)
                    };
                    let sign = if entity == beside { "=" } else { "!=" };
                    format!("{} {sign} {}", name(one, entity), name(other, beside))
                })
            })
        });
        facts.collect()
    }
}

/// Returns the text with the values of its slots; in a meaning they stand in quotation marks.
fn fill(text: &str, slots: &BTreeMap<String, String>) -> String {
    let mut filled = text.to_owned();
    for (slot, value) in slots {
        filled =
            filled.replace(&format!("\"{{{slot}}}\""), &format!("\"{value}\"")).replace(&format!("{{{slot}}}"), value);
    }
    assert!(!filled.contains('{'), "a slot without a value: {filled}");
    filled
}

fn has_one_solution(puzzle: &GridPuzzle) -> bool {
    let mut found = 0;
    let end = bachet_grid::solve(puzzle, &mut Budget::unlimited(), |_| {
        found += 1;
        if found < 2 { std::ops::ControlFlow::Continue(()) } else { std::ops::ControlFlow::Break(()) }
    });
    assert!(end.is_ok() || found > 0, "the solver came to no end");
    found == 1
}
