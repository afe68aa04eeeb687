//! The second reader: what a sentence may mean that the grammar does not read, each meaning with its cost.
//!
//! The grammar reads a sentence whose every word it accounts for. People write asides, verbs that no list has, clauses
//! that go on about the one before. The second reader parts a sentence into clauses, completes each with its subject,
//! reads it by the grammar where that is possible, and otherwise by what it names and the words of logic in it. It
//! counts what it assumed; the cheapest reading comes first. A clause with a word of logic that no reading accounts for
//! has no reading.

mod adjectives;
mod alike;
mod all_but;
pub(crate) mod among;
mod amounts;
mod answers;
mod beyond;
mod bounds;
mod chain;
mod clauses;
mod combine;
mod compare;
mod complete;
mod conditions;
mod context;
mod derived;
mod differences;
mod different;
mod each;
mod either;
mod ends;
mod events;
mod extremes;
mod gender;
mod how_many;
mod inside;
mod likelihood;
mod link;
mod listed;
mod marks;
mod menu;
mod misspelt;
mod named_group;
mod of_pair;
mod of_two;
mod pairs;
mod places;
mod ranks;
mod respectively;
mod reversed;
mod reworded;
mod rows;
mod screens;
mod simpler;
mod some_of;
mod speech;
mod spread;
mod statements;
mod sums;
mod targets;
mod two;
mod unsure;
mod words;

use std::collections::BTreeSet;

use bachet_notation::clue::{CategoryId, Truth, Visitor};

use crate::engine::{self, MAX_SENTENCE_TOKENS};
use crate::meaning;
use crate::reading::{Outcome, Reader, Reading};
use crate::scan::Scan;
use crate::sentences::sentences;
use crate::tokens::{Token, tokens};
pub(crate) use answers::is_asked;
pub(crate) use beyond::{denies_elsewhere, points_back, resembles_name, says_more};
use context::Context;
pub(crate) use derived::DerivedNames;
pub use likelihood::Candidates;
use marks::{Mark, What};
pub(crate) use screens::hides;
pub(crate) use speech::names_speaker;
pub(crate) use statements::opens_statements;
pub(crate) use unsure::{
    affirms_another, denies, denies_described, goes_to, is_already, names_more, repeats, tells_end, tells_kind,
};
pub(crate) use words::{GuessWords, Role};

/// Changes the guesses at a sentence in its context; whether the grammar reads it comes last.
type Weigh<'w> = dyn FnMut(&[Token], &Context, Vec<Guess>, bool) -> Vec<Guess> + 'w;

/// Maximum number of readings of a sentence.
const MAX_GUESSES: usize = 6;

/// What a sentence may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guess {
    /// The constraint; `None` if the sentence says nothing of the puzzle.
    pub truth: Option<Truth>,
    /// What was assumed, in the order of the sentence.
    pub assumptions: Vec<Assumption>,
    /// The sum of the costs of the assumptions.
    pub cost: u32,
    /// How likely the words of the sentence make it, in thousandths; `None` if nothing else was considered.
    pub likelihood: Option<u16>,
}

