//! A sentence with all that the lexicon and the vocabulary know of its tokens, and the descriptions in it.

use std::rc::Rc;

use bachet_notation::Kind as Sharing;
use rustc_hash::FxHashMap;

use crate::description::{Described, Fact};
use crate::grammar::{Grammar, SlotKind};
use crate::lexicon::{ClassId, Phrase};
use crate::tokens::{Gap, Kind, Token};
use crate::vocabulary::{Comparative, Mention, Vocabulary};

/// The most things that one description may be, where its names have several meanings.
const MOST_THINGS: usize = 8;
/// The most tokens that a phrase of the lexicon has.
const LONGEST_PHRASE: usize = 12;

/// What a run of tokens is looked at as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum As {
    /// One entity.
    Who,
    /// What is said of one.
    Predicate,
    /// A whole sentence of facts.
    Facts,
    /// What states nothing: at most one name, all other words known.
    Beside,
}

impl From<SlotKind> for As {
    fn from(kind: SlotKind) -> Self {
        match kind {
            SlotKind::Predicate => Self::Predicate,
            SlotKind::Beside => Self::Beside,
            _ => Self::Who,
        }
    }
}

/// What a run of tokens describes, in all the ways that it may be meant.
#[derive(Debug, Default)]
pub(crate) struct Things {
    pub(crate) meant: Vec<Described>,
    /// Whether every word that names nothing is a word of the language.
    pub(crate) familiar: bool,
    /// Whether one of them is a word that outsiders are described with.
    pub(crate) everyday: bool,
}

/// A sentence.
pub(crate) struct Scan<'a> {
    pub(crate) vocabulary: &'a Vocabulary<'a>,
    pub(crate) tokens: &'a [Token],
    /// The mentions that start at each token, the longest first.
    mentions: Vec<Vec<Mention>>,
    phrases: Vec<Vec<Phrase>>,
    comparatives: Vec<Vec<(&'a Comparative, usize)>>,
    /// Whether a longer mention goes over the token and the next.
    joined: Vec<bool>,
    /// The classes in the sentence.
    present: Vec<bool>,
    known: FxHashMap<(u32, u32, As), Rc<Things>>,
    /// How many tokens were looked at for what they describe.
    pub(crate) looked: u64,
}

impl<'a> Scan<'a> {
    pub(crate) fn new(vocabulary: &'a Vocabulary<'a>, tokens: &'a [Token]) -> Self {
        let (lexicon, grammar) = (&vocabulary.language.lexicon, &vocabulary.language.grammar);
        let mut mentions = vec![Vec::new(); tokens.len()];
        let mut joined = vec![false; tokens.len()];
        for mention in vocabulary.mentions(tokens) {
            let (start, end) = (mention.start as usize, mention.end as usize);
            joined[start..end - 1].fill(true);
            mentions[start].push(mention);
        }
        let mut present = vec![false; grammar.classes(lexicon)];
        let mut phrases = Vec::with_capacity(tokens.len());
        for (at, token) in tokens.iter().enumerate() {
            let mut here: Vec<Phrase> = lexicon.at(tokens, at).collect();
            here.extend(grammar.literal(token).map(|class| Phrase { class, length: 1 }));
            for phrase in &here {
                present[phrase.class.0 as usize] = true;
            }
            phrases.push(here);
        }
        let forms = &vocabulary.language.forms;
        let comparatives = (0..tokens.len()).map(|at| forms.comparatives(tokens, at)).collect();
        Self {
            vocabulary,
            tokens,
            mentions,
            phrases,
            comparatives,
            joined,
            present,
            known: FxHashMap::default(),
            looked: 0,
        }
    }

