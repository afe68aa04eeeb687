//! Writes a meaning as a sentence: the first form that the language has words for, and recursively for its parts.

use bachet_notation::clue::{Asked, CategoryId, Item, Quantity, Truth, ValueId, Who};
use bachet_notation::{Number, NumericKind};
use num_traits::{Signed as _, ToPrimitive as _};

use super::decompose;
use super::filled_form::{FilledForm, Part};
use super::form::{Form, FormKind};
use super::phrasebook::{Measure, Phrasebook, Rule, Spelling, digits};
use super::surface::Surface;
use super::template::{Join, Order, Piece, Shape, Slot, said_order};

/// Maximum nesting of parts.
const MAX_DEPTH: u32 = 200;

/// How precise the words are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Precision {
    /// As in ordinary sentences.
    Natural,
    /// Every value with its category.
    Plain,
    /// Every relation with its category.
    Formal,
    /// Every name in quotes, too.
    Quoted,
}

/// Writes a meaning; its functions return `None` if the language has no words for it.
pub(crate) struct Writer<'b, 'a> {
    book: &'b Phrasebook<'a>,
    precision: Precision,
    surface: Surface,
    /// The categories of the quantifiers around.
    variables: Vec<CategoryId>,
    depth: u32,
}

impl<'b, 'a> Writer<'b, 'a> {
    pub(crate) fn new(book: &'b Phrasebook<'a>, precision: Precision) -> Self {
        Self { book, precision, surface: Surface::default(), variables: Vec::new(), depth: 0 }
    }

    /// Writes one or more sentences.
    pub(crate) fn sentences(mut self, truth: &Truth) -> Option<String> {
        match truth {
            Truth::And(list) if list.len() > 1 && !self.is_one_sentence(truth) => {
                for truth in list {
                    self.sentence(truth)?;
                }
            }
            _ => self.sentence(truth)?,
        }
        Some(self.surface.finish(self.book.wording))
    }

    pub(crate) fn question(mut self, asked: &Asked) -> Option<String> {
        let mark = self.surface.mark();
        decompose::question(asked).iter().find_map(|said| self.said(said, Order::Main))?;
        self.surface.capital(mark);
        Some(self.surface.finish(self.book.wording))
    }

    /// Whether a conjunction reads best as one sentence: two short ones, or one with a single subject.
    fn is_one_sentence(&self, truth: &Truth) -> bool {
        let Truth::And(list) = truth else { return true };
        let compound = |t: &Truth| {
            decompose::truth(&self.book.puzzle, t).first().is_none_or(|s| s.form.kind() != FormKind::Clause)
        };
        let first = decompose::truth(&self.book.puzzle, truth);
        first.first().is_some_and(|s| s.form.kind() == FormKind::Clause)
            || list.len() == 2 && !list.iter().any(compound)
    }

    fn sentence(&mut self, truth: &Truth) -> Option<()> {
        let mark = self.surface.mark();
        self.truth(truth, Order::Main, Brackets::None)?;
        self.surface.capital(mark);
        self.surface.word(".", true);
        Some(())
    }

    fn truth(&mut self, truth: &Truth, order: Order, brackets: Brackets) -> Option<()> {
        if self.depth == MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let mark = self.surface.mark();
        let written = decompose::truth(&self.book.puzzle, truth).iter().find_map(|said| {
            self.surface.back_to(mark);
            let compound = said.form.kind() == FormKind::Compound && brackets == Brackets::IfCompound;
            if compound {
                self.open();
            }
            self.said(said, if compound { Order::Main } else { order })?;
            if compound {
                self.close(mark);
            }
            Some(())
        });
        self.depth -= 1;
        written
    }

    fn open(&mut self) {
        self.surface.word("(", false);
    }

    fn close(&mut self, mark: usize) {
        self.surface.glue(mark + 1);
        self.surface.word(")", true);
    }

    /// A form by the first of its templates whose slots can be filled.
    fn said(&mut self, said: &FilledForm, order: Order) -> Option<()> {
        let mark = self.surface.mark();
        let templates = self.book.templates(said.form, said.negated, said.category);
        // A precise text names a value with its category, as the templates without a theme do.
        let themed = match self.precision {
            Precision::Natural => true,
            Precision::Plain => !said.form.names_values(),
            Precision::Formal | Precision::Quoted => false,
        };
        templates.filter(|t| themed || t.theme.is_none()).find_map(|template| {
            self.surface.back_to(mark);
            let rule = Rule { template, category: said.category };
            for piece in self.book.pieces(rule, order).iter() {
                match piece {
                    Piece::Text(words, _) => words.iter().for_each(|(word, glued)| self.surface.word(word, *glued)),
                    Piece::Slot(letter, slot, glued) => {
                        let before = self.surface.mark();
                        self.slot(said, *letter, *slot, order)?;
                        if *glued {
                            self.surface.glue(before);
                        }
                    }
                }
            }
            Some(())
        })
    }

