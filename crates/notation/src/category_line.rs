//! The lines of a logic grid that declare a category: its name, its modifiers, its values.

use crate::fields::{CategoryFields, Sharing, ValueFields};
use crate::headers::Header;
use crate::keywords::{Grammar, Statement, Value};
use crate::lines::{Line, closing_quote, unquoted};
use crate::lists::{self, Item, Items};
use crate::names::{MAX_NAME_LENGTH, fold};
use crate::numeral::{DecimalMark, digits};
use crate::{Code, Diagnostic, Hint, Span, Text, slips};

/// Minimum number of words of a sentence; no name in a list has as many.
const MIN_SENTENCE_WORDS: usize = 4;
/// The label that is suggested for a clue that is written like a category.
const CLUE_LABEL: &str = "1.";
/// Words that people put before a clue in place of a label.
const CLUE_WORDS: [&str; 8] = ["clue", "clues", "hint", "hints", "indice", "indices", "aanwijzing", "aanwijzingen"];

/// The categories so far.
pub(crate) struct Categories {
    grammar: &'static Grammar,
    mark: DecimalMark,
    fields: Vec<CategoryFields>,
    /// For each category the keyword that its name may be a misspelling of.
    meant: Vec<Option<&'static str>>,
}

impl Categories {
    pub(crate) fn new(grammar: &'static Grammar, mark: DecimalMark) -> Self {
        Self { grammar, mark, fields: Vec::new(), meant: Vec::new() }
    }

    /// Reads a category from a statement with another word than a keyword before its colon.
    pub(crate) fn read(&mut self, written: &str, statement: &Statement<'_>, problems: &mut Vec<Diagnostic>) {
        let may_be = |value: Value| statement.is_first || value != Value::Header(Header::Title);
        let meant = self.grammar.meant(written, |keyword| may_be(keyword.value)).map(|keyword| keyword.word);
        let is_clue = CLUE_WORDS.contains(&fold(written).as_str());
        self.meant.push(if is_clue { Some(CLUE_LABEL) } else { meant });
        let name = keyword_category(written).unwrap_or(written);
        let at = statement.head.start as usize + (written.len() - name.len());
        let (name, modifiers) = modifiers(name, at, problems);
        let mut category = CategoryFields { name: category_name(name, at, problems), ..CategoryFields::default() };
        let is = |sharing: Sharing| modifiers.sharing.contains(&sharing);
        if is(Sharing::Spare) && is(Sharing::Shared) {
            let problem = Diagnostic::new(Code::ConflictingKinds, Span::new(at, at + name.len()));
            problems.push(problem.text("category", category.name.as_str()));
        }
        let shared = is(Sharing::Shared);
        category.sharing =
            if shared { Sharing::Shared } else { modifiers.sharing.first().copied().unwrap_or_default() };
        (category.ordered, category.words, category.unit) = (modifiers.ordered, modifiers.words, modifiers.unit);
        let list: Vec<Line<'_>> = statement.lines.iter().copied().filter(|l| !l.text.is_empty()).collect();
        let items = lists::items(&list, self.mark, category.name.as_str(), problems);
        category.left_out = items.left_out;
        category.values = values(items, shared, problems);
        self.fields.push(category);
    }

    /// Returns the categories without those that are rather misspelled keywords: they have one value, but no category
    /// that is surely one has.
    pub(crate) fn finished(self, problems: &mut Vec<Diagnostic>) -> Vec<CategoryFields> {
        let one_value = |category: &CategoryFields| category.values.len() == 1 && category.left_out == 0;
        // A sentence with commas looks like a list.
        let is_sentence = |value: &ValueFields| value.text.as_str().split_whitespace().count() >= MIN_SENTENCE_WORDS;
        if self.fields.iter().zip(&self.meant).any(|(c, meant)| meant.is_none() && one_value(c)) {
            return self.fields;
        }
        let mut categories = Vec::with_capacity(self.fields.len());
        for (category, meant) in self.fields.into_iter().zip(self.meant) {
            let fits =
                |word: &&str| one_value(&category) || *word == CLUE_LABEL && category.values.iter().any(is_sentence);
            let Some(meant) = meant.filter(fits) else {
                categories.push(category);
                continue;
            };
            let problem = Diagnostic::new(Code::UnknownKeyword, category.name.span());
            let problem = problem.text("name", category.name.as_str()).text("suggestion", meant);
            problems.push(if meant == CLUE_LABEL {
                problem.hint(Hint::Clue)
            } else {
                problem.fix(meant.trim_end_matches(':'))
            });
        }
        categories
    }
}

/// Returns the text after the word `category`.
pub(crate) fn keyword_category(name: &str) -> Option<&str> {
    let word = name.get(..8).filter(|w| w.eq_ignore_ascii_case("category"))?;
    let rest = &name[word.len()..];
    (rest.starts_with(char::is_whitespace) && !rest.trim().is_empty()).then(|| rest.trim_start())
}