    pub(crate) fn grammar(&self) -> &'a Grammar {
        &self.vocabulary.language.grammar
    }

    /// Whether one of the classes is in the sentence.
    pub(crate) fn has(&self, classes: &[ClassId]) -> bool {
        classes.iter().any(|c| self.present[c.0 as usize])
    }

    /// The lengths of the phrases of one of the classes at a token.
    pub(crate) fn phrases(&self, at: usize, classes: &[ClassId]) -> impl Iterator<Item = usize> {
        let of_class = |p: &&Phrase| classes.contains(&p.class);
        self.phrases.get(at).into_iter().flatten().filter(of_class).filter_map(move |p| {
            let end = at + p.length as usize;
            // A name is not taken apart.
            let parts_name = (at > 0 && self.joined[at - 1]) || self.joined[end - 1];
            (!parts_name).then_some(p.length as usize)
        })
    }

    /// The comparatives at a token.
    pub(crate) fn comparatives(&self, at: usize) -> &[(&'a Comparative, usize)] {
        self.comparatives.get(at).map_or(&[], Vec::as_slice)
    }

    /// Whether the token is between a name's tokens: nothing may end there.
    pub(crate) fn is_inside_name(&self, at: usize) -> bool {
        at > 0 && at < self.tokens.len() && self.joined[at - 1]
    }

    /// The longest mention at a token that ends by then.
    pub(crate) fn mention(&self, at: usize, end: usize) -> Option<&Mention> {
        self.mentions[at].iter().find(|m| m.end as usize <= end)
    }

    /// Every mention, the longest at each token.
    pub(crate) fn names(&self) -> impl Iterator<Item = &Mention> {
        self.mentions.iter().filter_map(|m| m.first())
    }

    /// How many names stand in tokens `from..to`.
    pub(crate) fn names_in(&self, from: usize, to: usize) -> usize {
        let (mut at, mut names) = (from, 0);
        while at < to {
            let mention = self.mention(at, to);
            names += usize::from(mention.is_some());
            at = mention.map_or(at + 1, |m| m.end as usize);
        }
        names
    }

    fn is_of(&self, at: usize, class: Option<ClassId>) -> bool {
        class.is_some_and(|class| self.phrases[at].iter().any(|p| p.class == class))
    }

    /// Whether a sign separates without saying anything.
    pub(crate) fn is_pause(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        token.kind == Kind::Sign
            && [',', '"', '“', '”', '«', '»', '`', '‘', '\'', ':', '.', '*'].iter().any(|&s| token.is_sign(s))
    }

    /// What tokens `from..to` describe.
    pub(crate) fn things(&mut self, from: usize, to: usize, wanted: As) -> Rc<Things> {
        let key = (from as u32, to as u32, wanted);
        if let Some(known) = self.known.get(&key) {
            return Rc::clone(known);
        }
        self.looked += (to - from) as u64;
        let things = Rc::new(self.describe(from, to, wanted));
        self.known.insert(key, Rc::clone(&things));
        things
    }

    fn describe(&self, from: usize, to: usize, wanted: As) -> Things {
        let roles = self.grammar().roles;
        let mut names: Vec<(&Mention, bool)> = Vec::new();
        let mut everyday = false;
        let mut unusual: Vec<usize> = Vec::new();
        let (mut denied, mut twice, mut relative, mut attitude) = (false, false, false, false);
        // How many names stand before the first half of a negation whose second half is still to come.
        let mut half: Option<usize> = None;
        // Where a part of the sentence begins that may be about something else.
        let mut turns: Vec<(usize, usize)> = Vec::new();
        let mut at = from;
        while at < to {
            if let Some(mention) = self.mention(at, to) {
                names.push((mention, !denied));
                denied = false;
                at = mention.end as usize;
                continue;
            }
            if self.is_pause(at) {
                if self.tokens[at].is_sign(',') {
                    if denied && !names.is_empty() {
                        return Things::default();
                    }
                    turns.push((at + 1, names.len()));
                }
                at += 1;
                continue;
            }
            let longest = self.longest(at, to);
            let length = longest.map_or(1, |p| p.length as usize);
            let reserved = longest.is_some_and(|p| self.is_reserved(p.class)) || self.compares(at, length);
            if !reserved && longest.is_some() {
                relative |= self.is_of(at, roles.relative) || self.is_of(at, roles.head);
                let behind_name = names.last().is_some_and(|(name, _)| name.end as usize == at);
                if self.is_of(at, roles.agent) && !behind_name {
                    unusual.push(at);
                }
                at += length;
                continue;
            }
            // "The $40 one": a word for the thing behind its name.
            if longest.is_some_and(|p| Some(p.class) == roles.one)
                && names.last().is_some_and(|(mention, _)| mention.end as usize == at)
            {
                at += length;
                continue;
            }
            if reserved {
                let class = longest.map(|p| p.class);
                let not = class.is_some() && (class == roles.not || class == roles.not_behind);
                let corrects = roles.but.is_some_and(|but| self.phrases(at, &[but]).any(|l| l == length));
                // "Not A and B" may deny both or one of them, "not A but B" denies one; "has no dog and" denied nothing.
                let unclear = denied || !corrects && names.last().is_some_and(|n| !n.1) && self.opens(at + length, to);
                let joins = class.is_some() && (corrects || class == roles.and) && !unclear;
                let may_deny = relative || wanted != As::Who;
                let may_join = match wanted {
                    As::Who => false,
                    As::Predicate => !names.is_empty(),
                    As::Facts => names.len() > 1,
                    As::Beside => true,
                };
                if class.is_some() && class == roles.half_not && may_deny && half.is_none() {
                    half = Some(names.len());
                } else if not && may_deny && !self.compares(at, length) {
                    twice |= denied;
                    let within = half.take().is_some_and(|before| before < names.len());
                    let behind = within
                        || class == roles.not_behind
                            && self.denies_behind((from, to), (at, at + length), names.last().map(|n| n.0));
                    match names.last_mut() {
                        Some(last) if behind && last.1 => last.1 = false,
                        Some(_) if behind => return Things::default(),
                        _ => denied = true,
                    }
                } else if class.is_some() && class == roles.attitude {
                    attitude = true;
                } else if joins && may_join {
                    turns.push((at + length, names.len()));
                } else {
                    return Things::default();
                }
                at += length;
                continue;
            }
            let token = &self.tokens[at];
            // A number behind a hyphen belongs to a word: `K-9`.
            let in_word = token.kind == Kind::Number
                && token.gap == Gap::Hyphen
                && at > from
                && self.tokens[at - 1].kind == Kind::Word;
            if !in_word && (token.kind == Kind::Number || self.vocabulary.number(self.tokens, at).is_some()) {
                return Things::default();
            }
            let common = self.vocabulary.is_everyday(&token.text);
            if !common && token.kind == Kind::Word {
                unusual.push(at);
            }
            if token.kind == Kind::Word && self.vocabulary.resembles(&token.text) {
                return Things::default();
            }
            everyday |= common;
            at += 1;
        }
        // What is idle may deny whatever it likes.
        let idle = names.len() <= 1 && matches!(wanted, As::Facts | As::Beside);
        if half.is_some() || ((denied || twice) && !names.is_empty() && !idle) || (attitude && names.len() > 1) {
            return Things::default();
        }
        // "..., the tea drinker is 30" has a subject of its own, unlike "..., the dog and the red house".
        if !names.is_empty() && self.ties_two(from, to) {
            return Things::default();
        }
        let other_subject = turns.iter().enumerate().any(|(i, &(start, before))| {
            let behind = turns.get(i + 1).map_or(names.len(), |next| next.1);
            before > 1 && behind > before + 1 && self.opens(start, to)
        });
        // "Older than Bob, speaks": a description does not go on with a verb behind a comma.
        let goes_on = turns.iter().enumerate().any(|(i, &(start, before))| {
            let behind = turns.get(i + 1).map_or(names.len(), |next| next.1);
            wanted == As::Who
                && 0 < before
                && before < behind
                && !self.opens(start, to)
                && !self.is_of(start, roles.relative)
        });
        if other_subject || goes_on {
            return Things::default();
        }
        // "The tea drinker": what goes with a name is known, too.
        let familiar =
            unusual.iter().all(|&at| names.iter().any(|(name, _)| self.vocabulary.goes_with(self.tokens, at, name)));
        if wanted == As::Beside && (names.len() > 1 || !familiar) {
            return Things::default();
        }
        if names.is_empty() {
            let outsider = Described { facts: Vec::new(), outsider: true };
            let meant = if familiar && everyday { vec![outsider] } else { Vec::new() };
            return Things { meant, familiar, everyday };
        }
        Things { meant: self.meanings(&names, from, to), familiar, everyday }
    }

    /// Whether a description may begin at a token: with a name, an article or a word for someone not named.
    pub(crate) fn opens(&self, at: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let at = (at..to).find(|&t| !self.is_pause(t)).unwrap_or(to);
        at < to
            && (self.mention(at, to).is_some()
                || [roles.the, roles.head, roles.preposition].into_iter().any(|class| self.is_of(at, class)))
    }

    /// Whether what is said of a thing that was described may begin at a token: the description is at its end, and no other
    /// begins here.
    pub(crate) fn turns(&self, at: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let ended = (0..at).rev().find(|&t| !self.is_pause(t)).is_some_and(|last| {
            let open = [roles.the, roles.preposition, roles.relative];
            self.mention_ends(last) || !open.into_iter().any(|class| self.is_of(last, class))
        });
        ended && !self.opens(at, to)
    }

    /// Whether a name ends with a token.
    fn mention_ends(&self, last: usize) -> bool {
        (0..=last).any(|t| self.mention(t, last + 1).is_some_and(|m| m.end as usize == last + 1))
    }

    /// Whether a negation that may stand behind what it denies does so: no name follows before a comma or a word that
    /// joins, or it stands right behind a name in a relative clause, whose verb comes last.
    fn denies_behind(&self, (from, to): (usize, usize), (at, after): (usize, usize), last: Option<&Mention>) -> bool {
        let roles = self.grammar().roles;
        let comma = |t: usize| self.tokens[t].is_sign(',');
        let joins = |t: usize| [roles.and, roles.or].iter().any(|&class| class.is_some() && self.is_of(t, class));
        let next = (after..to).find(|&t| comma(t) || joins(t) || self.mention(t, to).is_some());
        if next.is_none_or(|t| self.mention(t, to).is_none()) {
            return true;
        }
        let clause = (from..at).rev().find(|&t| comma(t)).unwrap_or(from);
        let relative = (clause..at).any(|t| self.is_of(t, roles.relative));
        relative && next != Some(after) && last.is_some_and(|last| last.end as usize == at)
    }

    /// Whether a comparative begins at one of the tokens.
    fn compares(&self, at: usize, length: usize) -> bool {
        (at..at + length).any(|t| !self.comparatives[t].is_empty())
    }

    fn is_reserved(&self, class: ClassId) -> bool {
        let lexicon = &self.vocabulary.language.lexicon;
        (class.0 as usize) < lexicon.classes() && lexicon.is_reserved(class)
    }

    /// The longest phrase at a token; of equal ones a reserved one.
    fn longest(&self, at: usize, to: usize) -> Option<Phrase> {
        let lexicon = &self.vocabulary.language.lexicon;
        let whole = |p: &&Phrase| {
            let end = at + p.length as usize;
            // A phrase that ends in the middle of a name is none.
            (p.class.0 as usize) < lexicon.classes() && end <= to && !self.joined[end - 1]
        };
        self.phrases[at].iter().filter(whole).max_by_key(|p| (p.length, self.is_reserved(p.class))).copied()
    }

    /// Every way to understand the names, without contradiction.
    fn meanings(&self, names: &[(&Mention, bool)], from: usize, to: usize) -> Vec<Described> {
        let mut all = vec![Described::default()];
        for &(mention, holds) in names {
            let values = self.vocabulary.fitting(mention, self.tokens, from, to);
            let mut longer = Vec::new();
            for thing in &all {
                for &value in &values {
                    let shared = matches!(self.vocabulary.puzzle.category(value.category).kind, Sharing::Shared(_));
                    let fact = Fact { value, holds, shared };
                    let clash = |f: &Fact| {
                        f.value == value && f.holds != holds
                            || f.value.category == value.category && f.value != value && f.holds && holds
                    };
                    if thing.facts.iter().any(clash) {
                        continue;
                    }
                    let mut thing = thing.clone();
                    if !thing.facts.contains(&fact) {
                        thing.facts.push(fact);
                    }
                    longer.push(thing);
                }
            }
            longer.truncate(MOST_THINGS);
            all = longer;
        }
        // That one is not another of the same list says nothing: then the sentence meant more than was understood.
        all.retain(|thing| {
            let primary = thing.primary();
            !thing.facts.iter().any(|f| !f.holds && primary.is_some_and(|p| p.category == f.value.category))
        });
        all
    }

    /// Whether two people are in the facts that only a verb unknown to us ties together: "Ann admires the tea drinker" is
    /// no word about one person. Someone not named ("the one who ...") is another unless a word for being comes before.
    fn ties_two(&self, from: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let first = (from..to).find(|&t| !self.is_pause(t)).unwrap_or(from);
        let first_name = (from..to).find(|&t| self.mention(t, to).is_some()).unwrap_or(to);
        let subject_ends = self.mention(first_name.min(to.saturating_sub(1)), to).map_or(to, |m| m.end as usize);
        let begins_with_person = (first..subject_ends).any(|t| self.denotes_person(t, to));
        (first + 1..to).any(|at| {
            let unnamed = at > first_name && self.is_of(at, roles.head);
            let person = begins_with_person && at > subject_ends && self.denotes_person(at, to);
            // "The Dane, owner of a cat, ..." has one more name for the Dane.
            let apposed = unnamed && !self.is_of(at, roles.the) && self.tokens[at - 1].is_sign(',');
            if !(unnamed || person) || apposed || (unnamed && self.is_subject_behind(from, at)) {
                return false;
            }
            let mut end = at;
            let article = |t: usize| self.is_of(t, roles.the) && self.mention(t, to).is_none();
            let skipped = |t: usize| article(t) || (unnamed && self.is_pause(t));
            while end > from && (skipped(end - 1) || self.ends_with(roles.not, end)) {
                end -= 1;
            }
            let belongs = !(person && begins_with_person) && self.ends_with(roles.belongs, end);
            let tied = [roles.be, roles.linker, roles.and, roles.preposition, roles.relative, roles.head, roles.agent];
            !(belongs
                || (end > from && self.is_pause(end - 1))
                || tied.into_iter().any(|class| self.ends_with(class, end)))
        })
    }

    /// Whether what stands at a token is the subject of a clause that begins with a place or a time: "In May comes one who".
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
    fn ends_with(&self, class: Option<ClassId>, end: usize) -> bool {
        class.is_some_and(|class| {
            let from = end.saturating_sub(LONGEST_PHRASE);
            (from..end).any(|t| self.phrases[t].iter().any(|p| p.class == class && t + p.length as usize == end))
        })
    }

    /// Whether a word for a person stands at a token.
    fn denotes_person(&self, at: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let Some(mention) = self.mention(at, to) else {
            // "The tea drinker" is one description: it begins at its name.
            let goes_on = |t: usize| {
                self.mention(t, to).is_some_and(|m| {
                    let end = m.end as usize;
                    end == at || (end + 1 == at && self.vocabulary.goes_with(self.tokens, end, m))
                })
            };
            let of_name = (at.saturating_sub(LONGEST_PHRASE)..at).any(goes_on);
            return self.is_of(at, roles.head) || (self.is_of(at, roles.agent) && !of_name);
        };
        let end = mention.end as usize;
        mention.values.iter().any(|&value| self.vocabulary.is_person(value))
            || (end < to && self.is_of(end, roles.agent))
            || self.is_of(end - 1, roles.agent)
            || roles.agent.is_some_and(|agent| {
                self.vocabulary.language.lexicon.ends_a_compound(&self.tokens[end - 1].text, agent)
            })
    }
}

impl Scan<'_> {
    /// Whether tokens hold no logic and no name.
    pub(crate) fn is_plain(&self, from: usize, to: usize) -> bool {
        (from..to).all(|t| {
            let phrase = self.longest(t, to);
            let reserved = phrase.is_some_and(|p| self.is_reserved(p.class)) || self.compares(t, 1);
            let counts = phrase.is_none() && self.vocabulary.number(self.tokens, t).is_some();
            !(reserved || counts) && self.mention(t, to).is_none() && self.tokens[t].kind != Kind::Number
        })
    }

    /// Whether a token is no word of the language as far as the lexicon goes.
    pub(crate) fn is_unknown(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        token.kind == Kind::Word
            && self.phrases[at].is_empty()
            && self.comparatives[at].is_empty()
            && !self.vocabulary.is_everyday(&token.text)
    }
}
