//! A document to its fields: keywords, categories, clues and questions, line by line.

use crate::family::Family;
use crate::fields::{CategoryFields, ClueFields, Fields, QuestionFields, Sharing, ValueFields};
use crate::lines::{Line, closing_quote, lines, unquoted};
use crate::lists::{self, Items};
use crate::names::{LONGEST_NAME, fold};
use crate::numeral::{DecimalMark, digits};
use crate::{Code, Diagnostic, Span, Text, slips};

/// More lines than any puzzle has.
const MOST_LINES: usize = 200_000;
/// No name in a list has so many words.
const WORDS_OF_A_SENTENCE: usize = 4;

/// The fields of a text, and the problems of its lines. Linear.
pub(crate) fn fields(source: &str, problems: &mut Vec<Diagnostic>) -> Fields {
    let mut all: Vec<Line<'_>> = lines(source).take(MOST_LINES + 1).collect();
    if all.len() > MOST_LINES {
        let span = all[MOST_LINES].span();
        problems.push(Diagnostic::new(Code::TooManyLines, span).with("limit", number(MOST_LINES)));
        all.truncate(MOST_LINES);
    }
    let mark = DecimalMark::of_language(stated_language(&all));
    let mut reader = Reader { fields: Fields::default(), seen: Seen::default(), mark, guesses: Vec::new(), problems };
    let mut from = 0;
    while from < all.len() {
        let indented = all[from + 1..].iter().take_while(|l| l.indented).count();
        let to = from + 1 + indented;
        reader.statement(&all[from..to], from == 0);
        from = to;
    }
    reader.settle_guesses();
    reader.fields
}

/// The language that some line states; lists before it are read by it too.
fn stated_language<'a>(all: &[Line<'a>]) -> Option<&'a str> {
    all.iter().filter(|l| !l.indented).find_map(|l| {
        let (keyword, rest) = l.text.split_once(':')?;
        keyword.trim().eq_ignore_ascii_case("language").then_some(rest.trim())
    })
}

/// Where each keyword was given.
#[derive(Default)]
struct Seen {
    family: Option<Span>,
    language: Option<Span>,
    source: Option<Span>,
}

struct Reader<'a> {
    fields: Fields,
    seen: Seen,
    mark: DecimalMark,
    /// The categories whose name is near to a keyword, by their place among the categories, with the keyword.
    guesses: Vec<(usize, &'static str)>,
    problems: &'a mut Vec<Diagnostic>,
}

