//! The lines of a text to statements: the one reader of keywords and headers for all families.
//!
//! Each family has a [`Grammar`] with a table of its keywords. [`Reader`] splits the text into statements, reads the
//! headers, and reports misuse of a keyword. What else a statement means is for the family.

use crate::headers::{Header, Headers};
use crate::lines::{Line, lines, sentence};
use crate::names::fold;
use crate::numeral::DecimalMark;
use crate::{Code, Diagnostic, Family, Span, Text};

/// Maximum length of a word that is compared with misspellings of a keyword.
const MAX_MISSPELLED: usize = 24;

/// How the lines of a family's text are read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grammar {
    pub family: Family,
    /// The keywords besides [`HEADERS`], in the order in which messages list them; the first is that of the title.
    pub own: &'static [Keyword],
    /// Maximum number of lines of a text.
    pub max_lines: usize,
    /// Returns the colon after the keyword or name that a line begins with.
    pub colon: fn(&str) -> Option<usize>,
    /// Whether a line belongs to no keyword above it, even if it is indented: a row of a board, an expression.
    pub stands_alone: fn(Line<'_>) -> bool,
    /// Where lines that stand alone are rows of a board: the maximum number of rows of the board that a line begins.
    pub max_rows: Option<fn(Line<'_>) -> usize>,
    /// Whether a line with another word than a keyword takes all indented lines below it.
    pub names_take_rows: bool,
    /// Other words for keywords below the first line, in lower case, where they can mean nothing else: `jugs`, which is
    /// `capacity` there.
    pub aliases: &'static [(&'static str, &'static str)],
}

/// A word before a colon that has a meaning of its own.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Keyword {
    pub word: &'static str,
    pub value: Value,
    /// Whether it may occur more than once.
    pub repeats: bool,
    /// Other words that people write for it.
    pub misspellings: &'static [&'static str],
    /// Maximum number of typing errors in a word that is still recognised as it.
    pub slips: usize,
}

/// The keywords of headers that all families share.
static HEADERS: [Keyword; 2] = [
    Keyword::new("language", Value::Header(Header::Language)).misspelled(&["langue", "taal", "lang", "sprache"], 2),
    Keyword::new("source", Value::Header(Header::Source)).misspelled(&["author", "auteur", "autor", "bron"], 1),
];

/// The value of a keyword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// A header; the title is on the first line, after the name of the family.
    Header(Header),
    /// A text, a list or an expression, up to the next line that is not indented.
    Text,
    /// Rows of a board.
    Board,
}

impl Keyword {
    pub(crate) const fn new(word: &'static str, value: Value) -> Self {
        Self { word, value, repeats: false, misspellings: &[], slips: 0 }
    }

    pub(crate) const fn title(family: &'static str) -> Self {
        Self::new(family, Value::Header(Header::Title)).misspelled(&["title", "titel", "titre", "puzzle"], 0)
    }

    pub(crate) const fn repeated(self) -> Self {
        Self { repeats: true, ..self }
    }

    pub(crate) const fn misspelled(self, misspellings: &'static [&'static str], slips: usize) -> Self {
        Self { misspellings, slips, ..self }
    }
}

impl Keyword {
    /// Whether both state the same.
    fn is_same(&self, other: &Self) -> bool {
        self.word == other.word || matches!(self.value, Value::Header(_)) && self.value == other.value
    }
}

