//! A meaning as the text of an expression, which reads back to it.

use num_traits::{Signed as _, ToPrimitive as _};

use crate::clue::{Amount, Asked, Bound, CategoryId, Item, Operator, Order, Quantity, Truth, ValueId, Who};
use crate::lexer::is_opening;
use crate::lines::quoted;
use crate::names::{Meaning, Names};
use crate::{Code, GridPuzzle, Number, NumericKind, read_clue, read_question};

const ANY: u8 = 0;
const IFF: u8 = 1;
const IMPLIES: u8 = 2;
const XOR: u8 = 3;
const OR: u8 = 4;
const AND: u8 = 5;
const NOT: u8 = 6;
const ATOM: u8 = 8;

const SUM: u8 = 1;
const PRODUCT: u8 = 2;
const SIGNED: u8 = 3;

/// The expression of a truth, without the `=` before it. Names are in quotes where it would not read back without.
///
/// Every truth that reading gives reads back equal; others (such as an empty conjunction) read back to the same meaning.
pub fn expression(puzzle: &GridPuzzle, truth: &Truth) -> String {
    let names = Names::new(puzzle);
    let write = |quotes| Printer::new(puzzle, &names, quotes).whole(truth);
    let reads_back = |text: &str| {
        let (read, problems) = read_clue(puzzle, text);
        problems.iter().all(|p| p.code != Code::ShorterName) && read.as_ref() == Some(truth)
    };
    fewest_quotes(write, reads_back)
}

/// The expression of a question, without the `=` before it; see [`expression`].
pub fn question_expression(puzzle: &GridPuzzle, asked: &Asked) -> String {
    let names = Names::new(puzzle);
    let write = |quotes| Printer::new(puzzle, &names, quotes).asked(asked);
    let reads_back = |text: &str| {
        let (read, problems) = read_question(puzzle, text);
        problems.iter().all(|p| p.code != Code::ShorterName) && read.as_ref() == Some(asked)
    };
    fewest_quotes(write, reads_back)
}

/// Which names stand in quotes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quotes {
    Nowhere,
    /// Where the name is a keyword, or a longer declared name begins with it.
    Prefixes,
    Everywhere,
}

fn fewest_quotes(write: impl Fn(Quotes) -> String, reads_back: impl Fn(&str) -> bool) -> String {
    for quotes in [Quotes::Nowhere, Quotes::Prefixes] {
        let text = write(quotes);
        if reads_back(&text) {
            return text;
        }
    }
    write(Quotes::Everywhere)
}

struct Printer<'a> {
    puzzle: &'a GridPuzzle,
    names: &'a Names,
    quotes: Quotes,
    /// The categories of the quantifiers around.
    variables: Vec<CategoryId>,
}

impl<'a> Printer<'a> {
    fn new(puzzle: &'a GridPuzzle, names: &'a Names, quotes: Quotes) -> Self {
        Self { puzzle, names, quotes, variables: Vec::new() }
    }

    fn whole(&mut self, truth: &Truth) -> String {
        self.truth(truth, ANY)
    }

    fn asked(&mut self, asked: &Asked) -> String {
        match asked {
            Asked::Who(who) => self.who(who),
            Asked::Item(item) => self.item(item),
            Asked::Number(quantity) => self.quantity(quantity, ANY),
            Asked::Truth(truth) => self.truth(truth, ANY),
        }
    }

    fn name(&self, name: &str) -> String {
        let marked = match self.quotes {
            Quotes::Nowhere => false,
            Quotes::Prefixes => self.names.is_prefix(name) || is_opening(name),
            Quotes::Everywhere => true,
        };
        if marked { quoted(name) } else { name.to_owned() }
    }

    fn category(&self, id: CategoryId) -> String {
        self.name(&self.puzzle.category(id).name)
    }

    fn value(&self, id: ValueId) -> String {
        self.name(&self.puzzle.value(id).text)
    }

    fn qualified(&self, id: ValueId) -> String {
        format!("{}.{}", self.category(id.category), self.value(id))
    }

    /// The name of a quantifier's variable: a letter that no declared name has.
    fn variable(&self, bound: Bound) -> String {
        let free = |name: &String| self.names.meanings(name).is_empty();
        let letters = ('p'..='z').map(String::from).filter(free);
        let numbered = (1..).map(|n: u32| format!("p{n}")).filter(free);
        letters.chain(numbered).nth(bound.0 as usize).unwrap_or_default()
    }

