//! Reading with templates, the inverse of writing.
//!
//! The templates with their slots are a context-free grammar. The parser works top-down over spans of words with a
//! chart: each span once for each kind of part. It keeps every reading, because an ambiguous text has no meaning here.
//! A text with a word that is in no template and no name is not tried.

mod goal;
mod lists;
mod memory;
mod numbers;

use super::filled_form::{FilledForm, Part};
use super::form::FormKind;
use super::phrasebook::{Phrasebook, Pieces, Rule};
use super::scope::is_closed;
use super::template::{Order, Piece, Shape, Symbol, SymbolFilter};
use bachet_notation::clue::{Asked, Bound, CategoryId, Quantity, Truth, Who};
use goal::{Goal, goal};
use memory::Cell;
pub(crate) use memory::Memory;

/// Maximum number of words in a text.
const MAX_WORDS: usize = 600;
/// Maximum nesting of parts.
const MAX_DEPTH: u32 = 200;
/// Maximum number of template pieces that are tried on one text.
const MAX_STEPS: u32 = 600_000;
/// Maximum number of readings of a part.
const MAX_READINGS: usize = 6;

/// Returns the only meaning of a text that templates wrote, or `None` if they did not write it or it is ambiguous.
pub(crate) fn truth(book: &Phrasebook<'_>, text: &str) -> Option<Truth> {
    let mut list = Chart::with(book, text, |chart| {
        let mut read = chart.sentences(0);
        if read.len() == 1 && chart.steps > 0 { read.pop() } else { None }
    })?;
    let truth = if list.len() == 1 { list.pop()? } else { Truth::And(list) };
    is_closed(&book.puzzle, &truth).then_some(truth)
}

/// Returns the only meaning of a question that templates wrote.
pub(crate) fn question(book: &Phrasebook<'_>, text: &str) -> Option<Asked> {
    Chart::with(book, text, |chart| {
        let mut read = chart.parts(Goal::Question, 0, chart.memory.words.len());
        match read.pop()? {
            Part::Asked(asked) if chart.steps > 0 && read.is_empty() => Some(asked),
            _ => None,
        }
    })
}

struct Chart<'b, 'a> {
    book: &'b Phrasebook<'a>,
    memory: Memory,
    /// All words.
    present: SymbolFilter,
    stop: Symbol,
    /// Whether some reading is incomplete: a span was read while it was being read, or too deep.
    incomplete: bool,
    steps: u32,
    depth: u32,
}

impl<'b, 'a> Chart<'b, 'a> {
    /// Reads a text, unless it is too long.
    fn with<T>(book: &'b Phrasebook<'a>, text: &str, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let mut memory = book.memory.take();
        memory.begin(book, text);
        let present = SymbolFilter::new(&memory.words);
        let (stop, incomplete, steps, depth) = (book.symbol("."), false, MAX_STEPS, 0);
        let mut chart = Self { book, memory, present, stop, incomplete, steps, depth };
        let fits = (1..=MAX_WORDS).contains(&chart.memory.words.len());
        let found = if fits { read(&mut chart) } else { None };
        book.memory.replace(chart.memory);
        found
    }

    /// Returns every way to read the words from `from` on as sentences with full stops.
    fn sentences(&mut self, from: usize) -> Vec<Vec<Truth>> {
        let mut found = Vec::new();
        let words = self.memory.words.len();
        for end in from + 1..=words {
            if end < words && self.memory.words[end] != self.stop {
                continue;
            }
            let here = self.cell(Goal::Sentence(Order::Main), from, end);
            if here.is_empty() {
                continue;
            }
            let rest = if end + 1 < words { self.sentences(end + 1) } else { vec![Vec::new()] };
            for place in here.places() {
                let Part::Truth(truth) = self.memory.part(place) else { continue };
                for rest in &rest {
                    found.push(std::iter::once(truth).chain(rest).cloned().collect());
                    if found.len() > MAX_READINGS {
                        return found;
                    }
                }
            }
        }
        found
    }

