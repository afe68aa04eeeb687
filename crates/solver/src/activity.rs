//! Activity scores for branching: slots in recent conflicts score high (VSIDS, Moskewicz et al. 2001).

/// A score for each slot. The weight of a conflict decays with its age.
#[derive(Clone, Debug, Default)]
pub(crate) struct Activity {
    scores: Vec<f64>,
    increment: f64,
}

/// The factor by which the weight of a conflict shrinks with every later one.
const DECAY: f64 = 0.98;
/// The increment above which all scores are scaled down.
const MAX_INCREMENT: f64 = 1e100;

impl Activity {
    pub(crate) fn new(slots: usize) -> Self {
        Self { scores: vec![0.0; slots], increment: 1.0 }
    }

    #[inline]
    pub(crate) fn score(&self, slot: usize) -> f64 {
        self.scores[slot]
    }

    /// Raises the score of a slot that took part in the current conflict.
    #[inline]
    pub(crate) fn bump(&mut self, slot: usize) {
        self.scores[slot] += self.increment;
    }

    /// Ends a conflict: later ones weigh more.
    pub(crate) fn decay(&mut self) {
        self.increment /= DECAY;
        if self.increment > MAX_INCREMENT {
            for score in &mut self.scores {
                *score /= MAX_INCREMENT;
            }
            self.increment /= MAX_INCREMENT;
        }
    }
}
