//! The patterns of a language: which arrangements of words mean what.
//!
//! A pattern is a row of elements. Words and classes stand for themselves, slots for descriptions of things; whatever a
//! pattern does not say must be free of logic (see `description`). Optional parts are spelt out when a file is read, so
//! that matching only walks along rows.

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::language::{Line, Mistake, Sections};
use crate::lexicon::{ClassId, Lexicon};
use crate::meaning::Meaning;
use crate::scan::{Scan, passes};
use crate::tokens::{Token, tokens};

/// The most rows that the optional parts of one pattern may be spelt out to.
const MAX_VARIANTS: usize = 96;

/// The patterns of a language.
#[derive(Debug, Default)]
pub(crate) struct Grammar {
    /// Of sentences that state something.
    pub(crate) clues: Patterns,
    /// Of sentences that state nothing about the puzzle.
    pub(crate) idle: Patterns,
    /// Of questions.
    pub(crate) questions: Patterns,
    /// Words that patterns name themselves, as classes of one word.
    literals: FxHashMap<SmolStr, ClassId>,
    /// Over which classes descriptions go on; see [`passes`].
    pub(crate) passes: Vec<u8>,
    /// The classes that reading itself asks for.
    pub(crate) roles: Roles,
}

/// The classes that reading itself asks for, where the language has them.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Roles {
    /// Negations: `not`.
    pub(crate) not: Option<ClassId>,
    /// Negations that stand behind what they deny, if nothing follows: Dutch `niet`.
    pub(crate) not_behind: Option<ClassId>,
    /// What denies its own noun and nothing else of a sentence: Dutch `zonder`.
    pub(crate) lacking: Option<ClassId>,
    /// First halves of negations in two parts, with `not` for the second: French `ne ... pas`.
    pub(crate) half_not: Option<ClassId>,
    /// `and`, `but`: they join facts and the items of lists.
    pub(crate) and: Option<ClassId>,
    /// Those of them that set right what was denied: `but`.
    pub(crate) but: Option<ClassId>,
    /// `or`.
    pub(crate) or: Option<ClassId>,
    /// `nor`.
    pub(crate) nor: Option<ClassId>,
    /// Beginnings of relative clauses: `who`, `that`, `whose`.
    pub(crate) relative: Option<ClassId>,
    /// Words for someone or something not named: `the person`, `the one`, `whoever`.
    pub(crate) head: Option<ClassId>,
    /// Nouns that make someone of a thing: `drinker`, `owner`.
    pub(crate) agent: Option<ClassId>,
    /// Articles and other words that begin a description.
    pub(crate) the: Option<ClassId>,
    /// Words that may begin a sentence before its first description: `in`, `on`.
    pub(crate) preposition: Option<ClassId>,
    /// What may stand between a description and a head that means the same one: `is`, `was`.
    pub(crate) be: Option<ClassId>,
    /// What else may stand before a head in a sentence of facts: `of`, `by`.
    pub(crate) linker: Option<ClassId>,
    /// What may stand for a thing behind its name: `one` in "the $40 one".
    pub(crate) one: Option<ClassId>,
    /// Words by which an author says that any distance is meant: `somewhere`.
    pub(crate) somewhere: Option<ClassId>,
    /// Words by which an author says that the very next place is meant: `directly`.
    pub(crate) direct: Option<ClassId>,
    /// Words that mean the very next place though they do not say so; who writes them means it by `between`, too.
    pub(crate) close: Option<ClassId>,
    /// Words for what is thought, said or known: `thinks`. A description with one names one thing at most, because what
    /// is thought need not be so.
    pub(crate) attitude: Option<ClassId>,
    /// What makes a number inexact, and says nothing of the kind before other words: `about`.
    pub(crate) roughly: Option<ClassId>,
    /// What an amount is counted by: `per hour`.
    pub(crate) rate: Option<ClassId>,
    /// What ties two together: `admires`, `boss`.
    pub(crate) tie: Option<ClassId>,
    /// Words for what would be: `would`. Outside conditions such a sentence states nothing that is so.
    pub(crate) hypothetical: Option<ClassId>,
    /// What ties a thing to someone, but not someone to someone else: `of` in "the house of the one who".
    pub(crate) belongs: Option<ClassId>,
    /// What may stand inside a proper name: `of` in "Gulf of Mexico".
    pub(crate) of: Option<ClassId>,
    /// What stands behind somebody's name before what is theirs: `'s`.
    pub(crate) possessive: Option<ClassId>,
    /// Words with which a sentence begins to speak of another: `they`, `there`.
    pub(crate) anew: Option<ClassId>,
    /// Those of them that speak of the only one that was spoken of: `he`.
    pub(crate) again: Option<ClassId>,
    /// Words for some of all, who may have one of them that is the oldest: `girl`, `of the women`.
    pub(crate) part: Option<ClassId>,
    /// Words with which a sentence begins that orders or wishes: `let`. It states nothing that is so.
    pub(crate) wish: Option<ClassId>,
    /// Who may be somebody's: `sister`, `guest`. Ann's guest is not Ann.
    pub(crate) companion: Option<ClassId>,
    /// Words for a person not named: `the man`. Whom Ann likes is not Ann.
    pub(crate) somebody: Option<ClassId>,
    /// Words for how often: `usually`. Who does not usually do it may do it.
    pub(crate) often: Option<ClassId>,
    /// Words for what somebody would like or is told to do: `wants to`. It is not said to be so.
    pub(crate) unfulfilled: Option<ClassId>,
    /// Who came first in a ranking: `the winner`.
    pub(crate) winner: Option<ClassId>,
    /// To come first in a ranking: `won`.
    pub(crate) won: Option<ClassId>,
    /// What says more of when or of how much than is understood: `the morning after`.
    pub(crate) beyond: Option<ClassId>,
    /// Shortened words whose point ends no sentence: `Mr`, `no`.
    pub(crate) abbreviation: Option<ClassId>,
}

