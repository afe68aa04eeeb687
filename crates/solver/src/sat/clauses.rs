//! The clauses of a formula and those learned from it, with two watched literals each.

use super::literal::Literal;

/// A clause of three literals or more: the index of its first literal, the two watched ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clause(u32);

/// A learned clause.
#[derive(Clone, Copy, Debug)]
struct Learned {
    clause: Clause,
    /// The number of levels of its literals when it was learned.
    lbd: u32,
}

/// A watch of a literal: visited when the literal fails.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    pub(super) clause: Clause,
    /// Another literal of the clause. If it holds, the clause need not be visited.
    pub(super) blocker: Literal,
}

/// All clauses and their watch lists. Clauses of two literals are in lists of their own.
#[derive(Clone, Debug)]
pub(super) struct Clauses {
    /// The literals of all clauses, each clause preceded by their number.
    literals: Vec<Literal>,
    learned: Vec<Learned>,
    /// For each literal the other literals of its clauses of two.
    pub(super) pairs: Vec<Vec<Literal>>,
    pub(super) watches: Vec<Vec<Watch>>,
}

impl Clauses {
    pub(super) fn new(booleans: usize) -> Self {
        let lists = 2 * booleans;
        Self {
            literals: Vec::new(),
            learned: Vec::new(),
            pairs: vec![Vec::new(); lists],
            watches: vec![Vec::new(); lists],
        }
    }

    /// Returns the number of learned clauses of three literals or more.
    pub(super) fn learned(&self) -> usize {
        self.learned.len()
    }

    #[inline]
    pub(super) fn get(&self, clause: Clause) -> &[Literal] {
        let start = clause.0 as usize;
        &self.literals[start..start + self.literals[start - 1].0 as usize]
    }

    #[inline]
    pub(super) fn get_mut(&mut self, clause: Clause) -> &mut [Literal] {
        let start = clause.0 as usize;
        let end = start + self.literals[start - 1].0 as usize;
        &mut self.literals[start..end]
    }

    /// Adds a clause of two literals.
    pub(super) fn add_pair(&mut self, a: Literal, b: Literal) {
        self.pairs[a.index()].push(b);
        self.pairs[b.index()].push(a);
    }

    /// Adds a clause of at least three literals and returns it. The first two literals are watched. For a learned clause
    /// `lbd` is the number of different levels of its literals.
    pub(super) fn add(&mut self, literals: &[Literal], lbd: Option<u32>) -> Clause {
        self.literals.push(Literal(literals.len() as u32));
        let clause = Clause(self.literals.len() as u32);
        self.literals.extend_from_slice(literals);
        self.watch(clause);
        if let Some(lbd) = lbd {
            self.learned.push(Learned { clause, lbd });
        }
        clause
    }

    fn watch(&mut self, clause: Clause) {
        let [a, b] = [self.get(clause)[0], self.get(clause)[1]];
        self.watches[a.index()].push(Watch { clause, blocker: b });
        self.watches[b.index()].push(Watch { clause, blocker: a });
    }

    /// Drops about half of the learned clauses: old ones whose literals come from many levels. No clause may be in use
    /// as a reason.
    pub(super) fn reduce(&mut self) {
        if self.learned.is_empty() {
            return;
        }
        let mut lbds: Vec<u32> = self.learned.iter().map(|learned| learned.lbd).collect();
        let middle = lbds.len() / 2;
        let limit = *lbds.select_nth_unstable(middle).1;
        let newest = lbds.len() - lbds.len() / 4;
        let old = std::mem::take(&mut self.literals);
        let learned = std::mem::take(&mut self.learned);
        self.watches.iter_mut().for_each(Vec::clear);
        let first = learned.first().map_or(old.len(), |learned| learned.clause.0 as usize - 1);
        self.literals.extend_from_slice(&old[..first]);
        let mut at = 0;
        while at < first {
            self.watch(Clause(at as u32 + 1));
            at += 1 + old[at].0 as usize;
        }
        for (age, Learned { clause, lbd }) in learned.into_iter().enumerate() {
            if lbd <= 2 || lbd < limit || age >= newest {
                let start = clause.0 as usize;
                self.add(&old[start..start + old[start - 1].0 as usize], Some(lbd));
            }
        }
    }
}
