//! Auxiliary variables. Each is defined in both directions, as a function of the cells, so that models and solutions
//! are one to one.

use bachet_notation::clue::CategoryId;
use bachet_solver::{Relation, Var};

use super::post::Condition;
use super::resolve::{Cell, Position};
use super::{CompileError, Compiler};
use crate::layout::Role;
use crate::tags::DEFINITION;

impl Compiler<'_> {
    /// Returns a variable that always has this value.
    pub(super) fn constant(&mut self, value: u32) -> Var {
        if let Some(&x) = self.constants.get(&value) {
            return x;
        }
        let x = self.model.variable(value + 1);
        self.model.restrict(DEFINITION, x.is(value));
        self.constants.insert(value, x);
        x
    }

    /// Returns the value in a category of the entity at a place.
    pub(super) fn cell(&mut self, category: CategoryId, place: Position) -> Result<Cell, CompileError> {
        let (role, start) = self.layout.columns[category.0 as usize];
        let entities = self.layout.entities;
        match (role, place) {
            (_, Position::Absent) => Ok(Cell::Nothing),
            (Role::Axis, Position::At(at)) => Ok(Cell::Fixed(self.layout.order[at as usize])),
            (Role::Axis, Position::Of(x)) => {
                Ok(Cell::Of(x, (0..self.model.size(x)).map(|p| self.layout.order.get(p as usize).copied()).collect()))
            }
            (Role::Cells, Position::At(at)) => Ok(self.values(category, self.layout.vars[(start + at) as usize])),
            (Role::Places | Role::OptionalPlaces, Position::At(at)) => {
                let cell = self.value_at(category, at);
                Ok(self.values(category, cell))
            }
            (_, Position::Of(x)) => {
                if let Some(&cell) = self.cells.get(&(category.0, place)) {
                    return Ok(self.values(category, cell));
                }
                let values = self.puzzle.category(category).values.len() as u32;
                let may_be_absent = self.model.size(x) > entities;
                let size = values + u32::from(may_be_absent);
                if size > 64 {
                    return Err(CompileError::TooManyValues);
                }
                let cell = self.model.variable(size);
                if role == Role::Places {
                    // The value whose place is the given place.
                    let mut array = self.layout.vars[start as usize..(start + values) as usize].to_vec();
                    if may_be_absent {
                        array.push(self.constant(entities));
                    }
                    self.model.element(DEFINITION, cell, &array, x);
                } else {
                    let mut array = (0..entities).map(|at| self.value_at(category, at)).collect::<Vec<_>>();
                    if may_be_absent {
                        array.push(self.constant(values));
                    }
                    self.model.element(DEFINITION, x, &array, cell);
                }
                self.cells.insert((category.0, place), cell);
                Ok(self.values(category, cell))
            }
        }
    }

    fn values(&self, category: CategoryId, cell: Var) -> Cell {
        let values = self.puzzle.category(category).values.len() as u32;
        Cell::Of(cell, (0..self.model.size(cell)).map(|v| (v < values).then_some(v)).collect())
    }

    /// Returns the variable of the value at a place, in a category that is not the axis.
    fn value_at(&mut self, category: CategoryId, at: u32) -> Var {
        let (role, start) = self.layout.columns[category.0 as usize];
        if role == Role::Cells {
            return self.layout.vars[(start + at) as usize];
        }
        let key = (category.0, Position::At(at));
        if let Some(&cell) = self.cells.get(&key) {
            return cell;
        }
        let values = self.puzzle.category(category).values.len() as u32;
        let cell = self.model.variable(values);
        let here = self.constant(at);
        let array = &self.layout.vars[start as usize..(start + values) as usize];
        self.model.element(DEFINITION, cell, array, here);
        self.cells.insert(key, cell);
        cell
    }

    /// Returns a variable with the index of the condition that holds, or the number of conditions if none does; at most
    /// one can hold.
    pub(super) fn selector(&mut self, conditions: &[Condition]) -> Result<Var, CompileError> {
        let none = conditions.len() as u32;
        if none >= 64 {
            return Err(CompileError::TooManyValues);
        }
        let index = self.model.variable(none + 1);
        for (at, condition) in conditions.iter().enumerate() {
            let chosen = index.is(at as u32);
            match *condition {
                Condition::Constant(true) => self.model.restrict(DEFINITION, chosen),
                Condition::Constant(false) => self.model.restrict(DEFINITION, !chosen),
                Condition::Holds(lit) => {
                    self.model.clause(DEFINITION, &[!chosen, lit]);
                    self.model.clause(DEFINITION, &[chosen, !lit]);
                }
            }
        }
        Ok(index)
    }

    /// Returns the place at an index; no entity for the index after the last.
    pub(super) fn select(&mut self, index: Var, places: &[Position]) -> Result<Position, CompileError> {
        let entities = self.layout.entities;
        if entities >= 64 {
            return Err(CompileError::TooManyValues);
        }
        let chosen = self.model.variable(entities + 1);
        let fixed = places.iter().map(|place| match place {
            Position::At(at) => Some(1_u64 << at),
            Position::Absent => Some(1 << entities),
            Position::Of(_) => None,
        });
        if let Some(mut rows) = fixed.collect::<Option<Vec<u64>>>() {
            rows.push(1 << entities);
            self.model.relate(DEFINITION, index, Relation::Rows(&rows), chosen);
        } else {
            let mut array = Vec::with_capacity(places.len() + 1);
            for place in places {
                array.push(match *place {
                    Position::At(at) => self.constant(at),
                    Position::Absent => self.constant(entities),
                    Position::Of(x) => x,
                });
            }
            array.push(self.constant(entities));
            self.model.element(DEFINITION, index, &array, chosen);
        }
        Ok(Position::Of(chosen))
    }
}
