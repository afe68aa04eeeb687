//! Verbs that no list of the language knows.
//!
//! A sentence that links two things with one may say anything of them: "Ann smiles at kale" does not say that she has
//! it. A word is taken for the verb of a clause by its place: behind a name, a noun or a relative pronoun, where no verb
//! that is known stands between it and the next name. Behind an article or a preposition it is a noun, or its adjective.

use super::Scan;
use super::clause_parts::Part;
use crate::verbs::Verbs;

/// A word that may be the verb of a clause.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    at: usize,
    /// Whether it may be a noun or an adjective, if a known verb follows in its clause.
    may_be_noun: bool,
    /// Whether it stands directly behind an auxiliary.
    behind_auxiliary: bool,
    /// Whether only words without a role stand between it and the current token.
    is_adjacent: bool,
    /// How many known verbs must follow if it is a noun: one, and one for each relative clause that begins behind it.
    needs: u32,
}

impl Candidate {
    fn new(at: usize) -> Self {
        Self { at, may_be_noun: false, behind_auxiliary: false, is_adjacent: true, needs: 1 }
    }
}

/// What was seen of a clause.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that may have been seen on the way")]
struct Clause {
    /// Whether a noun phrase is open, so that words may be nouns or adjectives.
    in_phrase: bool,
    /// The number of nouns, adjectives and names in that phrase so far.
    words: u32,
    /// Whether a known verb or a relation stands behind the last name.
    is_linked: bool,
    has_verb: bool,
    /// Whether it has a verb that is no auxiliary.
    has_main_verb: bool,
    /// Whether a relation stands behind a name.
    has_relation: bool,
    has_name: bool,
    is_relative: bool,
    /// Whether the sentence has a verb before this relative clause.
    follows_verb: bool,
    /// Whether the last token but for fillers is an auxiliary.
    behind_auxiliary: bool,
    candidate: Option<Candidate>,
    /// A candidate that may be a noun and stands before a name.
    linking: Option<Candidate>,
    /// A word before a name that looks like its adjective.
    spare: Option<usize>,
    /// A word behind a name in a relative clause, where its verb stands if verbs are last, and how many known verbs must
    /// follow if it is none: that of the clause, and that of the sentence if it has none yet.
    last: Option<(usize, u32)>,
}

impl Clause {
    /// Takes note that a candidate, or an auxiliary, is not directly before what follows.
    fn parts_candidate(&mut self) {
        self.behind_auxiliary = false;
        if let Some(candidate) = &mut self.candidate {
            candidate.is_adjacent = false;
        }
    }
}

impl Scan<'_> {
    /// Returns the word that takes the place of a verb between two things and is in no list of verbs.
    pub(crate) fn unknown_verb(&self) -> Option<usize> {
        let verbs = &self.vocabulary.language.verbs;
        let is_free = |at: usize| self.longest[at].is_none() && !self.refers(at) && !self.is_in_name(at);
        let may_be_verb = |at: usize| self.infos[at].may_be_verb && is_free(at);
        let has_unknown = || (0..self.tokens.len()).any(may_be_verb);
        if !verbs.are_listed() || !has_unknown() || self.names().nth(1).is_none() {
            return None;
        }
        let parts = self.parts_of_clause();
        let opens = matches!(parts.first(), Some((_, Part::Preposition)));
        let mut search = Search { scan: self, verbs, clause: Clause::default(), names: 0, opens };
        let mut before = None;
        for (which, &(at, part)) in parts.iter().enumerate() {
            let next = parts.get(which + 1).map(|&(_, part)| part);
            if let Some(found) = search.take(at, part, before, next) {
                return Some(found);
            }
            before = Some(part);
        }
        search.end()
    }
}

/// A walk over the parts of a sentence.
struct Search<'s, 'a> {
    scan: &'s Scan<'a>,
    verbs: &'s Verbs,
    clause: Clause,
    /// The number of names so far.
    names: u32,
    /// Whether the sentence begins with a preposition.
    opens: bool,
}

impl Search<'_, '_> {
    /// Takes a part; returns an unknown verb if that is certain now.
    fn take(&mut self, at: usize, part: Part, before: Option<Part>, next: Option<Part>) -> Option<usize> {
        let clause = &mut self.clause;
        match part {
            Part::Name => return self.name(),
            Part::Verb | Part::Auxiliary => return self.verb(at, part),
            Part::Relation => {
                clause.candidate = None;
                clause.is_linked = true;
                clause.has_relation |= clause.has_name;
                (clause.in_phrase, clause.words) = (true, 0);
                clause.behind_auxiliary = false;
            }
            Part::Article | Part::Preposition => {
                (clause.in_phrase, clause.words) = (true, 0);
                clause.parts_candidate();
            }
            Part::Noun => {
                clause.in_phrase = true;
                clause.words += 1;
                clause.candidate = clause.candidate.filter(|candidate| !candidate.may_be_noun);
                clause.parts_candidate();
            }
            Part::Word => self.word(at, before),
            Part::Filler => {}
            Part::Relative => return self.relative(at),
            Part::Joint | Part::Break => return self.joint(part, next),
        }
        None
    }

    fn name(&mut self) -> Option<usize> {
        let clause = &mut self.clause;
        if let Some(candidate) = clause.candidate.take().filter(|_| !clause.is_linked) {
            let is_participle = self.verbs.is_participle(&self.scan.tokens[candidate.at].text);
            if candidate.behind_auxiliary {
                // "Is big": an adjective of the name.
                if !candidate.is_adjacent || is_participle {
                    return Some(candidate.at);
                }
            } else if candidate.may_be_noun && candidate.is_adjacent && clause.in_phrase {
                clause.spare = clause.spare.or(Some(candidate.at));
            } else if candidate.may_be_noun {
                clause.linking = clause.linking.or(Some(candidate));
            } else if self.names > 0 || clause.is_relative {
                return Some(candidate.at);
            }
        }
        self.names += 1;
        clause.has_name = true;
        // "The kale house": the noun of a name that stands before it.
        clause.words = u32::from(clause.in_phrase);
        clause.is_linked = false;
        clause.behind_auxiliary = false;
        None
    }

