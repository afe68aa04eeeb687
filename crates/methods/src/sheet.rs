//! The cells that are settled: from variables that have one value to what a person would write down.
//!
//! On a board a variable is a cell. In a logic grid most variables are the place of a value, and places are counted along
//! one of the categories: whose cell it is is known once it is known who stands at that place.

use bachet_solver::Var;

use crate::stated::{Settles, Stated};

/// A value that is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) place: u32,
    pub(crate) value: u32,
}

/// What is settled, and how to take it back.
pub(crate) struct Sheet<'a> {
    stated: &'a Stated,
    /// Which cells are filled.
    filled: Vec<bool>,
    /// How many of them have been written down.
    written: u32,
    /// Who stands at each place, by the first category.
    entities: Vec<Option<u32>>,
    /// The categories and values of each place of which it is not known whose they are.
    waiting: Vec<Vec<(u32, u32)>>,
    changes: Vec<Change>,
}

enum Change {
    Cell(u32),
    Entity(usize),
    Waiting(usize),
}

/// A moment to come back to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment(usize);

impl<'a> Sheet<'a> {
    pub(crate) fn new(stated: &'a Stated) -> Self {
        let entities = match &stated.axis {
            // Its values are the rows themselves.
            Some((0, along)) => along.iter().copied().map(Some).collect(),
            Some((_, along)) => vec![None; along.len()],
            None => Vec::new(),
        };
        let waiting = vec![Vec::new(); entities.len()];
        Self { stated, filled: stated.given.clone(), written: 0, entities, waiting, changes: Vec::new() }
    }

    /// How many values have been written down.
    pub(crate) fn written(&self) -> u32 {
        self.written
    }

    pub(crate) fn now(&self) -> Moment {
        Moment(self.changes.len())
    }

    /// Takes back what was settled since then.
    pub(crate) fn back_to(&mut self, moment: Moment) {
        while self.changes.len() > moment.0 {
            match self.changes.pop() {
                Some(Change::Cell(cell)) => {
                    self.filled[cell as usize] = false;
                    self.written -= 1;
                }
                Some(Change::Entity(place)) => self.entities[place] = None,
                Some(Change::Waiting(place)) => {
                    self.waiting[place].pop();
                }
                None => break,
            }
        }
    }

    /// The variable has this value: what can be written down now. A cell that is filled stays as it is: a second value is
    /// a contradiction, and the search will say so.
    pub(crate) fn settle(&mut self, x: Var, value: u32) -> Vec<Written> {
        let mut news = Vec::new();
        for &settles in self.stated.settles(x) {
            match settles {
                Settles::Cell(cell) => self.write(cell, value + 1, &mut news),
                Settles::PlaceOf { category: 0, value: entity } => self.enter(value as usize, entity, &mut news),
                Settles::PlaceOf { category, value: of } => self.put(value as usize, category, of, &mut news),
                Settles::ValueAt { category, place } => self.put(place as usize, category, value, &mut news),
            }
        }
        news
    }

    /// The cell that the variable's value would settle, if it is known which.
    pub(crate) fn place(&self, x: Var, value: u32) -> Option<u32> {
        let row = |place: usize| self.entities.get(place).copied().flatten();
        let column = |entity: u32, category: u32| entity * self.stated.columns + category;
        match *self.stated.settles(x).first()? {
            Settles::Cell(cell) => Some(cell),
            Settles::PlaceOf { category: 0, value: entity } => {
                self.stated.axis.as_ref().map(|(axis, _)| column(entity, *axis))
            }
            Settles::PlaceOf { category, .. } => row(value as usize).map(|entity| column(entity, category)),
            Settles::ValueAt { category, place } => row(place as usize).map(|entity| column(entity, category)),
        }
    }

    /// The one at this place has the value.
    fn put(&mut self, place: usize, category: u32, value: u32, news: &mut Vec<Written>) {
        match self.entities.get(place) {
            Some(Some(entity)) => self.write(entity * self.stated.columns + category, value, news),
            Some(None) => {
                self.waiting[place].push((category, value));
                self.changes.push(Change::Waiting(place));
            }
            // Behind the last place: nobody has it.
            None => {}
        }
    }

    /// It is this one that stands at the place, and has all that is known of it.
    fn enter(&mut self, place: usize, entity: u32, news: &mut Vec<Written>) {
        if self.entities[place].is_some() {
            return;
        }
        self.entities[place] = Some(entity);
        self.changes.push(Change::Entity(place));
        let row = entity * self.stated.columns;
        if let Some((axis, along)) = &self.stated.axis {
            self.write(row + axis, along[place], news);
        }
        for at in 0..self.waiting[place].len() {
            let (category, value) = self.waiting[place][at];
            self.write(row + category, value, news);
        }
    }

    fn write(&mut self, place: u32, value: u32, news: &mut Vec<Written>) {
        if !std::mem::replace(&mut self.filled[place as usize], true) {
            self.written += 1;
            self.changes.push(Change::Cell(place));
            news.push(Written { place, value });
        }
    }
}
