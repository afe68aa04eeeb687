//! A crossing that goes on after earlier trips: rules may ask how many there were, and what the last one carried.

use bachet_notation::crossing::Thing;

use crate::crossing::PackedIn;
use crate::game::TripRequest;
use crate::model::Model;
use crate::{Crossing, GamePosition};

impl Crossing {
    /// Returns this crossing as it goes on after the trips of a game. Its start is where they led.
    #[must_use]
    pub fn resumed(mut self, game: &GamePosition) -> Self {
        let register = &self.model.register;
        if register.is_fleet_alone() {
            return self;
        }
        let before = match &game.last {
            Some(last) => self.model.previous_load(last, game.crossings - 1),
            None => 0,
        };
        let low = register.resumed(register.start(&self.model.boat_starts), game.crossings, before);
        match &mut self.packed {
            PackedIn::Narrow(packed) => packed.set_start_register(low),
            PackedIn::Wide(packed) => packed.set_start_register(low),
        }
        self
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
