//! A sentence with all that the lexicon and the vocabulary know of its tokens, and the descriptions in it.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::rc::Rc;

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Kind as Sharing, Number};

use crate::description::{Described, Fact};
use crate::grammar::{Element, Grammar, SlotKind};
use crate::lexicon::{ClassId, Phrase};
use crate::positions::Positions;
use crate::tokens::{Gap, Kind, Token};
use crate::vocabulary::{Comparative, Mention, Unit, Vocabulary, Weight};

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
    mentions: Rows<Mention>,
    /// The phrases that start at each token, the longest first, of equal ones a reserved one.
    phrases: Rows<Phrase>,
    comparatives: Rows<(&'a Comparative, usize)>,
    /// Whether a longer mention goes over the token and the next.
    joined: Vec<bool>,
    /// Which tokens are signs that separate without saying anything.
    pauses: Vec<bool>,
    /// What is known of each token by itself.
    alone: Vec<OnceCell<Alone>>,
    begins: Vec<Begins>,
    says: Vec<Says>,
    /// The classes in the sentence, with the places where a phrase of each may follow: pauses may come before it.
    classes: Vec<(ClassId, Positions)>,
    /// For each class one more than its place in that list, or zero.
    present: Vec<u16>,
    /// The places that are in no name.
    free: Positions,
    /// For each token the first from there on that no description of each [`Reach`] goes beyond.
    stops: [Vec<u32>; 3],
    known: Known,
    /// How many tokens were looked at for what they describe.
    pub(crate) looked: u64,
}

/// A list for each token, all in one.
#[derive(Debug)]
struct Rows<T> {
    starts: Vec<u32>,
    all: Vec<T>,
}

impl<T> Rows<T> {
    fn new(tokens: usize) -> Self {
        Self { starts: Vec::with_capacity(tokens + 1), all: Vec::with_capacity(tokens) }
    }

    fn next_row(&mut self) {
        self.starts.push(self.all.len() as u32);
    }

    fn row(&self, at: usize) -> &[T] {
        let start = |at: usize| self.starts.get(at).map_or(self.all.len(), |&start| start as usize);
        &self.all[start(at)..start(at + 1)]
    }
}

/// What a token is without those around it.
#[derive(Debug, Clone, Copy)]
struct Alone {
    /// A word that outsiders are described with.
    everyday: bool,
    /// A word that may be a slip for a name.
    resembles: bool,
}

/// What a token says of who is meant.
#[derive(Debug, Clone, Default)]
struct Says {
    /// The categories that it speaks of.
    spoken: OnceCell<Vec<(CategoryId, Weight)>>,
    /// Whether it is written as one with a word that makes someone of a thing.
    agent: OnceCell<bool>,
}

/// What may begin at a token.
#[derive(Debug, Clone, Default)]
struct Begins {
    number: OnceCell<Option<(Number, usize)>>,
    units: OnceCell<Vec<(Unit, usize)>>,
    category: OnceCell<Option<(CategoryId, usize)>>,
}

/// What a description may go on over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Nothing that carries logic: one entity.
    Entity,
    /// Words that join facts.
    Facts,
    /// Words that join the items of a list.
    Items,
}

/// What runs of tokens were found to describe: a table for each way to look at them, made when first asked.
#[derive(Debug)]
struct Known {
    tables: [Vec<u32>; 4],
    things: Vec<Rc<Things>>,
    tokens: usize,
}

impl Known {
    fn new(tokens: usize) -> Self {
        // What describes nothing is the first, so that it is kept once.
        Self { tables: Default::default(), things: vec![Rc::default()], tokens }
    }

    /// The place of a run: zero as long as nothing is known of it.
    fn place(&mut self, from: usize, to: usize, wanted: As) -> &mut u32 {
        let table = &mut self.tables[wanted as usize];
        if table.is_empty() {
            table.resize(self.tokens * (self.tokens + 1), 0);
        }
        &mut table[from * (self.tokens + 1) + to]
    }
}

