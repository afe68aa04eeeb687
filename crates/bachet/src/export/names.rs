//! How exports call the variables of a puzzle's model.

use bachet_grid::{Layout, Meaning};
use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Clue, GridPuzzle};

/// The names of a puzzle's values, in comments and in identifiers.
pub(super) struct Names<'a> {
    pub(super) puzzle: &'a GridPuzzle,
    pub(super) layout: &'a Layout,
}

impl Names<'_> {
    /// `nation.Norwegian`
    pub(super) fn qualified(&self, value: ValueId) -> String {
        format!("{}.{}", self.puzzle.category(value.category).name, self.puzzle.value(value).text)
    }

    /// What the axis has at a place; `nobody` behind its end.
    pub(super) fn place(&self, place: u32) -> String {
        self.layout.value_at(place).map_or_else(|| "nobody".to_owned(), |value| self.qualified(value))
    }

    /// That a decision variable has a value, as an expression: `nation.Norwegian = house.1`.
    pub(super) fn statement(&self, meaning: Meaning, value: u32) -> String {
        match meaning {
            Meaning::PlaceOf(of) => format!("{} = {}", self.qualified(of), self.place(value)),
            Meaning::ValueAt(place, category) => {
                let name = &self.puzzle.category(category).name;
                let value = &self.puzzle.value(ValueId { category, index: value }).text;
                format!("{name}({}) = {value}", self.place(place))
            }
        }
    }

    /// What a decision variable is: `house of nation Norwegian`.
    pub(super) fn variable(&self, meaning: Meaning) -> String {
        let name = |category: CategoryId| &self.puzzle.category(category).name;
        let axis = self.layout.axis();
        match meaning {
            Meaning::PlaceOf(of) => format!("{} of {} {}", name(axis), name(of.category), self.puzzle.value(of).text),
            Meaning::ValueAt(place, category) => {
                let at = self.layout.value_at(place).map_or("nobody", |value| &self.puzzle.value(value).text);
                format!("{} at {} {at}", name(category), name(axis))
            }
        }
    }
}

/// A clue as one line of a comment.
pub(super) fn clue(clue: &Clue) -> String {
    let label = if clue.label.is_empty() { "-".to_owned() } else { format!("{}.", clue.label) };
    let words = [clue.text.clone(), clue.expression.as_ref().map(|e| format!("= {e}"))];
    one_line(&words.into_iter().flatten().fold(label, |line, words| line + " " + &words))
}

/// Comments end with their line: what would break it becomes a blank.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