    fn truth(&mut self, truth: &Truth, level: u8) -> String {
        let (text, own) = match truth {
            Truth::Same(a, comparison, b) => {
                let (left, right) = (self.compared_who(a, b), self.compared_who(b, a));
                (format!("{left} {} {right}", comparison.sign()), NOT + 1)
            }
            Truth::Items(a, comparison, b) => {
                (format!("{} {} {}", self.item(a), comparison.sign(), self.item(b)), NOT + 1)
            }
            Truth::Numbers(a, comparison, b) => {
                let (left, right) = (self.compared_quantity(a, b), self.compared_quantity(b, a));
                (format!("{left} {} {right}", comparison.sign()), NOT + 1)
            }
            Truth::Places(a, order, b, axis) => {
                (format!("{} {} {}{}", self.who(a), relation(*order), self.who(b), self.axis(*axis)), NOT + 1)
            }
            Truth::Between(a, b, c, axis) => {
                let (a, b, c) = (self.who(a), self.who(b), self.who(c));
                (format!("{a} between {b} and {c}{}", self.axis(*axis)), NOT + 1)
            }
            Truth::AllDifferentWho(list) => (self.list("all different", list, Self::who), ATOM),
            Truth::AllDifferentItems(list) => (self.list("all different", list, Self::item), ATOM),
            Truth::AllDifferentNumbers(list) => (self.list("all different", list, |p, q| p.quantity(q, ANY)), ATOM),
            Truth::Not(inner) => {
                let inner = self.truth(inner, NOT);
                // Where `not` is a declared name, a sign behind it would be an operator.
                let text = if inner.starts_with('-') { format!("not ({inner})") } else { format!("not {inner}") };
                (text, NOT)
            }
            Truth::And(list) => match &list[..] {
                [] => ("0 = 0".to_owned(), NOT + 1),
                [only] => return self.truth(only, level),
                _ => (self.joined(list, " and ", NOT), AND),
            },
            Truth::Or(list) => match &list[..] {
                [] => ("0 = 1".to_owned(), NOT + 1),
                [only] => return self.truth(only, level),
                _ => (self.joined(list, " or ", AND), OR),
            },
            Truth::Xor(a, b) => {
                // `or` binds tighter but may not stand beside `xor` without brackets.
                let left = if matches!(**a, Truth::Xor(..)) { XOR } else { AND };
                (format!("{} xor {}", self.truth(a, left), self.truth(b, AND)), XOR)
            }
            Truth::Implies(a, b) => (format!("{} implies {}", self.truth(a, XOR), self.truth(b, IMPLIES)), IMPLIES),
            Truth::Iff(a, b) => (format!("{} iff {}", self.truth(a, IFF), self.truth(b, IMPLIES)), IFF),
            Truth::Count(amount, list) => {
                let head = match amount {
                    Amount::Exactly(n) => format!("exactly {n} of"),
                    Amount::AtLeast(n) => format!("at least {n} of"),
                    Amount::AtMost(n) => format!("at most {n} of"),
                };
                (self.list(&head, list, |p, t| p.truth(t, ANY)), ATOM)
            }
            Truth::Every(bound, category, body) => (self.quantified("every", *bound, *category, body), ANY),
            Truth::Some(bound, category, body) => (self.quantified("some", *bound, *category, body), ANY),
        };
        if own < level { format!("({text})") } else { text }
    }

    fn joined(&mut self, list: &[Truth], word: &str, level: u8) -> String {
        let parts: Vec<String> = list.iter().map(|t| self.truth(t, level)).collect();
        parts.join(word)
    }

    fn list<T>(&mut self, head: &str, list: &[T], text: impl Fn(&mut Self, &T) -> String) -> String {
        let parts: Vec<String> = list.iter().map(|t| text(self, t)).collect();
        format!("{head} ({})", parts.join(", "))
    }

    fn quantified(&mut self, word: &str, bound: Bound, category: CategoryId, body: &Truth) -> String {
        let variable = self.variable(bound);
        self.variables.push(category);
        let body = self.truth(body, ANY);
        self.variables.pop();
        format!("{word} {variable} in {}: {body}", self.category(category))
    }

    fn axis(&self, axis: CategoryId) -> String {
        let ordered = self.puzzle.categories.iter().filter(|c| c.ordered).count();
        if ordered == 1 { String::new() } else { format!(" by {}", self.category(axis)) }
    }

    fn who(&mut self, who: &Who) -> String {
        match who {
            Who::Has(value) => {
                let meanings = self.names.meanings(&self.puzzle.value(*value).text);
                let values = meanings.iter().filter(|m| matches!(m, Meaning::Value(_))).count();
                if values == 1 { self.value(*value) } else { self.qualified(*value) }
            }
            Who::Bound(bound) => self.variable(*bound),
            Who::Act(item) => {
                let category = match &**item {
                    Item::Value(value) => Some(value.category),
                    Item::Of(category, _) => Some(*category),
                    Item::Bound(bound) => self.variables.get(bound.0 as usize).copied(),
                };
                let name = category.map(|c| self.category(c)).unwrap_or_default();
                format!("act({name}, {})", self.item(item))
            }
            Who::ActNumber(category, quantity) => {
                let number = match &**quantity {
                    // A number alone would have to be a value of the category.
                    Quantity::Constant(_) => format!("0 + {}", self.quantity(quantity, PRODUCT)),
                    other => self.quantity(other, ANY),
                };
                format!("act({}, {number})", self.category(*category))
            }
        }
    }