    /// Returns every reading of a span as a part of one kind.
    fn cell(&mut self, goal: Goal, from: usize, to: usize) -> Cell {
        if from >= to {
            return Cell::NOTHING;
        }
        if let Some(known) = self.memory.known(goal, from, to) {
            return known;
        }
        let place = (goal, from as u16, to as u16);
        if let Some(&known) = self.memory.cells.get(&place) {
            // Left recursion over the same span adds nothing.
            self.incomplete |= known == Cell::UNFINISHED;
            return known;
        }
        if self.steps == 0 || self.depth == MAX_DEPTH {
            self.incomplete = true;
            return Cell::NOTHING;
        }
        self.memory.cells.insert(place, Cell::UNFINISHED);
        self.depth += 1;
        let mut found = Vec::new();
        self.fill(goal, from, to, &mut found);
        self.depth -= 1;
        let lasting = !self.incomplete && self.steps > 0;
        self.memory.store(goal, from, to, found, lasting)
    }

    /// Returns a copy of every reading of a span.
    fn parts(&mut self, goal: Goal, from: usize, to: usize) -> Vec<Part> {
        let cell = self.cell(goal, from, to);
        cell.places().map(|place| self.memory.part(place).clone()).collect()
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
            Goal::Holding(category) => self.rules_for(FormKind::Holding, Order::Main, Some(category), from, to, found),
            Goal::Said(form, order) => self.rules(form.kind(), order, from, to, found),
            Goal::Category(category, shape) => {
                let here = &self.memory.words[from..to];
                if self.book.category(category, shape).iter().any(|l| l.symbols == here) {
                    found.push(Part::Nothing);
                }
            }
            Goal::Value(category, shape) => {
                let here = &self.memory.words[from..to];
                found.extend(self.book.named(category, shape, here).into_iter().map(Part::Value));
            }
            Goal::Amount(category) => found.extend(self.amount(category, from, to).map(Part::Number)),
            Goal::Constant(category) => self.constant(category, from, to, found),
            Goal::Name => {
                let here = self.cell(Goal::Who, from, to);
                let names = here.places().map(|place| self.memory.part(place));
                found.extend(names.filter(|part| self.is_name(part, from, to)).cloned());
            }
            Goal::Whole => found.extend(self.whole(from, to).map(Part::Number)),
            Goal::Factor => found.extend(self.factor(from, to).map(Part::Number)),
            Goal::Variable => {
                let text = &self.memory.texts[from];
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

    /// Whether a part is somebody by a name of their own, which the span is.
    fn is_name(&self, part: &Part, from: usize, to: usize) -> bool {
        let Part::Who(Who::Has(value)) = part else { return false };
        let here = &self.memory.words[from..to];
        self.book.has_names(value.category)
            && self.book.value(*value, Shape::Bare).iter().any(|spelling| spelling.symbols == here)
    }

    fn same(&mut self, goal: Goal, from: usize, to: usize, found: &mut Vec<Part>) {
        for place in self.cell(goal, from, to).places() {
            keep(found, self.memory.part(place).clone());
        }
    }

    fn in_brackets(&mut self, goal: Goal, from: usize, to: usize, found: &mut Vec<Part>) {
        if to - from > 2 && self.memory.texts[from] == "(" && self.memory.texts[to - 1] == ")" {
            self.same(goal, from + 1, to - 1, found);
        }
    }

    fn rules(&mut self, kind: FormKind, order: Order, from: usize, to: usize, found: &mut Vec<Part>) {
        self.rules_for(kind, order, None, from, to, found);
    }

    /// Reads a span with the templates of a kind, only those for one category if it is given.
    fn rules_for(
        &mut self,
        kind: FormKind,
        order: Order,
        category: Option<CategoryId>,
        from: usize,
        to: usize,
        found: &mut Vec<Part>,
    ) {
        let book = self.book;
        let [start, end] = self.possible(kind, order);
        for at in start..end {
            let rule = book.rules(kind)[usize::from(self.memory.rules[at])].rule;
            if category.is_none() || rule.category == category {
                self.rule(rule, order, from, to, found);
            }
        }
    }

    /// Returns the range of `rules` that holds the templates of a kind whose words all occur in the text.
    fn possible(&mut self, kind: FormKind, order: Order) -> [usize; 2] {
        let memory = &mut self.memory;
        if let Some(known) = memory.possible.iter().find(|known| known.0 == kind && known.1 == order) {
            return known.2;
        }
        let words = &memory.words;
        let is_here = |piece: &Piece| match piece {
            Piece::Text(_, symbols) => symbols.iter().all(|symbol| words.contains(symbol)),
            Piece::Slot(..) => true,
        };
        let start = memory.rules.len();
        for (filtered, at) in self.book.rules(kind).iter().zip(0..) {
            if filtered.symbols.may_be_within(self.present) && filtered.rule.template.pieces(order).iter().all(is_here)
            {
                memory.rules.push(at);
            }
        }
        let range = [start, memory.rules.len()];
        memory.possible.push((kind, order, range));
        range
    }

    fn rule(&mut self, rule: Rule<'a>, order: Order, from: usize, to: usize, found: &mut Vec<Part>) {
        let here = &self.memory.words[from..to];
        // Excludes most templates by their first words.
        if let Some(Piece::Text(_, symbols)) = rule.template.pieces(order).first()
            && !here.starts_with(symbols)
        {
            return;
        }
        // Excludes most of the others by their other words.
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
        if !self.may_fit(pieces, from, to) {
            return;
        }
        let parts = self.memory.spare.pop().unwrap_or_default();
        let (template, category) = (rule.template, rule.category);
        let said = FilledForm { form: template.form, negated: template.negated, category, parts };
        let mut laid = Laid { rule, order, said, ways: 0, found };
        self.lay(pieces, from, to, &mut laid);
        self.memory.spare.push(laid.said.parts);
    }

    /// Whether the span has the words of the pieces in their order, the first and the last at its ends.
    fn may_fit(&self, pieces: Pieces<'a>, from: usize, to: usize) -> bool {
        let words = &self.memory.words;
        let mut at = from;
        let (mut rest, mut first) = (pieces, true);
        while let Some((piece, behind)) = rest.split_first() {
            let is_first = std::mem::replace(&mut first, false);
            rest = behind;
            let Piece::Text(_, symbols) = piece else {
                at += 1;
                continue;
            };
            let last = to.saturating_sub(symbols.len());
            if at > last || at + symbols.len() > to {
                return false;
            }
            let mut places = if is_first {
                at..=at
            } else if rest.is_empty() {
                last..=last
            } else {
                at..=last
            };
            match places.find(|&p| words[p..].starts_with(symbols)) {
                Some(place) => at = place + symbols.len(),
                None => return false,
            }
        }
        at <= to
    }

    /// Finds every way to match pieces with a span.
    fn lay(&mut self, pieces: Pieces<'a>, from: usize, to: usize, laid: &mut Laid<'_, 'a>) {
        if self.steps == 0 || laid.ways > MAX_READINGS {
            return;
        }
        self.steps -= 1;
        let Some((piece, rest)) = pieces.split_first() else {
            if from == to {
                laid.ways += 1;
                if let Some(part) = laid.said.meaning(&self.book.puzzle) {
                    keep(laid.found, part);
                }
            }
            return;
        };
        match piece {
            Piece::Text(_, symbols) => {
                if from + symbols.len() <= to && self.memory.words[from..].starts_with(symbols) {
                    self.lay(rest, from + symbols.len(), to, laid);
                }
            }
            Piece::Slot(letter, slot, _) => {
                let Some(goal) = goal(*slot, laid.rule, laid.order) else { return };
                let first = if rest.is_empty() { to } else { from + 1 };
                for end in first..=to {
                    let follows = match rest.first() {
                        Some(Piece::Text(_, symbols)) => self.memory.words[end..].starts_with(symbols),
                        Some(Piece::Slot(..)) => end < to,
                        None => true,
                    };
                    if !follows || !self.may_fit(rest, end, to) {
                        continue;
                    }
                    for place in self.cell(goal, from, end).places() {
                        laid.said.parts.push((*letter, self.memory.part(place).clone()));
                        self.lay(rest, end, to, laid);
                        laid.said.parts.pop();
                    }
                }
            }
        }
    }
}

/// A template that is being matched with a span.
struct Laid<'f, 'a> {
    rule: Rule<'a>,
    order: Order,
    /// Its form with the parts that are matched.
    said: FilledForm,
    /// Number of ways in which it has matched.
    ways: usize,
    found: &'f mut Vec<Part>,
}

fn keep(found: &mut Vec<Part>, part: Part) {
    if found.len() < MAX_READINGS && !found.contains(&part) {
        found.push(part);
    }
}
