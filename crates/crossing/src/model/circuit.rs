//! Rules as tests of sums and gates over them, for parties that change a little and are evaluated often.
//!
//! A test looks at one sum over the numbers of a party: is it at least 0, or is it a multiple of a number? Its result
//! is a bit. A gate is true if one of its literals is. A rule is a few clauses over tests and gates. The change of each
//! sum by a load is known in advance, so a party is evaluated with one addition for each sum and two operations for
//! each clause.

use super::linear::{Linear, gcd};
use super::{Class, Obstacle};

/// The predicate of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// Not negative.
    AtLeast,
    /// A multiple of the number.
    Multiple(i64),
}

/// A test of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Test {
    pub(crate) kind: Kind,
    /// A whole coefficient for each variable.
    pub(crate) terms: Vec<i64>,
    pub(crate) trip: i64,
    pub(crate) constant: i64,
}

impl Test {
    #[inline]
    pub(crate) fn passes(kind: Kind, sum: i64) -> bool {
        match kind {
            Kind::AtLeast => sum >= 0,
            Kind::Multiple(n) => sum.rem_euclid(n) == 0,
        }
    }
}

/// A test or a gate, or its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Literal {
    node: Node,
    is_negated: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Node {
    Test(u32),
    Gate(u32),
}

impl Literal {
    pub(crate) fn negated(self) -> Self {
        Self { is_negated: !self.is_negated, ..self }
    }
}

/// A formula that is not yet in clauses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Formula {
    Constant(bool),
    Literal(Literal),
    All(Vec<Self>),
    Any(Vec<Self>),
}

impl Formula {
    pub(crate) fn not(self) -> Self {
        match self {
            Self::Constant(truth) => Self::Constant(!truth),
            Self::Literal(literal) => Self::Literal(literal.negated()),
            Self::All(all) => Self::Any(all.into_iter().map(Self::not).collect()),
            Self::Any(any) => Self::All(any.into_iter().map(Self::not).collect()),
        }
    }

    pub(crate) fn all(parts: impl IntoIterator<Item = Self>) -> Self {
        Self::join(parts, true)
    }

    pub(crate) fn any(parts: impl IntoIterator<Item = Self>) -> Self {
        Self::join(parts, false)
    }

    fn join(parts: impl IntoIterator<Item = Self>, neutral: bool) -> Self {
        // Most formulas have one part that is not constant: it needs no list.
        let mut only = None;
        let mut joined = Vec::new();
        for part in parts {
            match part {
                Self::Constant(truth) if truth == neutral => continue,
                Self::Constant(truth) => return Self::Constant(truth),
                _ => {}
            }
            let before = only.take();
            joined.extend(before);
            match part {
                Self::All(inner) if neutral => joined.extend(inner),
                Self::Any(inner) if !neutral => joined.extend(inner),
                other if joined.is_empty() => only = Some(other),
                other => joined.push(other),
            }
        }
        if let Some(only) = only {
            return only;
        }
        // A mask cannot hold a literal and its negation. Gates cannot occur in both ways: here they are always negated.
        let has_negation =
            |part: &Self| matches!(part, Self::Literal(l) if joined.contains(&Self::Literal(l.negated())));
        if joined.iter().any(has_negation) {
            return Self::Constant(!neutral);
        }
        match joined.len() {
            0 => Self::Constant(neutral),
            1 => joined.swap_remove(0),
            _ if neutral => Self::All(joined),
            _ => Self::Any(joined),
        }
    }
}

/// Maximum number of tests, and of gates.
const MAX_NODES: usize = 4096;

/// Builds tests and gates.
#[derive(Debug)]
pub(crate) struct Builder<'a> {
    classes: &'a [Class],
    variables: usize,
    pub(crate) tests: Vec<Test>,
    gates: Vec<Vec<Literal>>,
}

impl<'a> Builder<'a> {
    pub(crate) fn new(classes: &'a [Class]) -> Self {
        let variables = classes.iter().map(|class| class.subsets().len()).sum();
        Self { classes, variables, tests: Vec::new(), gates: Vec::new() }
    }

    pub(crate) fn variables(&self) -> usize {
        self.variables
    }

    /// Whether the sum is at least 0.
    pub(crate) fn at_least_zero(&mut self, sum: &Linear) -> Result<Formula, Obstacle> {
        let (terms, trip, constant) = self.whole(sum, sum.denominator()?)?;
        self.at_least(terms, trip, constant)
    }

    /// Whether the sum is more than 0.
    pub(crate) fn over_zero(&mut self, sum: &Linear) -> Result<Formula, Obstacle> {
        let (terms, trip, constant) = self.whole(sum, sum.denominator()?)?;
        self.at_least(terms, trip, constant.checked_sub(1).ok_or(Obstacle::Numbers)?)
    }

