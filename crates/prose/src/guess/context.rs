//! What the sentence before leaves for the next one: whom it is about, whom else it names, what it says.

use super::Assumption;
use super::marks::marks;
use super::simpler::as_named;
use super::words::Role;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::{Kind, Token};

/// What a sentence may go on about.
#[derive(Clone, Debug, Default)]
pub(super) struct Context {
    /// The names of the sentence before, the one that it is about first.
    pub(super) names: Vec<Vec<Token>>,
    /// The sentence before.
    pub(super) sentence: Option<Vec<Token>>,
}

impl Context {
    /// Returns the context of a clause about a name.
    pub(super) fn about(name: &[Token]) -> Self {
        Self { names: vec![name.to_vec()], sentence: None }
    }

    /// Returns the context that a sentence leaves, in a context of its own.
    pub(super) fn after(self, reader: &Reader<'_>, tokens: &[Token]) -> Self {
        let scan = Scan::new(&reader.vocabulary, tokens);
        let mut names: Vec<Vec<Token>> =
            scan.names().map(|name| tokens[name.start as usize..name.end as usize].to_vec()).collect();
        if names.is_empty() {
            // What is only named by a word like it.
            let derived = marks(&scan).into_iter().filter(|mark| mark.assumes == Some(Assumption::Derived));
            let values: Vec<_> = derived.filter_map(|mark| mark.values().first().copied()).collect();
            names = values.into_iter().map(|value| as_named(&scan, value).collect()).collect();
        }
        // "He sings to the dog" goes on about him, and German "die hat keine Tomaten" about whom nobody may have named.
        let is_pronoun =
            scan.vocabulary.language.guess_words.is(Role::Pronoun, tokens, 0).is_some() && !scan.is_in_name(0);
        let is_demonstrative = stands_alone(&scan);
        match self.subject() {
            Some(subject) if (is_pronoun || is_demonstrative) && !names.is_empty() => names.insert(0, subject.to_vec()),
            None if is_demonstrative => return self,
            _ => {}
        }
        if names.is_empty() { self } else { Self { names, sentence: Some(tokens.to_vec()) } }
    }

    /// Returns the name that the sentence before is about.
    pub(super) fn subject(&self) -> Option<&[Token]> {
        self.names.first().map(Vec::as_slice)
    }

    /// Returns the name that a pronoun may stand for: the first that fits.
    pub(super) fn antecedent(&self, scan: &Scan<'_>, pronoun: Option<Role>) -> Option<&[Token]> {
        let names = || self.names.iter().map(Vec::as_slice);
        // "The fez was not Bob's. He came first."
        let role = pronoun.filter(|role| matches!(role, Role::She | Role::He));
        let person = role.and_then(|role| names().find(|name| is_called(scan, name, role)));
        let first = names().find(|name| may_be(scan, name, pronoun));
        first.filter(|name| person.is_none() || names_person(scan, name)).or(person)
    }
}

/// Whether a sentence begins with a demonstrative for somebody: German "die hat keine Tomaten".
fn stands_alone(scan: &Scan<'_>) -> bool {
    let roles = scan.grammar().roles;
    let first = (0..scan.tokens.len()).find(|&at| scan.tokens[at].kind != Kind::Sign).unwrap_or(0);
    let is_verb = first + 1 < scan.tokens.len() && scan.is_of(first + 1, roles.verb);
    is_verb && scan.is_of(first, roles.relative) && scan.mention(first, scan.tokens.len()).is_none()
}

/// Whether a name is that of a person, as far as it shows.
pub(super) fn names_person(scan: &Scan<'_>, name: &[Token]) -> bool {
    let scan = Scan::new(scan.vocabulary, name);
    scan.names().any(|name| scan.is_called_person(name))
}

/// Whether a name is that of a woman, for `she` (`Role::She`), or of a man, for `he` (`Role::He`).
pub(super) fn is_called(scan: &Scan<'_>, name: &[Token], pronoun: Role) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let role = if pronoun == Role::She { Role::WomanName } else { Role::ManName };
    (0..name.len()).any(|at| words.is(role, name, at).is_some())
}

/// Whether a pronoun may stand for a name: `she` (`Role::She`) not for a man, `he` (`Role::He`) not for a woman.
pub(super) fn may_be(scan: &Scan<'_>, name: &[Token], pronoun: Option<Role>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let is = |role| (0..name.len()).any(|at| words.is(role, name, at).is_some());
    match pronoun {
        Some(Role::She) => is(Role::WomanName) || !is(Role::ManName),
        Some(Role::He) => is(Role::ManName) || !is(Role::WomanName),
        _ => true,
    }
}
