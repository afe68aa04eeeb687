//! Proofs by cases within cases, as many as it takes.

mod lemma;

use bachet_budget::Budget;

use self::lemma::{Lemma, replay};
use super::{Chain, Contradiction, Effort, Literal, Refutation, Theory};

/// Number of facts that are tried before each supposition, of those that were tried before.
const TRIED: usize = 30;

/// The weight of a fact that no proof has used, where that of the fact used most often is 1 more.
const UNUSED: f64 = 0.01;

/// A search by depth for proofs that literals are false, all from the same known facts and rules.
///
/// It supposes a literal, refutes it with further suppositions inside, adds its contrary and goes on. The literal that is
/// supposed next is one that leads to a contradiction at once, or else, as in look-ahead solvers, one from which much
/// follows and from whose contrary, too; facts that proofs have used before are preferred. A proof inside that does not
/// need the supposition around it takes the place of the proof of that, and proofs serve again in other branches and for
/// other literals, as the learned clauses of solvers do.
pub struct Branching<'a, T> {
    theory: &'a T,
    /// The facts that may be supposed inside.
    inside: Vec<usize>,
    /// For each fact the number of proofs that used it.
    uses: Vec<u32>,
    most_uses: u32,
    /// For each fact the number of consequences of its truth times that of its falsehood when it was tried last.
    consequences: Vec<Option<f64>>,
    lemmas: Vec<Lemma>,
}

impl<'a, T: Theory> Branching<'a, T> {
    /// Returns a search that may suppose these facts inside.
    pub fn new(theory: &'a T, inside: Vec<usize>) -> Self {
        let facts = theory.rows().facts();
        let (uses, consequences) = (vec![0; facts], vec![None; facts]);
        Self { theory, inside, uses, most_uses: 0, consequences, lemmas: Vec::new() }
    }

    /// Returns a proof that a literal is false; `None` if there is none, or if none is found within the budget. A step of
    /// the budget is one supposition. What is known is spread anew. After a failure suppositions remain;
    /// [`Chain::undo_all`] takes them back.
    pub fn refute(&mut self, chain: &mut Chain, literal: Literal, budget: &mut Budget<'_>) -> Option<Refutation> {
        chain.spread_again();
        self.refute_inside(chain, literal, true, budget)
    }

    fn refute_inside(
        &mut self,
        chain: &mut Chain,
        literal: Literal,
        is_outermost: bool,
        budget: &mut Budget<'_>,
    ) -> Option<Refutation> {
        if !budget.step() {
            return None;
        }
        let root = chain.trail().len();
        chain.suppose(literal);
        loop {
            if let Err(contradiction) = self.close(chain) {
                let proof = Refutation::of(self.theory, chain, root, contradiction, Effort::Thorough);
                chain.undo(root);
                self.learn(chain, &proof);
                return Some(proof);
            }
            let next = self.next(chain)?;
            let proof = self.refute_inside(chain, next, false, budget)?;
            if proof.suppose.is_empty() {
                self.replay_all(chain, &proof)?;
                continue;
            }
            let needs_this = proof.reasons.known.iter().any(|&literal| !chain.held(literal, root as u32));
            if !needs_this && !is_outermost {
                chain.undo(root);
                return Some(proof);
            }
            chain.refuted(proof);
        }
    }

    /// Derives everything that rules and earlier proofs infer.
    fn close(&self, chain: &mut Chain) -> Result<(), Contradiction> {
        loop {
            chain.close(self.theory, &[])?;
            if !self.lemmas.iter().any(|lemma| lemma.infer(chain)) {
                return Ok(());
            }
        }
    }

    /// Adds what a proof refutes inside, up to the contradiction that it proves without its supposition. Returns `None` if
    /// nothing is new.
    fn replay_all(&self, chain: &mut Chain, proof: &Refutation) -> Option<()> {
        let mut added = None;
        while replay(chain, proof) {
            added = Some(());
            if self.close(chain).is_err() {
                break;
            }
        }
        added
    }

    /// Counts what a proof uses, and keeps it if it may serve again.
    fn learn(&mut self, chain: &Chain, proof: &Refutation) {
        let derived = proof.lines.iter().flat_map(|line| &line.literals);
        for literal in derived.chain(&proof.suppose).chain(&proof.reasons.known) {
            let uses = &mut self.uses[literal.fact()];
            *uses += 1;
            self.most_uses = self.most_uses.max(*uses);
        }
        self.lemmas.extend(Lemma::of(chain, proof));
    }

    fn weight(&self, fact: usize) -> f64 {
        UNUSED + f64::from(self.uses[fact]) / f64::from(self.most_uses.max(1))
    }

    /// Returns the facts that are tried: those that never were, and the best of the others.
    fn promising(&self, chain: &Chain) -> Vec<usize> {
        let open = self.inside.iter().copied().filter(|&fact| chain.value(fact).is_none());
        let (mut tried, mut promising): (Vec<_>, Vec<_>) = open.partition(|&fact| self.consequences[fact].is_some());
        let rank = |fact: usize| self.consequences[fact].unwrap_or_default() * self.weight(fact);
        if tried.len() > TRIED {
            tried.select_nth_unstable_by(TRIED, |&a, &b| rank(b).total_cmp(&rank(a)).then(a.cmp(&b)));
            tried.truncate(TRIED);
        }
        promising.append(&mut tried);
        promising
    }

    /// Returns the literal that is supposed next; `None` if every fact is known.
    fn next(&mut self, chain: &mut Chain) -> Option<Literal> {
        let position = chain.trail().len();
        let mut best: Option<((bool, f64), Literal)> = None;
        for fact in self.promising(chain) {
            let [no, yes] = [false, true].map(|holds| {
                chain.suppose(Literal::new(fact, holds));
                let is_possible = chain.close(self.theory, &[]).is_ok();
                let consequences = (chain.trail().len() - position) as f64;
                chain.undo(position);
                (is_possible, consequences)
            });
            self.consequences[fact] = Some(no.1 * yes.1);
            let (rank, holds) = match (no, yes) {
                ((false, _), (false, _)) => return Some(Literal::new(fact, true)),
                ((false, _), (true, of_contrary)) => ((true, of_contrary), false),
                ((true, of_contrary), (false, _)) => ((true, of_contrary), true),
                ((true, no), (true, yes)) => ((false, no * yes * self.weight(fact)), yes >= no),
            };
            if best.is_none_or(|(best, _)| best < rank) {
                best = Some((rank, Literal::new(fact, holds)));
            }
        }
        best.map(|(_, literal)| literal)
    }
}
