//! A sentence with all that the lexicon and the vocabulary know of its tokens, and the descriptions in it.

mod describe;
mod people;
mod rows;
mod stops;
mod unclear;
mod unknown_names;
mod walk;

use std::borrow::Cow;
use std::cell::OnceCell;
use std::cmp::Reverse;
use std::rc::Rc;

use bachet_notation::Number;
use bachet_notation::clue::CategoryId;

use crate::grammar::{Element, Grammar};
use crate::lexicon::{ClassId, Phrase};
use crate::positions::Positions;
use crate::sort::sort_few_by_key;
use crate::tokens::{Kind, Token};
use crate::vocabulary::{Comparative, Mention, Numeral, NumeralForm, Unit, Vocabulary, Weight, WordInfo};
pub(crate) use describe::DescriptionKind;
use describe::EntityCache;
use rows::Rows;
use stops::REACHES;
pub(crate) use stops::{Reach, passes};

/// Maximum number of tokens in a phrase of the lexicon.
const MAX_PHRASE_TOKENS: usize = 12;

/// A sentence.
pub(crate) struct Scan<'a> {
    pub(crate) vocabulary: &'a Vocabulary<'a>,
    pub(crate) tokens: &'a [Token],
    /// The mentions that start at each token, the longest first.
    mentions: Rows<Mention>,
    /// Where names start, and one past where they end.
    named: Positions,
    name_ends: Positions,
    /// The phrases that start at each token, the longest first, of equal ones a reserved one.
    phrases: Rows<Phrase>,
    /// The longest of them that the lexicon has and that ends in no name.
    longest: Vec<Option<Phrase>>,
    comparatives: Rows<(&'a Comparative, usize)>,
    comparing: Positions,
    /// The tokens that a description does not simply go on over.
    loud: Positions,
    /// The tokens of names but their first.
    inside: Positions,
    /// Which tokens are signs that separate without saying anything.
    pauses: Positions,
    /// What is known of each token by itself.
    infos: Vec<Rc<WordInfo>>,
    token_caches: Vec<TokenCache>,
    /// The classes in the sentence.
    classes: Vec<ClassPlaces>,
    /// For each class one more than its place in that list, or zero.
    present: Vec<u16>,
    /// The places that are in no name.
    free: Positions,
    /// For each token the first from there on that no description of each [`Reach`] goes beyond.
    stops: OnceCell<Vec<[u32; REACHES]>>,
    /// Whether a number stands somewhere.
    counts: OnceCell<bool>,
    /// Which categories' things are not had by who does to them what a token says.
    without: OnceCell<Vec<(usize, CategoryId)>>,
    /// The tokens by which the sentence says something else than it seems to.
    unclear: OnceCell<Vec<usize>>,
    known: EntityCache,
    /// How many tokens were looked at for what they describe.
    pub(crate) looked: u64,
}

/// Where phrases of a class stand.
#[derive(Debug)]
struct ClassPlaces {
    id: ClassId,
    /// Where one starts.
    starts: Positions,
    /// One past where one ends.
    ends: Positions,
    /// Where one may follow that is in no name: pauses may come before it.
    places: Positions,
}

/// What may begin at a token.
#[derive(Debug, Clone, Default)]
struct TokenCache {
    numeral: OnceCell<Option<Numeral>>,
    units: OnceCell<Vec<(Unit, usize)>>,
    category: OnceCell<Option<(CategoryId, usize)>>,
}

