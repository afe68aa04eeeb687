//! Patterns of sentences: their elements, and an index of those that may match a sentence.

use super::Roles;
use crate::lexicon::ClassId;
use crate::meaning::Meaning;
use crate::scan::Scan;

/// A row of elements and what it means.
#[derive(Debug, Clone)]
pub(crate) struct Pattern {
    pub(crate) meaning: Meaning,
    /// The other meaning that a sentence of this form may have.
    pub(crate) other: Option<Meaning>,
    pub(crate) elements: Vec<Element>,
    /// Sets of classes: a matching sentence has a word of each set.
    pub(crate) needs: Vec<Vec<ClassId>>,
    /// Whether a matching sentence has a number.
    pub(super) counts: bool,
    /// Whether a matching sentence has a comparative.
    pub(super) compares: bool,
}

/// Patterns, indexed by the words that they require.
#[derive(Debug, Default)]
pub(crate) struct Patterns {
    all: Vec<Pattern>,
    /// The patterns by their rarest required class.
    by_class: Vec<Vec<u32>>,
    /// The patterns without a required word.
    wordless: Vec<u32>,
}

impl Patterns {
    pub(super) fn new(all: Vec<Pattern>, classes: usize) -> Self {
        let mut needed = vec![0_u32; classes];
        for class in all.iter().flat_map(|p| &p.needs).flatten() {
            needed[class.0 as usize] += 1;
        }
        let (mut by_class, mut wordless) = (vec![Vec::new(); classes], Vec::new());
        for (at, pattern) in all.iter().enumerate() {
            let many = |need: &&Vec<ClassId>| need.iter().map(|c| needed[c.0 as usize]).sum::<u32>();
            match pattern.needs.iter().min_by_key(many) {
                Some(rarest) => rarest.iter().for_each(|class| by_class[class.0 as usize].push(at as u32)),
                None => wordless.push(at as u32),
            }
        }
        Self { all, by_class, wordless }
    }

    /// Returns the patterns that may match a sentence, in the order of the file. Linear in the patterns with a word of
    /// it.
    pub(crate) fn fitting(&self, scan: &Scan<'_>) -> Vec<&Pattern> {
        let mut marked = vec![0_u64; self.all.len().div_ceil(64)];
        let mut mark = |at: &u32| marked[*at as usize / 64] |= 1 << (at % 64);
        self.wordless.iter().for_each(&mut mark);
        for class in scan.present() {
            self.by_class[class.0 as usize].iter().for_each(&mut mark);
        }
        let (counts, compares) = (scan.counts_somewhere(), scan.compares_somewhere());
        let mut found = Vec::new();
        for (block, mut bits) in marked.into_iter().enumerate() {
            while bits != 0 {
                let pattern = &self.all[block * 64 + bits.trailing_zeros() as usize];
                bits &= bits - 1;
                let has_all = (counts || !pattern.counts) && (compares || !pattern.compares);
                if has_all && pattern.needs.iter().all(|classes| scan.has(classes)) {
                    found.push(pattern);
                }
            }
        }
        found
    }

    /// Every pattern, in the order of the file.
    #[cfg(test)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Pattern> {
        self.all.iter()
    }
}

/// One element of a pattern.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Element {
    /// A phrase of one of these classes.
    Phrase(Vec<ClassId>),
    /// An entity that a run of tokens describes.
    Slot(Slot, SlotKind),
    /// `{n}`
    Number,
    /// `{u}`
    Unit,
    /// `{cmp}`
    Comparative,
    /// `{most}`
    Superlative,
    /// `{x}`
    Category,
    /// `*`: up to four tokens without logic and without a name.
    Filler,
    Anything,
    /// `/`: an empty match where a description ends and no other begins.
    Turn,
}

/// The letter of a slot: 0 is `A`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Slot(pub(crate) u8);

/// What may fill a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SlotKind {
    /// One entity: letters from `A`.
    Who,
    /// Several entities: `{A..}`.
    List(Conjunction),
    /// A predicate, which may be negated: letters `P` to `R`.
    Predicate,
    /// A whole sentence: letters `S` to `V`.
    Sentence,
    /// Words that state nothing, with at most one name, only in idle patterns: `{O}`.
    Beside,
}

/// The conjunction before the last item of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Conjunction {
    /// `{A..}`: any such word.
    Any,
    /// `{A..and}`
    And,
    /// `{A..or}`
    Or,
    /// `{A..nor}`: in a negation `or` is possible as well.
    Nor,
}

impl Conjunction {
    /// Returns the classes of the conjunctions; unused elements match nothing.
    pub(crate) fn classes(self, roles: &Roles) -> [ClassId; 3] {
        const NONE: ClassId = ClassId(u16::MAX);
        match self {
            Self::Any => [roles.and, roles.or, roles.nor],
            Self::And => [roles.and, None, None],
            Self::Or => [roles.or, None, None],
            Self::Nor => [roles.or, roles.nor, None],
        }
        .map(|class| class.unwrap_or(NONE))
    }
}