impl Grammar {
    /// Returns the keywords, in the order in which messages list them; the first is that of the title.
    pub(crate) fn keywords(&self) -> impl Iterator<Item = &'static Keyword> + use<> {
        self.own.iter().chain(&HEADERS)
    }

    /// Returns the keyword that a word is, in any case.
    pub(crate) fn keyword(&self, word: &str) -> Option<&'static Keyword> {
        self.keywords().find(|keyword| keyword.word.eq_ignore_ascii_case(word))
    }

    /// Returns the keyword that a word is another word for.
    fn alias(&self, word: &str) -> Option<&'static Keyword> {
        let (_, keyword) = self.aliases.iter().find(|(alias, _)| alias.eq_ignore_ascii_case(word))?;
        self.keyword(keyword)
    }

    /// Returns the number of lines below a keyword that are its board: those indented, or as many as the first allows.
    fn board_lines(&self, rest: Line<'_>, below: &[Line<'_>]) -> usize {
        let rows = || below.iter().take_while(|line| (self.stands_alone)(**line));
        let indented = rows().take_while(|line| line.indented).count();
        match (self.max_rows, below.first()) {
            (Some(max_rows), Some(first)) if indented == 0 && rest.text.is_empty() => {
                rows().take_while(|line| !line.indented).take(max_rows(*first)).count()
            }
            _ => indented,
        }
    }

    /// Returns the keyword that a word probably means: one with this known misspelling, else a similar one.
    pub(crate) fn meant(&self, word: &str, fits: impl Fn(&Keyword) -> bool) -> Option<&'static Keyword> {
        if word.len() > MAX_MISSPELLED {
            return None;
        }
        let word = fold(word);
        let known = |keyword: &&Keyword| keyword.misspellings.contains(&word.as_str());
        let near = |keyword: &&Keyword| {
            // A slip changes at most two of the letters that occur.
            let may_be_near = (letters(&word) ^ letters(keyword.word)).count_ones() as usize <= 2 * keyword.slips;
            may_be_near && strsim::osa_distance(&word, keyword.word) <= keyword.slips
        };
        let fitting = || self.keywords().filter(|keyword| fits(keyword));
        fitting().find(known).or_else(|| fitting().find(near))
    }
}

/// Returns which letters occur in a word, as bits; several letters may share one.
fn letters(word: &str) -> u64 {
    word.chars().fold(0, |letters, c| letters | 1 << (u32::from(c) % u64::BITS))
}

/// A line with the lines that belong to it.
#[derive(Debug)]
pub(crate) struct Statement<'a> {
    /// The keyword that it begins with; headers are read already.
    pub keyword: Option<&'static Keyword>,
    /// Whether the keyword was there before.
    pub is_repeated: bool,
    /// The first line.
    pub head: Line<'a>,
    /// The text before the colon; `None` if the first line has none.
    pub word: Option<&'a str>,
    /// The text after the colon, or the first line if it has none, and the lines below that belong to it.
    pub lines: Vec<Line<'a>>,
    /// Whether it is the first of the text.
    pub is_first: bool,
    /// Whether it is a row of a board or another line that belongs to no keyword.
    pub stands_alone: bool,
}

impl Statement<'_> {
    /// Returns the place of the word before the colon, or of the first line if it has none.
    pub(crate) fn word_span(&self) -> Span {
        let length = self.word.map_or(self.head.text.len(), str::len);
        Span::new(self.head.start as usize, self.head.start as usize + length)
    }

    /// Returns the place of all its lines.
    pub(crate) fn span(&self) -> Span {
        self.lines.iter().map(Line::span).fold(self.head.span(), Span::to)
    }
}

