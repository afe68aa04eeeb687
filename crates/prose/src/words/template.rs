//! A template of a `[say]` section: words with slots, in the word orders that a sentence may need.
//!
//! In `{A} <is> older ^ than {B}` the finite verb is in `<..>`. In a subordinate clause it moves to `^`, or to the end
//! (`that A older is than B`); in an inverted clause, as in a question, it comes first. A language without verb
//! movement marks no verbs.

use super::form::Form;

/// A word order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Order {
    /// Of a main clause.
    Main,
    /// Of a clause after a conjunction.
    Subordinate,
    /// With the verb first.
    Inverted,
}

/// The index of a way to join the members of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Join(pub(crate) u8);

/// The shape of a name: bare, as a number alone, or with an article of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Shape {
    Bare,
    /// The digits alone.
    Number,
    /// With an article of this kind.
    Article(u8),
}

/// The index of a grammatical case; 0 is the one in which names are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Case(pub(crate) u8);

/// The index of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Theme(pub(crate) u16);

/// The index of a word or a sign, of the language or of a puzzle's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Symbol(pub(crate) u32);

/// The content of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    /// Somebody, in this case.
    Who(Case),
    /// Somebody by a name of their own.
    Name,
    /// Several of them.
    People(Join),
    /// Somebody by what is said of them: the form of the sentence without its subject, and its word order.
    Said(Form, Option<Order>),
    /// A sentence, in this word order or in that of the sentence around it.
    Truth(Option<Order>),
    /// Several sentences with letters.
    Truths,
    /// A value.
    Item,
    /// Several values.
    Items(Join),
    /// A number; arithmetic has brackets.
    Operand,
    /// A number.
    Quantity,
    /// Several numbers.
    Quantities(Join),
    /// The item of an entity in the category.
    Holding,
    /// The category's name.
    Category(Shape),
    /// A value's name.
    Value(Shape),
    /// Several values' names.
    Values(Shape, Join),
    /// A number in the unit of the category.
    Amount,
    /// A number of the category as its values are written.
    Constant,
    /// A whole number.
    Whole,
    /// The number one.
    One,
    /// How many times.
    Factor,
    Variable,
}

/// Returns the word order of what is said of one of two, given that of the sentence around it; `None` if the verb would
/// have to come before the two.
pub(crate) fn said_order(own: Option<Order>, around: Order) -> Option<Order> {
    match around {
        Order::Main => Some(own.unwrap_or(Order::Main)),
        Order::Subordinate => Some(Order::Subordinate),
        Order::Inverted => own.is_none().then_some(Order::Main),
    }
}

/// A piece of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Words, each with whether no blank precedes it; and the symbols that they match.
    Text(Vec<(String, bool)>, Vec<Symbol>),
    /// A slot by its letter, with whether no blank precedes it.
    Slot(char, Slot, bool),
}

/// The words of a language for a form.
#[derive(Clone, Debug)]
pub(crate) struct Template {
    pub(crate) form: Form,
    /// Whether it negates the form.
    pub(crate) negated: bool,
    /// The theme of the categories that it is restricted to.
    pub(crate) theme: Option<Theme>,
    main: Vec<Piece>,
    subordinate: Vec<Piece>,
    inverted: Vec<Piece>,
    /// Without the verb, if the template marks one.
    gapped: Option<Vec<Piece>>,
    /// The symbols of its words, the same in every order.
    symbols: SymbolFilter,
}

/// A set of symbols that may seem to have more than it has: a Bloom filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SymbolFilter(u128);

impl SymbolFilter {
    /// The set of these symbols.
    pub(crate) fn new<'s>(symbols: impl IntoIterator<Item = &'s Symbol>) -> Self {
        Self(symbols.into_iter().fold(0, |all, symbol| all | 1 << (symbol.0 % u128::BITS)))
    }

    /// Whether all symbols may be in the other set; `false` is certain.
    pub(crate) fn may_be_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }
}

/// A part of a template as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Atom {
    Word(String),
    Verb(String),
    Landing,
    Slot(char, Slot),
}

impl Template {
    /// Parses a template. `slot` parses the text in braces, `symbols` a word.
    pub(crate) fn read(
        (form, negated, theme): (Form, bool, Option<Theme>),
        text: &str,
        slot: impl Fn(&str) -> Result<(char, Slot), String>,
        mut symbols: impl FnMut(&str) -> Vec<Symbol>,
    ) -> Result<Self, String> {
        let atoms = atoms(text, slot)?;
        for (_, atom) in &atoms {
            if let Atom::Slot(letter, _) = atom
                && *letter != 'c'
                && !form.letters().contains(*letter)
            {
                return Err(format!("`{}` has no part `{letter}`; it has `{}`", form.name(), form.letters()));
            }
        }
        for letter in form.letters().chars() {
            if !atoms.iter().any(|(_, a)| matches!(a, Atom::Slot(l, _) if *l == letter)) {
                return Err(format!("`{}` has a part `{letter}`, which the template lacks", form.name()));
            }
        }
        let main = atoms.iter().filter(|(_, a)| *a != Atom::Landing).cloned().collect();
        let verb = atoms.iter().position(|(_, a)| matches!(a, Atom::Verb(_)));
        let (subordinate, inverted, gapped) = match verb {
            None => (Clone::clone(&main), Clone::clone(&main), None),
            Some(at) => {
                let mut rest = atoms.clone();
                let (_, verb) = rest.remove(at);
                let verb = (false, verb);
                let landing = rest.iter().position(|(_, a)| *a == Atom::Landing);
                let mut subordinate = rest.clone();
                match landing {
                    Some(landing) => subordinate[landing] = verb.clone(),
                    None => subordinate.push(verb.clone()),
                }
                rest.retain(|(_, a)| *a != Atom::Landing);
                let inverted = std::iter::once(verb).chain(rest.iter().cloned()).collect();
                (subordinate, inverted, Some(rest))
            }
        };
        let mut finish = |atoms| pieces(atoms, &mut symbols);
        let (main, subordinate, inverted) = (finish(main), finish(subordinate), finish(inverted));
        let gapped = gapped.map(finish);
        let symbols = symbols_of(&main);
        Ok(Self { form, negated, theme, main, subordinate, inverted, gapped, symbols })
    }

