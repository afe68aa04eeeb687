//! Reading with templates, the inverse of writing.
//!
//! The templates with their slots are a context-free grammar. The parser works top-down over spans of words with a
//! chart: each span once for each kind of part. It keeps every reading, because an ambiguous text has no meaning here.
//! A text with a word that is in no template and no name is not tried.

mod goal;
mod lists;
mod numbers;

use std::rc::Rc;

use bachet_notation::clue::{Asked, Bound, Quantity, Truth, Who};
use rustc_hash::{FxBuildHasher, FxHashMap};
use smol_str::SmolStr;

use super::filled_form::{FilledForm, Part};
use super::form::FormKind;
use super::phrasebook::{Phrasebook, Rule};
use super::scope::is_closed;
use super::template::{Order, Piece, Shape, Symbol, SymbolFilter};
use goal::{Goal, goal};

/// Maximum number of words in a text.
const MAX_WORDS: usize = 600;
/// Maximum nesting of parts.
const MAX_DEPTH: u32 = 200;
/// Maximum number of template pieces that are tried on one text.
const MAX_STEPS: u32 = 600_000;
/// Number of spans of an ordinary text, each with a kind of part.
const CELLS: usize = 200;
/// Maximum number of readings of a part.
const MAX_READINGS: usize = 6;

/// Returns the only meaning of a text that templates wrote, or `None` if they did not write it or it is ambiguous.
pub(crate) fn truth(book: &Phrasebook<'_>, text: &str) -> Option<Truth> {
    let mut chart = Chart::new(book, text)?;
    let mut read = chart.sentences(0);
    (read.len() == 1 && chart.steps > 0).then_some(())?;
    let mut list = read.pop()?;
    let truth = if list.len() == 1 { list.pop()? } else { Truth::And(list) };
    is_closed(&book.puzzle, &truth).then_some(truth)
}

/// Returns the only meaning of a question that templates wrote.
pub(crate) fn question(book: &Phrasebook<'_>, text: &str) -> Option<Asked> {
    let mut chart = Chart::new(book, text)?;
    let read = chart.cell(Goal::Question, 0, chart.words.len());
    match &*read {
        [Part::Asked(asked)] if chart.steps > 0 => Some(asked.clone()),
        _ => None,
    }
}

struct Chart<'b, 'a> {
    book: &'b Phrasebook<'a>,
    words: Vec<Symbol>,
    texts: Vec<SmolStr>,
    /// All words.
    present: SymbolFilter,
    stop: Symbol,
    cells: FxHashMap<(Goal, u16, u16), Rc<[Part]>>,
    /// The readings of a span that has none.
    nothing: Rc<[Part]>,
    /// The templates of each kind whose words are all in the text.
    rules: FxHashMap<(FormKind, Order), Rc<[Rule<'a>]>>,
    steps: u32,
    depth: u32,
}

impl<'b, 'a> Chart<'b, 'a> {
    fn new(book: &'b Phrasebook<'a>, text: &str) -> Option<Self> {
        let (mut words, mut texts) = (Vec::new(), Vec::new());
        let all = super::lex::lex(text, &book.language.lexicon.split, book.wording);
        if all.len() > MAX_WORDS {
            return None;
        }
        for word in all {
            words.push(book.symbol(&word));
            texts.push(word);
        }
        let stop = book.symbol(".");
        let cells = FxHashMap::with_capacity_and_hasher(CELLS, FxBuildHasher);
        let (nothing, rules) = (Rc::new([]), FxHashMap::default());
        let present = SymbolFilter::new(&words);
        let (steps, depth) = (MAX_STEPS, 0);
        (!words.is_empty()).then_some(Self { book, words, texts, present, stop, cells, nothing, rules, steps, depth })
    }

    /// Returns every way to read the words from `from` on as sentences with full stops.
    fn sentences(&mut self, from: usize) -> Vec<Vec<Truth>> {
        let mut found = Vec::new();
        for end in from + 1..=self.words.len() {
            if end < self.words.len() && self.words[end] != self.stop {
                continue;
            }
            let here = self.cell(Goal::Sentence(Order::Main), from, end);
            if here.is_empty() {
                continue;
            }
            let rest = if end + 1 < self.words.len() { self.sentences(end + 1) } else { vec![Vec::new()] };
            for part in here.iter() {
                let Part::Truth(truth) = part else { continue };
                for rest in &rest {
                    found.push(std::iter::once(truth.clone()).chain(rest.iter().cloned()).collect());
                    if found.len() > MAX_READINGS {
                        return found;
                    }
                }
            }
        }
        found
    }

