//! The words that link two things: the section `[verbs]` of a language.
//!
//! A line is a kind and its phrases: `links` say that somebody has, does or is with something, `auxiliaries` need the
//! word behind them for that. A verb that is in no line may say anything: "smiles at", "turned down".

use smol_str::SmolStr;

use crate::language::{Mistake, Sections};
use crate::lexicon::Lexicon;
use crate::phrases::{Phrases, words};
use crate::tokens::{Token, fold};

/// What a phrase of the section does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VerbKind {
    /// It says that somebody has, does or is with something: `owns`, `is fond of`.
    Links,
    /// It says so with the word behind it: `has`, `was`.
    Auxiliary,
    /// It stands beside verbs and changes nothing: `also`.
    Adverb,
    /// It governs the noun behind it: `into`.
    Preposition,
}

const KINDS: [(&str, VerbKind); 4] = [
    ("links", VerbKind::Links),
    ("auxiliaries", VerbKind::Auxiliary),
    ("adverbs", VerbKind::Adverb),
    ("prepositions", VerbKind::Preposition),
];

/// The name of the line with the endings of verbs that stand behind another verb as its object.
const GERUNDS: &str = "gerunds";

/// The name of the lines with the shapes of participles.
const PARTICIPLES: &str = "participles";

/// The line that says where participles stand, and what it says if that is the end of a clause.
const ORDER: &str = "participles stand";
const LAST: &str = "last";

/// Minimum number of letters between the beginning and the ending of a participle.
const MIN_STEM: usize = 2;

/// The verbs of a language.
#[derive(Debug, Default)]
pub(crate) struct Verbs {
    phrases: Phrases<VerbKind>,
    adverb_endings: Vec<SmolStr>,
    /// The endings of verbs that may be the object of another verb: `drinking` in "quit drinking".
    gerund_endings: Vec<SmolStr>,
    /// The beginnings and endings of participles: `ge*t`, `*ed`.
    participles: Vec<(SmolStr, SmolStr)>,
    /// Whether participles and the verbs of relative clauses stand at the end of a clause.
    are_last: bool,
}

impl Verbs {
    pub(crate) fn read(sections: &Sections<'_>, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let mut verbs = Self::default();
        for line in sections.lines("verbs") {
            let Some((name, phrases)) = line.text.split_once(':') else {
                mistakes.push(line.mistake("`links: own, owns` is expected"));
                continue;
            };
            if name.trim() == ORDER {
                verbs.are_last = phrases.trim() == LAST;
                continue;
            }
            let kind = KINDS.iter().find(|(known, _)| *known == name.trim()).map(|(_, kind)| *kind);
            for phrase in sections.phrases(line, phrases, mistakes) {
                match kind {
                    Some(VerbKind::Adverb) if phrase.starts_with('*') => {
                        verbs.adverb_endings.push(fold(&phrase[1..]));
                    }
                    Some(kind) => {
                        verbs.phrases.add(words(&phrase, &lexicon.split), kind);
                    }
                    None if name.trim() == GERUNDS => {
                        verbs.gerund_endings.push(fold(phrase.trim_start_matches('*')));
                    }
                    None if name.trim() == PARTICIPLES => match phrase.split_once('*') {
                        Some((before, behind)) => verbs.participles.push((fold(before), fold(behind))),
                        None => mistakes.push(line.mistake("`*ed` or `ge*t` is expected")),
                    },
                    None => mistakes.push(line.mistake(format!("no kind of words is called `{name}`"))),
                }
            }
        }
        verbs
    }

    /// Whether the language has a list of verbs.
    pub(crate) fn are_listed(&self) -> bool {
        self.phrases.firsts().next().is_some()
    }

    /// Whether participles and the verbs of relative clauses stand at the end of a clause.
    pub(crate) fn are_last(&self) -> bool {
        self.are_last
    }

    /// Whether a word is listed by itself.
    pub(crate) fn has(&self, token: &Token) -> bool {
        self.at(std::slice::from_ref(token), 0).is_some()
    }

    /// Returns the longest phrase at a token, and its length in tokens.
    pub(crate) fn at(&self, tokens: &[Token], at: usize) -> Option<(VerbKind, usize)> {
        let listed = self.phrases.at(tokens, at).next().map(|(kind, length)| (*kind, length));
        let word = &tokens[at].text;
        let is_adverb = || self.adverb_endings.iter().any(|ending| word.ends_with(ending.as_str()));
        listed.or_else(|| is_adverb().then_some((VerbKind::Adverb, 1)))
    }

    /// Whether a folded word looks like a verb that is the object of another one.
    pub(crate) fn is_gerund(&self, word: &str) -> bool {
        self.gerund_endings.iter().any(|ending| word.ends_with(ending.as_str()))
    }

    /// Whether a folded word looks like a participle.
    pub(crate) fn is_participle(&self, word: &str) -> bool {
        self.participles.iter().any(|(before, behind)| {
            let rest = word.strip_prefix(before.as_str()).and_then(|rest| rest.strip_suffix(behind.as_str()));
            rest.is_some_and(|stem| stem.chars().nth(MIN_STEM - 1).is_some())
        })
    }
}
