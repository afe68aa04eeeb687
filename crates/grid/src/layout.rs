//! The mapping between the cells of a puzzle and the variables of its model.
//!
//! One one-each category is the *axis*: the place of an entity is the position of its value in the order of the axis,
//! so that the values of the axis need no variables, and its order needs no arithmetic. Every other value of a one-each
//! or spare category is a variable whose value is the place of its entity. A shared category has a variable for each
//! place, whose value is the value of the entity there.

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{GridPuzzle, Kind};
use bachet_solver::Var;

use crate::Solution;

/// How a category is represented by variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The category that numbers the places.
    Axis,
    /// One variable for each value: its place.
    Places,
    /// One variable for each value: its place, or the number of places if no entity has the value.
    OptionalPlaces,
    /// One variable for each place: its value.
    Cells,
}

/// The meaning of a decision variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The place of the entity that has this value; the number of places if there is none.
    PlaceOf(ValueId),
    /// The index of the value that the entity at this place has in the category.
    ValueAt(u32, CategoryId),
}

/// The mapping from variables to cells and back.
#[derive(Clone, Debug)]
pub struct Layout {
    pub(crate) entities: u32,
    pub(crate) axis: u32,
    /// The value of the axis at each place.
    pub(crate) order: Vec<u32>,
    /// The place of each value of the axis.
    pub(crate) place: Vec<u32>,
    /// For each category its role and the index of its first variable.
    pub(crate) columns: Vec<(Role, u32)>,
    pub(crate) vars: Vec<Var>,
}

impl Layout {
    /// Returns the category that numbers the places.
    pub fn axis(&self) -> CategoryId {
        CategoryId(self.axis)
    }

    /// Returns the value of the axis at a place.
    pub fn value_at(&self, place: u32) -> Option<ValueId> {
        self.order.get(place as usize).map(|&index| ValueId { category: self.axis(), index })
    }

    /// Returns the decision variables in order, each with its meaning.
    pub fn meanings(&self) -> impl Iterator<Item = (Var, Meaning)> + '_ {
        let ends = self.columns.iter().skip(1).map(|&(_, start)| start).chain([self.vars.len() as u32]);
        self.columns.iter().zip(ends).enumerate().flat_map(move |(column, (&(role, start), end))| {
            let category = CategoryId(column as u32);
            (0..end - start).map(move |index| {
                let meaning = match role {
                    Role::Cells => Meaning::ValueAt(index, category),
                    _ => Meaning::PlaceOf(ValueId { category, index }),
                };
                (self.vars[(start + index) as usize], meaning)
            })
        })
    }

    /// Returns the table that the values of the variables mean.
    pub(crate) fn decode(&self, puzzle: &GridPuzzle, value: impl Fn(Var) -> u32) -> Solution {
        let entities = self.entities as usize;
        let mut entity_at = vec![0; entities];
        match self.columns.first() {
            Some(&(Role::Axis, _)) | None => entity_at.copy_from_slice(&self.order),
            Some(&(_, start)) => {
                for entity in 0..entities {
                    if let Some(at) = entity_at.get_mut(value(self.vars[start as usize + entity]) as usize) {
                        *at = entity as u32;
                    }
                }
            }
        }
        let mut solution = Solution::new(entities, self.columns.len());
        for (column, &(role, start)) in self.columns.iter().enumerate().skip(1) {
            let category = CategoryId(column as u32);
            let values = puzzle.category(category).values.len();
            let mut set = |place: usize, index: usize| {
                if let Some(&entity) = entity_at.get(place) {
                    solution.set(entity as usize, ValueId { category, index: index as u32 });
                }
            };
            match role {
                Role::Axis => (0..entities).for_each(|place| set(place, self.order[place] as usize)),
                Role::Places | Role::OptionalPlaces => {
                    (0..values).for_each(|index| set(value(self.vars[start as usize + index]) as usize, index));
                }
                Role::Cells => {
                    (0..entities).for_each(|place| set(place, value(self.vars[start as usize + place]) as usize));
                }
            }
        }
        solution
    }
}

/// Returns the role of a category that is not the axis.
pub(crate) fn role(kind: &Kind, values: usize, entities: usize) -> Role {
    match kind {
        Kind::OneEach => Role::Places,
        Kind::Spare if values == entities => Role::Places,
        Kind::Spare => Role::OptionalPlaces,
        Kind::Shared(_) => Role::Cells,
    }
}