    /// Returns every reading of a span as a part of one kind.
    fn cell(&mut self, goal: Goal, from: usize, to: usize) -> Rc<[Part]> {
        let place = (goal, from as u16, to as u16);
        if let Some(known) = self.cells.get(&place) {
            return Rc::clone(known);
        }
        if self.steps == 0 || self.depth == MAX_DEPTH || from >= to {
            return Rc::clone(&self.nothing);
        }
        // Left recursion over the same span adds nothing.
        self.cells.insert(place, Rc::clone(&self.nothing));
        self.depth += 1;
        let mut found = Vec::new();
        self.fill(goal, from, to, &mut found);
        self.depth -= 1;
        if found.is_empty() {
            return Rc::clone(&self.nothing);
        }
        let found: Rc<[Part]> = found.into();
        self.cells.insert(place, Rc::clone(&found));
        found
    }

    #[inline(never)]
    fn fill(&mut self, goal: Goal, from: usize, to: usize, found: &mut Vec<Part>) {
        match goal {
            Goal::Clause(order) => self.rules(FormKind::Clause, order, from, to, found),
            Goal::Bracketed(order) => {
                self.same(Goal::Clause(order), from, to, found);
                self.in_brackets(Goal::Sentence(Order::Main), from, to, found);
            }
            Goal::Sentence(order) => {
                self.same(Goal::Clause(order), from, to, found);
                self.rules(FormKind::Compound, order, from, to, found);
            }
            Goal::Lettered => self.lettered(from, to, found),
            Goal::Who => self.rules(FormKind::Who, Order::Main, from, to, found),
            Goal::Item => self.rules(FormKind::Item, Order::Main, from, to, found),
            Goal::Operand => {
                self.rules(FormKind::Quantity, Order::Main, from, to, found);
                if let Some(number) = self.digits(from, to) {
                    found.push(Part::Quantity(Quantity::Constant(number)));
                }
                self.in_brackets(Goal::Quantity, from, to, found);
            }
            Goal::Quantity => {
                self.same(Goal::Operand, from, to, found);
                self.rules(FormKind::Arithmetic, Order::Main, from, to, found);
            }
            Goal::Holding(category) => {
                let mut all = Vec::new();
                let rules = self.possible(FormKind::Holding, Order::Main);
                for &rule in rules.iter().filter(|rule| rule.category == Some(category)) {
                    self.rule(rule, Order::Main, from, to, &mut all);
                }
                found.extend(all);
            }
            Goal::Said(form, order) => self.rules(form.kind(), order, from, to, found),
            Goal::Category(category, shape) => {
                let here = &self.words[from..to];
                if self.book.category(category, shape).iter().any(|l| l.symbols == here) {
                    found.push(Part::Nothing);
                }
            }
            Goal::Value(category, shape) => {
                let here = &self.words[from..to];
                found.extend(self.book.named(category, shape, here).into_iter().map(Part::Value));
            }
            Goal::Amount(category) => found.extend(self.amount(category, from, to).map(Part::Number)),
            Goal::Constant(category) => self.constant(category, from, to, found),
            Goal::Name => {
                let names = self.cell(Goal::Who, from, to);
                let is_name = |part: &&Part| match part {
                    Part::Who(Who::Has(value)) => {
                        let spellings = self.book.value(*value, Shape::Bare);
                        let here = &self.words[from..to];
                        self.book.has_names(value.category) && spellings.iter().any(|l| l.symbols == here)
                    }
                    _ => false,
                };
                found.extend(names.iter().filter(is_name).cloned());
            }
            Goal::Whole => found.extend(self.whole(from, to).map(Part::Number)),
            Goal::Factor => found.extend(self.factor(from, to).map(Part::Number)),
            Goal::Variable => {
                let text = &self.texts[from];
                let letters = (0..8).map(Bound).filter(|&b| to == from + 1 && self.book.variable(b) == Some(text));
                found.extend(letters.map(Part::Variable));
            }
            Goal::People(join) => {
                let lists = self.list(Goal::Who, join, from, to);
                found.extend(lists.into_iter().map(|l| Part::People(lists::members(&l, lists::who))));
            }
            Goal::Items(join) => {
                let lists = self.list(Goal::Item, join, from, to);
                found.extend(lists.into_iter().map(|l| Part::Items(lists::members(&l, lists::item))));
            }
            Goal::Quantities(join) => {
                let lists = self.list(Goal::Operand, join, from, to);
                found.extend(lists.into_iter().map(|l| Part::Quantities(lists::members(&l, lists::quantity))));
            }
            Goal::Values(category, shape, join) => {
                let lists = self.list(Goal::Value(category, shape), join, from, to);
                found.extend(lists.into_iter().map(|l| Part::Values(lists::members(&l, lists::value))));
            }
            Goal::Question => self.rules(FormKind::Question, Order::Main, from, to, found),
        }
    }

    fn same(&mut self, goal: Goal, from: usize, to: usize, found: &mut Vec<Part>) {
        for part in self.cell(goal, from, to).iter() {
            keep(found, part.clone());
        }
    }

    fn in_brackets(&mut self, goal: Goal, from: usize, to: usize, found: &mut Vec<Part>) {
        if to - from > 2 && self.texts[from] == "(" && self.texts[to - 1] == ")" {
            self.same(goal, from + 1, to - 1, found);
        }
    }

