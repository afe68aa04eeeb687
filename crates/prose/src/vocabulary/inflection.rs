//! The forms of a word, by the endings that a language puts on it.
//!
//! A rule replaces an ending: `ies > y` (inflection: another form of the same word), `ing ~ e` (derivation: the agent,
//! the activity). A capital stands for any of some letters, which a line lists (`C: b d g`, `CCing ~ C`).
//! Two words match if they have a stem in common, so rules need not be exact: a stem need not be a word.
//! Only names and values are matched this way, never words of the grammar.

use smallvec::SmallVec;
use smol_str::SmolStr;

use crate::language::{Mistake, Sections};
use crate::tokens::fold;

/// How closely a word matches a name; the closest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Nearness {
    /// The name as written.
    Exact,
    /// Another form of it: plural, feminine.
    Form,
    /// A derived word, or the one that it is derived from: `paints`, `painter` for `painting`.
    Derived,
    /// A word of the same family: `Norwegian` for `Norway`.
    Family,
    /// The core of a value: `apples` for `is eating apples`.
    Core,
    /// A distinctive part of a longer name: `Hutton` for `Dr. Ezra Hutton`.
    Part,
}

/// Maximum number of letters in an ending.
const MAX_ENDING_LETTERS: usize = 8;
/// Maximum length in bytes of a word with other forms; bounds the work.
const MAX_WORD_BYTES: usize = 60;
/// Minimum number of letters in a stem.
const MIN_STEM_LETTERS: usize = 3;

/// The endings of a language.
#[derive(Debug, Default)]
pub(crate) struct Inflection {
    /// The endings as a trie of their letters from the last one on; the root comes first.
    tree: Vec<Node>,
}

#[derive(Debug, Default)]
struct Node {
    /// The preceding letters with their nodes.
    before: Vec<(char, u32)>,
    /// The rules for the ending that begins here.
    rules: Vec<Rule>,
}

#[derive(Debug)]
struct Rule {
    ending: SmolStr,
    nearness: Nearness,
}

impl Inflection {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections<'_>, mistakes: &mut Vec<Mistake>) -> Self {
        let mut inflection = Self { tree: vec![Node::default()] };
        for (taken, ending, nearness) in rules(sections, mistakes) {
            inflection.add(&taken, Rule { ending, nearness });
        }
        inflection
    }

    fn add(&mut self, taken: &str, rule: Rule) {
        let mut node = 0;
        for letter in taken.chars().rev() {
            let fresh = self.tree.len();
            let known = self.tree[node].before.iter().find(|b| b.0 == letter).map(|b| b.1 as usize);
            if known.is_none() {
                self.tree[node].before.push((letter, fresh as u32));
                self.tree.push(Node::default());
            }
            node = known.unwrap_or(fresh);
        }
        self.tree[node].rules.push(rule);
    }

    /// Visits every stem of a folded word with its closeness, the word itself first. A stem may come twice.
    pub(crate) fn stems(&self, word: &str, visit: &mut dyn FnMut(&str, Nearness)) {
        visit(word, Nearness::Exact);
        if !has_forms(word) {
            return;
        }
        let (mut form, mut derived) = (String::new(), String::new());
        self.once(word, Nearness::Form, &mut form, &mut |form| {
            visit(form, Nearness::Form);
            // Inflection before derivation: `painters`, `painter`, `paint`.
            self.once(form, Nearness::Derived, &mut derived, &mut |stem| visit(stem, Nearness::Derived));
        });
        self.once(word, Nearness::Derived, &mut form, &mut |stem| visit(stem, Nearness::Derived));
    }

    /// Visits the inflectional stems of a folded word, the word itself first. A stem may come twice.
    pub(crate) fn forms(&self, word: &str, visit: &mut dyn FnMut(&str)) {
        visit(word);
        if has_forms(word) {
            self.once(word, Nearness::Form, &mut String::new(), visit);
        }
    }

    fn once(&self, word: &str, nearness: Nearness, stem: &mut String, visit: &mut dyn FnMut(&str)) {
        let Some(mut node) = self.tree.first() else { return };
        for (at, letter) in word.char_indices().rev() {
            let Some(&(_, next)) = node.before.iter().find(|b| b.0 == letter) else { return };
            node = &self.tree[next as usize];
            for rule in node.rules.iter().filter(|r| r.nearness == nearness) {
                stem.clear();
                stem.push_str(&word[..at]);
                stem.push_str(&rule.ending);
                if stem.chars().nth(MIN_STEM_LETTERS - 1).is_some() {
                    visit(stem);
                }
            }
        }
    }

    /// Whether two folded words are forms of one.
    pub(crate) fn same_word(&self, one: &str, other: &str) -> bool {
        if one == other {
            return true;
        }
        let mut forms: SmallVec<[SmolStr; 8]> = SmallVec::new();
        self.forms(one, &mut |form| forms.push(form.into()));
        let mut same = false;
        self.forms(other, &mut |form| same = same || forms.iter().any(|f| f == form));
        same
    }
}

/// Returns the rules of a language: an ending, what replaces it, and what kind of form that makes.
#[inline(never)]
pub(crate) fn rules(sections: &Sections<'_>, mistakes: &mut Vec<Mistake>) -> Vec<(SmolStr, SmolStr, Nearness)> {
    let mut found = Vec::new();
    let mut variables: Vec<(char, &str)> = Vec::new();
    for line in sections.lines("inflection") {
        if let Some((name, letters)) = line.text.split_once(':') {
            match name.trim().chars().collect::<Vec<_>>()[..] {
                [name] if name.is_uppercase() => variables.push((name, letters)),
                _ => mistakes.push(line.mistake("`V: a e o u` is expected: a capital for any of some letters")),
            }
            continue;
        }
        let (parts, nearness) = match (line.text.split_once('>'), line.text.split_once('~')) {
            (Some(parts), None) => (parts, Nearness::Form),
            (None, Some(parts)) => (parts, Nearness::Derived),
            _ => {
                mistakes.push(line.mistake("`ies > y` (a form) or `ing ~ e` (a word made from it) is expected"));
                continue;
            }
        };
        let mut rules = vec![(parts.0.trim().to_owned(), parts.1.trim().to_owned())];
        for &(name, letters) in variables.iter().filter(|(name, _)| parts.0.contains(*name)) {
            let with = |(taken, ending): &(String, String), letter| {
                (taken.replace(name, letter), ending.replace(name, letter))
            };
            rules = letters.split_whitespace().flat_map(|l| rules.iter().map(move |rule| with(rule, l))).collect();
        }
        for (taken, ending) in rules {
            let taken = fold(&taken);
            if taken.is_empty() || taken.chars().count() > MAX_ENDING_LETTERS {
                let message = format!("one to {MAX_ENDING_LETTERS} letters are expected before the sign");
                mistakes.push(line.mistake(message));
                continue;
            }
            found.push((taken, fold(&ending), nearness));
        }
    }
    found
}

/// Whether a word may have forms other than itself.
fn has_forms(word: &str) -> bool {
    (MIN_STEM_LETTERS + 1..=MAX_WORD_BYTES).contains(&word.len())
}
