//! Which members of a unit are at a place, for each field.

use super::{Class, Field};

/// For each field and place, the variable that counts the units: that of the members who are there.
#[derive(Clone, Debug)]
pub(crate) struct Presence {
    places: u32,
    /// One more than each variable; 0 if no member is there.
    variables: Vec<u32>,
}

impl Presence {
    pub(crate) fn new(classes: &[Class], fields: &[Field], places: u32) -> Self {
        let mut variables = Vec::with_capacity(fields.len() * places as usize);
        for field in fields {
            let class = &classes[field.class as usize];
            for place in 0..places {
                let subset = class.present(field.condition, place, places);
                variables.push(if subset == 0 { 0 } else { class.variable(subset) as u32 + 1 });
            }
        }
        Self { places, variables }
    }

    /// Returns one more than the variable, or 0 if no member is there.
    #[inline]
    pub(crate) fn at(&self, field: u32, place: u32) -> u32 {
        self.variables[(field * self.places + place) as usize]
    }
}
