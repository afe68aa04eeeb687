//! The clauses of a formula as statements on the puzzle.

use bachet_solver::{Boolean, Cnf};

use super::formula::ClausePurpose;
use crate::compiled::{CompiledPuzzle, VariableMeaning};

/// A clause: at least one of its literals is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// What it is for.
    pub purpose: ClausePurpose,
    /// The literals.
    pub literals: Vec<ClauseLiteral>,
}

/// A Boolean of a formula, or its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClauseLiteral {
    /// The number of the Boolean, from 1.
    pub number: u32,
    /// What the Boolean states.
    pub states: Proposition,
    /// Whether the literal is true if the Boolean is false.
    pub is_negated: bool,
}

/// What a Boolean states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proposition {
    /// A cell of a board has this value.
    Cell {
        /// The cell, row by row.
        cell: u32,
        /// The value.
        value: u32,
    },
    /// Two values of a logic grid belong together.
    Together {
        /// The category that numbers the places, and the value at the place.
        place: (u32, u32),
        /// The other category, and its value.
        value: (u32, u32),
    },
    /// A value of a logic grid, which no entity has, is at this spare place.
    Unused {
        /// The number of the spare place, from 1.
        spare: u32,
        /// The category and the value.
        value: (u32, u32),
    },
    /// A number or a truth value that the other Booleans determine.
    Other,
}

/// Returns what each Boolean states.
pub(super) fn propositions(compiled: &CompiledPuzzle, cnf: &Cnf) -> Vec<Proposition> {
    let stated = |boolean: &Boolean| match *boolean {
        Boolean::Value(x, value) => {
            compiled.meanings(x).first().map_or(Proposition::Other, |&meaning| of_value(compiled, meaning, value))
        }
        Boolean::Number(..) | Boolean::Auxiliary => Proposition::Other,
    };
    cnf.booleans.iter().map(stated).collect()
}

fn of_value(compiled: &CompiledPuzzle, meaning: VariableMeaning, found: u32) -> Proposition {
    let (place, value) = match meaning {
        VariableMeaning::Cell(cell) => return Proposition::Cell { cell, value: found + 1 },
        VariableMeaning::PlaceOf { category, value } => (found, (category, value)),
        VariableMeaning::ValueAt { category, place } => (place, (category, found)),
    };
    let Some((axis, along)) = &compiled.axis else { return Proposition::Other };
    match along.get(place as usize) {
        Some(&at) => Proposition::Together { place: (*axis, at), value },
        // After the last place.
        None => Proposition::Unused { spare: place - along.len() as u32 + 1, value },
    }
}