impl Reader<'_> {
    /// Reads a line with the indented lines below it.
    fn statement(&mut self, block: &[Line<'_>], first: bool) {
        let head = block[0];
        if let Some(rest) = head.text.strip_prefix('?') {
            let sentence = skip(head, head.text.len() - rest.len());
            self.question(sentence, block);
        } else if let Some(length) = label_length(head.text) {
            self.clue(length, block);
        } else if head.text.starts_with('=') {
            self.expression_line(block);
        } else if let Some(colon) = colon(head.text) {
            self.keyword(colon, block, first);
        } else {
            let shown: String = head.text.chars().take(60).collect();
            self.problems.push(Diagnostic::new(Code::UnreadableLine, head.span()).text("line", shown));
        }
    }

    fn keyword(&mut self, colon: usize, block: &[Line<'_>], first: bool) {
        let head = block[0];
        let name = head.text[..colon].trim_end();
        let rest = skip(head, colon + 1);
        let name_span = Span::new(head.start as usize, head.start as usize + name.len());
        let below = self.without_expression(&block[1..]);
        let words: Vec<Line<'_>> = std::iter::once(rest).chain(below.iter().copied()).collect();
        // `knights` and the like are good names for a category.
        if let Some(family) = Family::of_keyword(name).filter(|family| !family.is_moving()) {
            self.family(family, name_span, &words, first);
        } else if name.eq_ignore_ascii_case("language") {
            self.language(name_span, &words);
        } else if name.eq_ignore_ascii_case("source") {
            let seen = self.seen.source.replace(name_span);
            self.once(seen, name, name_span);
            self.fields.source = Some(sentence(&words)).filter(|t| !t.is_empty());
        } else {
            let keyword = slips::keyword(name).filter(|keyword| first || *keyword != "grid");
            self.guesses.extend(keyword.map(|keyword| (self.fields.categories.len(), keyword)));
            self.category(name, &words, head.start);
        }
    }

    /// The lines below a keyword or category up to the first that is an expression, which belongs to no clue there.
    fn without_expression<'l, 't>(&mut self, below: &'l [Line<'t>]) -> &'l [Line<'t>] {
        let Some(at) = below.iter().position(|l| l.text.starts_with('=')) else { return below };
        self.problems.push(Diagnostic::new(Code::ExpressionWithoutClue, block_span(&below[at..])));
        &below[..at]
    }

    /// Takes out the categories of one value that are rather misspelled keywords: no category has their size.
    fn settle_guesses(&mut self) {
        let one_value = |category: &CategoryFields| category.values.len() == 1 && category.left_out == 0;
        // A sentence with commas looks like a list.
        let tells = |category: &CategoryFields| {
            category.values.iter().any(|value| value.text.as_str().split_whitespace().count() >= WORDS_OF_A_SENTENCE)
        };
        let mut guesses = std::mem::take(&mut self.guesses).into_iter().peekable();
        let mut guessed = Vec::with_capacity(self.fields.categories.len());
        guessed.extend((0..self.fields.categories.len()).map(|i| guesses.next_if(|g| g.0 == i).map(|g| g.1)));
        if self.fields.categories.iter().zip(&guessed).any(|(c, guess)| guess.is_none() && one_value(c)) {
            return;
        }
        let mut guessed = guessed.into_iter();
        let problems = &mut *self.problems;
        self.fields.categories.retain(|category| {
            let fits = |keyword: &&str| one_value(category) || *keyword == slips::CLUE && tells(category);
            let Some(keyword) = guessed.next().flatten().filter(fits) else { return true };
            let problem = Diagnostic::new(Code::UnknownKeyword, category.name.span());
            let problem = problem.text("name", category.name.as_str()).text("suggestion", keyword);
            problems.push(if keyword == slips::CLUE { problem.hint("clue") } else { problem });
            false
        });
    }

    fn once(&mut self, before: Option<Span>, keyword: &str, span: Span) {
        if let Some(before) = before {
            let mut problem = Diagnostic::new(Code::DuplicateKeyword, span).text("keyword", keyword);
            problem.related = Some(before);
            self.problems.push(problem);
        }
    }

    fn family(&mut self, family: Family, span: Span, words: &[Line<'_>], first: bool) {
        let seen = self.seen.family.replace(span);
        if seen.is_some() {
            self.once(seen, family.keyword(), span);
        } else if !first {
            self.problems.push(Diagnostic::new(Code::FamilyNotFirst, span).text("family", family.keyword()));
        }
        self.fields.title = Some(sentence(words)).filter(|t| !t.is_empty());
    }

    fn language(&mut self, span: Span, words: &[Line<'_>]) {
        let seen = self.seen.language.replace(span);
        self.once(seen, "language", span);
        self.fields.language = Some(sentence(words));
    }

    fn category(&mut self, written: &str, words: &[Line<'_>], start: u32) {
        let mut name = written;
        let mut at = start as usize;
        if let Some(rest) = keyword_category(name) {
            at += name.len() - rest.len();
            name = rest;
        }
        let mut category = CategoryFields::default();
        let mut spare = false;
        let mut shared = false;
        while let Some((shorter, modifiers)) = modifiers(name) {
            for modifier in modifiers {
                match modifier {
                    Modifier::Spare => spare = true,
                    Modifier::Shared => shared = true,
                    Modifier::Ordered => category.ordered = true,
                    Modifier::Words => category.words = true,
                    Modifier::Unit(unit) => category.unit = Some(unit),
                }
            }
            name = shorter;
        }
        if let Some((shorter, inside, meant)) = misspelled_modifier(name) {
            let open = at + shorter.len() + (name.len() - shorter.len() - inside.len() - 1);
            let problem = Diagnostic::new(Code::UnknownModifier, Span::new(open - 1, at + name.len()));
            self.problems.push(problem.text("modifier", inside).text("suggestion", meant));
            shared |= meant == "shared";
            spare |= meant == "some unused";
            category.ordered |= meant == "ordered";
            category.words |= meant == "text";
            name = shorter;
        }
        let span = Span::new(at, at + name.len());
        category.name = self.category_name(name, at);
        if spare && shared {
            self.problems.push(Diagnostic::new(Code::ConflictingKinds, span).text("category", category.name.as_str()));
        }
        category.sharing = match (shared, spare) {
            (true, _) => Sharing::Shared,
            (false, true) => Sharing::Spare,
            (false, false) => Sharing::OneEach,
        };
        let list: Vec<Line<'_>> = words.iter().copied().filter(|l| !l.text.is_empty()).collect();
        let items = lists::items(&list, self.mark, category.name.as_str(), self.problems);
        category.left_out = items.left_out;
        category.values = self.values(items, shared);
        self.fields.categories.push(category);
    }

    fn category_name(&mut self, name: &str, at: usize) -> Text {
        if name.starts_with('"') {
            match closing_quote(name, 0) {
                Some(end) if end == name.len() => {
                    let mut text = Text::default();
                    text.push(&unquoted(name), at as u32 + 1);
                    return text;
                }
                Some(end) => {
                    let span = Span::new(at + end, at + name.len());
                    self.problems.push(Diagnostic::new(Code::TextAfterQuote, span).text("text", name[end..].trim()));
                }
                None => self.problems.push(Diagnostic::new(Code::UnclosedQuote, Span::new(at, at + 1))),
            }
        }
        Text::new(name, at as u32)
    }

    /// The values of a list; in a shared category a whole number behind a name says how often it occurs.
    fn values(&mut self, items: Items, shared: bool) -> Vec<ValueFields> {
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
                let problem = Diagnostic::new(Code::TextAfterQuote, behind.span()).text("text", behind.as_str());
                self.problems.push(problem);
            }
            values.push(value);
        }
        values
    }

    fn clue(&mut self, label: usize, block: &[Line<'_>]) {
        let head = block[0];
        let text = head.text[..label].trim_end_matches(['.', ')', '-']);
        let label_span = Span::new(head.start as usize, head.start as usize + label);
        let label = Text::new(text, head.start);
        let rest = skip(head, label_span.end as usize - label_span.start as usize);
        let (words, expression) = self.sentence_and_expression(rest, &block[1..]);
        if words.is_none() && expression.is_none() {
            self.problems.push(Diagnostic::new(Code::EmptyClue, label_span).text("label", label.as_str()));
            return;
        }
        self.fields.clues.push(ClueFields { label, text: words, expression, span: block_span(block) });
    }

    fn question(&mut self, rest: Line<'_>, block: &[Line<'_>]) {
        let (text, expression) = self.sentence_and_expression(rest, &block[1..]);
        if text.is_none() && expression.is_none() {
            let at = block[0].start as usize;
            self.problems.push(Diagnostic::new(Code::EmptyQuestion, Span::new(at, at + 1)));
            return;
        }
        self.fields.questions.push(QuestionFields { text, expression, span: block_span(block) });
    }

    /// An `=` line without indentation belongs to the clue or question above if that has no expression yet.
    fn expression_line(&mut self, block: &[Line<'_>]) {
        let span = block_span(block);
        let (_, expression) = self.sentence_and_expression(block[0], &block[1..]);
        let clue = self.fields.clues.last_mut().map(|c| (&mut c.expression, &mut c.span));
        let question = self.fields.questions.last_mut().map(|q| (&mut q.expression, &mut q.span));
        let above = clue.into_iter().chain(question).max_by_key(|(_, span)| span.start);
        match above {
            Some((slot @ None, whole)) => {
                *slot = expression;
                *whole = whole.to(span);
            }
            Some((Some(_), _)) => self.problems.push(Diagnostic::new(Code::SecondExpression, span)),
            None => self.problems.push(Diagnostic::new(Code::ExpressionWithoutClue, span)),
        }
    }

    /// Parts the lines of a clue or question at the first that begins with `=`.
    fn sentence_and_expression(&mut self, head: Line<'_>, below: &[Line<'_>]) -> (Option<Text>, Option<Text>) {
        let mut all: Vec<Line<'_>> = Vec::with_capacity(1 + below.len());
        all.push(head);
        all.extend_from_slice(below);
        let Some(at) = all.iter().position(|l| l.text.starts_with('=')) else {
            return (Some(sentence(&all)).filter(|t| !t.is_empty()), None);
        };
        let words = Some(sentence(&all[..at])).filter(|t| !t.is_empty());
        let mut expression = vec![skip(all[at], 1)];
        for &line in &all[at + 1..] {
            if line.text.starts_with('=') {
                self.problems.push(Diagnostic::new(Code::SecondExpression, line.span()));
                break;
            }
            expression.push(line);
        }
        (words, Some(joined(&expression)))
    }
}

