//! Which variable to branch on: those that took part in recent conflicts first (VSIDS, Moskewicz et al. 2001).

/// A score for each slot; what happened long ago counts ever less.
#[derive(Clone, Debug, Default)]
pub(crate) struct Activity {
    scores: Vec<f64>,
    increment: f64,
}

const DECAY: f64 = 0.98;
const RESCALE: f64 = 1e100;

impl Activity {
    pub(crate) fn new(slots: usize) -> Self {
        Self { scores: vec![0.0; slots], increment: 1.0 }
    }

    #[inline]
    pub(crate) fn score(&self, slot: usize) -> f64 {
        self.scores[slot]
    }

    /// Counts one part in a conflict.
    #[inline]
    pub(crate) fn bump(&mut self, slot: usize) {
        self.scores[slot] += self.increment;
    }

    /// A conflict has passed.
    pub(crate) fn decay(&mut self) {
        self.increment /= DECAY;
        if self.increment > RESCALE {
            for score in &mut self.scores {
                *score /= RESCALE;
            }
            self.increment /= RESCALE;
        }
    }
}
