//! A phrasebook: the templates of a language that apply to one puzzle, and the spellings of its names.

use std::borrow::Cow;
use std::cell::RefCell;
use std::sync::Arc;

use bachet_notation::clue::{Bound, CategoryId, ValueId};
use bachet_notation::{GridPuzzle, Number, NumericKind, Value};
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use super::form::{Form, FormCategories, FormKind};
use super::lex::{lex, quote, quoted_word};
use super::read::Memory;
use super::template::{Order, Piece, Shape, Symbol, SymbolFilter, Template, Theme};
use super::wording::Wording;
use crate::language::{Capitals, Language};
use crate::tokens::fold;

/// Maximum number of decimals; a number that needs more is written as a fraction.
const MAX_DECIMALS: u32 = 9;

/// A template, and the category that it is used for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rule<'a> {
    pub(crate) template: &'a Template,
    pub(crate) category: Option<CategoryId>,
}

/// A rule, and the symbols of its words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Filtered<'a> {
    pub(crate) symbols: SymbolFilter,
    pub(crate) rule: Rule<'a>,
}

/// The pieces of a rule: those of its template, and those of the category's name behind them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pieces<'a> {
    template: &'a [Piece],
    axis: &'a [Piece],
}

impl<'a> Pieces<'a> {
    pub(crate) fn first(self) -> Option<&'a Piece> {
        self.template.first().or_else(|| self.axis.first())
    }

    pub(crate) fn split_first(self) -> Option<(&'a Piece, Self)> {
        match self.template.split_first() {
            Some((first, template)) => Some((first, Self { template, ..self })),
            None => self.axis.split_first().map(|(first, axis)| (first, Self { axis, ..self })),
        }
    }

    pub(crate) fn is_empty(self) -> bool {
        self.template.is_empty() && self.axis.is_empty()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = &'a Piece> {
        self.template.iter().chain(self.axis)
    }
}

/// How a name is written and matched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spelling {
    /// Its article, where it has one.
    pub(crate) article: Option<String>,
    /// The name, as it is written.
    pub(crate) name: String,
    /// What it matches, the article included.
    pub(crate) symbols: Vec<Symbol>,
}

/// The spellings of a name, from the most natural to the most careful; the last is in quotes.
pub(crate) type Spellings = Vec<Spelling>;

/// The spellings of the values of a category.
#[derive(Debug)]
struct Names {
    all: Vec<Arc<Spellings>>,
    /// The first symbols of all spellings.
    first: SymbolFilter,
}

/// The text before and after the digits of a number with its unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Measure {
    pub(crate) before: String,
    pub(crate) behind: String,
    /// Whether no blank separates the unit from the digits.
    pub(crate) glued: bool,
    /// Whether it is for one only.
    pub(crate) one: bool,
    pub(crate) before_symbols: Arc<[Symbol]>,
    pub(crate) behind_symbols: Arc<[Symbol]>,
}

/// Something of each category in each shape that was asked for.
type InShape<T> = RefCell<FxHashMap<(CategoryId, Shape), T>>;

/// The templates and names of a puzzle.
#[derive(Debug)]
pub(crate) struct Phrasebook<'a> {
    pub(crate) puzzle: Cow<'a, GridPuzzle>,
    pub(crate) language: &'a Language,
    pub(crate) wording: &'a Wording,
    /// The words that no template has.
    own: RefCell<FxHashMap<SmolStr, Symbol>>,
    /// Texts whose words are known.
    learned: RefCell<FxHashMap<SmolStr, Arc<[Symbol]>>>,
    themes: Vec<Option<Theme>>,
    rules: FxHashMap<FormKind, Vec<Filtered<'a>>>,
    /// The spellings of the values and names of the categories, by shape.
    values: InShape<Arc<Names>>,
    categories: InShape<Arc<Spellings>>,
    measures: Vec<Vec<Measure>>,
    variables: Vec<String>,
    /// Whether a relation of places names the category.
    names_axis: bool,
    pub(crate) memory: RefCell<Memory>,
}

impl<'a> Phrasebook<'a> {
    /// Linear in the names and templates.
    #[inline(never)]
    pub(crate) fn new(puzzle: Cow<'a, GridPuzzle>, language: &'a Language) -> Self {
        let wording = &language.wording;
        let themes = wording.themes(&puzzle);
        let ordered = puzzle.categories.iter().filter(|category| category.ordered).count();
        let mut book = Self {
            puzzle,
            language,
            wording,
            own: RefCell::default(),
            learned: RefCell::default(),
            themes,
            rules: FxHashMap::default(),
            values: RefCell::default(),
            categories: RefCell::default(),
            measures: Vec::new(),
            variables: Vec::new(),
            names_axis: ordered != 1,
            memory: RefCell::default(),
        };
        book.choose_rules();
        book.measures = book.puzzle.category_ids().map(|c| book.learn_measures(c)).collect();
        book.variables = book.free_letters();
        book
    }