    /// Whether the sum is 0.
    pub(crate) fn zero(&mut self, sum: &Linear) -> Result<Formula, Obstacle> {
        let (mut terms, mut trip, mut constant) = self.whole(sum, sum.denominator()?)?;
        let divisor = terms.iter().fold(trip, |all, a| gcd(all, *a));
        if divisor == 0 {
            return Ok(Formula::Constant(constant == 0));
        }
        if constant % divisor != 0 {
            return Ok(Formula::Constant(false));
        }
        for a in &mut terms {
            *a /= divisor;
        }
        (trip, constant) = (trip / divisor, constant / divisor);
        if trip == 0 {
            let (min, max) = self.range(&terms, constant)?;
            if min > 0 || max < 0 {
                return Ok(Formula::Constant(false));
            }
            // One test serves for "some" and for "none".
            if min == 0 {
                return Ok(self.at_least(terms, 0, constant - 1)?.not());
            }
            if max == 0 {
                return self.at_least(terms, 0, constant);
            }
        }
        let not_below = self.at_least(terms.clone(), trip, constant)?;
        let above = self.at_least(terms, trip, constant - 1)?;
        Ok(Formula::all([not_below, above.not()]))
    }

    /// Returns each value that the sum modulo `n` may have, with its condition.
    pub(crate) fn modulo(&mut self, sum: &Linear, n: u32) -> Result<Vec<(Formula, bachet_notation::Number)>, Obstacle> {
        /// Maximum number of remainders: each is a case.
        const MAX_REMAINDERS: i64 = 1024;
        let denominator = sum.denominator()?;
        let (terms, trip, constant) = self.whole(sum, denominator)?;
        let n = denominator.checked_mul(i64::from(n)).filter(|n| (1..=MAX_REMAINDERS).contains(n));
        let n = n.ok_or(Obstacle::Rules)?;
        let terms: Vec<i64> = terms.iter().map(|a| a.rem_euclid(n)).collect();
        let (trip, constant) = (trip.rem_euclid(n), constant.rem_euclid(n));
        let is_constant = trip == 0 && terms.iter().all(|a| *a == 0);
        let mut cases = Vec::new();
        for rest in 0..n {
            let value = bachet_notation::Number::new(rest, denominator);
            if is_constant {
                if rest == constant {
                    cases.push((Formula::Constant(true), value));
                }
            } else {
                let constant = (constant - rest).rem_euclid(n);
                self.range(&terms, constant)?;
                cases.push((self.test(Kind::Multiple(n), terms.clone(), trip, constant)?, value));
            }
        }
        Ok(cases)
    }

    /// Returns the sum, multiplied so that its coefficients are whole.
    fn whole(&self, sum: &Linear, denominator: i64) -> Result<(Vec<i64>, i64, i64), Obstacle> {
        let scale = |a: &bachet_notation::Number| (denominator / a.denom()).checked_mul(*a.numer());
        let mut terms = sum.terms.iter().map(scale).collect::<Option<Vec<i64>>>().ok_or(Obstacle::Numbers)?;
        terms.resize(self.variables, 0);
        let trip = scale(&sum.trip).ok_or(Obstacle::Numbers)?;
        let constant = scale(&sum.constant).ok_or(Obstacle::Numbers)?;
        // Leaves room for sums of such numbers.
        let small = |a: i64| a.unsigned_abs() < 1 << 61;
        if !terms.iter().all(|a| small(*a)) || !small(trip) || !small(constant) {
            return Err(Obstacle::Numbers);
        }
        Ok((terms, trip, constant))
    }

    fn at_least(&mut self, mut terms: Vec<i64>, mut trip: i64, mut constant: i64) -> Result<Formula, Obstacle> {
        let divisor = terms.iter().fold(trip, |all, a| gcd(all, *a));
        if divisor == 0 {
            return Ok(Formula::Constant(constant >= 0));
        }
        if divisor > 1 {
            for a in &mut terms {
                *a /= divisor;
            }
            (trip, constant) = (trip / divisor, constant.div_euclid(divisor));
        }
        let (min, max) = self.range(&terms, constant)?;
        if trip == 0 && (min >= 0 || max < 0) {
            return Ok(Formula::Constant(min >= 0));
        }
        // A sum `s` is not negative exactly if `-1 - s` is: only one of the two tests is kept.
        if terms.iter().chain([&trip]).find(|a| **a != 0).is_some_and(|a| *a < 0) {
            for a in &mut terms {
                *a = -*a;
            }
            (trip, constant) = (-trip, -1 - constant);
            return Ok(self.test(Kind::AtLeast, terms, trip, constant)?.not());
        }
        self.test(Kind::AtLeast, terms, trip, constant)
    }

