//! The places of all things while a way is walked: names where there are few things, numbers where there are many.

use bachet_notation::crossing::{BoatId, CrossingPuzzle, PlaceId, Placed, Thing};

use crate::verbs::Trip;

/// Maximum number of things that are listed by name.
const MAX_NAMED: u64 = 30;

/// The place of each thing and of each boat.
#[derive(Clone, Debug)]
pub(crate) struct Occupancy<'a> {
    puzzle: &'a CrossingPuzzle,
    /// The number of things of each group at each place.
    counts: Vec<Vec<u64>>,
    /// The things at each place in the order of declaration, if they are listed by name.
    named: Option<Vec<Vec<Thing>>>,
    boats: Vec<PlaceId>,
}

impl<'a> Occupancy<'a> {
    /// Everybody where the puzzle starts.
    pub(crate) fn at_start(puzzle: &'a CrossingPuzzle) -> Self {
        let mut all = Self::nobody(puzzle, puzzle.boat_ids().map(|boat| puzzle.boat_start(boat)).collect());
        if puzzle.start.iter().all(Placed::is_of_boats) {
            for (group, stated) in puzzle.groups.iter().enumerate() {
                all.counts[0][group] = stated.count.into();
            }
            if let Some(named) = &mut all.named {
                named[0] = puzzle.things().collect();
            }
        } else {
            puzzle.things().for_each(|thing| all.add(thing, puzzle.start_of(thing)));
        }
        all
    }

    /// Everybody at the places given, in the order of declaration.
    pub(crate) fn placed(
        puzzle: &'a CrossingPuzzle,
        boats: Vec<PlaceId>,
        places: impl IntoIterator<Item = (Thing, PlaceId)>,
    ) -> Self {
        let mut all = Self::nobody(puzzle, boats);
        places.into_iter().for_each(|(thing, place)| all.add(thing, place));
        all.named.iter_mut().flatten().for_each(|group| group.sort_unstable());
        all
    }

    fn nobody(puzzle: &'a CrossingPuzzle, boats: Vec<PlaceId>) -> Self {
        let places = puzzle.places.len();
        let named = (puzzle.count() <= MAX_NAMED).then(|| vec![Vec::new(); places]);
        Self { puzzle, counts: vec![vec![0; puzzle.groups.len()]; places], named, boats }
    }

    fn add(&mut self, thing: Thing, place: PlaceId) {
        self.counts[place.0 as usize][thing.group.0 as usize] += 1;
        if let Some(named) = &mut self.named {
            named[place.0 as usize].push(thing);
        }
    }

    /// Makes a trip.
    pub(crate) fn make(&mut self, trip: &Trip) {
        let (from, to) = (trip.from.0 as usize, trip.to.0 as usize);
        for thing in &trip.load {
            let group = thing.group.0 as usize;
            self.counts[from][group] = self.counts[from][group].saturating_sub(1);
            self.counts[to][group] += 1;
            if let Some(named) = &mut self.named {
                named[from].retain(|other| other != thing);
                let at = named[to].partition_point(|other| other < thing);
                named[to].insert(at, *thing);
            }
        }
        self.boats[trip.boat.0 as usize] = trip.to;
    }

    /// Whether things are listed by name.
    pub(crate) fn is_named(&self) -> bool {
        self.named.is_some()
    }

    /// The place of each boat.
    pub(crate) fn boats(&self) -> impl Iterator<Item = (BoatId, PlaceId)> {
        (0..).map(BoatId).zip(self.boats.iter().copied())
    }

    /// The things at the place, if they are listed by name.
    pub(crate) fn things(&self, place: PlaceId) -> Option<&[Thing]> {
        Some(&self.named.as_ref()?[place.0 as usize])
    }

    /// The number of things of each group at the place, without absent groups.
    pub(crate) fn counts(&self, place: PlaceId) -> impl Iterator<Item = (&'a str, u64)> {
        let groups = self.puzzle.groups.iter().map(|group| group.name.as_str());
        groups.zip(self.counts[place.0 as usize].iter().copied()).filter(|&(_, count)| count > 0)
    }

    /// Who is at the place in words: names, or numbers where there are many.
    pub(crate) fn words(&self, place: PlaceId) -> Vec<String> {
        match self.things(place) {
            Some(things) => things.iter().map(|thing| self.puzzle.name_of(*thing)).collect(),
            None => self.counts(place).map(|(group, count)| format!("{count} × {group}")).collect(),
        }
    }
}