    /// Returns the words of a text with their symbols.
    pub(crate) fn words(&self, text: &str) -> Vec<(Symbol, SmolStr)> {
        let words = lex(text, &self.language.lexicon.split, self.wording);
        words.into_iter().map(|word| (self.symbol(&word), word)).collect()
    }

    /// Returns the symbol of a word, the same for every occurrence.
    pub(crate) fn symbol(&self, word: &str) -> Symbol {
        if let Some(&known) = self.wording.symbols.get(word) {
            return known;
        }
        let mut own = self.own.borrow_mut();
        let next = Symbol((self.wording.symbols.len() + own.len()) as u32);
        match own.get(word) {
            Some(&known) => known,
            None => *own.entry(word.into()).or_insert(next),
        }
    }

    fn learn(&self, text: &str) -> Arc<[Symbol]> {
        if let Some(known) = self.learned.borrow().get(text) {
            return Arc::clone(known);
        }
        let words = lex(text, &self.language.lexicon.split, self.wording);
        let symbols: Arc<[Symbol]> = words.iter().map(|word| self.symbol(word)).collect();
        self.learned.borrow_mut().insert(text.into(), Arc::clone(&symbols));
        symbols
    }

    fn values(&self, category: CategoryId, shape: Shape) -> Arc<Names> {
        if let Some(known) = self.values.borrow().get(&(category, shape)) {
            return Arc::clone(known);
        }
        let spellings = |value: &Value| {
            let digits = (shape == Shape::Number).then(|| self.digits(category, &value.text));
            let name = digits.unwrap_or_else(|| Some(value.text.trim().to_owned()));
            Arc::new(name.map(|name| self.spellings(&[name], shape)).unwrap_or_default())
        };
        let all: Vec<Arc<Spellings>> = self.puzzle.category(category).values.iter().map(spellings).collect();
        let first =
            SymbolFilter::new(all.iter().flat_map(|names| names.iter()).filter_map(|name| name.symbols.first()));
        let names = Arc::new(Names { all, first });
        self.values.borrow_mut().insert((category, shape), Arc::clone(&names));
        names
    }

    /// The spellings of something with these names, the last of them its own.
    fn spellings(&self, names: &[String], shape: Shape) -> Spellings {
        let mut spellings = Vec::with_capacity(names.len() + 1);
        for name in names {
            let symbols = self.learn(self.wording.inflected(shape, name));
            spellings.extend(self.spelling(name, shape, name, &symbols));
        }
        let Some(own) = names.last() else { return spellings };
        let whole = [self.symbol(&quoted_word(own))];
        let symbols = if self.wording.inflected(shape, own).is_empty() { &[][..] } else { &whole };
        spellings.extend(self.spelling(own, shape, &quote(own), symbols));
        spellings
    }

    /// The spelling of a name that is written in some way; `None` if it has no article.
    fn spelling(&self, name: &str, shape: Shape, written: &str, symbols: &[Symbol]) -> Option<Spelling> {
        let article = match shape {
            Shape::Article(_) => Some(self.wording.article(shape, name)?.to_owned()).filter(|a| !a.is_empty()),
            _ => None,
        };
        let before = article.as_deref().map(|article| self.learn(article)).unwrap_or_default();
        let name = self.wording.inflected(shape, written).to_owned();
        Some(Spelling { article, name, symbols: [&before, symbols].concat() })
    }

    /// The digits of a plain number, if nothing else is in it but the unit of its theme.
    fn digits(&self, category: CategoryId, text: &str) -> Option<String> {
        let Some(NumericKind::Number { prefix, suffix }) = &self.puzzle.category(category).numeric else { return None };
        let theme = self.themes[category.0 as usize];
        let known = |unit: &str| self.wording.units(theme).is_some_and(|units| units.iter().any(|u| fold(u) == unit));
        (prefix.is_empty() && (suffix.is_empty() || known(&fold(suffix)))).then_some(())?;
        let end = text.trim().find(|c: char| !c.is_ascii_digit()).unwrap_or(text.trim().len());
        let digits = &text.trim()[..end];
        let rest = fold(text.trim()[end..].trim());
        (!digits.is_empty() && (rest.is_empty() || known(&rest))).then(|| digits.to_owned())
    }