    /// The smallest and the largest value of a sum in any party.
    fn range(&self, terms: &[i64], constant: i64) -> Result<(i64, i64), Obstacle> {
        let (mut min, mut max) = (i128::from(constant), i128::from(constant));
        for class in self.classes {
            let (mut low, mut high) = (0, 0);
            for a in &terms[class.first..class.first + class.subsets().len()] {
                (low, high) = (low.min(*a), high.max(*a));
            }
            min += i128::from(low) * i128::from(class.count);
            max += i128::from(high) * i128::from(class.count);
        }
        let small = |a: i128| i64::try_from(a).ok().filter(|a| a.unsigned_abs() < 1 << 61).ok_or(Obstacle::Numbers);
        Ok((small(min)?, small(max)?))
    }

    /// Returns the test of a sum whose range is small enough.
    fn test(&mut self, kind: Kind, terms: Vec<i64>, trip: i64, constant: i64) -> Result<Formula, Obstacle> {
        let test = Test { kind, terms, trip, constant };
        let place = self.tests.iter().position(|t| *t == test).unwrap_or_else(|| {
            self.tests.push(test);
            self.tests.len() - 1
        });
        if place >= MAX_NODES {
            return Err(Obstacle::Rules);
        }
        Ok(Formula::Literal(Literal { node: Node::Test(place as u32), is_negated: false }))
    }

    /// Returns the clauses of a formula that must hold. A clause without literals never holds.
    pub(crate) fn clauses(&mut self, formula: Formula) -> Result<Vec<Vec<Literal>>, Obstacle> {
        let parts = match formula {
            Formula::Constant(true) => return Ok(Vec::new()),
            Formula::Constant(false) => return Ok(vec![Vec::new()]),
            Formula::All(parts) => parts,
            part => vec![part],
        };
        let mut clauses = Vec::with_capacity(parts.len());
        for part in parts {
            let parts = match part {
                Formula::Any(parts) => parts,
                part => vec![part],
            };
            clauses.push(parts.into_iter().map(|p| self.literal(p)).collect::<Result<_, _>>()?);
        }
        Ok(clauses)
    }

    /// Returns a literal that is true exactly if the formula is. The formula contains no constants.
    fn literal(&mut self, formula: Formula) -> Result<Literal, Obstacle> {
        let (parts, is_all) = match formula {
            Formula::Literal(literal) => return Ok(literal),
            Formula::All(parts) => (parts, true),
            Formula::Any(parts) => (parts, false),
            Formula::Constant(truth) => (Vec::new(), truth),
        };
        let mut gate: Vec<Literal> = parts.into_iter().map(|p| self.literal(p)).collect::<Result<_, _>>()?;
        if is_all {
            for literal in &mut gate {
                *literal = literal.negated();
            }
        }
        if self.gates.len() >= MAX_NODES {
            return Err(Obstacle::Rules);
        }
        let place = self.gates.iter().position(|g| *g == gate).unwrap_or_else(|| {
            self.gates.push(gate);
            self.gates.len() - 1
        });
        Ok(Literal { node: Node::Gate(place as u32), is_negated: is_all })
    }

    /// Returns the value of a literal in an empty party; `None` if it depends on the trip.
    pub(crate) fn of_nobody(&self, literal: Literal) -> Option<bool> {
        let truth = match literal.node {
            Node::Test(t) => {
                let test = &self.tests[t as usize];
                (test.trip == 0).then(|| Test::passes(test.kind, test.constant))
            }
            // Gates read only tests and earlier gates, so the recursion ends.
            Node::Gate(g) => {
                let parts: Vec<_> = self.gates[g as usize].iter().map(|l| self.of_nobody(*l)).collect();
                if parts.contains(&Some(true)) { Some(true) } else { (!parts.contains(&None)).then_some(false) }
            }
        };
        truth.map(|truth| truth != literal.is_negated)
    }
}

/// Clauses over bits, in words of 64: the tests, then the gates.
#[derive(Clone, Debug, Default)]
pub(crate) struct Circuit {
    tests: usize,
    kinds: Vec<Kind>,
    /// Number of tests of the kind `AtLeast`, which come first.
    at_least: usize,
    words: usize,
    /// For each gate, the bits that it reads and those of them that it reads negated, in `words` words each.
    gates: Vec<u64>,
    /// The same for each clause.
    clauses: Vec<u64>,
}

pub(crate) type Clauses = std::ops::Range<u32>;

