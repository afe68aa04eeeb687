//! Whether a sentence of facts is about one person or relates two.

use bachet_notation::clue::{CategoryId, ValueId};

use super::{MAX_PHRASE_TOKENS, Scan};
use crate::language::Capitals;
use crate::lexicon::{ClassId, Phrase};
use crate::vocabulary::{Mention, Weight};

impl Scan<'_> {
    /// Returns the number of persons that are named.
    pub(crate) fn persons(&self) -> usize {
        self.names().filter(|m| m.values.iter().any(|&value| self.vocabulary.is_person(value))).count()
    }

    /// Whether an unknown verb relates two people: "Ann admires the tea drinker" is not a fact about one person. An
    /// unnamed person ("the one who ...") is a second person unless a copula precedes.
    #[inline(never)]
    pub(crate) fn ties_two(&self, from: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let first = (from..to).find(|&t| !self.is_pause(t)).unwrap_or(from);
        let first_name = self.first_name(from, to).map_or(to, |name| name.start as usize);
        let subject_ends = self.mention(first_name.min(to.saturating_sub(1)), to).map_or(to, |m| m.end as usize);
        let begins_with_person =
            (first..subject_ends).any(|t| self.denotes_person(t, to)) || self.is_fellow_of(first_name, to);
        if begins_with_person && (self.owns_another(subject_ends, to) || self.is_somebody_of(first_name, from, to)) {
            return true;
        }
        if !begins_with_person && self.takes_somebody(subject_ends, to) {
            return true;
        }
        // The subject is a possession: "the cat of the doctor is Ann's".
        let mut owner = (first..first_name).filter(|&t| self.is_of(t, roles.belongs));
        let subject_belongs = owner.any(|owner| !(first..owner).any(|t| self.denotes_person(t, to)));
        // Only at these tokens a second person may be mentioned.
        let mut somebody = self.starts(roles.head).or(&self.starts(roles.winner));
        for noun in (first_name + 1..to).filter(|&at| self.is_another(at, first_name)) {
            somebody.insert(noun);
        }
        if begins_with_person {
            somebody = somebody.or(&self.named).or(&self.starts(roles.agent)).or(&self.starts(roles.fellow));
        }
        somebody.within(first + 1..to).any(|at| {
            let winner = || self.is_of(at, roles.winner) && self.mention(at, to).is_some();
            let is_fellow = || begins_with_person && self.is_fellow(at);
            let is_somebody =
                || self.is_of(at, roles.head) || winner() || self.is_another(at, first_name) || is_fellow();
            let unnamed = at > first_name && is_somebody();
            let person = begins_with_person && at > subject_ends && self.denotes_person(at, to);
            // Apposition: "the Dane, owner of a cat, ...", "Ann, the girl in red, ...".
            let is_behind_comma = |at: usize| at > 0 && self.tokens[at - 1].is_sign(',');
            let apposed = unnamed && !self.is_of(at, roles.the) && is_behind_comma(at - usize::from(is_fellow()));
            if !(unnamed || person) || apposed || (unnamed && self.is_subject_behind(from, at)) {
                return false;
            }
            let mut end = at;
            let article = |t: usize| self.is_of(t, roles.the) && self.mention(t, to).is_none();
            let skipped = |t: usize| article(t) || (unnamed && self.is_pause(t));
            while end > from
                && (skipped(end - 1)
                    || [roles.not, roles.not_behind, roles.lacking].into_iter().any(|class| self.ends_with(class, end)))
            {
                end -= 1;
            }
            let belongs = self.ends_with(roles.belongs, end);
            // A genitive names another person: "the doctor of Ann".
            if belongs && person && !subject_belongs {
                return !self.is_origin_or_relative(at, to);
            }
            // "Ann plays tennis with the girl in red" is about two girls.
            let linker = roles.linker.filter(|_| !(begins_with_person && unnamed));
            let tied = [roles.be, linker, roles.and, roles.relative, roles.head, roles.agent];
            // "Ann was outrun by the runner in red" is about two runners.
            let is_other = begins_with_person && unnamed || self.is_another(at, first_name);
            let is_beside = self.ends_with(roles.preposition, end) && !is_other;
            !(belongs && !self.is_another(at, first_name)
                || is_beside
                || (end > from && self.is_pause(end - 1))
                || tied.into_iter().any(|class| self.ends_with(class, end)))
        })
    }

    /// Whether a thing relates two persons as objects: "the dog took Bob to the pilot".
    fn takes_somebody(&self, verb: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let persons: Vec<&Mention> = (verb..to)
            .filter_map(|t| self.mention(t, to))
            .filter(|m| m.values.iter().any(|&value| self.vocabulary.is_person(value)))
            .collect();
        let [taken, .., recipient] = persons[..] else { return false };
        let (start, end) = (taken.start as usize, taken.end as usize);
        let tied = [roles.be, roles.linker, roles.and, roles.preposition, roles.belongs, roles.relative, roles.head];
        let does = verb < start && !(verb..start).any(|t| self.is_pause(t) || tied.iter().any(|&c| self.is_of(t, c)));
        let mut behind = recipient.start as usize;
        while behind > end && self.is_of(behind - 1, roles.the) {
            behind -= 1;
        }
        does && behind > end
            && self.ends_with(roles.belongs, behind)
            && !self.is_origin_or_relative(recipient.start as usize, to)
    }

    /// Whether a name is a place of origin rather than a person ("Norway", not "the Norwegian"), or identifies a
    /// relative: "the mother of Alice".
    pub(super) fn is_origin_or_relative(&self, at: usize, to: usize) -> bool {
        let Some(mention) = self.mention(at, to) else { return false };
        let (start, end) = (mention.start as usize, mention.end as usize);
        // The first word of a family is the country ("Norway, Norwegian"); an unknown country has no article.
        let country = self.vocabulary.begins_family(&self.tokens[start..end]);
        let definite = start > 0 && self.is_of(start - 1, self.grammar().roles.the);
        let qualifies = |&value: &ValueId| {
            self.vocabulary.is_relative(value) || self.vocabulary.is_origin(value) && country.unwrap_or(!definite)
        };
        mention.values.iter().any(qualifies)
    }

    /// Whether an unnamed person belongs to the person at a token: "the wife of Ann".
    fn is_somebody_of(&self, name: usize, from: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let mut end = name;
        while end > from && self.is_of(end - 1, roles.the) {
            end -= 1;
        }
        let person = |m: &Mention| m.values.iter().any(|&value| self.vocabulary.is_person(value));
        let of_head = |at: usize| {
            let whole = |p: &Phrase| Some(p.class) == roles.belongs && at + p.length as usize == end;
            self.phrases.row(at).iter().any(whole)
                && self.ends_with(roles.head, at)
                && !self.is_of(at.saturating_sub(1), roles.linker)
        };
        self.mention(name, to).is_some_and(person) && (from..end).any(of_head) && !self.is_origin_or_relative(name, to)
    }

    /// Whether a possessive names a second person ("Ann's doctor") or a second person's thing ("is the doctor's age").
    fn owns_another(&self, subject_ends: usize, to: usize) -> bool {
        let possessive = self.grammar().roles.possessive;
        let is_person = |m: &Mention| m.values.iter().any(|&value| self.vocabulary.is_person(value));
        let owns_next = subject_ends > 0 && subject_ends < to && self.is_written_owner(subject_ends - 1);
        if owns_next && self.mention(subject_ends, to).is_some_and(is_person) {
            return true;
        }
        let owned = subject_ends + 1 < to
            && self.is_of(subject_ends, possessive)
            && self.mention(subject_ends + 1, to).is_some_and(is_person);
        let owns = |at: usize| {
            self.mention(at, to).is_some_and(|name| {
                let end = name.end as usize;
                is_person(name) && end + 1 < to && self.is_of(end, possessive) && self.mention(end + 1, to).is_none()
            })
        };
        owned || self.named.within(subject_ends..to).any(owns)
    }

    /// Whether a name has a possessive ending without an apostrophe: "Bobs dokter".
    pub(super) fn is_written_owner(&self, at: usize) -> bool {
        self.vocabulary.is_made_owner(&self.infos[at])
    }

    /// Whether the subject is inverted after a place or a time: "In May comes one who".
    fn is_subject_behind(&self, from: usize, at: usize) -> bool {
        let roles = self.grammar().roles;
        let Some(verb) = at.checked_sub(1).filter(|&v| v > from && !self.is_pause(v)) else { return false };
        let mut start = (from..verb).rev().find(|&t| self.mention(t, verb).is_some_and(|m| m.end as usize == verb));
        while let Some(t) = start.filter(|&t| t > from && self.is_of(t - 1, roles.the)) {
            start = Some(t - 1);
        }
        let Some(place) = start.and_then(|t| t.checked_sub(1)).filter(|&p| p >= from) else { return false };
        let opens = place == from
            || self.is_pause(place - 1)
            || [roles.head, roles.relative].into_iter().any(|class| self.ends_with(class, place));
        opens && self.is_of(place, roles.preposition)
    }

    /// Whether a phrase of the class ends before a token.
    pub(crate) fn ends_with(&self, class: Option<ClassId>, end: usize) -> bool {
        class.and_then(|class| self.class(class)).is_some_and(|class| class.ends.contains(end))
    }

    /// Whether a token is the name of a category behind an article, which stands for another value of the category than
    /// the subject: "Finn gave the guest with the nuts a lift".
    fn is_another(&self, at: usize, subject: usize) -> bool {
        let Some(name) = self.mention(subject, self.tokens.len()) else { return false };
        let roles = self.grammar().roles;
        let is_definite = at > 0 && self.is_of(at - 1, roles.the) && !self.is_of(at - 1, roles.theirs);
        if !is_definite || self.is_in_name(at) || self.is_in_phrase(at) {
            return false;
        }
        let names = |at: usize, category| self.referents(at).contains(&(category, Weight::Name));
        self.referents(at).iter().any(|&(category, weight)| {
            let is_of_it = || name.values.iter().all(|value| value.category == category);
            // "The person who paints as a hobby": only who the puzzle is about can be another.
            let is_somebody = category == CategoryId(0) || self.vocabulary.is_person(ValueId { category, index: 0 });
            (weight == Weight::Name || self.is_of(at, roles.fellow))
                && is_somebody
                && (is_of_it() || (0..subject).any(|at| names(at, category)))
        })
    }

    /// Whether a token is a noun for a person behind an article: `girl` of "the girl".
    pub(crate) fn is_fellow(&self, at: usize) -> bool {
        let roles = self.grammar().roles;
        let is_determined = at > 0 && self.is_of(at - 1, roles.the) && !self.is_of(at - 1, roles.theirs);
        is_determined && self.is_of(at, roles.fellow) && !self.is_in_name(at)
    }

    /// Whether a name is a value of the first category, and a noun for a person follows it: "Finn helped the guest". The
    /// values of that category are persons then.
    fn is_fellow_of(&self, name: usize, to: usize) -> bool {
        let is_main = |&value: &ValueId| {
            let of = self.vocabulary.puzzle.category(value.category);
            value.category == CategoryId(0) && !of.ordered && of.numeric.is_none()
        };
        let is_called = |name: &Mention| {
            let is_capital = self.tokens[name.start as usize].capital;
            is_capital && self.vocabulary.language.capitals == Capitals::Names && name.values.iter().all(is_main)
        };
        let behind = || (name + 1..to).any(|at| self.is_fellow(at));
        name < to && self.mention(name, to).is_some_and(is_called) && behind()
    }

    /// Whether a clause consists of a pronoun, a form of to be, names and negations: "It wasn't Bob". It then says who
    /// or what the thing is that the pronoun stands for.
    pub(crate) fn says_who(&self, from: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let stands_for = |at: usize| [roles.personal, roles.new_subject].iter().any(|&class| self.is_of(at, class));
        let mut at = from + 1;
        while self.skip_articles(at) < to {
            at = self.skip_articles(at);
            if let Some(name) = self.mention(at, to) {
                at = name.end as usize;
            } else if stands_for(at) || self.is_of(at, roles.be) || self.denies(at) {
                at += 1;
            } else {
                return false;
            }
        }
        // A demonstrative that is an article elsewhere stands before a form of to be.
        self.mention(from, to).is_none() && (stands_for(from) || self.is_of(from + 1, roles.be))
    }

    /// Whether a verb ties the subject to another value of its category.
    pub(crate) fn ties_another(&self) -> bool {
        let (roles, to) = (self.grammar().roles, self.tokens.len());
        let Some(subject) = self.first_name(0, to).map(|name| name.start as usize) else { return false };
        let ties = [roles.be, roles.linker, roles.preposition, roles.belongs, roles.relative, roles.and, roles.or];
        let is_tied = |at: usize| ties.iter().any(|&class| self.ends_with(class, at - 1)) || self.is_pause(at - 2);
        (subject + 2..to).any(|at| self.is_another(at, subject) && !is_tied(at))
    }

    /// Whether a token is within the full name of a person, of which two categories have a part each: `Webb` of "Ann
    /// Webb".
    pub(crate) fn is_within_full_name(&self, at: usize) -> bool {
        let is_name = |name: &Mention| name.values.iter().all(|&value| self.vocabulary.is_person_name(value));
        let first = self.names().find(|name| name.end as usize == at).filter(|name| is_name(name));
        let last = self.mention(at, self.tokens.len()).filter(|name| is_name(name));
        first.zip(last).is_some_and(|(first, last)| first.values[0].category != last.values[0].category)
    }

    /// Whether tokens begin with the name of a person, behind signs or a remark, and name something else behind it.
    pub(crate) fn begins_with_person_name(&self, from: usize, to: usize) -> bool {
        let starts = (from..to).find(|&at| !self.is_pause(at));
        let Some(name) = self.first_name(from, to) else { return false };
        let is_person = name.values.iter().all(|&value| self.vocabulary.is_person_name(value));
        let is_alone = self.names_in(from, to) == 1;
        is_person && (starts == Some(name.start as usize) || !is_alone)
    }

    /// Whether tokens that deny something name a person by name, whereas their subject is none: "the fez was not Bob's".
    pub(crate) fn denies_person(&self, (from, to): (usize, usize), subject: (usize, usize)) -> bool {
        let is_within = |name: &&Mention| name.start as usize >= subject.0 && name.end as usize <= subject.1;
        let (own, others): (Vec<&Mention>, Vec<&Mention>) =
            self.names().filter(|name| name.start as usize >= from && name.end as usize <= to).partition(is_within);
        !own.into_iter().any(|name| self.is_called_person(name))
            && others.into_iter().any(|name| self.is_called_person(name))
    }

    /// Whether a name is that of a person, as far as its category and its capital show.
    pub(crate) fn is_called_person(&self, name: &Mention) -> bool {
        let is_proper = |&value: &ValueId| {
            let of = self.vocabulary.puzzle.category(value.category);
            !of.ordered && of.numeric.is_none() && self.vocabulary.is_proper_name(value)
        };
        let is_name = self.tokens[name.start as usize].capital && name.values.iter().all(is_proper);
        is_name || name.values.iter().any(|&value| self.vocabulary.is_person(value))
    }

    /// Whether a token denotes a person.
    pub(crate) fn denotes_person(&self, at: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let Some(mention) = self.mention(at, to) else {
            // A compound is one description, which begins at its name: "the tea drinker", "the 42-year-old".
            let goes_on = |t: usize| {
                self.mention(t, to).is_some_and(|m| {
                    let end = m.end as usize;
                    end >= at || end + 1 == at && self.goes_with(end, m)
                })
            };
            let of_name = (at.saturating_sub(MAX_PHRASE_TOKENS)..at).any(goes_on);
            return self.is_of(at, roles.head) || self.is_fellow(at) || (self.is_of(at, roles.agent) && !of_name);
        };
        let end = mention.end as usize;
        mention.values.iter().any(|&value| self.vocabulary.is_person(value))
            || (end < to && (self.is_of(end, roles.agent) || self.is_of(end, roles.fellow)))
            || self.is_of(end - 1, roles.agent)
            || self.is_made_agent(end - 1)
    }

    /// Whether a token is a compound with an agent noun: `melkdrinker`.
    fn is_made_agent(&self, at: usize) -> bool {
        self.vocabulary.is_made_agent(&self.infos[at])
    }
}