    /// How numbers in the unit of a category are written.
    #[inline(never)]
    fn learn_measures(&self, category: CategoryId) -> Vec<Measure> {
        let puzzle = &self.puzzle;
        let wording = self.wording;
        let theme = self.themes[category.0 as usize];
        let named = puzzle.category(category);
        let mut texts: Vec<(String, String, bool, bool)> = Vec::new();
        let mut both = |units: &[String; 2]| {
            texts.push((String::new(), units[0].clone(), false, true));
            texts.push((String::new(), units[1].clone(), false, false));
        };
        match &named.numeric {
            Some(NumericKind::Number { prefix, suffix }) if !prefix.is_empty() || !suffix.is_empty() => {
                let shown = |text: &str| !text.is_empty() && text.trim_end().ends_with(suffix.as_str());
                let glued = named.values.iter().find(|v| shown(&v.text)).is_some_and(|v| {
                    let before = v.text.trim_end().strip_suffix(suffix.as_str()).unwrap_or_default();
                    !suffix.is_empty() && before.ends_with(|c: char| c.is_ascii_digit())
                });
                let same = |units: &&[String; 2]| units.iter().any(|u| fold(u) == fold(suffix));
                match wording.all_units().find(same) {
                    Some(units) if prefix.is_empty() && !glued => both(units),
                    _ => {
                        let blank = named.values.iter().any(|v| v.text.trim().starts_with(&format!("{prefix} ")));
                        let before = if blank && !prefix.is_empty() { format!("{prefix} ") } else { prefix.clone() };
                        texts.push((before, suffix.clone(), glued, false));
                    }
                }
            }
            Some(_) => match wording.units(theme).or_else(|| wording.units(wording.kind_theme(named))) {
                Some(units) => both(units),
                None => texts.push((String::new(), String::new(), false, false)),
            },
            None => {}
        }
        texts
            .into_iter()
            .map(|(before, behind, glued, one)| {
                let (before_symbols, behind_symbols) = (self.learn(&before), self.learn(&behind));
                Measure { before, behind, glued, one, before_symbols, behind_symbols }
            })
            .collect()
    }

    /// Letters that are not name.
    fn free_letters(&self) -> Vec<String> {
        let mut letters: Vec<String> = ('p'..='z').map(String::from).collect();
        for category in &self.puzzle.categories {
            letters.retain(|letter| fold(category.name.trim()) != *letter);
            for value in &category.values {
                let name = fold(value.text.trim());
                letters.retain(|letter| name != *letter);
            }
        }
        letters.truncate(8);
        letters
    }

    /// Whether a template fits a category.
    fn is_for(&self, template: &Template, category: CategoryId) -> bool {
        let theme = self.themes[category.0 as usize];
        let themed = template.theme.is_none_or(|t| self.wording.with_parents(theme).any(|u| u == t));
        themed && template.form.categories().fits(self.puzzle.category(category))
    }

    #[inline(never)]
    fn choose_rules(&mut self) {
        let mut rules: FxHashMap<FormKind, Vec<Filtered<'a>>> = FxHashMap::default();
        for template in &self.wording.templates {
            let filtered = |category| Filtered { symbols: template.symbols(), rule: Rule { template, category } };
            let list = rules.entry(template.form.kind()).or_default();
            if template.form.categories() == FormCategories::Nothing {
                list.push(filtered(None));
            } else {
                let categories = self.puzzle.category_ids().filter(|&c| self.is_for(template, c));
                list.extend(categories.map(|category| filtered(Some(category))));
            }
        }
        self.rules = rules;
    }

    /// The templates that make this.
    pub(crate) fn rules(&self, kind: FormKind) -> &[Filtered<'a>] {
        self.rules.get(&kind).map_or(&[], Vec::as_slice)
    }

    /// The templates of a form, those for the narrowest theme first.
    pub(crate) fn templates(
        &self,
        form: Form,
        negated: bool,
        category: Option<CategoryId>,
    ) -> impl Iterator<Item = &'a Template> + use<'a> {
        let theme = category.and_then(|c| self.themes[c.0 as usize]);
        let wording = self.wording;
        let themes = wording.with_parents(theme).map(Some).chain([None]);
        let all = wording.templates_of(form, negated);
        themes.flat_map(move |theme| all.clone().filter(move |template| template.theme == theme))
    }

    pub(crate) fn value(&self, value: ValueId, shape: Shape) -> Arc<Spellings> {
        Arc::clone(&self.values(value.category, shape).all[value.index as usize])
    }