impl<'a> Scan<'a> {
    #[inline(never)]
    pub(crate) fn new(vocabulary: &'a Vocabulary<'a>, tokens: &'a [Token]) -> Self {
        let (lexicon, grammar) = (&vocabulary.language.lexicon, &vocabulary.language.grammar);
        let [mut named, mut name_ends, mut inside, mut pauses, mut comparing] = [Positions::default(); 5];
        let mut quiet = Positions::default();
        let infos = vocabulary.infos(tokens);
        let mentions = vocabulary.mentions(tokens, &infos);
        for mention in &mentions {
            let (start, end) = (mention.start as usize, mention.end as usize);
            named.insert(start);
            name_ends.insert(end);
            (start + 1..end).for_each(|at| inside.insert(at));
        }
        let mentions = Rows::sorted(mentions, tokens.len(), |mention| mention.start as usize);
        let mut present = vec![0; grammar.classes(lexicon)];
        let mut classes: Vec<ClassPlaces> = Vec::with_capacity(2 * tokens.len());
        let mut longest = Vec::with_capacity(tokens.len());
        let mut phrases = Rows::new(tokens.len());
        phrases.all.reserve(2 * tokens.len());
        let mut comparatives = Rows::new(tokens.len());
        let forms = &vocabulary.language.forms;
        let mut phrase_ends = 0;
        for at in 0..tokens.len() {
            if tokens[at].kind == Kind::Sign && infos[at].pauses {
                pauses.insert(at);
            }
            phrases.next_row();
            let first = phrases.all.len();
            let own = |phrase: &Phrase| {
                let before =
                    |end: usize| mentions.all.iter().rev().find(|mention: &&Mention| mention.end as usize == end);
                let starting =
                    |start: usize| mentions.all.iter().find(|mention: &&Mention| mention.start as usize == start);
                vocabulary.is_of_category(tokens, at, *phrase, before)
                    || vocabulary.is_about_things(tokens, at, *phrase, starting)
            };
            lexicon.each_at(tokens, at, |phrase| phrases.all.extend((!own(&phrase)).then_some(phrase)));
            phrases.all.extend(infos[at].literal.map(|class| Phrase { class, length: 1 }));
            let here = &mut phrases.all[first..];
            here.reverse();
            sort_few_by_key(here, |p| Reverse((p.length, lexicon.is_reserved(p.class))));
            let known = |p: &&Phrase| {
                (p.class.0 as usize) < lexicon.classes()
                    && !lexicon.is_aside(p.class)
                    && !inside.contains(at + p.length as usize)
            };
            let whole = here.iter().find(known).copied();
            if tokens[at].kind != Kind::Number
                && whole.is_some_and(|phrase| phrase.length == 1 && !lexicon.is_reserved(phrase.class))
            {
                quiet.insert(at);
            }
            longest.push(whole);
            for phrase in here {
                let place = &mut present[phrase.class.0 as usize];
                if *place == 0 {
                    let [starts, ends, places] = [Positions::default(); 3];
                    classes.push(ClassPlaces { id: phrase.class, starts, ends, places });
                    *place = classes.len() as u16;
                }
                let class = &mut classes[*place as usize - 1];
                let end = at + phrase.length as usize;
                class.starts.insert(at);
                class.ends.insert(end);
                // A name is not taken apart.
                if !inside.contains(at) && !inside.contains(end) {
                    class.places.insert(at);
                    let before = (0..at).rev().take_while(|&t| pauses.contains(t));
                    before.filter(|&t| !inside.contains(t)).for_each(|pause| class.places.insert(pause));
                }
            }
            comparatives.next_row();
            // "Under the command of" and "looks after" compare nothing.
            let of_grammar = |p: &&Phrase| !lexicon.is_reserved(p.class) && !lexicon.is_aside(p.class);
            let plain = phrases.all[first..].iter().find(of_grammar);
            let length = plain.map_or(0, |p| p.length as usize);
            let before = comparatives.all.len();
            if at >= phrase_ends && infos[at].compares {
                let direct = |at: usize| lexicon.at(tokens, at).iter().any(|p| Some(p.class) == grammar.roles.direct);
                let behind_unit = |at: usize| {
                    let spoken = |at: usize| vocabulary.spoken(tokens, at, &infos[at]);
                    at > 0 && (direct(at - 1) || !vocabulary.units(tokens, at - 1, &spoken(at - 1)).is_empty())
                };
                let stands = |c: &(&Comparative, usize)| c.1 >= length && (!c.0.behind_unit || behind_unit(at));
                comparatives.all.extend(forms.comparatives(tokens, at).into_iter().filter(stands));
            }
            if comparatives.all.len() > before {
                comparing.insert(at);
            }
            if length > 1 {
                phrase_ends = phrase_ends.max(at + length);
            }
        }
        phrases.next_row();
        comparatives.next_row();
        let roles = &grammar.roles;
        let telling = |class: &&ClassPlaces| [roles.relative, roles.head, roles.agent].contains(&Some(class.id));
        let telling = classes.iter().filter(telling).fold(named.or(&pauses).or(&comparing), |all, c| all.or(&c.starts));
        let quiet = quiet.without(&telling);
        Self {
            vocabulary,
            tokens,
            mentions,
            named,
            name_ends,
            phrases,
            longest,
            comparatives,
            comparing,
            loud: Positions::below(tokens.len()).without(&quiet),
            inside,
            pauses,
            infos,
            token_caches: vec![TokenCache::default(); tokens.len()],
            classes,
            present,
            free: Positions::below(tokens.len() + 1).without(&inside),
            stops: OnceCell::new(),
            counts: OnceCell::new(),
            without: OnceCell::new(),
            unclear: OnceCell::new(),
            known: EntityCache::new(tokens.len()),
            looked: 0,
        }
    }