/// A row of elements and what it means.
#[derive(Debug, Clone)]
pub(crate) struct Pattern {
    pub(crate) meaning: Meaning,
    /// The other meaning that usage allows.
    pub(crate) other: Option<Meaning>,
    pub(crate) elements: Vec<Element>,
    /// Classes of which one of each set must be in the sentence for the pattern to have a chance.
    pub(crate) needs: Vec<Vec<ClassId>>,
    /// Whether a number must be in it.
    counts: bool,
    /// Whether a comparative must be in it.
    compares: bool,
}

/// Patterns, found by the words that they cannot do without.
#[derive(Debug, Default)]
pub(crate) struct Patterns {
    all: Vec<Pattern>,
    /// The patterns for which a class is one of those that the fewest others need.
    by_class: Vec<Vec<u32>>,
    /// The patterns that need no word.
    wordless: Vec<u32>,
}

impl Patterns {
    fn new(all: Vec<Pattern>, classes: usize) -> Self {
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

    /// Those that have a chance in a sentence, in the order of the file. Linear in the patterns with a word of it.
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
    /// Something that a run of tokens describes.
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
    /// `**`: anything.
    Anything,
    /// `/`: nothing, but a description ends before it and none begins behind it.
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
    /// What is said of an entity, which may be denied: letters `P` to `R`.
    Predicate,
    /// A whole sentence: letters `S` to `V`.
    Sentence,
    /// Words that state nothing, with at most one name, only in what is idle: `{O}`.
    Beside,
}

/// What joins the last items of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Conjunction {
    /// `{A..}`: any such word.
    Any,
    /// `{A..and}`
    And,
    /// `{A..or}`
    Or,
    /// `{A..nor}`: what is denied may be joined by `or` as well.
    Nor,
}

impl Conjunction {
    /// The classes of the words that join; a place may be left over.
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

impl Grammar {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let role = |name: &str| lexicon.class(name);
        let mut grammar = Self {
            roles: Roles {
                not: role("not"),
                not_behind: role("not-behind"),
                lacking: role("lacking"),
                half_not: role("half-not"),
                and: role("and"),
                but: role("but"),
                or: role("or"),
                nor: role("nor"),
                relative: role("relative"),
                head: role("head"),
                agent: role("agent"),
                the: role("the"),
                preposition: role("preposition"),
                be: role("be"),
                linker: role("linker"),
                one: role("one"),
                somewhere: role("somewhere"),
                direct: role("direct"),
                close: role("close"),
                attitude: role("attitude"),
                tie: role("tie"),
                rate: role("per"),
                roughly: role("roughly"),
                hypothetical: role("hypothetical"),
                of: role("of"),
                belongs: role("belongs"),
                possessive: role("possessive"),
                anew: role("anew"),
                again: role("again"),
                part: role("part"),
                wish: role("wish"),
                companion: role("companion"),
                somebody: role("somebody"),
                often: role("often"),
                unfulfilled: role("unfulfilled"),
                winner: role("winner"),
                won: role("won"),
                beyond: role("beyond"),
                abbreviation: role("abbreviation"),
            },
            ..Self::default()
        };
        grammar.passes = passes(lexicon, &grammar.roles);
        let clues = grammar.section("clues", sections, lexicon, mistakes);
        let idle = grammar.section("idle", sections, lexicon, mistakes);
        let questions = grammar.section("questions", sections, lexicon, mistakes);
        let classes = grammar.classes(lexicon);
        grammar.clues = Patterns::new(clues, classes);
        grammar.idle = Patterns::new(idle, classes);
        grammar.questions = Patterns::new(questions, classes);
        grammar
    }