    #[inline(never)]
    fn slot(&mut self, said: &FilledForm, letter: char, slot: Slot, order: Order) -> Option<()> {
        if let Slot::Category(shape) = slot {
            let spellings = self.book.category(said.category?, shape);
            return self.spelling(&spellings);
        }
        match (said.part(letter)?, slot) {
            (Part::Who(who), Slot::Who(case)) => {
                let before = self.surface.mark();
                self.who(who)?;
                self.book.wording.has_case(case, self.surface.first(before)).then_some(())?;
                // The noun at the end declines with the article.
                let last = self.surface.mark().saturating_sub(1).max(before);
                for at in [before, last] {
                    self.surface.replace(at, |word| self.book.wording.in_case(case, word));
                }
                Some(())
            }
            (Part::Who(Who::Has(value)), Slot::Said(form, own)) => {
                // The verb may be left out if it is that of the first of two.
                let first = said.part('C').is_some_and(|first| is_in(first, value.category));
                (form != Form::OtherToo || first).then_some(())?;
                let said = FilledForm::new(form, Some(value.category), [('v', Part::Value(*value))]);
                self.said(&said, said_order(own, order)?)
            }
            (Part::Who(who), Slot::Name) => match who {
                Who::Has(value) if self.precision == Precision::Natural && self.book.has_names(value.category) => {
                    self.spelling(&self.book.value(*value, Shape::Bare))
                }
                _ => None,
            },
            (Part::Who(who), Slot::Holding) => {
                let holding = FilledForm::new(Form::Holding, said.category, [('A', Part::Who(who.clone()))]);
                self.said(&holding, order)
            }
            (Part::People(list), Slot::People(join)) => self.list(list, join, Self::who),
            (Part::Items(list), Slot::Items(join)) => self.list(list, join, Self::item),
            (Part::Quantities(list), Slot::Quantities(join)) => {
                self.list(list, join, |writer, q| writer.quantity(q, Brackets::IfCompound))
            }
            (Part::Values(list), Slot::Values(shape, join)) => {
                self.list(list, join, |writer, v| writer.spelling(&writer.book.value(*v, shape)))
            }
            (Part::Truth(truth), Slot::Truth(own)) => {
                let order = own.unwrap_or(order);
                if said.form == Form::Every || said.form == Form::Some {
                    self.variables.push(said.category?);
                }
                let written = self.truth(truth, order, Brackets::IfCompound);
                if said.form == Form::Every || said.form == Form::Some {
                    self.variables.pop();
                }
                written
            }
            (Part::Truths(list), Slot::Truths) => self.lettered(list),
            (Part::Item(item), Slot::Item) => self.item(item),
            (Part::Quantity(quantity), Slot::Operand) => self.quantity(quantity, Brackets::IfCompound),
            (Part::Quantity(quantity), Slot::Quantity) => self.quantity(quantity, Brackets::None),
            (Part::Value(value), Slot::Value(shape)) => self.spelling(&self.book.value(*value, shape)),
            (Part::Number(number), Slot::Amount) => self.amount(said.category?, *number),
            (Part::Number(number), Slot::Constant) => self.constant(said.category?, *number),
            (Part::Number(number), Slot::One) if *number != Number::from_integer(1) => None,
            (Part::Number(number), Slot::Whole | Slot::One) => {
                self.whole(*number);
                Some(())
            }
            (Part::Number(number), Slot::Factor) => self.factor(*number),
            (Part::Variable(bound), Slot::Variable) => {
                let letter = self.book.variable(*bound)?;
                self.surface.name(letter, false);
                Some(())
            }
            _ => None,
        }
    }

    /// A name, written as the precision requires.
    fn spelling(&mut self, spellings: &[Spelling]) -> Option<()> {
        let spelling = match self.precision {
            Precision::Natural => spellings.first(),
            Precision::Plain | Precision::Formal => spellings[..spellings.len().saturating_sub(1)].last(),
            Precision::Quoted => spellings.last(),
        }?;
        if let Some(article) = &spelling.article {
            self.surface.words(article);
        }
        if !spelling.name.is_empty() {
            self.surface.name(&spelling.name, false);
        }
        Some(())
    }

    fn list<T>(&mut self, list: &[T], join: Join, mut each: impl FnMut(&mut Self, &T) -> Option<()>) -> Option<()> {
        let joined = self.book.wording.joined(join).clone();
        for (at, member) in list.iter().enumerate() {
            let before = match at {
                0 => &joined.first,
                _ if at + 1 == list.len() => &joined.last,
                _ => &joined.between,
            };
            self.surface.words(before);
            each(self, member)?;
        }
        (!list.is_empty()).then_some(())
    }

