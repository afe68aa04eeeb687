//! A state of a river crossing as people see it.

use bachet_crossing::{Numbering, Position};
use bachet_draw::{Bank, Block};
use bachet_notation::crossing::{CrossingPuzzle, PlaceId};

use crate::messages::Messages;
use crate::ways::{Occupancy, StateView, Step};
use crate::{drawings, json};

/// Who is where, with the number of this state.
pub(super) struct CrossingView<'a> {
    puzzle: &'a CrossingPuzzle,
    occupancy: Occupancy<'a>,
    /// `None` if there are too many things to number.
    numbered: Option<(Numbering, Position)>,
}

impl<'a> CrossingView<'a> {
    /// This position, or the start.
    pub(super) fn new(puzzle: &'a CrossingPuzzle, position: Option<&Position>) -> Self {
        let numbered = Numbering::new(puzzle).ok().map(|numbering| {
            let position = position.cloned().unwrap_or_else(|| numbering.start(puzzle));
            (numbering, position)
        });
        let occupancy = match (&numbered, position) {
            (Some((numbering, position)), Some(_)) => {
                let places = numbering.things().iter().copied().zip(position.at.iter().copied());
                Occupancy::placed(puzzle, position.boats.clone(), places)
            }
            _ => Occupancy::at_start(puzzle),
        };
        Self { puzzle, occupancy, numbered }
    }

    fn each_place<T>(&self, there: impl Fn(PlaceId) -> T) -> json::Ordered<T> {
        let places = (0..).map(PlaceId).zip(&self.puzzle.places);
        json::Ordered::of(places.map(|(id, place)| (&place.name, there(id))))
    }
}

impl StateView for CrossingView<'_> {
    fn make(&mut self, step: &Step) {
        let Step::Trip(trip) = step else { return };
        self.occupancy.make(trip);
        if let Some((numbering, position)) = &mut self.numbered {
            trip.load.iter().for_each(|thing| position.at[numbering.index(*thing)] = trip.to);
            position.boats[trip.boat.0 as usize] = trip.to;
        }
    }

    fn line(&self) -> Option<String> {
        self.numbered.as_ref().map(|(numbering, position)| numbering.number(position).to_string())
    }

    fn bits(&self) -> Option<String> {
        self.numbered.as_ref().map(|(numbering, position)| numbering.bit_string(position))
    }

    fn boat(&self) -> Option<String> {
        let mut boats = self.occupancy.boats();
        let (_, place) = boats.next().filter(|_| self.puzzle.boats.len() == 1)?;
        Some(self.puzzle.place(place).to_owned())
    }

    fn boats(&self) -> Vec<(String, String)> {
        let name = |(boat, at)| (self.puzzle.boat_name(boat).to_owned(), self.puzzle.place(at).to_owned());
        self.occupancy.boats().filter(|_| self.puzzle.boats.len() > 1).map(name).collect()
    }

    fn banks(&self, messages: &Messages) -> Vec<Bank> {
        drawings::banks(self.puzzle, &self.occupancy, &[], messages)
    }

    fn picture(&self, wrong: &[usize], messages: &Messages) -> Vec<Block> {
        let wrong: Vec<PlaceId> = wrong.iter().map(|place| PlaceId(*place as u32)).collect();
        vec![Block::River(drawings::river(self.puzzle, &self.occupancy, &wrong, String::new(), messages))]
    }

    fn json(&self) -> json::WayState {
        if !self.occupancy.is_named() {
            return json::WayState::Counts(self.each_place(|place| json::Ordered::of(self.occupancy.counts(place))));
        }
        json::WayState::Names(self.each_place(|place| {
            let there = self.occupancy.things(place).unwrap_or_default();
            there.iter().map(|thing| self.puzzle.name_of(*thing)).collect()
        }))
    }
}