    fn section(
        &mut self,
        name: &str,
        sections: &Sections,
        lexicon: &Lexicon,
        mistakes: &mut Vec<Mistake>,
    ) -> Vec<Pattern> {
        let mut patterns = Vec::new();
        for line in sections.lines(name) {
            match self.patterns(line, lexicon) {
                Ok(found) => patterns.extend(found),
                Err(mistake) => mistakes.push(mistake),
            }
        }
        patterns
    }

    /// The classes of words that patterns name themselves which stand at a token.
    pub(crate) fn literal(&self, token: &Token) -> Option<ClassId> {
        self.literals.get(token.text.as_str()).copied()
    }

    /// The word of a class of one word.
    #[cfg(test)]
    pub(crate) fn sample(&self, class: ClassId) -> Option<String> {
        self.literals.iter().find(|l| *l.1 == class).map(|l| l.0.to_string())
    }

    /// How many classes there are with those of single words.
    pub(crate) fn classes(&self, lexicon: &Lexicon) -> usize {
        lexicon.classes() + self.literals.len()
    }

    #[inline(never)]
    fn patterns(&mut self, line: &Line, lexicon: &Lexicon) -> Result<Vec<Pattern>, Mistake> {
        let (head, body) = line.text.split_once(':').ok_or_else(|| line.mistake("`MEANING: pattern` is expected"))?;
        let (head, other) = head.split_once('~').map_or((head, None), |(h, o)| (h, Some(o)));
        let meaning = Meaning::parse(head).map_err(|m| line.mistake(m))?;
        let other = other.map(Meaning::parse).transpose().map_err(|m| line.mistake(m))?;
        let mut source = PatternParser { text: body, line, lexicon, grammar: self };
        let rows = source.rows(None)?;
        let mut patterns = Vec::new();
        for elements in rows {
            let needs = elements.iter().filter_map(|e| match e {
                Element::Phrase(classes) => Some(classes.clone()),
                _ => None,
            });
            let needs = needs.collect();
            for meaning in [Some(meaning), other].into_iter().flatten() {
                meaning.check(&elements).map_err(|m| line.mistake(m))?;
            }
            let compares = elements.iter().any(|e| matches!(e, Element::Comparative | Element::Superlative));
            let counts = elements.contains(&Element::Number);
            patterns.push(Pattern { meaning, other, elements, needs, counts, compares });
        }
        Ok(patterns)
    }
}

/// Where the first piece of a pattern ends: at a blank or a bracket, and at a bar if bars part several words. A bar in
/// `<one|other>` parts nothing.
fn piece_end(text: &str, parts: bool) -> usize {
    let mut inside = false;
    for (at, c) in text.char_indices() {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            ' ' | '\t' | '[' | '(' | ']' | ')' => return at,
            '|' if parts && !inside => return at,
            _ => {}
        }
    }
    text.len()
}

/// A pattern that is being read.
struct PatternParser<'a> {
    text: &'a str,
    line: &'a Line,
    lexicon: &'a Lexicon,
    grammar: &'a mut Grammar,
}

