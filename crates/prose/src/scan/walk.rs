//! The walk over the tokens of a possible description, which collects its names and rejects what no description
//! contains.

use smallvec::{SmallVec, smallvec};

use super::Scan;
use super::describe::{DescriptionKind, Entities, Meanings};
use crate::entity::Entity;
use crate::language::Clauses;
use crate::lexicon::Phrase;
use crate::tokens::{Gap, Kind};
use crate::vocabulary::Mention;

/// A walk over the tokens of a description.
#[expect(clippy::struct_excessive_bools, reason = "each is something that may have been seen on the way")]
pub(super) struct Walk<'s, 'a> {
    scan: &'s Scan<'a>,
    from: usize,
    to: usize,
    wanted: DescriptionKind,
    /// The names so far, and whether each is affirmed.
    names: SmallVec<[(&'s Mention, bool); 4]>,
    /// The index of the name that a word like `without` denies.
    lacked: Option<usize>,
    /// The unknown words, and those that only go with some names.
    unusual: SmallVec<[usize; 4]>,
    /// Whether there was an everyday word, as in descriptions of unlisted entities.
    everyday: bool,
    /// Whether the next name is denied.
    denied: bool,
    /// Whether there was a double negation.
    twice: bool,
    /// Whether there was a relative pronoun or a word for an unnamed entity.
    relative: bool,
    /// Whether there was a verb of thought or speech.
    attitude: bool,
    /// The number of names before the first half of an open two-part negation.
    half: Option<usize>,
    /// The starts of parts of the sentence that may be about something else, with the number of names before each.
    turns: SmallVec<[(usize, usize); 2]>,
}

impl<'s, 'a> Walk<'s, 'a> {
    pub(super) fn new(scan: &'s Scan<'a>, from: usize, to: usize, wanted: DescriptionKind) -> Self {
        Self {
            scan,
            from,
            to,
            wanted,
            names: SmallVec::new(),
            lacked: None,
            unusual: SmallVec::new(),
            everyday: false,
            denied: false,
            twice: false,
            relative: false,
            attitude: false,
            half: None,
            turns: SmallVec::new(),
        }
    }

    /// Takes every token; returns `None` at the first that no description contains.
    pub(super) fn whole(&mut self) -> Option<()> {
        let mut at = self.scan.next_significant(self.from);
        while at < self.to {
            let next = self.step(at)?;
            at = self.scan.next_significant(next);
        }
        Some(())
    }

    /// Takes the name or phrase that begins at a token, and returns the token after it.
    fn step(&mut self, at: usize) -> Option<usize> {
        let (scan, roles) = (self.scan, self.scan.grammar().roles);
        if let Some(mention) = scan.mention(at, self.to) {
            // A verb of thought states no possession: "the one who wants the dog".
            if self.attitude && matches!(self.wanted, DescriptionKind::Entity | DescriptionKind::Predicate) {
                return None;
            }
            if !self.denied && self.is_beside_what_is_denied(at) {
                return None;
            }
            self.names.push((mention, !self.denied));
            self.denied = false;
            return Some(mention.end as usize);
        }
        if scan.is_pause(at) {
            if scan.is_comma(at) {
                if self.denied && !self.names.is_empty() || self.renames(at) {
                    return None;
                }
                self.turns.push((at + 1, self.names.len()));
            }
            return Some(at + 1);
        }
        let Some(phrase) = scan.longest(at, self.to) else {
            return if scan.compares(at, 1) { None } else { self.word(at) };
        };
        let behind_name = self.names.last().is_some_and(|(name, _)| name.end as usize == at);
        if !scan.is_reserved(phrase.class) && !scan.compares(at, phrase.length.into()) {
            let relative = scan.is_of(at, roles.relative) || scan.is_of(at, roles.whose);
            // A relative clause after a denied noun is ambiguous: "Ann is not the pilot who drinks tea".
            if relative && self.names.len() > 1 && self.names.last().is_some_and(|last| !last.1) {
                let joined = at > self.from && scan.is_of(at - 1, roles.and);
                if !joined {
                    return None;
                }
            }
            self.relative |= relative || scan.is_of(at, roles.head);
            if scan.is_of(at, roles.agent) && !behind_name {
                self.unusual.push(at);
            }
        } else if Some(phrase.class) != roles.one || !behind_name {
            // A pro-form follows a name: "the $40 one".
            self.logic(at, phrase)?;
        }
        Some(at + phrase.length as usize)
    }

    /// Whether the name behind a comma belongs to a common noun that is no value of the puzzle: in "the gate, number 1"
    /// the number may be that of the gate.
    fn renames(&self, comma: usize) -> bool {
        let scan = self.scan;
        let is_noun = |at: usize| scan.is_everyday(at) && scan.longest(at, self.to).is_none();
        self.wanted == DescriptionKind::Entity
            && self.names.is_empty()
            && comma > self.from
            && is_noun(comma - 1)
            && scan.mention(comma + 1, self.to).is_some()
    }

    /// Whether a name follows one in the scope of a negation: "Ann does not live in Rome with the dog" leaves open
    /// which of the two is denied.
    fn is_beside_what_is_denied(&self, at: usize) -> bool {
        let (scan, roles) = (self.scan, self.scan.grammar().roles);
        let before = match self.wanted {
            DescriptionKind::Predicate => 0,
            DescriptionKind::Facts => 1,
            DescriptionKind::Entity | DescriptionKind::Idle => return false,
        };
        let denied = self.names.len() > before.max(self.lacked.map_or(0, |lacked| lacked + 1))
            && self.names.last().is_some_and(|last| !last.1);
        let turned = || self.turns.iter().any(|turn| turn.1 == self.names.len());
        let clause = |t: usize| [roles.relative, roles.head].into_iter().any(|class| scan.is_of(t, class));
        denied && !turned() && !(self.from..at).any(clause)
    }

    /// Takes a word that is neither a name nor in a class.
    fn word(&mut self, at: usize) -> Option<usize> {
        let token = &self.scan.tokens[at];
        // Such a sign compares.
        if ['=', '≠', '<', '>', '≤', '≥'].iter().any(|&sign| token.is_sign(sign)) {
            return None;
        }
        // A number after a hyphen belongs to a word: `K-9`.
        let in_word = token.kind == Kind::Number
            && token.gap == Gap::Hyphen
            && at > self.from
            && self.scan.tokens[at - 1].kind == Kind::Word;
        if !in_word && (token.kind == Kind::Number || self.scan.number(at).is_some()) {
            return None;
        }
        let everyday = self.scan.is_everyday(at);
        if !everyday && self.begins_clause(at) {
            return None;
        }
        // "Silver went to the collie, bronze was won by Rex" in a language in which a comma parts clauses.
        let parts = self.scan.vocabulary.language.clauses == Clauses::BehindSigns;
        let behind_comma = at > self.from && self.scan.is_comma(at - 1) && !self.names.is_empty();
        if parts && behind_comma && !everyday && self.scan.names_in(at, self.to) > 0 {
            return None;
        }
        if !everyday && token.kind == Kind::Word {
            self.unusual.push(at);
        }
        self.everyday |= everyday;
        (!self.scan.resembles(at) && !self.scan.is_foreign(at)).then_some(at + 1)
    }

    /// Whether an unknown word is the verb of a clause whose subject follows it: `hangs` in "two hooks right of the
    /// xyzzy hangs the owl", which is not about an owl's xyzzy.
    fn begins_clause(&self, at: usize) -> bool {
        let scan = self.scan;
        let is_verb = scan.tokens[at].kind == Kind::Word && !scan.tokens[at].capital;
        self.wanted == DescriptionKind::Entity
            && self.names.is_empty()
            && is_verb
            && at + 1 < self.to
            && scan.is_of(at + 1, scan.grammar().roles.the)
            && self.unusual.last().is_some_and(|&before| before + 1 == at)
    }

    /// Takes a phrase that carries logic.
    fn logic(&mut self, at: usize, phrase: Phrase) -> Option<()> {
        let (scan, roles, names) = (self.scan, self.scan.grammar().roles, self.names.len());
        let end = at + phrase.length as usize;
        let class = Some(phrase.class);
        let compares = scan.compares(at, phrase.length.into());
        let corrects = roles.but.is_some_and(|but| scan.phrases(at, &[but]).any(|length| at + length == end));
        // The scope of a negation over a conjunction is ambiguous ("not A and B"); a correction is not ("not A but B").
        let unclear = self.denied || !corrects && self.names.last().is_some_and(|n| !n.1) && scan.opens(end, self.to);
        let may_deny = self.relative || self.wanted != DescriptionKind::Entity;
        let may_join = match self.wanted {
            DescriptionKind::Entity => false,
            DescriptionKind::Predicate => names > 0,
            DescriptionKind::Facts => names > 1,
            DescriptionKind::Idle => true,
        };
        if class == roles.lacking {
            let alone = may_deny && !compares && !self.denied && self.lacked.is_none();
            self.lacked = alone.then_some(names);
            self.denied = true;
            return self.lacked.map(|_| ());
        }
        if class == roles.half_not && may_deny && self.half.is_none() {
            self.half = Some(names);
        } else if (class == roles.not || class == roles.not_behind) && may_deny && !compares {
            self.twice |= self.denied;
            let within = self.half.take().is_some_and(|before| before < names);
            let behind = within || class == roles.not_behind && self.denies_behind(at, end);
            // "Anna heeft de hond die van Bob is niet" may deny the clause or the sentence.
            let unclear = behind && !within && self.is_behind_clause(at);
            match self.names.last_mut() {
                _ if unclear => return None,
                // A double negation is ambiguous.
                Some(last) if behind => return std::mem::replace(&mut last.1, false).then_some(()),
                _ => self.denied = true,
            }
        } else if class == roles.tie && end == self.to && scan.begins_difference(end) {
            // Before a comparison the verb relates no persons: "met two days after".
        } else if class == roles.attitude {
            self.attitude = true;
        } else if (corrects || class == roles.and) && !unclear && may_join {
            self.turns.push((end, names));
        } else {
            return None;
        }
        Some(())
    }

    /// Whether a word follows the verb of a restrictive relative clause about a name.
    fn is_behind_clause(&self, at: usize) -> bool {
        let last = self.names.last().map_or(self.from, |name| name.0.end as usize);
        let clause = (self.from..at).rev().find(|&t| self.scan.has_clause(t, t + 1));
        last < at && clause.is_some_and(|clause| self.names.last().is_some_and(|name| clause < name.0.start as usize))
    }

    /// Whether a negation denies what precedes it: no name follows before a comma or a conjunction, or it directly
    /// follows a name in a relative clause, whose verb comes last.
    fn denies_behind(&self, at: usize, after: usize) -> bool {
        let (scan, roles) = (self.scan, self.scan.grammar().roles);
        let joins = |t: usize| [roles.and, roles.or].iter().any(|&class| class.is_some() && scan.is_of(t, class));
        let next = (after..self.to).find(|&t| scan.is_comma(t) || joins(t) || scan.mention(t, self.to).is_some());
        if next.is_none_or(|t| scan.mention(t, self.to).is_none()) {
            return true;
        }
        let clause = (self.from..at).rev().find(|&t| scan.is_comma(t)).unwrap_or(self.from);
        let relative = (clause..at).any(|t| scan.is_of(t, roles.relative));
        relative && next != Some(after) && self.names.last().is_some_and(|(last, _)| last.end as usize == at)
    }

    /// Returns the entities that the tokens may describe, or `None` if that is unclear.
    #[inline(never)]
    pub(super) fn entities(&self) -> Option<Entities> {
        let &Self { scan, from, to, wanted, .. } = self;
        // Words that state nothing may contain any negation.
        let idle = self.names.len() <= 1 && matches!(wanted, DescriptionKind::Facts | DescriptionKind::Idle);
        let denies = (self.denied || self.twice) && !self.names.is_empty() && !idle;
        // A double negation denies neither alone: "does not live in Rome without a dog".
        let denied_otherwise = || self.names.iter().enumerate().any(|(at, name)| !name.1 && self.lacked != Some(at));
        if self.lacked.is_some() && denied_otherwise() {
            return None;
        }
        if self.half.is_some() || denies || (self.attitude && self.names.len() > 1) {
            return None;
        }
        if !self.names.is_empty() && scan.ties_two(from, to) || self.goes_on_otherwise() || self.has_not() {
            return None;
        }
        // A word that goes with a name is known: `drinker` in "the tea drinker".
        let goes_with = |at: usize| self.names.iter().any(|(name, _)| scan.goes_with(at, name));
        let familiar = self.unusual.iter().all(|&at| goes_with(at));
        let is_said = || self.names.len() == 1 && scan.says_who(from, to);
        if wanted == DescriptionKind::Idle && (self.names.len() > 1 || !familiar || is_said()) {
            return None;
        }
        let everyday = self.everyday;
        let meanings = if self.names.is_empty() {
            let unlisted = Entity { facts: SmallVec::new(), unlisted: true };
            if familiar && everyday { smallvec![unlisted] } else { Meanings::new() }
        } else {
            scan.meanings(&self.names, from, to)
        };
        Some(Entities { meanings, familiar, everyday })
    }

    /// Whether a verb denies possession of a name: "who sold the dog". Its object is the name after it, or the one
    /// before it, as in "who has the dog sold" or "the dog that bit".
    #[inline(never)]
    fn has_not(&self) -> bool {
        let (scan, roles) = (self.scan, self.scan.grammar().roles);
        // A single name states nothing.
        if self.names.len() < 2 && matches!(self.wanted, DescriptionKind::Facts | DescriptionKind::Idle) {
            return false;
        }
        let here = scan.without().iter().filter(|(at, _)| (self.from..self.to).contains(at));
        here.into_iter().any(|&(at, category)| {
            // A category of losses takes precedence: "lost 4 games".
            let referents = scan.referents(at);
            let of_other = |name: &Mention| {
                name.values.iter().any(|v| v.category != category && referents.iter().any(|s| s.0 == v.category))
            };
            let of_category = |name: &&Mention| name.values.iter().any(|v| v.category == category) && !of_other(name);
            let inside = self.names.iter().any(|(name, _)| (name.start..name.end).contains(&(at as u32)));
            let behind = self.names.iter().map(|n| n.0).find(|name| name.start as usize > at);
            let before = self.names.iter().rev().map(|n| n.0).find(|name| name.end as usize <= at);
            let parts = |t: usize| [roles.head, roles.and].into_iter().any(|class| scan.is_of(t, class));
            // A compound is not an object: "the dog owner bit her tongue".
            let is_thing = |name: &&Mention| !scan.denotes_person(name.start as usize, self.to);
            // `about` refers only to the words after it.
            let about =
                scan.vocabulary.language.lexicon.at(scan.tokens, at).iter().any(|p| Some(p.class) == roles.roughly);
            let governs = about && behind.is_some();
            let said_before =
                before.filter(|_| !governs).filter(is_thing).filter(|name| !(name.end as usize..at).any(parts));
            !inside
                && (behind.is_some_and(|name| of_category(&name)) || said_before.is_some_and(|name| of_category(&name)))
        })
    }

    /// Whether a part of the sentence is an elliptic clause with a subject only: "Ann drinks tea, and the pilot too".
    fn joins_somebody(&self, start: usize, before: usize) -> bool {
        let (scan, roles) = (self.scan, self.scan.grammar().roles);
        let person = |m: &Mention| m.values.iter().any(|&value| scan.vocabulary.is_person(value));
        let Some(name) = scan.first_name(start, self.to) else { return false };
        let is = || (self.from..start).any(|t| scan.is_of(t, roles.be));
        let said = match self.wanted {
            DescriptionKind::Predicate => before > 0,
            DescriptionKind::Facts => before > 1 && self.names.first().is_some_and(|first| person(first.0)) && !is(),
            DescriptionKind::Entity | DescriptionKind::Idle => false,
        };
        said && person(name)
    }

    /// Whether a part of the sentence has a subject or a verb of its own, and so is not a part of the description.
    fn goes_on_otherwise(&self) -> bool {
        let (scan, to) = (self.scan, self.to);
        self.turns.iter().enumerate().any(|(i, &(start, before))| {
            let behind = self.turns.get(i + 1).map_or(self.names.len(), |next| next.1);
            let opens = scan.opens(start, to);
            // A subject of its own: "..., the tea drinker is 30", unlike "..., the dog and the red house".
            let other_subject = before > 1 && behind > before + 1 && opens;
            // A verb after a comma continues no description: "older than Bob, speaks".
            let verb = self.wanted == DescriptionKind::Entity
                && 0 < before
                && before < behind
                && !opens
                && !scan.is_of(start, scan.grammar().roles.relative);
            let end = self.turns.get(i + 1).map_or(to, |next| next.0);
            let clause = 0 < before && before == behind && self.says_more(start, end)
                || before < behind && self.is_about_denied(start, before);
            other_subject || verb || clause || opens && self.joins_somebody(start, before)
        })
    }

    /// Whether a part of the sentence is a clause about a thing that a person does not have: "Bob does not have the
    /// dog, and it is red".
    fn is_about_denied(&self, start: usize, before: usize) -> bool {
        let (scan, roles) = (self.scan, self.scan.grammar().roles);
        let Some(pronoun) = (start..self.to).find(|&t| !scan.is_pause(t)) else { return false };
        let of_thing = scan.is_of(pronoun, roles.personal)
            && scan.is_of(pronoun, roles.object)
            && !scan.is_of(pronoun, roles.again)
            && !scan.is_in_name(pronoun);
        // "The Haydn" and "Alice's cake" may be "it", "Alice" may not.
        let named = &self.names[..before];
        let owner = |end: usize| scan.is_of(end, roles.possessive) || scan.is_written_owner(end - 1);
        let somebody = named.first().is_some_and(|&(first, _)| {
            if owner(first.end as usize) {
                return false;
            }
            let article = first.start > 0 && scan.is_of(first.start as usize - 1, roles.the);
            let proper = !article && first.values.iter().all(|&value| scan.vocabulary.is_proper_name(value));
            proper || first.values.iter().any(|&value| scan.vocabulary.is_person(value))
        });
        of_thing && somebody && named.iter().any(|name| !name.1)
    }

    /// Whether a part of the sentence is a clause with a pronoun that says more of what was named than how it is: "...,
    /// and it closed the show", unlike "..., and it is beautiful". A description would lose what it says.
    fn says_more(&self, start: usize, end: usize) -> bool {
        let (scan, roles) = (self.scan, self.scan.grammar().roles);
        // A note shows a sentence about one name that states nothing.
        let shown = self.names.len() < 2 && self.wanted == DescriptionKind::Facts;
        if shown || self.wanted == DescriptionKind::Idle {
            return false;
        }
        let Some(pronoun) = (start..end).find(|&t| !scan.is_pause(t)) else { return false };
        if !scan.is_of(pronoun, roles.personal) || !scan.is_longest(pronoun, end, 1) || scan.is_in_name(pronoun) {
            return false;
        }
        let joins = |t: usize| [roles.and, roles.but].into_iter().any(|class| scan.is_of(t, class));
        let describes = |t: usize| scan.is_everyday(t) || scan.next_significant(t) > t || scan.is_pause(t) || joins(t);
        let verb = pronoun + 1;
        !(scan.is_of(verb, roles.be) && (verb + 1..end).all(describes))
    }
}