    fn verb(&mut self, at: usize, part: Part) -> Option<usize> {
        let clause = &mut self.clause;
        let is_main = part == Part::Verb;
        if let Some(candidate) = clause.candidate {
            let is_participle = self.verbs.is_participle(&self.scan.tokens[candidate.at].text);
            if !is_main && self.verbs.are_last() && clause.has_name && is_participle {
                return Some(candidate.at);
            }
            let is_verb = candidate.is_adjacent && !candidate.may_be_noun && !candidate.behind_auxiliary;
            if is_main && is_verb && self.verbs.is_gerund(&self.scan.tokens[at].text) {
                // "Ann quit drinking tea": the verb before it says what she does.
                return None;
            }
        }
        clause.candidate = None;
        clause.last = clause.last.and_then(|(at, needs)| (needs > 1).then_some((at, needs - 1)));
        let without_one = |linking: Candidate| Candidate { needs: linking.needs - 1, ..linking };
        clause.linking = clause.linking.map(without_one).filter(|linking| linking.needs > 0);
        (clause.is_linked, clause.has_verb) = (true, true);
        clause.has_main_verb |= is_main;
        (clause.in_phrase, clause.words) = (is_main, 0);
        clause.behind_auxiliary = !is_main;
        None
    }

    fn word(&mut self, at: usize, before: Option<Part>) {
        let verb_is_last = self.verbs.are_last();
        let clause = &mut self.clause;
        let is_in_clause = verb_is_last && clause.is_relative && clause.has_name;
        if is_in_clause && before == Some(Part::Verb) && !clause.follows_verb {
            // The verb of the sentence stands behind that of the clause.
            *clause = Clause { has_name: true, ..Clause::default() };
        } else if is_in_clause && !clause.has_verb {
            clause.last = clause.last.or(Some((at, 1 + u32::from(!clause.follows_verb))));
        }
        let candidate = Candidate::new(at);
        if clause.behind_auxiliary {
            (clause.behind_auxiliary, clause.is_linked) = (false, false);
            clause.candidate = Some(Candidate { behind_auxiliary: true, ..candidate });
            return;
        }
        if clause.candidate.is_some_and(|candidate| candidate.behind_auxiliary) {
            return;
        }
        if clause.in_phrase {
            clause.words += 1;
            if clause.words > 1 && !clause.is_linked {
                clause.candidate = Some(Candidate { may_be_noun: true, ..candidate });
            }
        } else if !clause.is_linked && clause.candidate.is_none() {
            let begins = !clause.has_name && !clause.is_relative && self.names > 0;
            let may_be_noun = begins || clause.is_relative && verb_is_last;
            clause.candidate = Some(Candidate { may_be_noun, ..candidate });
        }
    }

    fn relative(&mut self, at: usize) -> Option<usize> {
        let clause = &self.clause;
        // "Ann smiles at the man who": a noun stands directly before the pronoun.
        let is_verb = |candidate: &Candidate| !(candidate.is_adjacent || candidate.may_be_noun || clause.is_linked);
        let goes_on = self.names > 0 && self.scan.names_in(at, self.scan.tokens.len()) > 0;
        let certain = clause.candidate.filter(|candidate| is_verb(candidate) && goes_on);
        if let Some(found) = certain.map(|candidate| candidate.at).or(clause.last.map(|(at, _)| at)) {
            return Some(found);
        }
        let linking = clause.linking.map(|linking| Candidate { needs: linking.needs + 1, ..linking });
        let follows_verb = clause.follows_verb || clause.has_verb;
        self.clause = Clause { is_relative: true, linking, follows_verb, ..Clause::default() };
        None
    }

    fn joint(&mut self, part: Part, next: Option<Part>) -> Option<usize> {
        let clause = &mut self.clause;
        let goes_on = match next {
            Some(Part::Name | Part::Article | Part::Preposition | Part::Noun | Part::Relative) => part == Part::Joint,
            // "The big and old dog".
            Some(Part::Word) => clause.in_phrase && clause.words > 0 && !clause.has_name,
            _ => false,
        };
        if goes_on {
            clause.candidate = clause.candidate.filter(|candidate| !candidate.may_be_noun);
        }
        if goes_on || next == Some(Part::Joint) {
            return None;
        }
        if clause.has_verb {
            clause.last = None;
        }
        // "Of the brown bread from Rome and the dog, one is": the verb of the sentence comes later.
        let linking = clause.linking.filter(|_| self.opens && !clause.has_verb);
        let found = if linking.is_some() { None } else { self.end() };
        self.clause = Clause { linking, ..Clause::default() };
        found
    }

    /// Returns the word in the place of the verb of a clause that ends.
    fn end(&self) -> Option<usize> {
        let clause = &self.clause;
        let relates = clause.has_verb || clause.has_relation;
        let is_participle = |at: usize| self.verbs.is_participle(&self.scan.tokens[at].text);
        let is_verb = |candidate: &Candidate| !clause.has_main_verb && (!relates || is_participle(candidate.at));
        let candidate = clause.candidate.filter(|_| self.verbs.are_last() && clause.has_name).filter(is_verb);
        let spare = clause.spare.filter(|_| !relates && clause.has_name);
        let linking = clause.linking.or(candidate).map(|candidate| candidate.at);
        linking.or(clause.last.map(|(at, _)| at)).or(spare)
    }
}