impl PatternParser<'_> {
    /// The rows up to the closing bracket: every way to go through the optional parts and alternatives.
    fn rows(&mut self, close: Option<char>) -> Result<Vec<Vec<Element>>, Mistake> {
        let mut done: Vec<Vec<Element>> = Vec::new();
        let mut rows: Vec<Vec<Element>> = vec![Vec::new()];
        // Alternatives of one word each are one element: that is less to walk along than a row for each.
        let inner = close.and_then(|close| self.text.split(close).next()).unwrap_or_default();
        let parts = inner.contains([' ', '\t', '[', '(', '{', '<']);
        loop {
            self.text = self.text.trim_start();
            let Some(c) = self.text.chars().next() else {
                if let Some(close) = close {
                    return Err(self.line.mistake(format!("a `{close}` is missing")));
                }
                break;
            };
            match c {
                '[' | '(' => {
                    self.text = &self.text[1..];
                    let inner = self.rows(Some(if c == '[' { ']' } else { ')' }))?;
                    let mut longer: Vec<Vec<Element>> = rows
                        .iter()
                        .flat_map(|row| inner.iter().map(move |i| [row.clone(), i.clone()].concat()))
                        .collect();
                    if c == '[' {
                        longer.extend(rows);
                    }
                    rows = longer;
                }
                ']' | ')' if Some(c) == close => {
                    self.text = &self.text[1..];
                    break;
                }
                '|' if close.is_some() => {
                    self.text = &self.text[1..];
                    done.append(&mut rows);
                    rows.push(Vec::new());
                }
                _ => {
                    let end = piece_end(self.text, parts);
                    let end = end.max(c.len_utf8());
                    let (piece, rest) = self.text.split_at(end);
                    self.text = rest;
                    // In a group a bar parts the group; `a|b` outside of one is written without blanks.
                    let elements = self.element(piece)?;
                    for row in &mut rows {
                        row.extend(elements.iter().cloned());
                    }
                }
            }
            if rows.len() + done.len() > MAX_VARIANTS {
                let most = format!("it can be gone through in more than {MAX_VARIANTS} ways; write two patterns");
                return Err(self.line.mistake(most));
            }
        }
        done.append(&mut rows);
        Ok(done)
    }

    #[inline(never)]
    fn element(&mut self, piece: &str) -> Result<Vec<Element>, Mistake> {
        // Commas may stand between any two elements: those in a pattern are for its reader.
        let piece = piece.trim_end_matches(',');
        if piece.is_empty() {
            return Ok(Vec::new());
        }
        if piece == "*" {
            return Ok(vec![Element::Filler]);
        }
        if piece == "/" {
            return Ok(vec![Element::Turn]);
        }
        if piece == "**" {
            return Ok(vec![Element::Anything]);
        }
        if let Some(slot) = piece.strip_prefix('{').and_then(|p| p.strip_suffix('}')) {
            return self.slot(slot).map(|e| vec![e]);
        }
        if let Some(names) = piece.strip_prefix('<').and_then(|p| p.strip_suffix('>')) {
            let classes = names.split('|').map(|name| {
                let missing = || self.line.mistake(format!("no class of [words] is called `{name}`"));
                self.lexicon.class(name).ok_or_else(missing)
            });
            return Ok(vec![Element::Phrase(classes.collect::<Result<_, _>>()?)]);
        }
        // A word may be cut in two, as the language cuts it; alternatives are single words.
        let alternatives: Vec<Vec<Token>> =
            piece.split('|').map(|word| tokens(word, &self.lexicon.split)).filter(|t| !t.is_empty()).collect();
        if let [single] = alternatives.as_slice() {
            return Ok(single.iter().map(|t| Element::Phrase(vec![self.literal(t)])).collect());
        }
        if alternatives.iter().any(|words| words.len() != 1) {
            let message = format!("`{piece}`: alternatives of several words stand in brackets: `(a b|c d)`");
            return Err(self.line.mistake(message));
        }
        Ok(vec![Element::Phrase(alternatives.iter().flatten().map(|t| self.literal(t)).collect())])
    }

    fn literal(&mut self, token: &Token) -> ClassId {
        let next = ClassId((self.lexicon.classes() + self.grammar.literals.len()) as u16);
        *self.grammar.literals.entry(token.text.clone()).or_insert(next)
    }

    fn slot(&self, name: &str) -> Result<Element, Mistake> {
        let joints = [
            ("..", Conjunction::Any),
            ("..and", Conjunction::And),
            ("..or", Conjunction::Or),
            ("..nor", Conjunction::Nor),
        ];
        let list = joints.iter().find_map(|&(end, joint)| Some((name.strip_suffix(end)?, SlotKind::List(joint))));
        let (letter, kind) = list.unwrap_or((name, SlotKind::Who));
        let list = list.is_some();
        let mut letters = letter.chars();
        let element = match (letters.next(), letters.next()) {
            (Some(c @ 'A'..='H'), None) => Element::Slot(Slot(c as u8 - b'A'), kind),
            (Some(c @ 'P'..='R'), None) if !list => Element::Slot(Slot(c as u8 - b'A'), SlotKind::Predicate),
            (Some(c @ 'S'..='V'), None) if !list => Element::Slot(Slot(c as u8 - b'A'), SlotKind::Sentence),
            (Some(c @ 'O'), None) if !list => Element::Slot(Slot(c as u8 - b'A'), SlotKind::Beside),
            (Some('n'), None) => Element::Number,
            (Some('u'), None) => Element::Unit,
            (Some('x'), None) => Element::Category,
            _ if name == "cmp" => Element::Comparative,
            _ if name == "most" => Element::Superlative,
            _ => return Err(self.line.mistake(format!("`{{{name}}}` is no slot"))),
        };
        Ok(element)
    }
}
