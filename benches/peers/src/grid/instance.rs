//! A random zebra: houses in a row, categories of one value a house, clues of seven kinds.
//!
//! As text: a line `houses categories`, then a line a clue, such as `eq 0 3 2 1` or `at 4 0 2`;
//! a value is its category and its place in it, and all of them count from 0.

use std::fmt::{self, Display, Write as _};

use anyhow::{Context as _, Result, bail, ensure};

/// A value: its category and its place there.
pub type Value = (usize, usize);

/// What a clue says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Clue {
    /// The same house.
    Same(Value, Value),
    /// Somewhere left of.
    Left(Value, Value),
    /// Directly left of.
    DirectlyLeft(Value, Value),
    /// In neighbouring houses.
    Next(Value, Value),
    /// Exactly so many houses apart.
    Distance(Value, Value, usize),
    /// In this house.
    At(Value, usize),
    /// Not in this house.
    NotAt(Value, usize),
}

impl Clue {
    /// Returns whether the clue holds if `house(v)` is the house of each value.
    pub fn holds(self, house: impl Fn(Value) -> usize) -> bool {
        match self {
            Self::Same(a, b) => house(a) == house(b),
            Self::Left(a, b) => house(a) < house(b),
            Self::DirectlyLeft(a, b) => house(a) + 1 == house(b),
            Self::Next(a, b) => house(a).abs_diff(house(b)) == 1,
            Self::Distance(a, b, d) => house(a).abs_diff(house(b)) == d,
            Self::At(a, h) => house(a) == h,
            Self::NotAt(a, h) => house(a) != h,
        }
    }
}

impl Display for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pair = |kind: &str, a: &Value, b: &Value| write!(f, "{kind} {} {} {} {}", a.0, a.1, b.0, b.1);
        match self {
            Self::Same(a, b) => pair("eq", a, b),
            Self::Left(a, b) => pair("left", a, b),
            Self::DirectlyLeft(a, b) => pair("imm", a, b),
            Self::Next(a, b) => pair("next", a, b),
            Self::Distance(a, b, d) => {
                pair("dist", a, b)?;
                write!(f, " {d}")
            }
            Self::At(a, h) => write!(f, "at {} {} {h}", a.0, a.1),
            Self::NotAt(a, h) => write!(f, "notat {} {} {h}", a.0, a.1),
        }
    }
}

/// A puzzle of this kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    /// The number of houses, and of values in each category.
    pub houses: usize,
    /// The number of categories, the house numbers not counted.
    pub categories: usize,
    /// The clues.
    pub clues: Vec<Clue>,
}

impl Instance {
    /// Reads the text that [`Display`] writes.
    ///
    /// # Errors
    /// Names the first line with a wrong format or an unknown value.
    pub fn parse(text: &str) -> Result<Self> {
        let mut lines = text.lines();
        let head = lines.next().context("an instance begins with a line `houses categories`")?;
        let head = numbers(head.split_ascii_whitespace())?;
        let &[houses, categories] = &head[..] else { bail!("the first line is not `houses categories`") };
        let clues = lines.map(|line| clue(line, houses, categories)).collect::<Result<_>>()?;
        Ok(Self { houses, categories, clues })
    }
}

impl Display for Instance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.houses, self.categories)?;
        self.clues.iter().try_for_each(|clue| {
            clue.fmt(f)?;
            f.write_char('\n')
        })
    }
}

fn numbers<'a>(words: impl Iterator<Item = &'a str>) -> Result<Vec<usize>> {
    words.map(|word| word.parse().with_context(|| format!("`{word}` is not a number"))).collect()
}

fn clue(line: &str, houses: usize, categories: usize) -> Result<Clue> {
    let mut words = line.split_ascii_whitespace();
    let kind = words.next().context("an empty line")?;
    let clue = match (kind, &numbers(words)?[..]) {
        ("eq", &[c, v, d, w]) => Clue::Same((c, v), (d, w)),
        ("left", &[c, v, d, w]) => Clue::Left((c, v), (d, w)),
        ("imm", &[c, v, d, w]) => Clue::DirectlyLeft((c, v), (d, w)),
        ("next", &[c, v, d, w]) => Clue::Next((c, v), (d, w)),
        ("dist", &[c, v, d, w, apart]) => Clue::Distance((c, v), (d, w), apart),
        ("at", &[c, v, h]) => Clue::At((c, v), h),
        ("notat", &[c, v, h]) => Clue::NotAt((c, v), h),
        _ => bail!("`{line}` is not a clue"),
    };
    let known = |(c, v): Value| c < categories && v < houses;
    let fits = match clue {
        Clue::Same(a, b) | Clue::Left(a, b) | Clue::DirectlyLeft(a, b) | Clue::Next(a, b) => known(a) && known(b),
        Clue::Distance(a, b, d) => known(a) && known(b) && d < houses,
        Clue::At(a, h) | Clue::NotAt(a, h) => known(a) && h < houses,
    };
    ensure!(fits, "`{line}` speaks of a value or a house that is not there");
    Ok(clue)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trip() {
        let text = "6 3\neq 0 3 2 1\nleft 0 0 1 5\nimm 2 1 2 2\nnext 1 1 2 2\ndist 0 1 1 1 3\nat 2 0 5\nnotat 1 1 0\n";
        assert_eq!(Instance::parse(text).unwrap().to_string(), text);
    }

    #[test]
    fn bad_lines_are_named() {
        for text in ["", "6\n", "6 3\neq 0 3 2\n", "6 3\neq 0 6 2 1\n", "6 3\nat 3 0 0\n", "6 3\nsame 0 0 1 1\n"] {
            assert!(Instance::parse(text).is_err(), "{text:?}");
        }
    }
}
