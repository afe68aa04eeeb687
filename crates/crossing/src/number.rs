//! The public number of a state: the places of all things and boats, as one number that a person can type.
//!
//! Each thing has one bit, its place (or several, low bits first, if there are more than two places). Mates follow each
//! other; otherwise the order is that of the declaration, and the boats are highest. Numbers have no upper limit.

use num_bigint::BigUint;

use bachet_notation::crossing::{BoatId, CrossingPuzzle, PlaceId, Subject, TagId, Thing};

/// Maximum number of things of a puzzle with numbered states: nobody could read more.
pub const MAX_NUMBERED_THINGS: u64 = 4096;

/// The places of all things and of all boats.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The place of each thing, in the order of [`Numbering::things`].
    pub at: Vec<PlaceId>,
    /// The place of each boat.
    pub boats: Vec<PlaceId>,
}

/// The order of the bits of a state's number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbering {
    things: Vec<Thing>,
    /// The index in `things` of each thing, in the order of declaration.
    index: Vec<u32>,
    /// The first index of each group, in the order of declaration.
    first: Vec<u32>,
    places: u32,
    boats: usize,
    width: u32,
}

/// There are more than [`MAX_NUMBERED_THINGS`] things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyThings;

/// Why a text is no state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadState {
    /// No state has this number: it has more bits than the puzzle, or names a place that does not exist.
    NoSuchNumber,
    /// No thing and no place has this name.
    UnknownName(String),
}

impl Numbering {
    /// Determines the order of the bits: groups and their members as declared, each followed at once by its mate, that
    /// one's mate, and every thing that has one of them for a mate.
    ///
    /// # Errors
    ///
    /// There are more than [`MAX_NUMBERED_THINGS`] things.
    pub fn new(puzzle: &CrossingPuzzle) -> Result<Self, TooManyThings> {
        if puzzle.count() > MAX_NUMBERED_THINGS {
            return Err(TooManyThings);
        }
        let declared: Vec<Thing> = puzzle.things().collect();
        let mut first = Vec::with_capacity(puzzle.groups.len());
        let mut next = 0;
        for group in &puzzle.groups {
            first.push(next);
            next += group.count;
        }
        let flat = |thing: Thing| (first[thing.group.0 as usize] + thing.index) as usize;
        let mut near: Vec<Vec<usize>> = vec![Vec::new(); declared.len()];
        for &thing in &declared {
            if let Some(mate) = puzzle.mate_of(thing) {
                near[flat(thing)].insert(0, flat(mate));
                near[flat(mate)].push(flat(thing));
            }
        }
        let mut index = vec![u32::MAX; declared.len()];
        let mut things = Vec::with_capacity(declared.len());
        for member in 0..declared.len() {
            let mut open = vec![member];
            while let Some(one) = open.pop() {
                if index[one] == u32::MAX {
                    index[one] = things.len() as u32;
                    things.push(declared[one]);
                    open.extend(near[one].iter().rev());
                }
            }
        }
        let places = puzzle.places.len() as u32;
        let width = u32::BITS - (places.max(2) - 1).leading_zeros();
        Ok(Self { things, index, first, places, boats: puzzle.boats.len(), width })
    }

    /// Returns all things, lowest bits first.
    pub fn things(&self) -> &[Thing] {
        &self.things
    }

    /// Returns the index of the thing in [`Numbering::things`].
    pub fn index(&self, thing: Thing) -> usize {
        self.index[(self.first[thing.group.0 as usize] + thing.index) as usize] as usize
    }

    /// Returns the number of bits of each thing and of each boat.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Returns the number of bits of a state.
    pub fn bits(&self) -> u64 {
        (self.things.len() as u64 + self.boats as u64) * u64::from(self.width)
    }

    /// Returns the start of the puzzle.
    pub fn start(&self, puzzle: &CrossingPuzzle) -> Position {
        Position {
            at: self.things.iter().map(|t| puzzle.start_of(*t)).collect(),
            boats: puzzle.boat_ids().map(|boat| puzzle.boat_start(boat)).collect(),
        }
    }

    /// Whether the puzzle may end here.
    pub fn is_goal(&self, puzzle: &CrossingPuzzle, position: &Position) -> bool {
        let there = |(thing, at): (&Thing, &PlaceId)| puzzle.goal_of(*thing).is_none_or(|goal| goal == *at);
        let mut boats = puzzle.boat_ids().zip(&position.boats);
        self.things.iter().zip(&position.at).all(there)
            && boats.all(|(boat, at)| puzzle.boat_goal(boat).is_none_or(|goal| goal == *at))
    }

    /// Returns the things at the place, lowest bits first.
    pub fn things_at(&self, position: &Position, place: PlaceId) -> Vec<Thing> {
        self.things.iter().zip(&position.at).filter(|(_, at)| **at == place).map(|(thing, _)| *thing).collect()
    }

