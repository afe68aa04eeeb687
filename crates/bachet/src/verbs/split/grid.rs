//! Parts of a logic grid: a value goes with one of those with which it can.

use bachet_grid::{Layout, Meaning, compile};
use bachet_notation::clue::{CategoryId, Comparison, Item, Truth, ValueId, Who};
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::Solver;

use super::{Divisible, Left, left, narrowest, values};
use crate::verbs::show::clue;

impl Divisible for GridPuzzle {
    fn left(&self) -> Result<Left<Self>, Vec<Diagnostic>> {
        let compiled = compile(self)?;
        let solver = Solver::new(&compiled.model);
        let layout = &compiled.layout;
        let places: Vec<(Meaning, u64)> = layout
            .meanings()
            .map(|(x, meaning)| (meaning, left(&solver, x, alternatives(self, layout, meaning))))
            .collect();
        let Some((place, size)) = narrowest(places.iter().map(|&(_, values)| values)) else {
            return Ok(Left::Nothing);
        };
        let Some(place) = place else { return Ok(Left::OneTable) };
        let (meaning, possible) = places[place];
        let with = |value: u32| {
            let mut part = self.clone();
            part.clues.extend(said(self, layout, meaning, value).iter().map(clue));
            part
        };
        Ok(Left::Choices { size, parts: values(possible).map(with).collect() })
    }
}

/// Returns the number of values that a variable may have.
fn alternatives(puzzle: &GridPuzzle, layout: &Layout, meaning: Meaning) -> u32 {
    let values = |category: CategoryId| puzzle.categories[category.0 as usize].values.len() as u32;
    match meaning {
        // One more stands for a value that nobody has.
        Meaning::PlaceOf(_) => values(layout.axis()) + 1,
        Meaning::ValueAt(_, category) => values(category),
    }
}

/// Returns what it says about the table that a variable has this value.
fn said(puzzle: &GridPuzzle, layout: &Layout, meaning: Meaning, value: u32) -> Vec<Truth> {
    let same = |one: ValueId, other: ValueId| Truth::Same(Who::Has(one), Comparison::Equal, Who::Has(other));
    match meaning {
        Meaning::PlaceOf(one) => {
            let places = 0..puzzle.categories[layout.axis().0 as usize].values.len() as u32;
            let others = || places.clone().filter_map(|place| layout.value_at(place));
            // "Different" would say that somebody has the value.
            let nobody = || others().map(|place| Truth::Not(Box::new(same(one, place)))).collect();
            layout.value_at(value).map_or_else(nobody, |place| vec![same(one, place)])
        }
        Meaning::ValueAt(place, category) => {
            let owner = layout.value_at(place).expect("the variable is that of a place");
            let of = Item::Of(category, Box::new(Who::Has(owner)));
            vec![Truth::Items(of, Comparison::Equal, Item::Value(ValueId { category, index: value }))]
        }
    }
}