fn category_name(name: &str, at: usize, problems: &mut Vec<Diagnostic>) -> Text {
    if name.starts_with('"') {
        match closing_quote(name, 0) {
            Some(end) if end == name.len() => {
                let mut text = Text::default();
                text.push(&unquoted(name), at as u32 + 1);
                return text;
            }
            Some(end) => {
                let span = Span::new(at + end, at + name.len());
                problems.push(Diagnostic::new(Code::TextAfterQuote, span).text("text", name[end..].trim()));
            }
            None => problems.push(Diagnostic::new(Code::UnclosedQuote, Span::new(at, at + 1))),
        }
    }
    Text::new(name, at as u32)
}

/// What the brackets after the name of a category say.
#[derive(Default)]
struct Modifiers {
    sharing: Vec<Sharing>,
    ordered: bool,
    words: bool,
    unit: Option<String>,
}

impl Modifiers {
    /// Applies one modifier; returns whether it is one.
    fn apply(&mut self, modifier: &str) -> bool {
        let words = modifier.split_whitespace().map(str::to_ascii_lowercase).collect::<Vec<_>>().join(" ");
        match words.as_str() {
            "some unused" | "spare" => self.sharing.push(Sharing::Spare),
            "shared" => self.sharing.push(Sharing::Shared),
            "ordered" => self.ordered = true,
            "text" => self.words = true,
            _ => {
                let unit = modifier.get(..5).filter(|t| t.eq_ignore_ascii_case("unit "));
                let Some(unit) = unit else { return false };
                self.unit = Some(modifier[unit.len()..].trim().to_owned());
            }
        }
        true
    }
}

/// Returns the name without the brackets after it, and the modifiers in them; a misspelled modifier is reported.
fn modifiers<'n>(mut name: &'n str, at: usize, problems: &mut Vec<Diagnostic>) -> (&'n str, Modifiers) {
    let mut modifiers = Modifiers::default();
    while let Some((shorter, inside)) = brackets(name) {
        let known = |modifier: &str| Modifiers::default().apply(modifier.trim());
        if inside.split(',').all(known) {
            for modifier in inside.split(',') {
                modifiers.apply(modifier.trim());
            }
        } else {
            let Some(meant) = slips::modifier(inside.trim()).filter(|_| !shorter.is_empty()) else { break };
            let end = at + name.len();
            let problem = Diagnostic::new(Code::UnknownModifier, Span::new(end - inside.len() - 2, end));
            problems.push(problem.text("modifier", inside).text("suggestion", meant).fix(format!("({meant})")));
            modifiers.apply(meant);
        }
        name = shorter;
    }
    (name, modifiers)
}

/// Returns the name before the brackets at its end, and the text in them.
fn brackets(name: &str) -> Option<(&str, &str)> {
    let inside = name.strip_suffix(')')?;
    let open = inside.rfind('(')?;
    Some((name[..open].trim_end(), &inside[open + 1..]))
}

/// Returns the values of a list; in a shared category a whole number after a name says how often it occurs.
fn values(items: Items, shared: bool, problems: &mut Vec<Diagnostic>) -> Vec<ValueFields> {
    let counts = if shared { counts(&items) } else { Vec::new() };
    let mut values = Vec::with_capacity(items.items.len());
    for (i, item) in items.items.into_iter().enumerate() {
        let mut value = ValueFields { text: item.text, count: None };
        let counted = counts.get(i).copied().flatten();
        if let Some((length, count)) = counted {
            value.count = Some(count);
            if item.behind.is_none() {
                value.text = value.text.part(0..length);
            }
        } else if let Some(behind) = item.behind {
            problems.push(Diagnostic::new(Code::TextAfterQuote, behind.span()).text("text", behind.as_str()));
        }
        values.push(value);
    }
    values
}

/// Returns for each item the length of its name and how often it occurs. If names would be there twice, the numbers
/// belong to the names, and only those after quotes are counts.
fn counts(items: &Items) -> Vec<Option<(usize, u32)>> {
    let mut names = rustc_hash::FxHashSet::default();
    let mut counts = Vec::with_capacity(items.items.len());
    for item in &items.items {
        let text = item.text.as_str();
        let counted = match &item.behind {
            Some(_) => count_behind_quotes(item),
            None if item.quoted => None,
            None => text.rsplit_once(char::is_whitespace).and_then(|(name, count)| {
                let plain = digits(count) == count.len() && !count.is_empty();
                plain.then(|| count.parse().ok().map(|count| (name.trim_end().len(), count))).flatten()
            }),
        };
        let name = &text[..counted.map_or(text.len(), |(length, _)| length)];
        let name: String = name.chars().take(MAX_NAME_LENGTH).collect();
        if !names.insert(fold(&name)) {
            return items.items.iter().map(count_behind_quotes).collect();
        }
        counts.push(counted);
    }
    counts
}

fn count_behind_quotes(item: &Item) -> Option<(usize, u32)> {
    let count = item.behind.as_ref()?.as_str().parse().ok()?;
    Some((item.text.len(), count))
}
