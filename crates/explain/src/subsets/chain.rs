//! What is known, in the order in which it became known, and by which rule.

use std::sync::Arc;

use super::{Contradiction, Literal, Refutation, Rows, Theory};

/// A literal and why it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The literal.
    pub literal: Literal,
    /// Why it is known.
    pub why: Why,
}

/// Why a literal is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// It was known, or it is supposed.
    Given,
    /// A rule infers it from entries before.
    Rule(u32),
    /// The supposition of its negation contradicts entries before; the number of the proof.
    Refuted(u32),
}

/// A chain of inferences: first what is known, then suppositions and what follows from them.
#[derive(Clone, Debug)]
pub struct Chain {
    /// For each fact 0 if it is open, 1 if it is false, 2 if it is true.
    values: Vec<u8>,
    positions: Vec<u32>,
    rows: Arc<Rows>,
    /// For each row the facts that are false, then those that are true.
    words: Vec<[u64; 2]>,
    trail: Vec<Entry>,
    /// The number of entries that are known without supposition.
    root: usize,
    /// The number of entries that have been spread.
    spread: usize,
    /// The rules that may be used; `None` for all.
    allowed: Option<Vec<u64>>,
    /// Where inferences are collected instead of added.
    collected: Option<Vec<Entry>>,
    /// The proofs of entries that a supposition refuted.
    proofs: Vec<Arc<Refutation>>,
}

impl Chain {
    /// Returns a chain in which nothing is known and every rule may be used.
    pub fn new(theory: &impl Theory) -> Self {
        Self {
            values: vec![0; theory.rows().facts()],
            positions: vec![0; theory.rows().facts()],
            rows: Arc::clone(theory.rows()),
            words: vec![[0; 2]; theory.rows().len()],
            trail: Vec::new(),
            root: 0,
            spread: 0,
            allowed: None,
            collected: None,
            proofs: Vec::new(),
        }
    }

    /// Returns what structure infers directly from what is known, each with its rule; nothing is added.
    ///
    /// # Errors
    /// The first contradiction.
    pub fn direct(&mut self, theory: &impl Theory) -> Result<Vec<Entry>, Contradiction> {
        self.collected = Some(Vec::new());
        let mut result = Ok(());
        for at in 0..self.root {
            result = result.and_then(|()| theory.spread(self, self.trail[at].literal));
        }
        let collected = self.collected.take().unwrap_or_default();
        result.map(|()| collected)
    }

    /// Allows these rules only.
    pub fn allow_only(&mut self, theory: &impl Theory, rules: impl IntoIterator<Item = u32>) {
        let mut allowed = vec![0; theory.rules().div_ceil(64)];
        rules.into_iter().for_each(|rule| allowed[rule as usize / 64] |= 1 << (rule % 64));
        self.allowed = Some(allowed);
    }

    /// Whether the rule may be used.
    #[inline]
    pub fn allows(&self, rule: u32) -> bool {
        self.allowed.as_ref().is_none_or(|allowed| allowed[rule as usize / 64] >> (rule % 64) & 1 == 1)
    }

    /// Adds a literal to what is known without supposition. What follows from it is not derived.
    pub fn know(&mut self, literal: Literal) {
        debug_assert_eq!(self.root, self.trail.len(), "nothing is supposed");
        if self.values[literal.fact()] == 0 {
            self.push(Entry { literal, why: Why::Given });
            (self.root, self.spread) = (self.trail.len(), self.trail.len());
        }
    }

    /// Supposes a literal that is open.
    pub fn suppose(&mut self, literal: Literal) {
        self.push(Entry { literal, why: Why::Given });
    }

    /// Spreads what is known again, because it was not spread with these rules.
    pub fn spread_again(&mut self) {
        self.spread = 0;
    }

    fn push(&mut self, entry: Entry) {
        let fact = entry.literal.fact();
        self.values[fact] = 1 + u8::from(entry.literal.holds());
        self.positions[fact] = self.trail.len() as u32;
        for &(row, bit) in self.rows.places(fact) {
            self.words[row as usize][usize::from(entry.literal.holds())] |= bit;
        }
        self.trail.push(entry);
    }

    /// Forgets everything from a position on.
    pub fn undo(&mut self, position: usize) {
        for entry in self.trail.drain(position..) {
            self.values[entry.literal.fact()] = 0;
            for &(row, bit) in self.rows.places(entry.literal.fact()) {
                self.words[row as usize][usize::from(entry.literal.holds())] &= !bit;
            }
            if let Why::Refuted(proof) = entry.why {
                self.proofs.truncate(proof as usize);
            }
        }
        self.spread = self.spread.min(position);
    }

    /// Forgets suppositions and what followed from them.
    pub fn undo_all(&mut self) {
        self.undo(self.root);
    }

