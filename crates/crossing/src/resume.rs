//! A crossing that goes on after earlier trips: rules may ask how many there were, and what the last one carried.

use bachet_notation::crossing::{PlaceId, Thing};

use crate::crossing::PackedIn;
use crate::game::TripRequest;
use crate::model::Model;
use crate::{Crossing, GamePosition};

impl Crossing {
    /// Returns this crossing as it goes on after the trips of a game. Its start is where they led.
    #[must_use]
    pub fn resumed(mut self, game: &GamePosition) -> Self {
        let low = self.register_of(&self.model.boat_starts, game);
        match &mut self.packed {
            PackedIn::Narrow(packed) => packed.set_start_register(low),
            PackedIn::Wide(packed) => packed.set_start_register(low),
        }
        self
    }

    /// Returns the register of a game whose boats are at these places.
    pub(crate) fn register_of(&self, boats: &[PlaceId], game: &GamePosition) -> u64 {
        let register = &self.model.register;
        let fleet = register.start(boats);
        if register.is_fleet_alone() {
            return fleet;
        }
        let before = match &game.last {
            Some(last) => self.model.previous_load(last, game.crossings - 1),
            None => 0,
        };
        register.resumed(fleet, game.crossings, before)
    }
}

impl Model {
    /// Returns what rules distinguish of a load that went after so many trips.
    fn previous_load(&self, trip: &TripRequest, trips: u64) -> u32 {
        let carried = self.units(&trip.load);
        let same = |load: usize| {
            let mut units = vec![0; carried.len()];
            for part in self.parts(load as u32) {
                units[self.classes[part.class as usize].variable(part.subset)] += part.count;
            }
            self.loads.list[load].boat == trip.boat && units == carried
        };
        let load = (0..self.loads.list.len()).find(|load| same(*load));
        load.map_or(0, |load| self.loads.previous(load, self.register.counted(trips)))
    }

    /// Counts, for each variable, the units of which exactly these members are in a load.
    fn units(&self, load: &[Thing]) -> Vec<u32> {
        let mut units = vec![0; self.classes.iter().map(|class| class.subsets().len()).sum()];
        for class in &self.classes {
            for unit in 0..class.count {
                let members = (0..class.slots.len()).filter(|slot| load.contains(&class.thing(unit, *slot)));
                let subset = members.fold(0, |subset, slot| subset | 1 << slot);
                if subset != 0 {
                    units[class.variable(subset)] += 1;
                }
            }
        }
        units
    }
}