fn number(n: usize) -> crate::Argument {
    crate::Argument::Number(n as i64)
}

fn block_span(block: &[Line<'_>]) -> Span {
    block.iter().map(Line::span).reduce(Span::to).unwrap_or_default()
}

/// The line without its first bytes and the blanks behind them.
pub(crate) fn skip(line: Line<'_>, bytes: usize) -> Line<'_> {
    let rest = &line.text[bytes..];
    let text = rest.trim_start();
    Line { text, start: line.start + (line.text.len() - text.len()) as u32, indented: line.indented }
}

/// Lines as one text, a blank between them.
pub(crate) fn joined(lines: &[Line<'_>]) -> Text {
    let mut text = Text::default();
    for line in lines {
        if line.text.is_empty() && !text.is_empty() {
            continue;
        }
        if !text.is_empty() {
            text.push_blank();
        }
        text.push(line.text, line.start);
    }
    text
}

/// Lines as one sentence; quotes around the whole of it are dropped.
pub(crate) fn sentence(lines: &[Line<'_>]) -> Text {
    let text = joined(lines);
    let whole = text.as_str();
    if whole.starts_with('"') && closing_quote(whole, 0) == Some(whole.len()) {
        let mut inside = Text::default();
        inside.push(&unquoted(whole), text.span().start + 1);
        return inside;
    }
    text
}

/// The length of the label that a line begins with: `1.`, `1)`, `1a.`, `a)`, `-`.
pub(crate) fn label_length(line: &str) -> Option<usize> {
    let mark = label_end(line)?;
    line[mark..].chars().next().is_none_or(|c| c.is_whitespace() || c == '=').then_some(mark)
}

fn label_end(line: &str) -> Option<usize> {
    if line.starts_with('-') {
        return Some(1);
    }
    let number = digits(line);
    let letter = usize::from(line[number..].starts_with(|c: char| c.is_ascii_alphabetic()));
    let length = number + letter;
    (length > 0 && number <= 9 && line[length..].starts_with(['.', ')'])).then_some(length + 1)
}

/// Whether a text can be written as a label.
pub(crate) fn is_label(text: &str) -> bool {
    text.is_empty() || label_end(&format!("{text}.")) == Some(text.len() + 1)
}

/// The colon behind a keyword or the name of a category, outside quotes.
fn colon(line: &str) -> Option<usize> {
    let from = if line.starts_with('"') {
        closing_quote(line, 0).unwrap_or(0)
    } else if let Some(rest) = keyword_category(line).filter(|r| r.starts_with('"')) {
        let skipped = line.len() - rest.len();
        closing_quote(line, skipped).unwrap_or(0)
    } else {
        0
    };
    line[from..].find(':').map(|at| from + at)
}

/// What stands behind the word `category`.
fn keyword_category(name: &str) -> Option<&str> {
    let word = name.get(..8).filter(|w| w.eq_ignore_ascii_case("category"))?;
    let rest = &name[word.len()..];
    (rest.starts_with(char::is_whitespace) && !rest.trim().is_empty()).then(|| rest.trim_start())
}

enum Modifier {
    Spare,
    Shared,
    Ordered,
    Words,
    Unit(String),
}

/// The name without the brackets at its end, if they hold modifiers only.
fn modifiers(name: &str) -> Option<(&str, Vec<Modifier>)> {
    let inside = name.strip_suffix(')')?;
    let open = inside.rfind('(')?;
    let found: Option<Vec<Modifier>> = inside[open + 1..].split(',').map(|m| modifier(m.trim())).collect();
    Some((name[..open].trim_end(), found?))
}

/// The name without the brackets at its end, what stands in these, and the modifier that was meant by it.
fn misspelled_modifier(name: &str) -> Option<(&str, &str, &'static str)> {
    let inside = name.strip_suffix(')')?;
    let open = inside.rfind('(')?;
    let shorter = name[..open].trim_end();
    let meant = slips::modifier(inside[open + 1..].trim())?;
    (!shorter.is_empty()).then_some((shorter, &inside[open + 1..], meant))
}

fn modifier(text: &str) -> Option<Modifier> {
    let words = text.split_whitespace().map(str::to_ascii_lowercase).collect::<Vec<_>>().join(" ");
    match words.as_str() {
        "some unused" | "spare" => Some(Modifier::Spare),
        "shared" => Some(Modifier::Shared),
        "ordered" => Some(Modifier::Ordered),
        "text" => Some(Modifier::Words),
        _ => {
            let unit = text.get(..5).filter(|t| t.eq_ignore_ascii_case("unit "))?;
            Some(Modifier::Unit(text[unit.len()..].trim().to_owned()))
        }
    }
}

/// For each item the length of its name and how often it occurs; nothing for all of them if names would be twice there.
fn counts(items: &Items) -> Vec<Option<(usize, u32)>> {
    let mut names = rustc_hash::FxHashSet::default();
    let mut counts = Vec::with_capacity(items.items.len());
    for item in &items.items {
        let text = item.text.as_str();
        let counted = match &item.behind {
            Some(behind) => behind.as_str().parse().ok().map(|count| (text.len(), count)),
            None if item.quoted => None,
            None => text.rsplit_once(char::is_whitespace).and_then(|(name, count)| {
                let plain = digits(count) == count.len() && !count.is_empty();
                plain.then(|| count.parse().ok().map(|count| (name.trim_end().len(), count))).flatten()
            }),
        };
        let name = &text[..counted.map_or(text.len(), |(length, _)| length)];
        let name: String = name.chars().take(LONGEST_NAME).collect();
        if !names.insert(fold(&name)) {
            return items.items.iter().map(quoted_count).collect();
        }
        counts.push(counted);
    }
    counts
}

fn quoted_count(item: &lists::Item) -> Option<(usize, u32)> {
    let count = item.behind.as_ref()?.as_str().parse().ok()?;
    Some((item.text.len(), count))
}