impl Circuit {
    /// Sorts the tests by predicate, and packs gates and clauses into words.
    pub(crate) fn new(builder: Builder<'_>, clauses: &[Vec<Literal>]) -> (Self, Vec<Test>) {
        let mut order: Vec<usize> = (0..builder.tests.len()).collect();
        order.sort_by_key(|t| builder.tests[*t].kind);
        let mut rank = vec![0; order.len()];
        for (new, old) in order.iter().enumerate() {
            rank[*old] = new;
        }
        let kinds: Vec<Kind> = order.iter().map(|t| builder.tests[*t].kind).collect();
        let words = (kinds.len() + builder.gates.len()).div_ceil(64).max(1);
        let mut circuit = Self {
            tests: kinds.len(),
            at_least: kinds.iter().filter(|kind| **kind == Kind::AtLeast).count(),
            kinds,
            words,
            gates: Vec::new(),
            clauses: Vec::new(),
        };
        let masks = |literals: &[Literal], into: &mut Vec<u64>| {
            let begin = into.len();
            into.resize(begin + 2 * words, 0);
            for literal in literals {
                let bit = match literal.node {
                    Node::Test(t) => rank[t as usize],
                    Node::Gate(g) => circuit.tests + g as usize,
                };
                into[begin + bit / 64] |= 1 << (bit % 64);
                if literal.is_negated {
                    into[begin + words + bit / 64] |= 1 << (bit % 64);
                }
            }
        };
        let (mut gates, mut roots) = (Vec::new(), Vec::new());
        for gate in &builder.gates {
            masks(gate, &mut gates);
        }
        for clause in clauses {
            masks(clause, &mut roots);
        }
        circuit.gates = gates;
        circuit.clauses = roots;
        let mut tests: Vec<Option<Test>> = builder.tests.into_iter().map(Some).collect();
        let tests = order.into_iter().map(|t| tests[t].take().expect("each test has one place")).collect();
        (circuit, tests)
    }

    /// Number of tests; `None` if some are not of the kind `AtLeast`.
    pub(crate) fn only_at_least(&self) -> Option<usize> {
        (self.at_least == self.tests).then_some(self.tests)
    }

    /// Returns gates and clauses as pairs of masks over the bits of tests and gates; `None` if there are more than 64
    /// bits.
    pub(crate) fn masks(&self) -> Option<(&[u64], &[u64])> {
        (self.words == 1).then_some((&self.gates, &self.clauses))
    }

    /// Whether all these clauses hold in a party with these sums, after this change of each.
    #[inline]
    pub(crate) fn holds(&self, sums: &[i64], change: &[i64], clauses: &Clauses) -> bool {
        if clauses.is_empty() {
            return true;
        }
        if self.words == 1 {
            self.holds_in_word(sums, change, clauses)
        } else {
            self.holds_in_words(sums, change, clauses)
        }
    }

    #[inline]
    fn holds_in_word(&self, sums: &[i64], change: &[i64], clauses: &Clauses) -> bool {
        let mut bits = 0_u64;
        let each = sums[..self.tests].iter().zip(&change[..self.tests]);
        for (t, (sum, change)) in each.clone().take(self.at_least).enumerate() {
            bits |= u64::from(sum + change >= 0) << t;
        }
        for (t, (sum, change)) in each.enumerate().skip(self.at_least) {
            bits |= u64::from(Test::passes(self.kinds[t], sum + change)) << t;
        }
        for (g, gate) in self.gates.chunks_exact(2).enumerate() {
            bits |= u64::from((bits ^ gate[1]) & gate[0] != 0) << (self.tests + g);
        }
        let clauses = &self.clauses[2 * clauses.start as usize..2 * clauses.end as usize];
        clauses.chunks_exact(2).all(|clause| (bits ^ clause[1]) & clause[0] != 0)
    }

    #[cold]
    fn holds_in_words(&self, sums: &[i64], change: &[i64], clauses: &Clauses) -> bool {
        let mut bits = vec![0_u64; self.words];
        for (t, (sum, change)) in sums[..self.tests].iter().zip(change).enumerate() {
            bits[t / 64] |= u64::from(Test::passes(self.kinds[t], sum + change)) << (t % 64);
        }
        let is_true = |bits: &[u64], masks: &[u64]| {
            let (care, flip) = masks.split_at(self.words);
            bits.iter().zip(care).zip(flip).any(|((bits, care), flip)| (bits ^ flip) & care != 0)
        };
        for (g, gate) in self.gates.chunks_exact(2 * self.words).enumerate() {
            let bit = self.tests + g;
            let truth = u64::from(is_true(&bits, gate));
            bits[bit / 64] |= truth << (bit % 64);
        }
        let size = 2 * self.words;
        let clauses = &self.clauses[size * clauses.start as usize..size * clauses.end as usize];
        clauses.chunks_exact(size).all(|clause| is_true(&bits, clause))
    }
}