impl<'a> Scan<'a> {
    pub(crate) fn new(vocabulary: &'a Vocabulary<'a>, tokens: &'a [Token]) -> Self {
        let (lexicon, grammar) = (&vocabulary.language.lexicon, &vocabulary.language.grammar);
        let mut joined = vec![false; tokens.len()];
        let mut mentions = Rows::new(tokens.len());
        for mention in vocabulary.mentions(tokens) {
            let (start, end) = (mention.start as usize, mention.end as usize);
            joined[start..end - 1].fill(true);
            while mentions.starts.len() <= start {
                mentions.next_row();
            }
            mentions.all.push(mention);
        }
        let pauses: Vec<bool> = tokens.iter().map(pauses).collect();
        let mut present = vec![0; grammar.classes(lexicon)];
        let mut classes: Vec<(ClassId, Positions)> = Vec::with_capacity(2 * tokens.len());
        let inside = |at: usize| at > 0 && at < tokens.len() && joined[at - 1];
        let mut phrases = Rows::new(tokens.len());
        let mut comparatives = Rows::new(tokens.len());
        let forms = &vocabulary.language.forms;
        for (at, token) in tokens.iter().enumerate() {
            phrases.next_row();
            let first = phrases.all.len();
            phrases.all.extend(lexicon.at(tokens, at));
            phrases.all.extend(grammar.literal(token).map(|class| Phrase { class, length: 1 }));
            let here = &mut phrases.all[first..];
            here.reverse();
            here.sort_by_key(|p| Reverse((p.length, lexicon.is_reserved(p.class))));
            for phrase in here {
                let place = &mut present[phrase.class.0 as usize];
                if *place == 0 {
                    classes.push((phrase.class, Positions::default()));
                    *place = classes.len() as u16;
                }
                // A name is not taken apart.
                if !inside(at) && !joined[at + phrase.length as usize - 1] {
                    let places = &mut classes[*place as usize - 1].1;
                    places.insert(at);
                    let before = pauses[..at].iter().rposition(|p| !p).map_or(0, |last| last + 1);
                    (before..at).for_each(|pause| places.insert(pause));
                }
            }
            comparatives.next_row();
            comparatives.all.extend(forms.comparatives(tokens, at));
        }
        let mut free = Positions::default();
        (0..=tokens.len()).filter(|&at| !inside(at)).for_each(|at| free.insert(at));
        let mut scan = Self {
            vocabulary,
            tokens,
            mentions,
            phrases,
            comparatives,
            joined,
            pauses,
            alone: vec![OnceCell::new(); tokens.len()],
            begins: vec![Begins::default(); tokens.len()],
            says: vec![Says::default(); tokens.len()],
            classes,
            present,
            free,
            stops: Default::default(),
            known: Known::new(tokens.len()),
            looked: 0,
        };
        let roles = grammar.roles;
        let passed = [roles.not, roles.not_behind, roles.half_not, roles.one, roles.attitude];
        let [entity, facts, items] =
            [&[][..], &[roles.and, roles.but], &[roles.and, roles.or, roles.nor]].map(|more| scan.stops(&passed, more));
        scan.stops = [entity, facts, items];
        scan
    }

    /// For each token the first from there on which ends every description that comes to it: a word that carries logic,
    /// whatever stands around it.
    fn stops(&self, passed: &[Option<ClassId>], more: &[Option<ClassId>]) -> Vec<u32> {
        let lexicon = &self.vocabulary.language.lexicon;
        let passes =
            |class: ClassId| !self.is_reserved(class) || passed.contains(&Some(class)) || more.contains(&Some(class));
        let mut stops = vec![self.tokens.len() as u32; self.tokens.len() + 1];
        // A name or a longer phrase may go over the token.
        let mut covered = 0;
        let mut stop = Vec::with_capacity(self.tokens.len());
        for at in 0..self.tokens.len() {
            let name = self.mentions.row(at).first().map_or(0, |m| m.end as usize);
            let mut words = self.phrases.row(at).iter().filter(|p| (p.class.0 as usize) < lexicon.classes()).peekable();
            let logic = if words.peek().is_none() {
                !self.comparatives.row(at).is_empty()
            } else {
                let (mut single, mut all) = (false, true);
                for phrase in words.by_ref() {
                    all &= !passes(phrase.class);
                    single |= phrase.length == 1;
                }
                all && single
            };
            stop.push(logic && covered <= at && name <= at && !self.pauses[at]);
            let longest = self.phrases.row(at).first().map_or(0, |p| at + p.length as usize);
            covered = covered.max(name).max(longest);
        }
        for at in (0..self.tokens.len()).rev() {
            stops[at] = if stop[at] { at as u32 } else { stops[at + 1] };
        }
        stops
    }

    /// Where a description that begins at a token must end at the latest.
    pub(crate) fn reach(&self, at: usize, reach: Reach) -> usize {
        self.stops[reach as usize][at] as usize
    }

