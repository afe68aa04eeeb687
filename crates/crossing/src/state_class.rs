//! In which state up to symmetry a game is.

use bachet_notation::crossing::PlaceId;

use crate::{Crossing, GamePosition, Numbering, Position};

/// A state up to symmetry, with what the rules remember of earlier trips. Games in one class have the same trips ahead,
/// up to names.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct StateClass {
    /// The places of things in the representative of [`Crossing::graph`].
    pub(crate) at: Vec<PlaceId>,
    /// The places of the boats, and what rules ask about earlier trips.
    pub(crate) register: u64,
}

impl Crossing {
    /// Returns the class of the state in which a game is.
    pub fn class_of(&self, numbering: &Numbering, game: &GamePosition) -> StateClass {
        let model = &self.model;
        let mut counts = vec![0; model.fields.len()];
        for (c, class) in model.classes.iter().enumerate() {
            for unit in 0..class.count {
                let place = |slot: usize| game.position.at[numbering.index(class.thing(unit, slot))].0;
                let slots = (0..class.slots.len()).rev();
                let condition = slots.fold(0, |condition, slot| condition * model.places + place(slot));
                counts[model.field(c, condition)] += 1;
            }
        }
        let at = self.representative(numbering, &self.field_units(|field| counts[field]));
        StateClass { at, register: self.register_of(&game.position.boats, game) }
    }
}

impl Position {
    pub(crate) fn class(&self, register: u64) -> StateClass {
        StateClass { at: self.at.clone(), register }
    }
}
