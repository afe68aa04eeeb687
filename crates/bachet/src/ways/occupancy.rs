//! Who is where while a way goes on: by name where there are few, by number where there are many.

use bachet_notation::crossing::{CrossingPuzzle, PlaceId, Thing};

use crate::verbs::Trip;

/// With more things than this a place is told by numbers, not by names.
const NAMED: u64 = 30;

/// Who is where.
#[derive(Clone, Debug)]
pub(crate) struct Occupancy<'a> {
    puzzle: &'a CrossingPuzzle,
    /// For each place, for each group, how many are there.
    counts: Vec<Vec<u64>>,
    /// For each place who is there in the order of declaration, if they are told by name.
    named: Option<Vec<Vec<Thing>>>,
    boat: PlaceId,
}

impl<'a> Occupancy<'a> {
    /// Everybody where the puzzle starts.
    pub(crate) fn at_start(puzzle: &'a CrossingPuzzle) -> Self {
        let mut all = Self::nobody(puzzle, puzzle.boat_start());
        if puzzle.start.iter().all(|placed| placed.who.is_none()) {
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
        boat: PlaceId,
        places: impl IntoIterator<Item = (Thing, PlaceId)>,
    ) -> Self {
        let mut all = Self::nobody(puzzle, boat);
        places.into_iter().for_each(|(thing, place)| all.add(thing, place));
        all.named.iter_mut().flatten().for_each(|group| group.sort_unstable());
        all
    }

    fn nobody(puzzle: &'a CrossingPuzzle, boat: PlaceId) -> Self {
        let places = puzzle.places.len();
        let named = (puzzle.count() <= NAMED).then(|| vec![Vec::new(); places]);
        Self { puzzle, counts: vec![vec![0; puzzle.groups.len()]; places], named, boat }
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
        self.boat = trip.to;
    }

    /// Whether they are told by name.
    pub(crate) fn is_named(&self) -> bool {
        self.named.is_some()
    }

    /// Where the boat is.
    pub(crate) fn boat(&self) -> PlaceId {
        self.boat
    }

    /// Who is at the place, if they are told by name.
    pub(crate) fn things(&self, place: PlaceId) -> Option<&[Thing]> {
        Some(&self.named.as_ref()?[place.0 as usize])
    }

    /// How many of each group are at the place, without those of whom nobody is there.
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
