//! Names of the variables and constraints of a logic grid in exports.

use std::collections::{BTreeMap, BTreeSet};

use bachet_grid::{Compiled, Layout, Meaning, TagOrigin};
use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Clue, GridPuzzle};
use bachet_solver::{Tag, Var};

use super::{Names, Section};

/// The names of a grid's values.
pub(super) struct GridNames<'a> {
    puzzle: &'a GridPuzzle,
    compiled: &'a Compiled,
    meanings: BTreeMap<Var, Meaning>,
}

impl<'a> GridNames<'a> {
    pub(super) fn new(puzzle: &'a GridPuzzle, compiled: &'a Compiled) -> Self {
        Self { puzzle, compiled, meanings: compiled.layout.meanings().collect() }
    }

    fn layout(&self) -> &Layout {
        &self.compiled.layout
    }

    fn category(&self, category: CategoryId) -> &str {
        &self.puzzle.category(category).name
    }

    /// `nation.Norwegian`
    fn qualified(&self, value: ValueId) -> String {
        format!("{}.{}", self.category(value.category), self.puzzle.value(value).text)
    }

    /// Returns the value of the axis with this index; `nobody` after its end.
    fn place(&self, place: u32) -> String {
        self.layout().value_at(place).map_or_else(|| "nobody".to_owned(), |value| self.qualified(value))
    }
}

impl Names for GridNames<'_> {
    fn clues(&self) -> Vec<String> {
        self.puzzle.clues.iter().map(clue).collect()
    }

    fn legend(&self) -> Vec<String> {
        let shared = self.meanings.values().filter_map(|meaning| match meaning {
            Meaning::ValueAt(_, category) => Some(*category),
            Meaning::PlaceOf(_) => None,
        });
        let shared: BTreeSet<CategoryId> = shared.collect();
        let places = (0..).map_while(|place| self.layout().value_at(place));
        let places: Vec<&str> = places.map(|value| self.puzzle.value(value).text.as_str()).collect();
        let mut lines = vec![(self.category(self.layout().axis()), places)];
        for category in shared {
            let values = self.puzzle.category(category).values.iter().map(|value| value.text.as_str());
            lines.push((self.category(category), values.collect()));
        }
        let line = |(category, values): (&str, Vec<&str>)| {
            let values: Vec<String> = (1..).zip(values).map(|(number, text)| format!("{number} is {text}")).collect();
            format!("{category}: {}", values.join(", "))
        };
        lines.into_iter().map(line).collect()
    }

    fn variables(&self) -> Vec<(Var, String)> {
        let axis = self.category(self.layout().axis());
        let name = |meaning| match meaning {
            Meaning::PlaceOf(of) => {
                format!("{axis} of {} {}", self.category(of.category), self.puzzle.value(of).text)
            }
            Meaning::ValueAt(place, category) => {
                let at = self.layout().value_at(place).map_or("nobody", |value| &self.puzzle.value(value).text);
                format!("{} at {axis} {at}", self.category(category))
            }
        };
        self.layout().meanings().map(|(x, meaning)| (x, name(meaning))).collect()
    }

    fn statement(&self, x: Var, value: u32) -> Option<String> {
        Some(match *self.meanings.get(&x)? {
            Meaning::PlaceOf(of) => format!("{} = {}", self.qualified(of), self.place(value)),
            Meaning::ValueAt(place, category) => {
                let value = &self.puzzle.value(ValueId { category, index: value }).text;
                format!("{}({}) = {value}", self.category(category), self.place(place))
            }
        })
    }

    fn sections(&self) -> Vec<Section> {
        let rule = |heading: String| Section { heading, lasting: false };
        let categories = self.puzzle.categories.iter().map(|category| rule(category.name.clone()));
        let definitions = rule("Definitions".to_owned());
        let clues = self.puzzle.clues.iter().map(|each| Section { heading: clue(each), lasting: true });
        categories.chain([definitions]).chain(clues).collect()
    }

    fn section(&self, tag: Tag) -> usize {
        let definitions = self.puzzle.categories.len();
        match self.compiled.tags.origin(tag) {
            TagOrigin::OnePerPlace { category, .. } => category.0 as usize,
            TagOrigin::Number(value) => value.category.0 as usize,
            TagOrigin::Definition => definitions,
            TagOrigin::Part { clue, .. } => definitions + 1 + clue as usize,
        }
    }
}

/// Returns a clue on one line.
fn clue(clue: &Clue) -> String {
    let label = if clue.label.is_empty() { "-".to_owned() } else { format!("{}.", clue.label) };
    let words = [clue.text.clone(), clue.expression.as_ref().map(|e| format!("= {e}"))];
    words.into_iter().flatten().fold(label, |line, words| line + " " + &words)
}
