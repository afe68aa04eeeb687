//! The templates of the `[say]` section.

use smol_str::SmolStr;

use super::Wording;
use crate::language::Line;
use crate::tokens::{Split, fold};
use crate::words::form::Form;
use crate::words::lex::lex;
use crate::words::template::{Case, Join, Order, Piece, Shape, Slot, Symbol, Template};

impl Wording {
    #[inline(never)]
    pub(super) fn template(&mut self, line: &Line<'_>, split: &Split) -> Result<(), String> {
        let Some((head, text)) = line.text.split_once(':') else { return Ok(()) };
        let head: Vec<&str> = head.split_whitespace().collect();
        let (name, theme) = match *head {
            [name] => (name, None),
            [name, theme] => (name, Some(self.theme(theme)?)),
            _ => return Err("`form: template` or `form theme: template` is expected".to_owned()),
        };
        let form = |name: &str| Form::ALL.iter().copied().find(|k| k.name() == name);
        let negated = name.strip_prefix("no-").and_then(form);
        let Some(found) = negated.or_else(|| form(name)) else {
            let names: Vec<&str> = Form::ALL.iter().map(|k| k.name()).collect();
            return Err(format!("no form is called `{name}`; there are {}", names.join(", ")));
        };
        let mut symbols = std::mem::take(&mut self.symbols);
        let this = &*self;
        let read = Template::read(
            (found, negated.is_some(), theme),
            text,
            |inside| this.slot(inside),
            |word| {
                let mut intern = |text: SmolStr| {
                    let next = Symbol(symbols.len() as u32);
                    *symbols.entry(text).or_insert(next)
                };
                let word = fold(word);
                if split.endings.contains(&word) {
                    return vec![intern(word)];
                }
                // A hyphen inside a compound is not a word.
                let word = word.strip_prefix('-').filter(|w| !w.is_empty()).unwrap_or(&word);
                lex(word, split, this).into_iter().map(intern).collect()
            },
        );
        self.symbols = symbols;
        self.templates.push(read?);
        Ok(())
    }

    /// Parses the text between braces.
    #[inline(never)]
    fn slot(&self, inside: &str) -> Result<(char, Slot), String> {
        let words: Vec<&str> = inside.split_whitespace().collect();
        let letter_of = |word: &str| {
            let plain = word.trim_end_matches("..").trim_end_matches("'s");
            let mut letters = plain.chars();
            letters.next().filter(|_| letters.next().is_none())
        };
        // An article may be a single letter, too, before the part.
        let holder = words.iter().position(|w| w.ends_with("'s"));
        let at =
            holder.or_else(|| words.iter().rposition(|w| letter_of(w).is_some())).ok_or("a slot needs a letter")?;
        let letter = letter_of(words[at]).ok_or("a slot needs a letter")?;
        let (before, behind) = (&words[..at], &words[at + 1..]);
        let listed = words[at].ends_with("..");
        let join = || -> Result<Join, String> {
            let name = behind.first().ok_or("a list needs the way in which it is joined")?;
            self.join(name).ok_or_else(|| format!("no `list {name}` is known"))
        };
        let shape = || match before {
            [] => Ok(Shape::Bare),
            [name] => self.shape(name).ok_or_else(|| format!("no `article {name}` is known")),
            _ => Err("one article is enough".to_owned()),
        };
        let slot = match (letter, listed) {
            ('A'..='D', _) if words[at].ends_with("'s") => Slot::Holding,
            ('A'..='D', true) => Slot::People(join()?),
            ('A'..='D', false) if before.first() == Some(&"name") => Slot::Name,
            ('A'..='D', false) if matches!(behind.first(), Some(&("one" | "other" | "too"))) => {
                let form = match behind[0] {
                    "one" => Form::OneIs,
                    "other" => Form::OtherIs,
                    _ => Form::OtherToo,
                };
                Slot::Said(form, behind.get(1).and_then(|name| order(name)))
            }
            ('A'..='D', false) => Slot::Who(behind.first().map_or(Ok(Case::default()), |name| self.case(name))?),
            ('S' | 'T', true) => Slot::Truths,
            ('S' | 'T', false) => Slot::Truth(behind.first().and_then(|name| order(name))),
            ('I' | 'J', true) => Slot::Items(join()?),
            ('I' | 'J', false) => Slot::Item,
            ('Q' | 'R', true) => Slot::Quantities(join()?),
            ('Q' | 'R', false) if before.first() == Some(&"any") => Slot::Quantity,
            ('Q' | 'R', false) => Slot::Operand,
            ('c', _) => Slot::Category(shape()?),
            ('v', true) => Slot::Values(shape()?, join()?),
            ('v', false) => Slot::Value(shape()?),
            ('k', _) => Slot::Amount,
            ('K', _) if before.first() == Some(&"amount") => Slot::Amount,
            ('K', _) => Slot::Constant,
            ('n', _) if before.first() == Some(&"one") => Slot::One,
            ('n', _) => Slot::Whole,
            ('f', _) => Slot::Factor,
            ('x', _) => Slot::Variable,
            _ => return Err(format!("no part has the letter `{letter}`")),
        };
        Ok((letter, slot))
    }

    /// Derives templates for several values from those for one.
    pub(super) fn derive_lists(&mut self) {
        for (form, join) in [(Form::IsEither, "either"), (Form::IsOr, "or")] {
            let Some(join) = self.join(join) else { continue };
            // Without a theme the value follows its category, where `either` would be clumsy.
            let fits = |t: &&Template| t.form == Form::Is && !t.negated && (t.theme.is_some() || form == Form::IsOr);
            let adapt = |letter, slot, glued| match slot {
                Slot::Value(shape) => Some(Piece::Slot(letter, Slot::Values(shape, join), glued)),
                _ => None,
            };
            let derived: Vec<Template> = self.templates.iter().filter(fits).map(|t| t.adapted(form, adapt)).collect();
            self.templates.extend(derived);
        }
    }

    /// Derives templates for what one of two is from those for what somebody is.
    pub(super) fn derive_subjects(&mut self, split: &Split) {
        let subjects = std::mem::take(&mut self.subjects);
        for (form, at) in [(Form::OneIs, 0), (Form::OtherIs, 1), (Form::OtherToo, 1)] {
            let text = &subjects[at];
            if text.is_empty() {
                continue;
            }
            let mut symbols = std::mem::take(&mut self.symbols);
            let intern = |word: SmolStr| {
                let next = Symbol(symbols.len() as u32);
                *symbols.entry(word).or_insert(next)
            };
            let matched: Vec<Symbol> = lex(text, split, self).into_iter().map(intern).collect();
            self.symbols = symbols;
            let words =
                |glued| text.split_whitespace().zip(0..).map(move |(word, at)| (word.to_owned(), glued && at == 0));
            let adapt = |_, slot, glued| match slot {
                Slot::Who(_) => Some(Piece::Text(words(glued).collect(), matched.clone())),
                _ => None,
            };
            let fits = |t: &&Template| t.form == Form::Is && !t.negated && t.has_who();
            let all = self.templates.iter().filter(fits);
            let derived: Vec<Template> = match form {
                Form::OtherToo => all.filter_map(Template::without_verb).map(|t| t.adapted(form, adapt)).collect(),
                _ => all.map(|t| t.adapted(form, adapt)).collect(),
            };
            self.templates.extend(derived);
        }
    }
}

/// Returns the word order with this name.
fn order(name: &str) -> Option<Order> {
    match name {
        "sub" => Some(Order::Subordinate),
        "inv" => Some(Order::Inverted),
        "main" => Some(Order::Main),
        _ => None,
    }
}