    fn rules(&mut self, kind: FormKind, order: Order, from: usize, to: usize, found: &mut Vec<Part>) {
        for &rule in self.possible(kind, order).iter() {
            self.rule(rule, order, from, to, found);
        }
    }

    /// Returns the templates of a kind whose words are all somewhere in the text.
    fn possible(&mut self, kind: FormKind, order: Order) -> Rc<[Rule<'a>]> {
        if let Some(known) = self.rules.get(&(kind, order)) {
            return Rc::clone(known);
        }
        let is_here = |piece: &Piece| match piece {
            Piece::Text(_, symbols) => symbols.iter().all(|symbol| self.words.contains(symbol)),
            Piece::Slot(..) => true,
        };
        let all = self.book.rules(kind).iter().filter(|filtered| filtered.symbols.may_be_within(self.present));
        let all = all.map(|filtered| filtered.rule);
        let found: Rc<[Rule<'a>]> = all.filter(|rule| rule.template.pieces(order).iter().all(is_here)).collect();
        self.rules.insert((kind, order), Rc::clone(&found));
        found
    }

    fn rule(&mut self, rule: Rule<'a>, order: Order, from: usize, to: usize, found: &mut Vec<Part>) {
        // Excludes most templates by their first words.
        if let Some(Piece::Text(_, symbols)) = rule.template.pieces(order).first()
            && !self.words[from..to].starts_with(symbols)
        {
            return;
        }
        // Excludes most of the others by their other words.
        let here = &self.words[from..to];
        let is_absent = |piece: &Piece| match piece {
            Piece::Text(_, symbols) => {
                !symbols.is_empty() && !here.windows(symbols.len()).any(|words| words == symbols)
            }
            Piece::Slot(..) => false,
        };
        if rule.template.pieces(order).iter().any(is_absent) {
            return;
        }
        let pieces = self.book.pieces(rule, order);
        if !self.may_fit(&pieces, from, to) {
            return;
        }
        let mut ways = Vec::new();
        self.lay(&pieces, (rule, order), from, to, &mut Vec::new(), &mut ways);
        for parts in ways {
            let said =
                FilledForm { form: rule.template.form, negated: rule.template.negated, category: rule.category, parts };
            if let Some(part) = said.meaning(&self.book.puzzle) {
                keep(found, part);
            }
        }
    }

    /// Whether the span has the words of the pieces in their order, the first and the last at its ends.
    fn may_fit(&self, pieces: &[&Piece], from: usize, to: usize) -> bool {
        let mut at = from;
        for (index, piece) in pieces.iter().enumerate() {
            let Piece::Text(_, symbols) = piece else {
                at += 1;
                continue;
            };
            let last = to.saturating_sub(symbols.len());
            if at > last || at + symbols.len() > to {
                return false;
            }
            let mut places = if index == 0 {
                at..=at
            } else if index + 1 == pieces.len() {
                last..=last
            } else {
                at..=last
            };
            match places.find(|&p| self.words[p..].starts_with(symbols)) {
                Some(place) => at = place + symbols.len(),
                None => return false,
            }
        }
        at <= to
    }

    /// Finds every way to match pieces with a span.
    fn lay(
        &mut self,
        pieces: &[&Piece],
        around: (Rule<'a>, Order),
        from: usize,
        to: usize,
        parts: &mut Vec<(char, Part)>,
        ways: &mut Vec<Vec<(char, Part)>>,
    ) {
        if self.steps == 0 || ways.len() > MAX_READINGS {
            return;
        }
        self.steps -= 1;
        let Some((piece, rest)) = pieces.split_first() else {
            if from == to {
                ways.push(parts.clone());
            }
            return;
        };
        match piece {
            Piece::Text(_, symbols) => {
                if from + symbols.len() <= to && self.words[from..].starts_with(symbols) {
                    self.lay(rest, around, from + symbols.len(), to, parts, ways);
                }
            }
            Piece::Slot(letter, slot, _) => {
                let Some(goal) = goal(*slot, &around) else { return };
                let first = if rest.is_empty() { to } else { from + 1 };
                for end in first..=to {
                    let follows = match rest.first() {
                        Some(Piece::Text(_, symbols)) => self.words[end..].starts_with(symbols),
                        Some(Piece::Slot(..)) => end < to,
                        None => true,
                    };
                    if !follows || !self.may_fit(rest, end, to) {
                        continue;
                    }
                    for part in self.cell(goal, from, end).iter() {
                        parts.push((*letter, part.clone()));
                        self.lay(rest, around, end, to, parts, ways);
                        parts.pop();
                    }
                }
            }
        }
    }
}

fn keep(found: &mut Vec<Part>, part: Part) {
    if found.len() < MAX_READINGS && !found.contains(&part) {
        found.push(part);
    }
}