    /// Sentences with letters: `(a) ..; (b) ..`.
    fn lettered(&mut self, list: &[Truth]) -> Option<()> {
        for (at, truth) in list.iter().enumerate() {
            if at > 0 {
                let apart = self.book.wording.apart.iter().any(|sign| sign == ";");
                self.surface.word(";", !apart);
            }
            self.surface.word(&format!("({})", label(at)), false);
            self.truth(truth, Order::Main, Brackets::IfCompound)?;
        }
        Some(())
    }

    fn who(&mut self, who: &Who) -> Option<()> {
        let mut said = decompose::somebody(who);
        if let Who::Act(item) = who {
            said.category = match &**item {
                Item::Value(ValueId { category, .. }) | Item::Of(category, _) => Some(*category),
                Item::Bound(bound) => self.variables.get(bound.0 as usize).copied(),
            };
        }
        self.deeper(|writer| writer.said(&said, Order::Main))
    }

    fn item(&mut self, item: &Item) -> Option<()> {
        self.deeper(|writer| writer.said(&decompose::item(item), Order::Main))
    }

    fn deeper(&mut self, write: impl FnOnce(&mut Self) -> Option<()>) -> Option<()> {
        if self.depth == MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let written = write(self);
        self.depth -= 1;
        written
    }

    fn quantity(&mut self, quantity: &Quantity, brackets: Brackets) -> Option<()> {
        if let Quantity::Constant(number) = quantity {
            self.number(*number);
            return Some(());
        }
        let said = decompose::quantity(quantity)?;
        let compound = said.form.kind() == FormKind::Arithmetic && brackets == Brackets::IfCompound;
        let mark = self.surface.mark();
        if compound {
            self.open();
        }
        self.deeper(|writer| writer.said(&said, Order::Main))?;
        if compound {
            self.close(mark);
        }
        Some(())
    }

    fn number(&mut self, number: Number) {
        let wording = self.book.wording;
        if number.is_negative() {
            self.surface.words(&wording.minus);
        }
        self.surface.name(&digits(number, wording.decimal.unwrap_or('.')), false);
    }

    fn whole(&mut self, number: Number) {
        let wording = self.book.wording;
        let word = number.to_usize().and_then(|n| wording.counted.get(n.checked_sub(1)?));
        match word {
            Some(word) => self.surface.words(word),
            None => self.number(number),
        }
    }

    fn factor(&mut self, number: Number) -> Option<()> {
        let wording = self.book.wording;
        if let Some((_, word)) = wording.factors.iter().find(|(n, _)| *n == number) {
            self.surface.words(word);
            return Some(());
        }
        if number.is_integer() {
            self.whole(number);
        } else {
            self.number(number);
        }
        self.surface.words(&wording.times);
        (!wording.times.is_empty()).then_some(())
    }

    /// A number in the unit of a category.
    fn amount(&mut self, category: CategoryId, number: Number) -> Option<()> {
        let one = number == Number::from_integer(1);
        let measures = self.book.measures(category);
        let measure: &Measure = measures.iter().find(|m| m.one == one).or_else(|| measures.last())?;
        if number.is_negative() {
            self.surface.words(&self.book.wording.minus);
        }
        let digits = digits(number, self.book.wording.decimal.unwrap_or('.'));
        self.surface.name(&format!("{}{digits}", measure.before), false);
        for (at, word) in measure.behind.split_whitespace().enumerate() {
            self.surface.name(word, at == 0 && measure.glued);
        }
        Some(())
    }

    /// A number as a value of a category is written, where one has it.
    fn constant(&mut self, category: CategoryId, number: Number) -> Option<()> {
        let values = &self.book.puzzle.category(category).values;
        if let Some(at) = values.iter().position(|v| v.number == Some(number)) {
            return self.spelling(&self.book.value(ValueId { category, index: at as u32 }, Shape::Bare));
        }
        let minutes = number.to_i64().filter(|m| number.is_integer() && (0..1440).contains(m));
        if let (Some(NumericKind::Time), Some(minutes)) = (&self.book.puzzle.category(category).numeric, minutes) {
            self.surface.name(&format!("{}:{:02}", minutes / 60, minutes % 60), false);
            return Some(());
        }
        self.amount(category, number)
    }
}

/// Whether a part is somebody by a value of this category.
fn is_in(part: &Part, category: CategoryId) -> bool {
    matches!(part, Part::Who(Who::Has(value)) if value.category == category)
}

/// Whether a compound gets brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Brackets {
    None,
    IfCompound,
}

/// The letter of a part: `a` to `z`, then numbers.
pub(crate) fn label(at: usize) -> String {
    let letter = u8::try_from(at).ok().filter(|&at| at < 26).map(|at| char::from(b'a' + at));
    letter.map_or_else(|| (at + 1).to_string(), String::from)
}