    /// Its pieces in a word order.
    pub(crate) fn pieces(&self, order: Order) -> &[Piece] {
        match order {
            Order::Main => &self.main,
            Order::Subordinate => &self.subordinate,
            Order::Inverted => &self.inverted,
        }
    }

    /// The symbols of its words.
    pub(crate) fn symbols(&self) -> SymbolFilter {
        self.symbols
    }

    /// Returns the template for another form, with other pieces for slots; `None` keeps one.
    pub(crate) fn adapted(&self, form: Form, other: impl Fn(char, Slot, bool) -> Option<Piece>) -> Self {
        let adapt = |pieces: &[Piece]| -> Vec<Piece> {
            let piece = |piece: &Piece| match *piece {
                Piece::Slot(letter, slot, glued) => other(letter, slot, glued).unwrap_or_else(|| piece.clone()),
                Piece::Text(..) => piece.clone(),
            };
            pieces.iter().map(piece).collect()
        };
        let main = adapt(&self.main);
        Self {
            form,
            negated: self.negated,
            theme: self.theme,
            symbols: symbols_of(&main),
            main,
            subordinate: adapt(&self.subordinate),
            inverted: adapt(&self.inverted),
            gapped: self.gapped.as_deref().map(adapt),
        }
    }

    /// Returns the template without its verb, in any word order; `None` if it marks none.
    pub(crate) fn without_verb(&self) -> Option<Self> {
        let gapped = self.gapped.clone()?;
        Some(Self {
            symbols: symbols_of(&gapped),
            main: gapped.clone(),
            subordinate: gapped.clone(),
            inverted: gapped,
            gapped: None,
            ..*self
        })
    }

    /// Whether it has a slot for somebody, in any words.
    pub(crate) fn has_who(&self) -> bool {
        self.main.iter().any(|piece| matches!(piece, Piece::Slot(_, Slot::Who(_), _)))
    }

    /// Whether it is a value's name and nothing else.
    pub(crate) fn is_bare_name(&self) -> bool {
        matches!(self.main[..], [Piece::Slot(_, Slot::Value(Shape::Bare), _)])
    }
}

fn symbols_of(pieces: &[Piece]) -> SymbolFilter {
    SymbolFilter::new(pieces.iter().flat_map(|piece| match piece {
        Piece::Text(_, symbols) => &symbols[..],
        Piece::Slot(..) => &[],
    }))
}

/// Returns the parts in their order, each with whether no blank precedes it.
fn atoms(text: &str, slot: impl Fn(&str) -> Result<(char, Slot), String>) -> Result<Vec<(bool, Atom)>, String> {
    let mut atoms: Vec<(bool, Atom)> = Vec::new();
    let mut glued = false;
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        if first.is_whitespace() {
            glued = false;
            rest = rest.trim_start();
            continue;
        }
        let closing = match first {
            '{' => Some('}'),
            '<' => Some('>'),
            _ => None,
        };
        if let Some(closing) = closing {
            let Some((inside, behind)) = rest[1..].split_once(closing) else {
                return Err(format!("`{first}` without `{closing}`"));
            };
            if first == '{' {
                let (letter, slot) = slot(inside)?;
                atoms.push((glued, Atom::Slot(letter, slot)));
            } else {
                atoms.push((glued, Atom::Verb(inside.trim().to_owned())));
            }
            rest = behind;
        } else if let Some(behind) = rest.strip_prefix('^') {
            atoms.push((glued, Atom::Landing));
            rest = behind;
        } else {
            let end = rest.find(|c: char| c.is_whitespace() || matches!(c, '{' | '<' | '^')).unwrap_or(rest.len());
            atoms.push((glued, Atom::Word(rest[..end].to_owned())));
            rest = &rest[end..];
        }
        glued = true;
    }
    if atoms.is_empty() { Err("the template is empty".to_owned()) } else { Ok(atoms) }
}

fn pieces(atoms: Vec<(bool, Atom)>, symbols: &mut impl FnMut(&str) -> Vec<Symbol>) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (glued, atom) in atoms {
        let text = match atom {
            Atom::Slot(letter, slot) => {
                pieces.push(Piece::Slot(letter, slot, glued));
                continue;
            }
            Atom::Word(text) | Atom::Verb(text) => text,
            Atom::Landing => continue,
        };
        for (i, word) in text.split_whitespace().enumerate() {
            let found = symbols(word);
            let word = (word.to_owned(), glued && i == 0);
            match pieces.last_mut() {
                Some(Piece::Text(words, all)) => {
                    words.push(word);
                    all.extend(found);
                }
                _ => pieces.push(Piece::Text(vec![word], found)),
            }
        }
    }
    pieces
}
