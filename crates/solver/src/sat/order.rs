//! The order of decisions: Booleans in recent conflicts come first (VSIDS, Moskewicz et al. 2001).

use crate::activity::Activity;

/// The position of a Boolean that is not in the heap.
const OUTSIDE: u32 = u32::MAX;

/// A binary heap of Booleans, the one with the highest activity on top. Equal ones are in the order of their indices.
#[derive(Clone, Debug)]
pub(super) struct Order {
    activity: Activity,
    heap: Vec<u32>,
    /// The position of each Boolean in the heap.
    positions: Vec<u32>,
}

impl Order {
    pub(super) fn new(booleans: usize) -> Self {
        let heap: Vec<u32> = (0..booleans as u32).collect();
        Self { activity: Activity::new(booleans), positions: heap.clone(), heap }
    }

    /// Raises the activity of a Boolean that took part in the current conflict.
    pub(super) fn bump(&mut self, boolean: usize) {
        self.activity.bump(boolean);
        let at = self.positions[boolean];
        if at != OUTSIDE {
            self.rise(at as usize);
        }
    }

    /// Ends a conflict: later ones weigh more.
    pub(super) fn decay(&mut self) {
        self.activity.decay();
    }

    /// Takes the first Boolean.
    pub(super) fn pop(&mut self) -> Option<usize> {
        let first = *self.heap.first()?;
        let last = self.heap.pop()?;
        self.positions[first as usize] = OUTSIDE;
        if last != first {
            self.heap[0] = last;
            self.positions[last as usize] = 0;
            self.sink(0);
        }
        Some(first as usize)
    }

    /// Puts a Boolean back, if it was taken.
    pub(super) fn insert(&mut self, boolean: usize) {
        if self.positions[boolean] == OUTSIDE {
            self.positions[boolean] = self.heap.len() as u32;
            self.heap.push(boolean as u32);
            self.rise(self.heap.len() - 1);
        }
    }

    fn is_before(&self, a: u32, b: u32) -> bool {
        let [x, y] = [a, b].map(|boolean| self.activity.score(boolean as usize));
        x.total_cmp(&y).then(b.cmp(&a)).is_gt()
    }

    fn rise(&mut self, mut at: usize) {
        let moved = self.heap[at];
        while at > 0 {
            let parent = (at - 1) / 2;
            if !self.is_before(moved, self.heap[parent]) {
                break;
            }
            self.place(at, self.heap[parent]);
            at = parent;
        }
        self.place(at, moved);
    }

    fn sink(&mut self, mut at: usize) {
        let moved = self.heap[at];
        loop {
            let left = 2 * at + 1;
            let Some(&a) = self.heap.get(left) else { break };
            let right = self.heap.get(left + 1).filter(|&&b| self.is_before(b, a));
            let (child, boolean) = right.map_or((left, a), |&b| (left + 1, b));
            if !self.is_before(boolean, moved) {
                break;
            }
            self.place(at, boolean);
            at = child;
        }
        self.place(at, moved);
    }

    fn place(&mut self, at: usize, boolean: u32) {
        self.heap[at] = boolean;
        self.positions[boolean as usize] = at as u32;
    }
}