    pub(crate) fn grammar(&self) -> &'a Grammar {
        &self.vocabulary.language.grammar
    }

    /// The classes in the sentence.
    pub(crate) fn present(&self) -> impl Iterator<Item = ClassId> {
        self.classes.iter().map(|c| c.0)
    }

    /// Whether one of the classes is in the sentence.
    pub(crate) fn has(&self, classes: &[ClassId]) -> bool {
        classes.iter().any(|c| self.present[c.0 as usize] > 0)
    }

    /// The places, in no name, from which on an element may be laid: any but for phrases.
    pub(crate) fn places(&self, element: Option<&Element>) -> Positions {
        let Some(Element::Phrase(classes)) = element else { return self.free };
        let of = |class: &ClassId| self.present[class.0 as usize].checked_sub(1).map(|at| &self.classes[at as usize].1);
        classes.iter().filter_map(of).fold(Positions::default(), Positions::or).and(&self.free)
    }

    /// The lengths of the phrases of one of the classes at a token, the longest first.
    pub(crate) fn phrases(&self, at: usize, classes: &[ClassId]) -> impl Iterator<Item = usize> {
        let here = if at < self.tokens.len() { self.phrases.row(at) } else { &[] };
        let of_class = |p: &&Phrase| classes.contains(&p.class);
        here.iter().filter(of_class).filter_map(move |p| {
            let end = at + p.length as usize;
            // A name is not taken apart.
            let parts_name = (at > 0 && self.joined[at - 1]) || self.joined[end - 1];
            (!parts_name).then_some(p.length as usize)
        })
    }

    /// The length of the longest phrase of the classes at a token that is shorter than another.
    pub(crate) fn phrase_below(&self, at: usize, classes: &[ClassId], other: usize) -> Option<usize> {
        self.phrases(at, classes).find(|&length| length < other)
    }

    /// The comparatives at a token.
    pub(crate) fn comparatives(&self, at: usize) -> &[(&'a Comparative, usize)] {
        if at < self.tokens.len() { self.comparatives.row(at) } else { &[] }
    }

    /// Whether the token is between a name's tokens: nothing may end there.
    pub(crate) fn is_inside_name(&self, at: usize) -> bool {
        at > 0 && at < self.tokens.len() && self.joined[at - 1]
    }

    /// The longest mention at a token that ends by then.
    pub(crate) fn mention(&self, at: usize, end: usize) -> Option<&Mention> {
        self.mentions.row(at).iter().find(|m| m.end as usize <= end)
    }

    /// Every mention, the longest at each token.
    pub(crate) fn names(&self) -> impl Iterator<Item = &Mention> {
        (0..self.tokens.len()).filter_map(|at| self.mentions.row(at).first())
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
        class.is_some_and(|class| self.phrases.row(at).iter().any(|p| p.class == class))
    }

    /// Whether a sign separates without saying anything.
    pub(crate) fn is_pause(&self, at: usize) -> bool {
        self.pauses[at]
    }

    /// Whether a token is a comma.
    pub(crate) fn is_comma(&self, at: usize) -> bool {
        self.pauses[at] && self.tokens[at].text == ","
    }

    /// The number that stands at a token, and how many tokens it takes.
    pub(crate) fn number(&self, at: usize) -> Option<(Number, usize)> {
        *self.begins[at].number.get_or_init(|| self.vocabulary.number(self.tokens, at))
    }

    /// Whether a number stands somewhere.
    pub(crate) fn counts_somewhere(&self) -> bool {
        (0..self.tokens.len()).any(|at| self.number(at).is_some())
    }

    /// Whether a comparative stands somewhere.
    pub(crate) fn compares_somewhere(&self) -> bool {
        !self.comparatives.all.is_empty()
    }

    /// The units that may stand at a token, with the number of tokens they take.
    pub(crate) fn units(&self, at: usize) -> &[(Unit, usize)] {
        self.begins[at].units.get_or_init(|| self.vocabulary.units(self.tokens, at))
    }

    /// The category that is named at a token, and how many tokens the name takes.
    pub(crate) fn category_name(&self, at: usize) -> Option<(CategoryId, usize)> {
        *self.begins[at].category.get_or_init(|| self.vocabulary.category_name(self.tokens, at))
    }

    /// The categories that a token speaks of, each with how much it says; a category may come twice.
    fn spoken(&self, at: usize) -> &[(CategoryId, Weight)] {
        self.says[at].spoken.get_or_init(|| self.vocabulary.spoken(self.tokens, at))
    }

    /// Whether a token is a word that speaks of the category of a name: `drinker` of `tea`.
    fn goes_with(&self, at: usize, name: &Mention) -> bool {
        self.spoken(at).iter().any(|(category, _)| name.values.iter().any(|v| v.category == *category))
    }

    /// Whether a token is written as one with a word that makes someone of a thing: `melkdrinker`.
    fn is_made_agent(&self, at: usize) -> bool {
        *self.says[at].agent.get_or_init(|| {
            let lexicon = &self.vocabulary.language.lexicon;
            self.grammar().roles.agent.is_some_and(|agent| lexicon.ends_a_compound(&self.tokens[at].text, agent))
        })
    }

    fn alone(&self, at: usize) -> Alone {
        *self.alone[at].get_or_init(|| {
            let token = &self.tokens[at];
            Alone {
                everyday: self.vocabulary.is_everyday(&token.text),
                resembles: token.kind == Kind::Word && self.vocabulary.resembles(&token.text),
            }
        })
    }

    /// What tokens `from..to` describe.
    pub(crate) fn things(&mut self, from: usize, to: usize, wanted: As) -> Rc<Things> {
        let known = *self.known.place(from, to, wanted);
        if known > 0 {
            return Rc::clone(&self.known.things[known as usize - 1]);
        }
        self.looked += (to - from) as u64;
        let things = self.describe(from, to, wanted);
        let place = if things.meant.is_empty() && !things.familiar && !things.everyday {
            1
        } else {
            self.known.things.push(Rc::new(things));
            self.known.things.len()
        };
        *self.known.place(from, to, wanted) = place as u32;
        Rc::clone(&self.known.things[place - 1])
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
                if self.is_comma(at) {
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
            if !in_word && (token.kind == Kind::Number || self.number(at).is_some()) {
                return Things::default();
            }
            let Alone { everyday: common, resembles } = self.alone(at);
            if !common && token.kind == Kind::Word {
                unusual.push(at);
            }
            if resembles {
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
        let familiar = unusual.iter().all(|&at| names.iter().any(|(name, _)| self.goes_with(at, name)));
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
        let comma = |t: usize| self.is_comma(t);
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
        (at..at + length).any(|t| !self.comparatives.row(t).is_empty())
    }

    fn is_reserved(&self, class: ClassId) -> bool {
        self.vocabulary.language.lexicon.is_reserved(class)
    }

    /// The longest phrase at a token; of equal ones a reserved one.
    fn longest(&self, at: usize, to: usize) -> Option<Phrase> {
        let lexicon = &self.vocabulary.language.lexicon;
        let whole = |p: &&Phrase| {
            let end = at + p.length as usize;
            // A phrase that ends in the middle of a name is none.
            (p.class.0 as usize) < lexicon.classes() && end <= to && !self.joined[end - 1]
        };
        self.phrases.row(at).iter().find(whole).copied()
    }

    /// Every way to understand the names, without contradiction.
    fn meanings(&self, names: &[(&Mention, bool)], from: usize, to: usize) -> Vec<Described> {
        let mut all = vec![Described { facts: Vec::with_capacity(names.len()), outsider: false }];
        for &(mention, holds) in names {
            let values = self.vocabulary.fitting(mention, from..to, |at| self.spoken(at));
            let fact = |&value: &ValueId| {
                let shared = matches!(self.vocabulary.puzzle.category(value.category).kind, Sharing::Shared(_));
                Fact { value, holds, shared }
            };
            // Most names have one meaning: nothing need be copied.
            if let ([value], [_]) = (&values[..], &all[..]) {
                let fact = fact(value);
                all.retain_mut(|thing| thing.learn(fact));
                continue;
            }
            let mut longer = Vec::new();
            for thing in &all {
                for value in values.iter() {
                    let mut thing = thing.clone();
                    if thing.learn(fact(value)) {
                        longer.push(thing);
                    }
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
            (from..end).any(|t| self.phrases.row(t).iter().any(|p| p.class == class && t + p.length as usize == end))
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
                    end == at || (end + 1 == at && self.goes_with(end, m))
                })
            };
            let of_name = (at.saturating_sub(LONGEST_PHRASE)..at).any(goes_on);
            return self.is_of(at, roles.head) || (self.is_of(at, roles.agent) && !of_name);
        };
        let end = mention.end as usize;
        mention.values.iter().any(|&value| self.vocabulary.is_person(value))
            || (end < to && self.is_of(end, roles.agent))
            || self.is_of(end - 1, roles.agent)
            || self.is_made_agent(end - 1)
    }
}

impl Scan<'_> {
    /// Whether tokens hold no logic and no name.
    pub(crate) fn is_plain(&self, from: usize, to: usize) -> bool {
        (from..to).all(|t| {
            let phrase = self.longest(t, to);
            let reserved = phrase.is_some_and(|p| self.is_reserved(p.class)) || self.compares(t, 1);
            let counts = phrase.is_none() && self.number(t).is_some();
            !(reserved || counts) && self.mention(t, to).is_none() && self.tokens[t].kind != Kind::Number
        })
    }

    /// Whether a token is no word of the language as far as the lexicon goes.
    pub(crate) fn is_unknown(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        token.kind == Kind::Word
            && self.phrases.row(at).is_empty()
            && self.comparatives.row(at).is_empty()
            && !self.alone(at).everyday
    }
}

fn pauses(token: &Token) -> bool {
    const PAUSES: [&str; 12] = [",", "\"", "“", "”", "«", "»", "`", "‘", "'", ":", ".", "*"];
    token.kind == Kind::Sign && PAUSES.contains(&token.text.as_str())
}