    /// Returns whether a fact is true; `None` if that is open.
    #[inline]
    pub fn value(&self, fact: usize) -> Option<bool> {
        match self.values[fact] {
            0 => None,
            value => Some(value == 2),
        }
    }

    /// Returns the facts of a row that are false.
    #[inline]
    pub fn no(&self, row: usize) -> u64 {
        self.words[row][0]
    }

    /// Returns the facts of a row that are true.
    #[inline]
    pub fn yes(&self, row: usize) -> u64 {
        self.words[row][1]
    }

    /// Whether the literal is known.
    #[inline]
    pub fn holds(&self, literal: Literal) -> bool {
        self.values[literal.fact()] == 1 + u8::from(literal.holds())
    }

    /// Whether the literal is known at a position of the chain.
    #[inline]
    pub fn held(&self, literal: Literal, before: u32) -> bool {
        self.holds(literal) && self.positions[literal.fact()] < before
    }

    /// Returns the position at which a known fact became known.
    #[inline]
    pub fn position(&self, fact: usize) -> u32 {
        self.positions[fact]
    }

    /// Whether the literal is known without supposition.
    #[inline]
    pub fn is_known(&self, literal: Literal) -> bool {
        self.held(literal, self.root as u32)
    }

    /// Returns all entries.
    #[inline]
    pub fn trail(&self) -> &[Entry] {
        &self.trail
    }

    /// Returns the number of entries that are known without supposition.
    pub fn root(&self) -> usize {
        self.root
    }

    /// Adds a literal that a rule infers.
    ///
    /// # Errors
    /// The contradiction, if its negation is known.
    #[inline]
    pub fn derive(&mut self, literal: Literal, rule: u32) -> Result<(), Contradiction> {
        match self.values[literal.fact()] {
            0 => {
                let entry = Entry { literal, why: Why::Rule(rule) };
                match &mut self.collected {
                    Some(collected) => collected.push(entry),
                    None => self.push(entry),
                }
                Ok(())
            }
            value if value == 1 + u8::from(literal.holds()) => Ok(()),
            _ => Err(Contradiction { rule, literal: Some(literal) }),
        }
    }

    /// Adds that what a proof supposes is false. Returns false if that is known.
    pub fn refuted(&mut self, proof: Refutation) -> bool {
        let Some(&supposed) = proof.suppose.first() else { return false };
        let is_open = self.values[supposed.fact()] == 0;
        if is_open {
            let why = Why::Refuted(self.proofs.len() as u32);
            self.proofs.push(Arc::new(proof));
            self.push(Entry { literal: !supposed, why });
        }
        is_open
    }

    /// Returns a proof by its number.
    pub fn proof(&self, number: u32) -> &Arc<Refutation> {
        &self.proofs[number as usize]
    }

    /// Derives everything that structure infers.
    ///
    /// # Errors
    /// The first contradiction.
    pub fn spread(&mut self, theory: &impl Theory) -> Result<(), Contradiction> {
        self.spread_within(theory, usize::MAX)
    }

    /// As [`spread`](Self::spread), until the chain has so many entries.
    fn spread_within(&mut self, theory: &impl Theory, limit: usize) -> Result<(), Contradiction> {
        while let Some(entry) = self.trail.get(self.spread).filter(|_| self.trail.len() <= limit) {
            let literal = entry.literal;
            self.spread += 1;
            theory.spread(self, literal)?;
        }
        Ok(())
    }

    /// Derives everything that structure and these clues infer, structure first. The clues are read at least once.
    ///
    /// # Errors
    /// The first contradiction.
    pub fn close(&mut self, theory: &impl Theory, clues: &[u32]) -> Result<(), Contradiction> {
        self.close_within(theory, clues, usize::MAX)
    }

    /// As [`close`](Self::close), until the chain has about so many entries.
    ///
    /// # Errors
    /// The first contradiction.
    pub fn close_within(&mut self, theory: &impl Theory, clues: &[u32], limit: usize) -> Result<(), Contradiction> {
        let mut read = vec![0; clues.len()];
        loop {
            self.spread_within(theory, limit)?;
            if self.trail.len() > limit {
                return Ok(());
            }
            let mut is_changed = false;
            for (&clue, read) in clues.iter().zip(&mut read) {
                let from = std::mem::replace(read, self.trail.len());
                let is_touched = from == 0
                    || self.trail[from..].iter().any(|entry| theory.clues(entry.literal.fact()).contains(&clue));
                if !is_touched {
                    continue;
                }
                theory.read(self, clue)?;
                if self.trail.len() > self.spread {
                    // Structure says more at once than the next clue.
                    is_changed = true;
                    break;
                }
            }
            if !is_changed {
                return Ok(());
            }
        }
    }
}
