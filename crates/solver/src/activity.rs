//! Which variable to branch on: those that took part in recent conflicts first (VSIDS, Moskewicz et al. 2001).

/// A binary heap of variables by activity, largest first; ties go to the smaller number.
#[derive(Clone, Debug, Default)]
pub(crate) struct Activity {
    score: Vec<f64>,
    heap: Vec<u32>,
    /// The place of each variable in the heap, or `OUT`.
    place: Vec<u32>,
    increment: f64,
}

const OUT: u32 = u32::MAX;
const DECAY: f64 = 0.95;
const RESCALE: f64 = 1e100;

impl Activity {
    /// Room for so many numbers, of which `variables` are to be chosen from.
    pub(crate) fn new(numbers: usize, variables: impl Iterator<Item = u32>) -> Self {
        let mut activity = Self {
            score: vec![0.0; numbers],
            heap: Vec::with_capacity(numbers),
            place: vec![OUT; numbers],
            increment: 1.0,
        };
        for x in variables {
            activity.insert(x);
        }
        activity
    }

    pub(crate) fn bump(&mut self, x: u32) {
        self.score[x as usize] += self.increment;
        if self.score[x as usize] > RESCALE {
            for score in &mut self.score {
                *score /= RESCALE;
            }
            self.increment /= RESCALE;
        }
        if self.place[x as usize] != OUT {
            self.rise(self.place[x as usize] as usize);
        }
    }

    pub(crate) fn decay(&mut self) {
        self.increment /= DECAY;
    }

    pub(crate) fn insert(&mut self, x: u32) {
        if self.place[x as usize] == OUT {
            self.place[x as usize] = self.heap.len() as u32;
            self.heap.push(x);
            self.rise(self.heap.len() - 1);
        }
    }

    /// Takes out the most active variable.
    pub(crate) fn pop(&mut self) -> Option<u32> {
        let &top = self.heap.first()?;
        let last = self.heap.pop()?;
        self.place[top as usize] = OUT;
        if last != top {
            self.heap[0] = last;
            self.place[last as usize] = 0;
            self.sink(0);
        }
        Some(top)
    }

    fn before(&self, x: u32, y: u32) -> bool {
        let (a, b) = (self.score[x as usize], self.score[y as usize]);
        a > b || (a >= b && x < y)
    }

    fn rise(&mut self, mut at: usize) {
        let x = self.heap[at];
        while at > 0 {
            let above = (at - 1) / 2;
            let y = self.heap[above];
            if !self.before(x, y) {
                break;
            }
            self.heap[at] = y;
            self.place[y as usize] = at as u32;
            at = above;
        }
        self.heap[at] = x;
        self.place[x as usize] = at as u32;
    }

    fn sink(&mut self, mut at: usize) {
        let x = self.heap[at];
        loop {
            let left = 2 * at + 1;
            if left >= self.heap.len() {
                break;
            }
            let right = left + 1;
            let below =
                if right < self.heap.len() && self.before(self.heap[right], self.heap[left]) { right } else { left };
            let y = self.heap[below];
            if !self.before(y, x) {
                break;
            }
            self.heap[at] = y;
            self.place[y as usize] = at as u32;
            at = below;
        }
        self.heap[at] = x;
        self.place[x as usize] = at as u32;
    }
}