    /// Somebody beside `=`: against a variable over numbers, a bare number would be a number.
    fn compared_who(&mut self, who: &Who, other: &Who) -> String {
        match (who, other) {
            (Who::Has(value), Who::Bound(_)) if self.puzzle.value(*value).number.is_some() => self.qualified(*value),
            _ => self.who(who),
        }
    }

    fn item(&mut self, item: &Item) -> String {
        match item {
            Item::Value(value) => self.value(*value),
            Item::Of(category, who) => format!("{}({})", self.category(*category), self.who(who)),
            Item::Bound(bound) => self.variable(*bound),
        }
    }

    /// A number beside a comparison: a value of the other side's category as it is written there.
    fn compared_quantity(&mut self, quantity: &Quantity, other: &Quantity) -> String {
        if let (Quantity::Constant(number), Quantity::Of(category, _)) = (quantity, other) {
            let category = self.puzzle.category(*category);
            if let Some(value) = category.values.iter().find(|v| v.number == Some(*number)) {
                return self.name(&value.text);
            }
            let minutes = number.to_i64().filter(|m| number.is_integer() && (0..1440).contains(m));
            if let (Some(NumericKind::Time), Some(minutes)) = (&category.numeric, minutes) {
                return format!("{}:{:02}", minutes / 60, minutes % 60);
            }
        }
        self.quantity(quantity, ANY)
    }

    fn quantity(&mut self, quantity: &Quantity, level: u8) -> String {
        let (text, own) = match quantity {
            Quantity::Constant(number) => match decimal(*number) {
                Some(text) => (text, ATOM),
                None => (format!("{}/{}", number.numer(), number.denom()), PRODUCT),
            },
            Quantity::Of(category, who) => (format!("{}({})", self.category(*category), self.who(who)), ATOM),
            Quantity::Bound(bound) => (self.variable(*bound), ATOM),
            Quantity::Negate(inner) => match **inner {
                Quantity::Constant(_) | Quantity::Negate(_) => (format!("-({})", self.quantity(inner, ANY)), SIGNED),
                _ => (format!("-{}", self.quantity(inner, ATOM)), SIGNED),
            },
            Quantity::Absolute(inner) => (format!("abs({})", self.quantity(inner, ANY)), ATOM),
            Quantity::Arithmetic(a, operator, b) => {
                let (word, own) = match operator {
                    Operator::Add => ("+", SUM),
                    Operator::Subtract => ("-", SUM),
                    Operator::Multiply => ("*", PRODUCT),
                    Operator::Divide => ("/", PRODUCT),
                    Operator::Modulo => ("mod", PRODUCT),
                };
                (format!("{} {word} {}", self.quantity(a, own), self.quantity(b, own + 1)), own)
            }
            Quantity::Minimum(list) => (self.call("min", list), ATOM),
            Quantity::Maximum(list) => (self.call("max", list), ATOM),
        };
        if own < level { format!("({text})") } else { text }
    }

    fn call(&mut self, function: &str, list: &[Quantity]) -> String {
        let parts: Vec<String> = list.iter().map(|q| self.quantity(q, ANY)).collect();
        format!("{function}({})", parts.join(", "))
    }
}

fn relation(order: Order) -> String {
    match order {
        Order::Before => "left of".to_owned(),
        Order::After => "right of".to_owned(),
        Order::PlacesBefore(1) => "directly left of".to_owned(),
        Order::PlacesAfter(1) => "directly right of".to_owned(),
        Order::PlacesFrom(1) => "next to".to_owned(),
        Order::PlacesBefore(n) => format!("{n} places left of"),
        Order::PlacesAfter(n) => format!("{n} places right of"),
        Order::PlacesFrom(n) => format!("{n} places from"),
    }
}

/// A number with a decimal point; `None` if its decimals do not end.
pub(crate) fn decimal(number: Number) -> Option<String> {
    if number.is_integer() {
        return Some(number.to_integer().to_string());
    }
    let mut denominator = *number.denom();
    let (mut twos, mut fives) = (0_u32, 0_u32);
    while denominator % 2 == 0 {
        denominator /= 2;
        twos += 1;
    }
    while denominator % 5 == 0 {
        denominator /= 5;
        fives += 1;
    }
    let places = twos.max(fives);
    if denominator != 1 || places > 15 {
        return None;
    }
    let scaled = i128::from(*number.numer()).abs() * 10_i128.pow(places) / i128::from(*number.denom());
    let digits = format!("{scaled:0>width$}", width = places as usize + 1);
    let (whole, decimals) = digits.split_at(digits.len() - places as usize);
    let sign = if number.is_negative() { "-" } else { "" };
    Some(format!("{sign}{whole}.{decimals}"))
}
