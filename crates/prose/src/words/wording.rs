//! The wording of a language: the templates of its `[say]` section, and the words between and around names.
//!
//! A line is `FORM: template`, `FORM THEME: template` for categories about a theme, or one of the settings in
//! `settings`. A template both writes and reads, so that its texts read back.

mod names;
mod settings;
mod templates;
mod themes;

use bachet_notation::Number;
use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use super::form::Form;
use super::lex::lex;
use super::template::{Case, Join, Shape, Symbol, Template, Theme};
use super::write::label;
use crate::language::{Line, Mistake, Sections};
use crate::tokens::Split;

/// The wording of a language.
#[derive(Debug, Default)]
pub(crate) struct Wording {
    /// The templates, the preferred first for each form and theme.
    pub(crate) templates: Vec<Template>,
    by_key: FxHashMap<(Form, bool), Vec<usize>>,
    /// The words of templates and settings.
    pub(crate) symbols: FxHashMap<SmolStr, Symbol>,
    /// The words of settings around names or in their place.
    around: FxHashSet<SmolStr>,
    /// Words that match as others: `du` as `de le`.
    pub(crate) same: FxHashMap<SmolStr, Vec<SmolStr>>,
    /// Words that change before a vowel: `de` to `d'`.
    pub(crate) before_vowel: Vec<(String, String)>,
    /// Contractions of two words: `de le` to `du`.
    pub(crate) contracted: Vec<(String, String, String)>,
    vowels: String,
    /// Words, or beginnings of words, with a vowel letter but no vowel sound; and the converse.
    no_vowel: Vec<String>,
    as_vowel: Vec<String>,
    joins: Vec<(String, Joined)>,
    /// The cases, with the first words of entities that they change: `die = der`.
    cases: Vec<(String, Vec<(String, String)>)>,
    /// The cases that only entities with one of their first words can have.
    only: Vec<Case>,
    /// The subjects of what is said of each of two: `one`, `the other`.
    subjects: [String; 2],
    /// The words of whole numbers from one on.
    pub(crate) counted: Vec<String>,
    /// Words that say how many times.
    pub(crate) factors: Vec<(Number, String)>,
    /// `times`, after any other number.
    pub(crate) times: String,
    /// The sign of numbers below zero, as a word.
    pub(crate) minus: String,
    pub(crate) counted_symbols: Vec<Vec<Symbol>>,
    pub(crate) factor_symbols: Vec<(Number, Vec<Symbol>)>,
    pub(crate) times_symbols: Vec<Symbol>,
    pub(crate) minus_symbols: Vec<Symbol>,
    /// The decimal mark.
    pub(crate) decimal: Option<char>,
    themes: Vec<About>,
    /// The theme of the first category if its values are names and nothing else is known.
    default: Option<Theme>,
    shapes: Vec<String>,
    articles: Vec<(Shape, Option<String>, String)>,
    /// Shapes of pronouns, which replace the name.
    alone: Vec<Shape>,
    /// Words that are inflected in a shape: `rood` to `rode`.
    inflected: FxHashMap<(Shape, SmolStr), String>,
    /// Signs with a blank before them.
    pub(crate) apart: Vec<String>,
    genders: FxHashMap<SmolStr, String>,
    endings: Vec<(String, String)>,
    head_first: bool,
    /// Endings of plurals and singulars.
    singular: Vec<(String, String)>,
}

/// How a list is written: before the first, between two, before the last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Joined {
    /// Before the first member.
    pub(crate) first: String,
    /// Between two members.
    pub(crate) between: String,
    /// Before the last member.
    pub(crate) last: String,
    pub(crate) first_symbols: Vec<Symbol>,
    pub(crate) between_symbols: Vec<Symbol>,
    pub(crate) last_symbols: Vec<Symbol>,
}

/// The topic of some categories.
#[derive(Debug, Default)]
struct About {
    name: String,
    parent: Option<Theme>,
    /// The names of such categories, folded, each with a theme that another category must have.
    categories: Vec<(SmolStr, Option<String>)>,
    noun: Option<String>,
    /// The singular and the plural of the unit of its numbers.
    units: Option<[String; 2]>,
}