macro_rules! assumptions {
    ($($(#[$doc:meta])* $name:ident = $code:literal $cost:literal;)+) => {
        /// What the second reader assumes about a sentence.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Assumption { $($(#[$doc])* $name,)+ }

        impl Assumption {
            /// Every assumption.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// Returns its name in JSON.
            pub fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }

            /// Returns its cost: the likelier the assumption is wrong, the dearer.
            pub fn cost(self) -> u32 {
                match self { $(Self::$name => $cost,)+ }
            }
        }
    };
}

assumptions! {
    /// Words without a name state nothing of the puzzle.
    Aside = "aside" 1;
    /// A conjunction or a comma parts two clauses.
    Parted = "parted" 1;
    /// A clause without a subject goes on about the subject of the clause before.
    SameSubject = "same-subject" 1;
    /// A pronoun stands for the subject of the clause before.
    Pronoun = "pronoun" 2;
    /// A clause says of another name what the clause before says: "neither does Ann".
    Ellipsis = "ellipsis" 3;
    /// A verb that is in no list says that somebody has or does what is named with it.
    UnknownVerb = "unknown-verb" 1;
    /// Words that are in no list link what is named.
    Linked = "linked" 2;
    /// "The last", "the cheapest" is the end of an order that the words name.
    Extreme = "extreme" 2;
    /// A word stands for a name that it is a part of, a short form of, or derived from.
    Derived = "derived" 2;
    /// First names say who is a woman and who is a man.
    Gender = "gender" 3;
    /// Words that are in no list compare nothing more than the comparison says.
    Compared = "compared" 2;
    /// Two who have to do with each other are not one.
    Tied = "tied" 2;
    /// Those who are listed one after the other are different.
    Listed = "listed" 2;
    /// A clause with a name states nothing of the puzzle.
    SaysNothing = "says-nothing" 6;
    /// A verb such as "avoid" denies what it is about.
    Denied = "denied" 1;
    /// A verb such as "hate" may deny what it is about, or not.
    InDoubt = "in-doubt" 2;
    /// The sentence has several meanings, or the category that it compares is only assumed.
    Ambiguous = "ambiguous" 2;
    /// The words of the sentence make it likely, although no rule reads it.
    Words = "words" 4;
}

impl Guess {
    pub(crate) fn new(truth: Option<Truth>, assumptions: Vec<Assumption>) -> Self {
        let cost = assumptions.iter().map(|assumption| assumption.cost()).sum();
        Self { truth, assumptions, cost, likelihood: None }
    }

    /// Returns the categories in which the guess compares.
    pub fn compared(&self) -> BTreeSet<CategoryId> {
        struct Compared(BTreeSet<CategoryId>);
        impl Visitor for Compared {
            fn category(&mut self, category: CategoryId) {
                self.0.insert(category);
            }
        }
        let mut found = Compared(BTreeSet::new());
        if let Some(truth) = &self.truth {
            found.truth(truth);
        }
        found.0
    }

    /// Whether a negation was taken from a word that need not deny: such a reading is asked about.
    pub fn is_in_doubt(&self) -> bool {
        self.assumptions.contains(&Assumption::InDoubt)
    }
}

impl Reader<'_> {
    /// Returns what each sentence of a clue may mean, the cheapest first: one meaning without assumptions if the
    /// sentence is read, at most 6 otherwise, none if it cannot be guessed at.
    ///
    /// `before` is the text of the clue before it, about which it may go on.
    pub fn guesses(&self, text: &str, before: Option<&str>) -> Vec<Vec<Guess>> {
        self.each_guessed(text, before, &mut |tokens, context, guesses, is_read| {
            if is_read { guesses } else { likelihood::weigh(self, tokens, context, guesses) }
        })
    }

    /// Returns the guesses at each sentence of a clue as `weigh` changes them, which is told whether the grammar reads the
    /// sentence.
    fn each_guessed(&self, text: &str, before: Option<&str>, weigh: &mut Weigh<'_>) -> Vec<Vec<Guess>> {
        let all = tokens(text, &self.vocabulary.language.lexicon.split);
        let read = self.linked(text);
        let ranges = sentences(&self.vocabulary, &all);
        if ranges.len() != read.len() {
            // A clue in the program's own words is read as a whole.
            return read.into_iter().map(|linked| sure(linked.sentence.outcome).unwrap_or_default()).collect();
        }
        let after =
            |context: Context, tokens: &[Token]| context.after(self, &tokens[..tokens.len().min(MAX_SENTENCE_TOKENS)]);
        let mut context = before.map_or_else(Context::default, |text| {
            let before = tokens(text, &self.vocabulary.language.lexicon.split);
            let ranges = sentences(&self.vocabulary, &before);
            ranges.into_iter().fold(Context::default(), |context, range| after(context, &before[range]))
        });
        let mut found = Vec::with_capacity(read.len());
        if let Some(readings) = statements::readings(self, &all, &ranges, &context) {
            // The first sentence states all of it.
            found.resize(read.len(), vec![Guess::new(None, Vec::new())]);
            found[0] = readings;
            return found;
        }
        for (range, linked) in ranges.into_iter().zip(read) {
            let (end, behind) = (range.end, all.get(range.end));
            let tokens = &all[range];
            let is_short = tokens.len() <= MAX_SENTENCE_TOKENS;
            let asks = || is_short && beyond::asks_whether(&Scan::new(&self.vocabulary, tokens), behind);
            let guess = || {
                let nothing = || vec![Guess::new(None, vec![Assumption::SaysNothing])];
                if asks() { nothing() } else { self.guess(tokens, &context) }
            };
            let is_read =
                linked.reading.is_none() && matches!(linked.sentence.outcome, Outcome::Read(_) | Outcome::Idle(_));
            let by_verb = linked.reading.map(by_unknown_verb);
            let mut stated = by_verb.or_else(|| sure(linked.sentence.outcome)).unwrap_or_else(guess);
            if is_short && !asks() {
                stated = weigh(tokens, &context, stated, is_read);
            }
            let rest = all.get(end + 1..).unwrap_or_default();
            let is_asked = is_short && is_asked(&Scan::new(&self.vocabulary, tokens), behind);
            found.push(if is_asked { answers::answered(self, stated, rest) } else { stated });
            context = after(context, tokens);
        }
        found
    }

    /// Returns what a sentence may mean that the grammar does not read, in the context that the one before it leaves.
    fn guess(&self, tokens: &[Token], context: &Context) -> Vec<Guess> {
        if tokens.len() > MAX_SENTENCE_TOKENS || self.steps.get() == 0 {
            return Vec::new();
        }
        let words = &self.vocabulary.language.guess_words;
        let scan = Scan::new(&self.vocabulary, tokens);
        let expanded = words.expanded(tokens, |at| scan.is_in_name(at));
        if let Some(reworded) = expanded.or_else(|| inside::brought_forward(&scan)).or_else(|| two::named(&scan)) {
            return self.guess(&reworded, context);
        }
        if let Some(readings) = reworded::readings(self, tokens, context) {
            return readings;
        }
        if let Some(readings) = conditions::equivalence(self, tokens, context) {
            return readings;
        }
        if let Some(readings) = events::readings(self, tokens) {
            return readings;
        }
        if conditions::begins(self, tokens) {
            return conditions::readings(self, tokens, context);
        }
        if let Some(readings) = conditions::behind(self, tokens, context) {
            return readings;
        }
        if conditions::is_conditional(self, tokens) {
            return Vec::new();
        }
        if let Some(readings) = reversed::readings(self, tokens, context) {
            return readings;
        }
        if let Some(readings) = either::inclusive(self, tokens, context) {
            return readings;
        }
        if let Some(readings) = some_of::readings(self, tokens, context) {
            return readings;
        }
        if let Some(readings) = either::exactly_one(self, tokens, context) {
            return readings;
        }
        if let Some(readings) = either::readings(self, tokens, context) {
            return readings;
        }
        if let Some(plain) = all_but::without_pauses(self, tokens) {
            return self.guess(&plain, context);
        }
        let mut found = pairs::readings(self, tokens, context);
        let is_pair = !found.is_empty();
        let in_order = || respectively::readings(self, tokens).or_else(|| each::readings(self, tokens));
        let how_many = || how_many::readings(self, tokens).or_else(|| of_pair::readings(self, tokens));
        if let Some(readings) = if is_pair { None } else { how_many().or_else(in_order) } {
            return readings;
        }
        // What is said of the other of two belongs to no clause of its own.
        let has = |role| (0..tokens.len()).any(|at| words.is(role, tokens, at).is_some());
        if !found.is_empty() || pairs::has_one(words, tokens) && has(Role::Other) && !has(Role::JustBetween) {
            return found;
        }
        let marks = marks::marks(&scan);
        found.extend(link::contrasts(&scan, &marks));
        let only_one = || all_but::only_one(self, &scan, &marks);
        if let Some(readings) = all_but::readings(self, &scan, &marks).or_else(only_one) {
            return readings;
        }
        if let Some(two) = among::reading(&scan, &marks) {
            return vec![two];
        }
        if let Some(opposite) = ends::reading(&scan, &marks) {
            return vec![opposite];
        }
        let spread = || spread::reading(&scan, &marks).or_else(|| spread::two_ends(&scan, &marks));
        let chain = chain::reading(&scan, &marks).or_else(|| listed::reading(&scan, &marks));
        if let Some(listed) = chain.or_else(spread) {
            return vec![listed];
        }
        if let Some(readings) = different::readings(&scan, &marks) {
            return readings;
        }
        if let Some(assumption) = clauses::states_nothing(&scan, &marks) {
            return vec![Guess::new(None, vec![assumption])];
        }
        for way in clauses::ways(self, tokens, context) {
            combine::add(&mut found, self.way(&way));
        }
        // "It was not Ann" always states something, even if it is unclear what `it` stands for.
        if scan.says_who(0, tokens.len()) {
            found.retain(|guess| guess.truth.is_some());
        }
        combine::cheapest(found)
    }

    /// Reads the clauses of one way to part a sentence.
    fn way(&self, way: &clauses::Way) -> Vec<Guess> {
        let mut all = vec![Guess::new(None, way.assumptions.clone())];
        for (at, clause) in way.clauses.iter().enumerate() {
            let mut readings = Vec::new();
            // The same words compare the same throughout a sentence.
            let compared = all.first().and_then(combine::compared);
            for tokens in &clause.ways {
                combine::add(&mut readings, self.clause(tokens, compared, way.clauses.len() > 1));
            }
            // "Ann tripped and came last": what the subject did first is nothing of the puzzle.
            let goes_on = || way.assumptions.contains(&Assumption::SameSubject);
            if let [only] = &mut readings[..]
                && (only.truth.is_none() && at == 0 && way.clauses.len() > 1 && goes_on())
            {
                *only = Guess::new(None, vec![Assumption::Aside]);
            }
            if clause.denied {
                readings.retain(|guess| guess.truth.is_some());
                for guess in &mut readings {
                    guess.truth = guess.truth.take().map(meaning::negated);
                }
            }
            // What is left out makes the reading weaker, never wrong, unless it is the negation of what stands before.
            if at > 0 && readings.iter().all(|guess| guess.truth.is_some()) && !clauses::only_denies(self, clause) {
                readings.push(Guess::new(None, vec![Assumption::SaysNothing]));
            }
            let of_two = clause.ways.first().filter(|_| !clause.denied && at > 0);
            let ordered = of_two.map(|tokens| of_two::ordered(&Scan::new(&self.vocabulary, tokens), &all));
            all = combine::both(&all, &readings);
            combine::add(&mut all, ordered.unwrap_or_default());
            if all.is_empty() {
                break;
            }
        }
        all
    }

    /// Reads a clause, whose subject is named in it, behind one that compares a category; it may be a part of a
    /// sentence.
    fn clause(&self, tokens: &[Token], compared: Option<CategoryId>, is_part: bool) -> Vec<Guess> {
        if tokens.len() > MAX_SENTENCE_TOKENS {
            return Vec::new();
        }
        let scan = Scan::new(&self.vocabulary, tokens);
        let marks = marks::marks(&scan);
        // Two things that happened at the same time need not have happened to one: "Ann was in when the tram came".
        let named = |from: usize, to: usize| marks[from..to].iter().any(|mark| !mark.values().is_empty());
        let when = marks.iter().position(|mark| matches!(mark.what, What::When));
        if when.is_some_and(|at| named(0, at) && named(at, marks.len())) {
            return Vec::new();
        }
        let mut found = Vec::new();
        // The grammar takes the number of "one ball less" for an article.
        let counts_one = marks.iter().any(|mark| matches!(mark.what, What::Number(_)) && scan.only_counts(mark.start));
        // Nor does it know what the clause before compares.
        let goes_on = compared.is_some() && rows::goes_on(&scan, &marks);
        // Nor the idiom that a negation is part of: "no wonder".
        let words = &self.vocabulary.language.guess_words;
        let denies = |from: usize, length: usize| (from..from + length).any(|at| scan.denies(at));
        let has_idiom = (0..tokens.len())
            .filter_map(|at| Some((at, words.at(tokens, at)?)))
            .any(|(at, (role, length))| role == Role::Content && denies(at, length));
        let counts_one = counts_one || has_idiom;
        let outcome =
            if counts_one || goes_on { Outcome::Ambiguous(Vec::new()) } else { engine::outcome(self, tokens) };
        match outcome {
            Outcome::Read(reading) => {
                found.push(Guess::new(Some(reading.truth), Vec::new()));
                let others = reading.others.into_iter();
                found.extend(others.map(|truth| Guess::new(Some(truth), vec![Assumption::Ambiguous])));
                return found;
            }
            // Who won is somebody, even if the puzzle does not say at what.
            Outcome::Idle(_) if marks.iter().any(|mark| matches!(&mark.what, What::Extreme(of) if of.is_empty())) => {}
            Outcome::Idle(_) => {
                found.push(Guess::new(None, vec![Assumption::SaysNothing]));
            }
            Outcome::Ambiguous(truths) => {
                found.extend(truths.into_iter().map(|truth| Guess::new(Some(truth), vec![Assumption::Ambiguous])));
            }
            Outcome::Unread(_) => {}
        }
        let simpler = if counts_one || goes_on { Vec::new() } else { simpler::ways(&scan, &marks) };
        for (plainer, assumptions) in simpler {
            if let Outcome::Read(reading) = engine::outcome(self, &plainer) {
                found.push(Guess::new(Some(reading.truth), assumptions));
                break;
            }
        }
        // What a pattern explains is likelier than what names and words say without one.
        let is_explained = !found.is_empty();
        for (marks, is_first) in marks::alternatives(&marks) {
            let mut readings = link::readings(&scan, &marks);
            readings.extend(bounds::readings(&scan, &marks));
            readings.extend(bounds::between(&scan, &marks));
            readings.extend(differences::readings(&scan, &marks));
            readings.extend(compare::readings(&scan, &marks, compared));
            readings.extend(sums::readings(&scan, &marks));
            readings.extend(places::readings(&scan, &marks));
            for guess in &mut readings {
                let more = (!is_first || is_explained).then_some(Assumption::Ambiguous);
                let named = marks.iter().filter_map(|mark| mark.assumes);
                let all = guess.assumptions.iter().copied().chain(named).chain(more).collect();
                *guess = Guess::new(guess.truth.take(), all);
            }
            combine::add(&mut found, readings);
        }
        // "The colonel coughed", "Ann never wrote a letter": with one name, and words that no list has.
        let idle = |mark: &Mark<'_>| {
            let word = matches!(mark.what, What::Unknown | What::Comma | What::And | What::Not | What::Denies);
            let is_aside = is_part && matches!(mark.what, What::Doubtful | What::Attitude);
            // "The song convinced nobody."
            let is_object = matches!(mark.what, What::Nobody)
                && marks.iter().any(|name| name.end <= mark.start && matches!(name.what, What::Name(_)));
            word || is_aside || is_object || matches!(mark.what, What::Name(_))
        };
        // A negation at the end denies a clause that is not part of these tokens.
        let denial =
            marks.iter().rfind(|mark| matches!(mark.what, What::Not | What::Denies | What::Doubtful | What::Attitude));
        let is_noun = |at: usize| scan.is_everyday(at) && self.vocabulary.language.guess_words.at(tokens, at).is_none();
        let unknown = |end: usize| marks.iter().any(|mark| mark.start >= end && matches!(mark.what, What::Unknown));
        let is_complete = denial.is_none_or(|mark| {
            let is_behind_name = marks.iter().any(|name| name.start < mark.start && matches!(name.what, What::Name(_)));
            unknown(mark.end) || is_part && is_behind_name && (mark.end..tokens.len()).any(is_noun)
        });
        let names = marks.iter().filter(|mark| matches!(mark.what, What::Name(_))).count();
        if found.is_empty() && names == 1 && is_complete && marks.iter().all(idle) {
            found.push(Guess::new(None, vec![Assumption::SaysNothing]));
        }
        found
    }
}