    /// The values of a category whose name in this shape is these symbols.
    pub(crate) fn named(&self, category: CategoryId, shape: Shape, symbols: &[Symbol]) -> Vec<ValueId> {
        let names = self.values(category, shape);
        if !symbols.first().is_some_and(|first| SymbolFilter::new([first]).may_be_within(names.first)) {
            return Vec::new();
        }
        let fits = |spellings: &Spellings| spellings.iter().any(|spelling| spelling.symbols == symbols);
        let found = names.all.iter().enumerate().filter(|(_, spellings)| fits(spellings));
        found.map(|(at, _)| ValueId { category, index: at as u32 }).collect()
    }

    /// The spellings of a category's name.
    pub(crate) fn category(&self, category: CategoryId, shape: Shape) -> Arc<Spellings> {
        if let Some(known) = self.categories.borrow().get(&(category, shape)) {
            return Arc::clone(known);
        }
        let name = self.puzzle.category(category).name.trim();
        let name = if self.language.capitals == Capitals::Nouns { name.to_owned() } else { small(name) };
        let theme = self.themes[category.0 as usize];
        let same_theme = self.themes.iter().filter(|t| t.is_some() && **t == theme).count();
        let noun = self.wording.noun(theme).filter(|_| same_theme == 1);
        let noun = noun.map(str::to_owned).or_else(|| self.wording.singular(&name));
        let names: Vec<String> = noun.into_iter().chain([name]).collect();
        let spellings = Arc::new(self.spellings(&names, shape));
        self.categories.borrow_mut().insert((category, shape), Arc::clone(&spellings));
        spellings
    }

    /// How numbers in the unit of a category are written.
    pub(crate) fn measures(&self, category: CategoryId) -> &[Measure] {
        &self.measures[category.0 as usize]
    }

    /// The letter of a variable.
    pub(crate) fn variable(&self, bound: Bound) -> Option<&str> {
        self.variables.get(bound.0 as usize).map(String::as_str)
    }

    /// Whether values of the category are names of their own.
    pub(crate) fn has_names(&self, category: CategoryId) -> bool {
        self.templates(Form::Has, false, Some(category)).next().is_some_and(Template::is_bare_name)
    }

    /// Returns the pieces of a template in a word order. Where several categories have an order, a template about
    /// places names the category.
    pub(crate) fn pieces(&self, rule: Rule<'a>, order: Order) -> Pieces<'a> {
        let template = rule.template.pieces(order);
        let names_axis = self.names_axis && rule.template.form.is_about_places() && rule.template.theme.is_none();
        let axis = names_axis.then(|| self.templates(Form::Axis, false, rule.category).next()).flatten();
        Pieces { template, axis: axis.map_or(&[], |axis| axis.pieces(Order::Main)) }
    }
}

/// Returns a name without the capital of a beginning line.
fn small(name: &str) -> String {
    let mut letters = name.chars();
    match letters.next() {
        Some(first) if !letters.clone().any(char::is_uppercase) => first.to_lowercase().chain(letters).collect(),
        _ => name.to_owned(),
    }
}

/// A number in digits, without its sign, with the decimal sign of the language; a fraction where decimals do not end.
pub(crate) fn digits(number: Number, mark: char) -> String {
    let (numerator, denominator) = (i128::from(*number.numer()).abs(), i128::from(*number.denom()));
    let Some(places) = (0..=MAX_DECIMALS).find(|&p| 10_i128.pow(p) % denominator == 0) else {
        return format!("{numerator}/{denominator}");
    };
    let scaled = numerator * (10_i128.pow(places) / denominator);
    let digits = format!("{scaled:0>width$}", width = places as usize + 1);
    let (whole, decimals) = digits.split_at(digits.len() - places as usize);
    if decimals.is_empty() { whole.to_owned() } else { format!("{whole}{mark}{decimals}") }
}

/// Returns the number of digits; the inverse of [`digits`].
pub(crate) fn number(text: &str, mark: char) -> Option<Number> {
    if let Some((a, b)) = text.split_once('/') {
        let (a, b): (i64, i64) = (a.parse().ok()?, b.parse().ok()?);
        return (b > 0).then(|| Number::new(a, b));
    }
    let (whole, decimals) = text.split_once(mark).unwrap_or((text, ""));
    if decimals.len() > MAX_DECIMALS as usize || !text.bytes().all(|b| b.is_ascii_digit() || b == mark as u8) {
        return None;
    }
    let scale = 10_i64.pow(decimals.len() as u32);
    format!("{whole}{decimals}").parse().ok().map(|n: i64| Number::new(n, scale))
}