    pub(crate) fn grammar(&self) -> &'a Grammar {
        &self.vocabulary.language.grammar
    }

    /// The classes in the sentence.
    pub(crate) fn present(&self) -> impl Iterator<Item = ClassId> {
        self.classes.iter().map(|class| class.id)
    }

    /// Whether one of the classes is in the sentence.
    pub(crate) fn has(&self, classes: &[ClassId]) -> bool {
        classes.iter().any(|c| self.present[c.0 as usize] > 0)
    }

    /// The places, in no name, from which on an element may be laid: any but for phrases.
    pub(crate) fn places(&self, element: Option<&Element>) -> Positions {
        let Some(Element::Phrase(classes)) = element else { return self.free };
        let of = |&class: &ClassId| self.class(class).map(|class| &class.places);
        classes.iter().filter_map(of).fold(Positions::default(), Positions::or)
    }

    /// The last of those places for phrases of some classes that is before a token.
    pub(crate) fn last_place(&self, classes: &[ClassId], end: usize) -> Option<usize> {
        classes.iter().filter_map(|&class| self.class(class)?.places.last_before(end)).max()
    }

    /// Whether phrases of one of each set of classes start in tokens `from..to`.
    pub(crate) fn has_within(&self, sets: &[Vec<ClassId>], from: usize, to: usize) -> bool {
        let starts = |class: &ClassPlaces| class.starts.next(from).is_some_and(|at| at < to);
        sets.iter().all(|classes| classes.iter().any(|&class| self.class(class).is_some_and(starts)))
    }

    fn class(&self, class: ClassId) -> Option<&ClassPlaces> {
        let at = self.present.get(class.0 as usize)?.checked_sub(1)?;
        self.classes.get(at as usize)
    }

    /// The lengths of the phrases of one of the classes at a token, the longest first.
    pub(crate) fn phrases(&self, at: usize, classes: &[ClassId]) -> impl Iterator<Item = usize> {
        let here = if at < self.tokens.len() { self.phrases.row(at) } else { &[] };
        let of_class = |p: &&Phrase| classes.contains(&p.class);
        here.iter().filter(of_class).filter_map(move |p| {
            let end = at + p.length as usize;
            // A name is not taken apart.
            let parts_name = self.inside.contains(at) || self.inside.contains(end);
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
        self.inside.contains(at)
    }

    /// Whether a name ends before a token which makes someone of it: "the cat lover" goes on there.
    pub(crate) fn parts_agent(&self, at: usize) -> bool {
        at > 0 && at < self.tokens.len() && self.is_of(at, self.grammar().roles.agent) && self.mention_ends(at - 1)
    }

    /// The longest mention at a token that ends by then.
    pub(crate) fn mention(&self, at: usize, end: usize) -> Option<&Mention> {
        if !self.named.contains(at) {
            return None;
        }
        self.mentions.row(at).iter().find(|m| m.end as usize <= end)
    }

    /// Every mention, the longest at each token.
    pub(crate) fn names(&self) -> impl Iterator<Item = &Mention> {
        self.named.within(0..self.tokens.len()).map(|at| &self.mentions.row(at)[0])
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

    pub(crate) fn is_of(&self, at: usize, class: Option<ClassId>) -> bool {
        class.and_then(|class| self.class(class)).is_some_and(|class| class.starts.contains(at))
    }

    /// Where phrases of a class start.
    fn starts(&self, class: Option<ClassId>) -> Positions {
        class.and_then(|class| self.class(class)).map_or_else(Positions::default, |class| class.starts)
    }

    /// Where pauses or phrases of some classes start.
    pub(crate) fn pauses_and(&self, classes: &[ClassId]) -> Positions {
        classes.iter().filter_map(|&class| self.class(class)).fold(self.pauses, |all, class| all.or(&class.starts))
    }

    /// The first name that begins and ends in tokens `from..to`.
    pub(crate) fn first_name(&self, from: usize, to: usize) -> Option<&Mention> {
        self.named.within(from..to).find_map(|at| self.mention(at, to))
    }

    /// Whether a sign separates without saying anything.
    pub(crate) fn is_pause(&self, at: usize) -> bool {
        self.pauses.contains(at)
    }

    /// The first token from one on that a description does not simply go on over: any but a word of the language that
    /// carries no logic.
    fn next_loud(&self, at: usize) -> usize {
        self.loud.next(at).unwrap_or(self.tokens.len())
    }

    /// Whether a token is a comma.
    pub(crate) fn is_comma(&self, at: usize) -> bool {
        self.is_pause(at) && self.tokens[at].text == ","
    }

    /// The number that stands at a token, and how many tokens it takes.
    pub(crate) fn number(&self, at: usize) -> Option<(Number, usize)> {
        self.numeral(at).map(|numeral| (numeral.number, numeral.end - at))
    }

    fn numeral(&self, at: usize) -> Option<Numeral> {
        *self.token_caches[at].numeral.get_or_init(|| self.vocabulary.numeral(self.tokens, at, &self.infos[at]))
    }

    /// What is added at a token to the number before it, and where that ends: `and a half`.
    pub(crate) fn added(&self, at: usize) -> Option<(Number, usize)> {
        self.vocabulary.language.forms.numerals.added(self.tokens, at)
    }

    /// Whether a comparison begins at a token: with how much, or with the word that compares.
    pub(crate) fn begins_difference(&self, at: usize) -> bool {
        if at >= self.tokens.len() || self.mention(at, self.tokens.len()).is_some() {
            return false;
        }
        let counts = |(_, length): (Number, usize)| {
            !self.only_counts(at) || at + length < self.tokens.len() && !self.units(at + length).is_empty()
        };
        self.comparing.contains(at) || self.number(at).is_some_and(counts)
    }

    /// Whether the word at a token is a number before units only: `a` of "a week later".
    pub(crate) fn only_counts(&self, at: usize) -> bool {
        self.numeral(at).is_some_and(|numeral| numeral.form == NumeralForm::Counts)
    }

    /// Whether a number stands somewhere.
    pub(crate) fn counts_somewhere(&self) -> bool {
        *self.counts.get_or_init(|| (0..self.tokens.len()).any(|at| self.number(at).is_some()))
    }

    /// Whether a comparative stands somewhere.
    pub(crate) fn compares_somewhere(&self) -> bool {
        !self.comparatives.all.is_empty()
    }

    /// The units that may stand at a token, with the number of tokens they take.
    pub(crate) fn units(&self, at: usize) -> &[(Unit, usize)] {
        self.token_caches[at].units.get_or_init(|| self.vocabulary.units(self.tokens, at, &self.spoken(at)))
    }

    /// The category that is named at a token, and how many tokens the name takes.
    pub(crate) fn category_name(&self, at: usize) -> Option<(CategoryId, usize)> {
        *self.token_caches[at].category.get_or_init(|| self.vocabulary.category_name(self.tokens, at, &self.spoken(at)))
    }

    /// The categories that a token speaks of, each with how much it says; a category may come twice.
    fn spoken(&self, at: usize) -> Cow<'_, [(CategoryId, Weight)]> {
        self.vocabulary.spoken(self.tokens, at, &self.infos[at])
    }

    /// Whether a token is a word that outsiders are described with.
    fn is_everyday(&self, at: usize) -> bool {
        self.vocabulary.is_everyday(&self.infos[at])
    }

    /// Whether a token is a word that may be a slip for a name.
    fn resembles(&self, at: usize) -> bool {
        self.vocabulary.resembles(&self.infos[at])
    }

    /// Whether a token is a word that carries logic in another language, and is none of this one or of the puzzle.
    fn is_foreign(&self, at: usize) -> bool {
        self.phrases.row(at).is_empty() && self.vocabulary.is_foreign(&self.infos[at])
    }

    /// Which categories' things are not had by who does to them what a token says, with the token.
    fn without(&self) -> &[(usize, CategoryId)] {
        self.without.get_or_init(|| {
            // Who "left for Rome" did not leave Rome.
            let goes_on = |at: usize, length: usize| {
                self.longest[at].is_some_and(|p| p.length as usize > length && !self.is_reserved(p.class))
            };
            let found = self.vocabulary.without(self.tokens, &self.infos);
            found.into_iter().filter(|&(at, length, _)| !goes_on(at, length)).map(|(at, _, of)| (at, of)).collect()
        })
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

    /// Whether the name of something that is no person begins at a token.
    pub(crate) fn names_thing(&self, at: usize, to: usize) -> bool {
        self.mention(at, to).is_some() && !self.denotes_person(at, to)
    }

    /// Whether tokens end with something that somebody is without.
    pub(crate) fn lacks_last(&self, (from, to): (usize, usize)) -> bool {
        let named = |at: usize| self.mention(at + 1, to).is_some_and(|name| name.end as usize == to);
        (from..to).any(|at| self.is_of(at, self.grammar().roles.lacking) && named(at))
    }

    /// Whether a name ends with a token.
    fn mention_ends(&self, last: usize) -> bool {
        self.name_ends.contains(last + 1)
    }

    /// Whether a comparative begins at one of the tokens.
    fn compares(&self, at: usize, length: usize) -> bool {
        (at..at + length).any(|t| self.comparing.contains(t))
    }

    fn is_reserved(&self, class: ClassId) -> bool {
        self.vocabulary.language.lexicon.is_reserved(class)
    }

    /// Whether a phrase that carries logic begins at a token.
    pub(crate) fn carries_logic(&self, at: usize) -> bool {
        self.longest[at].is_some_and(|phrase| self.is_reserved(phrase.class))
    }

    /// Whether no phrase at a token is longer.
    pub(crate) fn is_longest(&self, at: usize, to: usize, length: usize) -> bool {
        self.longest(at, to).is_none_or(|longest| longest.length as usize <= length)
    }

    /// The longest phrase at a token; of equal ones a reserved one.
    fn longest(&self, at: usize, to: usize) -> Option<Phrase> {
        let longest = self.longest[at]?;
        if at + longest.length as usize <= to {
            return Some(longest);
        }
        let lexicon = &self.vocabulary.language.lexicon;
        let whole = |p: &&Phrase| {
            let end = at + p.length as usize;
            // A phrase that ends in the middle of a name is none.
            (p.class.0 as usize) < lexicon.classes() && end <= to && !self.inside.contains(end)
        };
        self.phrases.row(at).iter().find(whole).copied()
    }
}

impl Scan<'_> {
    /// Whether tokens hold no logic and no name.
    pub(crate) fn is_plain(&self, from: usize, to: usize) -> bool {
        let mut at = self.next_loud(from);
        while at < to {
            let phrase = self.longest(at, to);
            let end = phrase.map_or(at + 1, |p| at + p.length as usize);
            let reserved = phrase.is_some_and(|p| self.is_reserved(p.class)) || self.compares(at, end - at);
            let counts = phrase.is_none() && self.number(at).is_some();
            let names = |t: usize| self.mention(t, to).is_some() || self.tokens[t].kind == Kind::Number;
            if reserved || counts || self.is_foreign(at) || (at..end).any(names) {
                return false;
            }
            at = self.next_loud(end);
        }
        true
    }

    /// The language in which most words of the sentence carry logic that this one does not have, and the tokens of those.
    #[inline(never)]
    pub(crate) fn foreign(&self) -> Option<(&'static str, Vec<usize>)> {
        let named = |at: usize| (0..=at).any(|t| self.mentions.row(t).iter().any(|m| m.end as usize > at));
        let found: Vec<usize> = (0..self.tokens.len()).filter(|&at| self.is_foreign(at) && !named(at)).collect();
        let languages = |at: usize| self.vocabulary.foreign(&self.tokens[at].text);
        let count = |code: &str| found.iter().filter(|&&at| languages(at).contains(&code)).count();
        // Of equals the first is taken.
        let code = found.iter().rev().flat_map(|&at| languages(at)).copied().max_by_key(|code| count(code))?;
        Some((code, found.iter().copied().filter(|&at| languages(at).contains(&code)).collect()))
    }

    /// Whether a phrase that begins before a token has it: `left` in "to the left of".
    fn is_in_phrase(&self, at: usize) -> bool {
        let has = |t: usize| self.longest[t].is_some_and(|phrase| t + phrase.length as usize > at);
        (at.saturating_sub(MAX_PHRASE_TOKENS)..at).any(has)
    }

    /// Whether a token is no word of the language as far as the lexicon goes.
    pub(crate) fn is_unknown(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        token.kind == Kind::Word
            && self.phrases.row(at).iter().all(|p| self.vocabulary.language.lexicon.is_aside(p.class))
            && self.comparatives.row(at).is_empty()
            && !self.is_everyday(at)
            || !self.is_in_phrase(at) && self.without().iter().any(|&(without, _)| without == at)
            || self.unclear().contains(&at)
    }
}