/// Returns what a sentence may mean that the grammar reads if an unknown verb links what stands on its sides.
fn by_unknown_verb(reading: Reading) -> Vec<Guess> {
    let mut found = vec![Guess::new(Some(reading.truth), vec![Assumption::UnknownVerb])];
    let ambiguous = |truth| Guess::new(Some(truth), vec![Assumption::UnknownVerb, Assumption::Ambiguous]);
    found.extend(reading.others.into_iter().take(MAX_GUESSES - 2).map(ambiguous));
    found.push(Guess::new(None, vec![Assumption::SaysNothing]));
    found
}

/// Returns the meaning of a sentence that the grammar reads, or all if it is ambiguous.
fn sure(outcome: Outcome) -> Option<Vec<Guess>> {
    match outcome {
        Outcome::Read(reading) => Some(vec![Guess::new(Some(reading.truth), Vec::new())]),
        Outcome::Idle(_) => Some(vec![Guess::new(None, Vec::new())]),
        Outcome::Ambiguous(truths) => {
            let each = truths.into_iter().filter(|truth| !meaning::contradicts_itself(truth)).take(MAX_GUESSES);
            Some(each.map(|truth| Guess::new(Some(truth), vec![Assumption::Ambiguous])).collect())
        }
        Outcome::Unread(_) => None,
    }
}