    /// Returns the number of a state.
    pub fn number(&self, position: &Position) -> BigUint {
        let mut number = BigUint::ZERO;
        for (i, place) in position.at.iter().chain(&position.boats).enumerate() {
            for bit in 0..self.width {
                if place.0 >> bit & 1 == 1 {
                    number.set_bit(i as u64 * u64::from(self.width) + u64::from(bit), true);
                }
            }
        }
        number
    }

    /// Returns the state with this number, if there is one.
    pub fn position(&self, number: &BigUint) -> Option<Position> {
        if number.bits() > self.bits() {
            return None;
        }
        let place = |i: u64| {
            let bit = |b: u32| u32::from(number.bit(i * u64::from(self.width) + u64::from(b))) << b;
            let place: u32 = (0..self.width).map(bit).sum();
            (place < self.places).then_some(PlaceId(place))
        };
        let things = self.things.len() as u64;
        let at: Option<Vec<PlaceId>> = (0..things).map(place).collect();
        let boats: Option<Vec<PlaceId>> = (things..things + self.boats as u64).map(place).collect();
        Some(Position { at: at?, boats: boats? })
    }

    /// Returns the bits of a state, the last boat's first, with all leading zeros.
    pub fn bit_string(&self, position: &Position) -> String {
        let width = self.bits() as usize;
        format!("{:0>width$}", self.number(position).to_str_radix(2))
    }

    /// Reads a state as a person writes one: its number, all its bits, or names.
    ///
    /// Names are those of the things at the last place, or lists after names of places: `island: man 2; right: goat,
    /// boat`. A group or a tag means all of it, `boat` every boat; things that are not named are at the first place.
    ///
    /// # Errors
    ///
    /// No state has the number, or no thing the name.
    pub fn read(&self, puzzle: &CrossingPuzzle, text: &str) -> Result<Position, BadState> {
        let text = text.trim();
        let is_bits = text.len() as u64 == self.bits() && text.bytes().all(|b| matches!(b, b'0' | b'1'));
        let bits = text.strip_prefix("0b").or(is_bits.then_some(text));
        let number = match bits {
            Some(bits) if bits.len() as u64 <= self.bits() => BigUint::parse_bytes(bits.as_bytes(), 2),
            // Three bits are nearly one decimal digit: a longer text is not the number of a state and is not computed.
            None if text.bytes().all(|b| b.is_ascii_digit()) && text.len() as u64 <= self.bits() => {
                BigUint::parse_bytes(text.as_bytes(), 10)
            }
            _ => None,
        };
        if let Some(number) = number {
            return self.position(&number).ok_or(BadState::NoSuchNumber);
        }
        if !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) || bits.is_some() {
            return Err(BadState::NoSuchNumber);
        }
        self.read_names(puzzle, text)
    }

    fn read_names(&self, puzzle: &CrossingPuzzle, text: &str) -> Result<Position, BadState> {
        let unknown = |name: &str| BadState::UnknownName(name.to_owned());
        let mut position = Position { at: vec![PlaceId(0); self.things.len()], boats: vec![PlaceId(0); self.boats] };
        for list in text.split(';') {
            let (place, names) = match list.split_once(':') {
                None => (PlaceId(self.places - 1), list),
                Some((place, names)) => {
                    let found = puzzle.places.iter().position(|p| same(&p.name, place));
                    (PlaceId(found.ok_or_else(|| unknown(place.trim()))? as u32), names)
                }
            };
            for name in names.split(',').filter(|name| !name.trim().is_empty()) {
                let who = self.named(puzzle, name);
                let is_boat = |boat: &BoatId| same(name, "boat") || same(puzzle.boat_name(*boat), name);
                let boats: Vec<BoatId> = puzzle.boat_ids().filter(|b| who.is_empty() && is_boat(b)).collect();
                if who.is_empty() && boats.is_empty() {
                    return Err(unknown(name.trim()));
                }
                for boat in boats {
                    position.boats[boat.0 as usize] = place;
                }
                for i in who {
                    position.at[i] = place;
                }
            }
        }
        Ok(position)
    }

    /// Returns the things that a name means: one thing, or all of a group or a tag.
    fn named(&self, puzzle: &CrossingPuzzle, name: &str) -> Vec<usize> {
        let all = 0..self.things.len();
        let single: Vec<usize> = all.clone().filter(|i| same(&puzzle.name_of(self.things[*i]), name)).collect();
        if !single.is_empty() {
            return single;
        }
        let group = |i: &usize| same(&puzzle.group(self.things[*i].group).name, name);
        let tag = puzzle.tags.iter().position(|tag| same(&tag.name, name)).map(|t| Subject::Tag(TagId(t as u32)));
        let meant = |i: &usize| group(i) || tag.is_some_and(|tag| puzzle.names(tag, self.things[*i]));
        all.filter(meant).collect()
    }
}

/// Compares names without regard to case and blanks.
fn same(a: &str, b: &str) -> bool {
    a.trim().to_lowercase() == b.trim().to_lowercase()
}