/// Reads the statements of a text in order.
pub(crate) struct Reader<'a> {
    grammar: &'static Grammar,
    lines: Vec<Line<'a>>,
    at: usize,
    /// The keywords so far, and where.
    seen: Vec<(&'static Keyword, Span)>,
    /// The headers so far.
    pub headers: Headers<Text>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(source: &'a str, grammar: &'static Grammar, problems: &mut Vec<Diagnostic>) -> Self {
        let limit = grammar.max_lines;
        let mut lines: Vec<Line<'a>> = lines(source).take(limit + 1).collect();
        if let Some(beyond) = lines.get(limit) {
            problems.push(Diagnostic::new(Code::TooManyLines, beyond.span()).number("limit", limit));
            lines.truncate(limit);
        }
        // A text that is indented as a whole counts as not indented.
        if lines.iter().all(|line| line.indented) {
            for line in &mut lines {
                line.indented = false;
            }
        }
        Self { grammar, lines, at: 0, seen: Vec::new(), headers: Headers::default() }
    }

    /// Returns the place of the first line: for what is missing in the puzzle as a whole.
    pub(crate) fn first_line(&self) -> Span {
        self.lines.first().map(Line::span).unwrap_or_default()
    }

    /// Returns the decimal mark of the language that any line states: it holds for the lines above it too.
    pub(crate) fn decimal_mark(&self) -> DecimalMark {
        let stated = self.lines.iter().filter(|line| !line.indented).find_map(|line| {
            let (word, language) = line.text.split_once(':')?;
            let is_language = word.trim().eq_ignore_ascii_case(Header::Language.name());
            is_language.then(|| language.trim().to_lowercase())
        });
        DecimalMark::of_language(stated.as_deref())
    }

    pub(crate) fn next(&mut self, problems: &mut Vec<Diagnostic>) -> Option<Statement<'a>> {
        let (&head, below) = self.lines.get(self.at..)?.split_first()?;
        let (grammar, is_first) = (self.grammar, self.at == 0);
        let stands_alone = (grammar.stands_alone)(head);
        let colon = if stands_alone { None } else { (grammar.colon)(head.text) };
        let word = colon.map(|colon| head.text[..colon].trim_end());
        let keyword = word.and_then(|word| grammar.alias(word).filter(|_| !is_first).or_else(|| grammar.keyword(word)));
        let rest = colon.map_or(head, |colon| head.after(colon + 1));
        let indented = || below.iter().take_while(|line| line.indented);
        let count = match (keyword.map(|keyword| keyword.value), word) {
            (Some(Value::Board), _) => grammar.board_lines(rest, below),
            (None, Some(_)) if grammar.names_take_rows => indented().count(),
            (_, Some(_)) => indented().take_while(|line| !(grammar.stands_alone)(**line)).count(),
            (_, None) if stands_alone && grammar.max_rows.is_some() => 0,
            (_, None) => indented().count(),
        };
        self.at += 1 + count;
        let lines = std::iter::once(rest).chain(below[..count].iter().copied()).collect();
        let mut statement = Statement { keyword, is_repeated: false, head, word, lines, is_first, stands_alone };
        if let Some(keyword) = keyword {
            self.take(keyword, &mut statement, problems);
        }
        Some(statement)
    }

    /// Checks the place of a keyword, and keeps what a header says.
    fn take(&mut self, keyword: &'static Keyword, statement: &mut Statement<'a>, problems: &mut Vec<Diagnostic>) {
        let span = statement.word_span();
        if let Some((_, before)) = self.seen.iter().find(|(other, _)| other.is_same(keyword)) {
            statement.is_repeated = true;
            if !keyword.repeats {
                let problem =
                    Diagnostic::new(Code::DuplicateKeyword, span).text("keyword", keyword.word).related(*before);
                problems.push(problem);
            }
        } else if keyword.value == Value::Header(Header::Title) && !statement.is_first {
            problems.push(Diagnostic::new(Code::FamilyNotFirst, span).text("family", keyword.word));
        }
        self.seen.push((keyword, span));
        if let Value::Header(header) = keyword.value {
            let text = sentence(&statement.lines);
            // An empty language is unknown.
            let is_stated = !text.is_empty() || header == Header::Language;
            self.headers.set(header, is_stated.then_some(text));
        }
    }
}

/// The rows of a board without a keyword.
#[derive(Debug, Default)]
pub(crate) struct BareBoard<'a> {
    pub rows: Vec<Line<'a>>,
    /// Whether something other than a row follows it.
    is_closed: bool,
}

impl<'a> BareBoard<'a> {
    /// Adds a row; one that is separated from the others is reported.
    pub(crate) fn push(&mut self, row: Line<'a>, problems: &mut Vec<Diagnostic>) {
        if std::mem::take(&mut self.is_closed) {
            let mut problem = Diagnostic::new(Code::BoardApart, row.span());
            problem.related = self.rows.first().map(Line::span);
            problems.push(problem);
        }
        self.rows.push(row);
    }

    /// Ends the board, if there are rows.
    pub(crate) fn close(&mut self) {
        self.is_closed = !self.rows.is_empty();
    }
}
