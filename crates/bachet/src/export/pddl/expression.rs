//! The S-expressions of PDDL, with simplification.

use std::fmt::Write as _;

/// Maximum length of a line in characters.
const MAX_WIDTH: usize = 110;

/// A word, or a list in brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Expression {
    Word(String),
    List(Vec<Self>),
}

pub(super) fn word(text: &str) -> Expression {
    Expression::Word(text.to_owned())
}

/// A list of words.
pub(super) fn list<const N: usize>(words: [&str; N]) -> Expression {
    Expression::List(words.map(word).to_vec())
}

/// The condition that always holds: `(and)`.
pub(super) fn always() -> Expression {
    list(["and"])
}

/// The condition that never holds: `(or)`.
pub(super) fn never() -> Expression {
    list(["or"])
}

pub(super) fn not(a: Expression) -> Expression {
    match a {
        a if a == always() => never(),
        a if a == never() => always(),
        Expression::List(mut inner) if inner.len() == 2 && inner[0] == word("not") => inner.remove(1),
        a => Expression::List(vec![word("not"), a]),
    }
}

pub(super) fn all(parts: Vec<Expression>) -> Expression {
    joined("and", parts, &always(), &never())
}

pub(super) fn any(parts: Vec<Expression>) -> Expression {
    joined("or", parts, &never(), &always())
}

pub(super) fn imply(a: Expression, b: Expression) -> Expression {
    if a == never() || b == always() {
        always()
    } else if a == always() {
        b
    } else if b == never() {
        not(a)
    } else {
        Expression::List(vec![word("imply"), a, b])
    }
}

/// Joins the parts with an operator; leaves out neutral parts and flattens nested ones.
fn joined(by: &str, parts: Vec<Expression>, nothing: &Expression, decided: &Expression) -> Expression {
    let mut words = vec![word(by)];
    for part in parts {
        if part == *decided {
            return part;
        }
        match part {
            Expression::List(inner) if inner.first() == Some(&word(by)) => words.extend(inner.into_iter().skip(1)),
            part => words.push(part),
        }
    }
    match words.len() {
        1 => nothing.clone(),
        2 => words.remove(1),
        _ => Expression::List(words),
    }
}

impl Expression {
    /// Writes the expression, with its parts on separate lines if it does not fit on one.
    pub(super) fn write(&self, out: &mut String) {
        self.write_at(out, 0);
        out.push('\n');
    }

    fn write_at(&self, out: &mut String, indent: usize) {
        let Self::List(parts) = self else { return self.write_flat(out) };
        if self.width(MAX_WIDTH.saturating_sub(indent)).is_some() {
            return self.write_flat(out);
        }
        out.push('(');
        // The first words stay on the first line: `(:init`, `(:action cross-2`, `(forall (?x - woman)`.
        let mut head = 0;
        while matches!(parts.get(head), Some(Self::Word(_))) && head < 2 {
            head += 1;
        }
        if matches!(parts.first(), Some(Self::Word(w)) if w == "forall" || w == "exists") {
            head = 2;
        }
        for (i, part) in parts.iter().enumerate() {
            let is_keyed = i > 0 && matches!(&parts[i - 1], Self::Word(w) if w.starts_with(':'));
            let is_word = matches!(part, Self::Word(w) if !w.starts_with(':'));
            let follows = i < head || is_keyed || (i > 0 && is_word && matches!(parts[i - 1], Self::Word(_)));
            match i {
                0 => {}
                _ if follows => out.push(' '),
                // Writing to a string cannot fail.
                _ => _ = write!(out, "\n{:1$}", "", indent + 2),
            }
            part.write_at(out, indent + 2);
        }
        out.push(')');
    }

    fn write_flat(&self, out: &mut String) {
        match self {
            Self::Word(text) => out.push_str(text),
            Self::List(parts) => {
                out.push('(');
                for (i, part) in parts.iter().enumerate() {
                    if i > 0 {
                        out.push(' ');
                    }
                    part.write_flat(out);
                }
                out.push(')');
            }
        }
    }

    /// Returns its width on one line; `None` if it does not fit.
    fn width(&self, room: usize) -> Option<usize> {
        match self {
            Self::Word(text) => (text.len() <= room).then_some(text.len()),
            Self::List(parts) => {
                let mut wide = 1 + parts.len().max(1);
                for part in parts {
                    wide += part.width(room.checked_sub(wide)?)?;
                }
                (wide <= room).then_some(wide)
            }
        }
    }
}