impl Wording {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections<'_>, split: &Split, mistakes: &mut Vec<Mistake>) -> Self {
        let mut wording = Self { shapes: vec!["number".to_owned()], ..Self::default() };
        let mut templates: Vec<&Line<'_>> = Vec::new();
        // Templates use names and words of settings, which may come later in the file.
        for line in sections.lines("say") {
            let Some((head, rest)) = line.text.split_once(':') else {
                mistakes.push(line.mistake("`form: template` is expected"));
                continue;
            };
            let head: Vec<&str> = head.split_whitespace().collect();
            match wording.setting(&head, rest.trim()) {
                Ok(true) => {}
                Ok(false) => templates.push(line),
                Err(message) => mistakes.push(line.mistake(message)),
            }
        }
        for line in templates {
            if let Err(message) = wording.template(line, split) {
                mistakes.push(line.mistake(message));
            }
        }
        wording.derive_lists();
        wording.derive_subjects(split);
        wording.learn_words(split);
        wording.learn_around(split);
        for (at, template) in wording.templates.iter().enumerate() {
            wording.by_key.entry((template.form, template.negated)).or_default().push(at);
        }
        wording
    }

    /// The symbols of the words around slots.
    #[inline(never)]
    fn learn_words(&mut self, split: &Split) {
        let mut symbols = std::mem::take(&mut self.symbols);
        let mut learn = |text: &str| -> Vec<Symbol> {
            let mut intern = |word: SmolStr| {
                let next = Symbol(symbols.len() as u32);
                *symbols.entry(word).or_insert(next)
            };
            lex(text, split, self).into_iter().map(&mut intern).collect()
        };
        let counted = self.counted.iter().map(|w| learn(w)).collect();
        let factors = self.factors.iter().map(|(n, w)| (*n, learn(w))).collect();
        let (times, minus) = (learn(&self.times), learn(&self.minus));
        let joins: Vec<[Vec<Symbol>; 3]> =
            self.joins.iter().map(|(_, j)| [learn(&j.first), learn(&j.between), learn(&j.last)]).collect();
        learn("( ) ; .");
        for at in 0..26 {
            learn(&label(at));
        }
        self.symbols = symbols;
        (self.counted_symbols, self.factor_symbols) = (counted, factors);
        (self.times_symbols, self.minus_symbols) = (times, minus);
        for ((_, joined), [first, between, last]) in self.joins.iter_mut().zip(joins) {
            (joined.first_symbols, joined.between_symbols, joined.last_symbols) = (first, between, last);
        }
    }

    fn learn_around(&mut self, split: &Split) {
        let mut around = FxHashSet::default();
        let mut learn = |text: &str| around.extend(lex(text, split, self));
        self.themes.iter().flat_map(|t| t.noun.iter().chain(t.units.iter().flatten())).for_each(|w| learn(w));
        self.articles.iter().for_each(|(_, _, article)| learn(article));
        #[expect(clippy::iter_over_hash_type, reason = "a set has no order")]
        for form in self.inflected.values() {
            learn(form);
        }
        self.around = around;
    }

    /// Whether a text of these wordings may have a word that is in no name.
    pub(crate) fn says(&self, word: &str) -> bool {
        self.symbols.contains_key(word) || self.around.contains(word) || self.same.contains_key(word)
    }

    fn theme(&self, name: &str) -> Result<Theme, String> {
        let at = self.themes.iter().position(|t| t.name == name);
        at.map(|at| Theme(at as u16)).ok_or_else(|| format!("no `about {name}` stands above"))
    }

    fn shape(&self, name: &str) -> Option<Shape> {
        let at = self.shapes.iter().position(|s| s == name)?;
        Some(if at == 0 { Shape::Number } else { Shape::Article(at as u8) })
    }

    fn case(&self, name: &str) -> Result<Case, String> {
        let at = self.cases.iter().position(|case| case.0 == name);
        at.map(|at| Case(at as u8 + 1)).ok_or_else(|| format!("no `case {name}` is known"))
    }

    /// Returns the first word of an entity in a case, if it has another form there.
    pub(crate) fn in_case(&self, case: Case, word: &str) -> Option<&str> {
        let (_, forms) = self.cases.get(usize::from(case.0).checked_sub(1)?)?;
        forms.iter().find(|(form, _)| form == word).map(|(_, other)| other.as_str())
    }

    /// Whether an entity may have a case, given its first word unless that is a name.
    pub(crate) fn has_case(&self, case: Case, word: Option<&str>) -> bool {
        !self.only.contains(&case) || word.is_some_and(|word| self.in_case(case, word).is_some())
    }

    fn join(&self, name: &str) -> Option<Join> {
        self.joins.iter().position(|j| j.0 == name).map(|at| Join(at as u8))
    }

    /// The templates of a form, of every theme.
    pub(crate) fn templates_of(&self, form: Form, negated: bool) -> impl Iterator<Item = &Template> + Clone {
        let places = self.by_key.get(&(form, negated)).map_or(&[][..], Vec::as_slice);
        places.iter().map(|&at| &self.templates[at])
    }

    /// How the members of a list are joined.
    pub(crate) fn joined(&self, join: Join) -> &Joined {
        &self.joins[join.0 as usize].1
    }
}
