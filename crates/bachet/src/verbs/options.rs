//! Options that several verbs have.

/// Adds the options for ways and for progress to the options of a verb.
macro_rules! way_options {
    ($options:ident) => {
        impl<'p> $options<'p> {
            /// Chooses these ways, with this meaning of different.
            #[must_use]
            pub fn ways(mut self, listing: Listing, symmetry: Symmetry) -> Self {
                (self.listing, self.symmetry) = (listing, symmetry);
                self
            }

            /// Reports to `progress` while it works.
            #[must_use]
            pub fn progress(mut self, progress: &'p Progress) -> Self {
                self.progress = Some(progress);
                self
            }

            /// Says how many solutions were found so far.
            fn report(&self, solutions: u64) {
                self.progress.iter().for_each(|progress| progress.set_solutions(solutions));
            }

            /// Whether an option is set that only concerns ways.
            fn has_way_options(&self) -> bool {
                (self.listing, self.symmetry) != (Listing::default(), Symmetry::default())
            }
        }
    };
}

pub(super) use way_options;
