//! The text of a crossing to its fields.

mod boats;
pub(super) mod mistaken;
mod things;

use rustc_hash::FxHashSet;

use super::CrossingPuzzle;
use super::boat_text::boat;
use super::fields::{CrossingFields, PlacedFields, RuleFields, TagFields};
use super::item_shapes::{declared, pair, placed, route, without_place_words};
use super::measure::measured;
use super::sentence::{self, seat_need};
use crate::items::{Commas, first, items, masked};
use crate::keywords::{Grammar, Keyword, Reader, Statement, Value};
use crate::lines::{Line, closing_quote, joined, sentence, shown};
use crate::names::fold;
use crate::source::read_source;
use crate::{Code, Diagnostic, Family, Span, Text};
use boats::{OfBoat, boat_names};

static GRAMMAR: Grammar = Grammar {
    family: Family::Crossing,
    own: &[
        Keyword::title("crossing"),
        list("places").misspelled(&["place", "lieux", "plaatsen"], 0),
        list("routes").repeated().misspelled(&[], 1),
        list("pairs").repeated().misspelled(&["couples", "paires", "mates"], 0),
        list("tags").repeated().misspelled(&[], 1),
        list("start").repeated().misspelled(&["begin", "départ"], 1),
        list("goal").repeated().misspelled(&["end", "finish", "but", "doel"], 1),
        list("boat").repeated().misspelled(&["seats", "capacity", "bateau", "barque", "boot", "ferry", "raft"], 1),
        list("rower").misspelled(&["rowers", "rows"], 1),
        list("cost").misspelled(&["costs", "price"], 0),
        list("limit"),
        list("rule").repeated().misspelled(&["rules", "regel", "règle", "regle", "constraint"], 1),
        list("say").repeated(),
    ],
    max_lines: 20_000,
    colon,
    stands_alone: |_| false,
    max_rows: None,
    names_take_rows: false,
    aliases: &[],
};

const fn list(word: &'static str) -> Keyword {
    Keyword::new(word, Value::Text)
}

/// Whether the text after a word is like a value of the keyword: things may well be called `goat` or `mule`.
fn fits(keyword: &str, says: &str) -> bool {
    let has = |signs: &[&str]| signs.iter().any(|sign| says.contains(sign));
    let digit = says.contains(|c: char| c.is_ascii_digit());
    match keyword {
        "boat" => digit,
        "rule" | "rower" => has(&["=", "<", ">", " or ", " and ", "no ", ":"]),
        "start" | "goal" => has(&[" at ", "anywhere"]),
        "tags" => has(&["="]),
        "pairs" => has(&[" - ", " and ", "–"]),
        "routes" => has(&["-"]),
        "cost" => digit || has(&["max ", "sum ", "min ", "total"]),
        _ => true,
    }
}

/// Reads a river crossing, best-effort; returns every problem too, in the order of the source.
///
/// ```
/// let (puzzle, problems) = bachet_notation::crossing::read("
/// crossing: Wolf, goat, cabbage
/// farmer: 1
/// wolf: 1
/// goat: 1
/// cabbage: 1
/// boat: 2 seats
/// rower: farmer
/// rule at banks: wolf and goat => farmer
/// rule at banks: goat and cabbage => farmer
/// ");
/// assert!(problems.is_empty());
/// assert_eq!(puzzle.count(), 4);
/// ```
///
/// Linear in the length of the source, up to the limits on each of its parts.
pub fn read(source: &str) -> (CrossingPuzzle, Vec<Diagnostic>) {
    read_source(source, |problems| {
        let fields = fields(source, problems);
        super::resolve::resolve(&fields, problems)
    })
}

/// Returns the fields of a text, and reports the problems of its lines. Linear.
pub(super) fn fields(source: &str, problems: &mut Vec<Diagnostic>) -> CrossingFields {
    let mut lines = Reader::new(source, &GRAMMAR, problems);
    let fields = CrossingFields { span: lines.first_line(), mark: lines.decimal_mark(), ..CrossingFields::default() };
    let mut reader = FieldReader {
        fields,
        boat_names: boat_names(source),
        of_boats: Vec::new(),
        rule_above: None,
        sentences: Vec::new(),
        unquoted: Vec::new(),
        problems,
    };
    while let Some(statement) = lines.next(reader.problems) {
        reader.statement(&statement);
    }
    let FieldReader { mut fields, of_boats, sentences, unquoted, .. } = reader;
    boats::assign(of_boats, &mut fields.boats, problems);
    mistaken::check(&fields, &unquoted, problems);
    for (problem, line) in sentences {
        let suggested = sentence::suggestion(&line, fields.things.iter());
        let problem = &mut problems[problem];
        *problem = problem.clone().did_you_mean(suggested.as_deref());
    }
    CrossingFields { headers: lines.headers, ..fields }
}

struct FieldReader<'p> {
    fields: CrossingFields,
    /// The folded names of the boats of the whole text.
    boat_names: FxHashSet<String>,
    /// The expressions about one boat.
    of_boats: Vec<OfBoat>,
    /// The place in the list of the rule right above.
    rule_above: Option<usize>,
    /// The lines without a colon, each with the index of its problem.
    sentences: Vec<(usize, String)>,
    /// The indices of the things whose members are all without quotes.
    unquoted: Vec<usize>,
    problems: &'p mut Vec<Diagnostic>,
}

impl FieldReader<'_> {
    fn statement(&mut self, statement: &Statement<'_>) {
        let above = self.rule_above.take();
        let Some(word) = statement.word else {
            let line = Text::new(statement.head.text, statement.head.start);
            if let Some(need) = seat_need(&line) {
                self.fields.seat_needs.push(need);
                return;
            }
            if self.sentences.len() < MAX_SENTENCES {
                self.sentences.push((self.problems.len(), statement.head.text.to_owned()));
            }
            self.problems.push(
                Diagnostic::new(Code::CrossingLine, statement.head.span()).text("line", shown(statement.head.text)),
            );
            return;
        };
        let (lines, span) = (&statement.lines[..], statement.word_span());
        match statement.keyword.map(|keyword| keyword.word) {
            Some("places") => {
                let items = self.items(lines);
                self.fields.places = Some(items.iter().map(|item| declared(item, self.problems)).collect());
            }
            Some("routes") => {
                let items = self.items(lines);
                let routes =
                    items.iter().filter_map(|item| self.shaped(item, route, Code::RouteShape)).collect::<Vec<_>>();
                self.fields.routes.extend(routes);
            }
            Some(keyword @ ("start" | "goal")) => {
                let mut items = self.items(lines);
                if keyword == "goal" {
                    items.retain(|item| !self.least(item));
                }
                let mut all = Vec::new();
                for item in &items {
                    let whole = self.everybody(item, keyword == "goal");
                    all.extend(whole.or_else(|| self.shaped(item, placed, Code::PlacedShape)));
                }
                let list = if keyword == "start" { &mut self.fields.start } else { &mut self.fields.goal };
                list.extend(all);
            }
            Some("pairs") => {
                let items = self.items(lines);
                let pairs =
                    items.iter().filter_map(|item| self.shaped(item, pair, Code::PairShape)).collect::<Vec<_>>();
                self.fields.pairs.extend(pairs);
            }
            Some("tags") => self.tags(lines),
            Some("boat") => self.boat(lines, span),
            Some(keyword @ ("rower" | "cost" | "limit")) => {
                self.about_trips(keyword, lines, span, statement.is_repeated);
            }
            Some("say") => self.say(above, lines, span),
            None if self.is_about_a_boat(word, statement) => {}
            Some("rule") | None => match rule_place(word) {
                Some(at) => {
                    let at = Text::new(at, statement.head.start + (word.len() - at.len()) as u32);
                    self.rule_line(&without_place_words(&at), statement);
                }
                None => self.thing(word, statement),
            },
            Some(_) => {}
        }
    }

    fn items(&mut self, lines: &[Line<'_>]) -> Vec<Text> {
        items(lines, Commas::OrDecimals, |at| self.problems.push(Diagnostic::new(Code::EmptyItem, at)))
    }

    /// Returns what an item says in a form that is known; another form is reported.
    fn shaped<T>(&mut self, item: &Text, read: fn(&Text) -> Option<T>, code: Code) -> Option<T> {
        let found = read(item);
        if found.is_none() {
            self.wrong(code, item);
        }
        found
    }

    /// Reports a problem with an item as a whole.
    fn wrong(&mut self, code: Code, item: &Text) {
        self.problems.push(Diagnostic::new(code, item.span()).text("text", shown(item.as_str())));
    }

    /// Returns the names of the places that are stated so far.
    fn place_names(&self) -> Vec<String> {
        match &self.fields.places {
            Some(places) => places.iter().map(|place| fold(place.as_str())).collect(),
            None => vec!["left".to_owned(), "right".to_owned()],
        }
    }

    /// Reads `all across`, and a place alone: everybody there.
    fn everybody(&self, item: &Text, is_goal: bool) -> Option<PlacedFields> {
        let folded = fold(item.as_str());
        let who = Text::new("all", item.span().start);
        if self.place_names().contains(&folded) {
            return Some(PlacedFields { who, place: Some(item.clone()) });
        }
        let (whole, rest) = folded.split_once(' ')?;
        let over = ["across", "over", "on the other side", "on the other bank", "on the other shore"];
        let is_over = is_goal && ["all", "everybody", "everyone"].contains(&whole) && over.contains(&rest);
        let names = self.place_names();
        let last = names.last().filter(|_| is_over && names.len() == 2)?;
        Some(PlacedFields { who, place: Some(Text::new(last.as_str(), item.span().start)) })
    }

    fn tags(&mut self, lines: &[Line<'_>]) {
        for item in self.items(lines) {
            let text = item.as_str();
            match first(&masked(text), "=") {
                Some(at) => {
                    let name = declared(&item.part(0..at), self.problems);
                    let first = item.part(at + 1..text.len());
                    let members = Some(first).filter(|m| !m.is_empty()).into_iter().collect();
                    self.fields.tags.push(TagFields { name, members });
                }
                None => match self.fields.tags.last_mut() {
                    // An item without `=` is another member of the tag before it.
                    Some(tag) => tag.members.push(item),
                    None => self.wrong(Code::TagShape, &item),
                },
            }
        }
    }

    fn boat(&mut self, lines: &[Line<'_>], span: Span) {
        let items = self.items(lines);
        self.fields.boats.push(boat(&items, span, self.problems));
    }

    /// Keeps an expression or a number about trips; it may also be written as a rule, `rule rower: farmer`.
    fn about_trips(&mut self, keyword: &'static str, lines: &[Line<'_>], span: Span, is_reported: bool) {
        let mut text = expression(lines, span);
        if keyword == "limit"
            && let Some(found) = measured(&text).filter(|found| found.before.is_empty())
        {
            self.fields.units.push(found.unit);
            text = found.number;
        }
        if keyword == "rower" {
            text = any_of(&text);
        }
        let field = match keyword {
            "rower" => &mut self.fields.rower,
            "cost" => &mut self.fields.cost,
            _ => &mut self.fields.limit,
        };
        if let Some(before) = field.replace(text).filter(|_| !is_reported) {
            self.problems.push(twice(keyword, span, before.span()));
        }
    }

    /// Keeps what `goal: least time` asks for.
    fn least(&mut self, item: &Text) -> bool {
        let written = item.as_str();
        let Some((word, _)) = written.split_once(char::is_whitespace) else { return false };
        let is_least = ["least", "fewest", "minimum", "minimal", "shortest", "lowest", "quickest"];
        let found = is_least.iter().any(|w| w.eq_ignore_ascii_case(word)) && !written.contains(" at ");
        if found {
            self.fields.least = Some(item.part(word.len()..written.len()));
        }
        found
    }

    /// Reads a line that begins with `rule`: also `rule rower:` and `rule: a soldier takes 2 seats`.
    fn rule_line(&mut self, at: &Text, statement: &Statement<'_>) {
        let keyword = ["rower", "cost", "limit"].into_iter().find(|word| word.eq_ignore_ascii_case(at.as_str()));
        let is_thing = |keyword: &str| self.fields.things.iter().any(|t| t.name.as_str().eq_ignore_ascii_case(keyword));
        if let Some(keyword) = keyword.filter(|keyword| !is_thing(keyword)) {
            return self.about_trips(keyword, &statement.lines, at.span(), false);
        }
        match seat_need(&joined(&statement.lines)).filter(|_| at.is_empty()) {
            Some(need) => self.fields.seat_needs.push(need),
            None => self.rule(at.clone(), statement),
        }
    }

    fn rule(&mut self, at: Text, statement: &Statement<'_>) {
        let lines = &statement.lines;
        let says =
            |line: &&Line<'_>| colon(line.text).filter(|&c| line.text[..c].trim_end().eq_ignore_ascii_case("say"));
        let end = lines.iter().skip(1).position(|line| says(&line).is_some()).map_or(lines.len(), |at| at + 1);
        let head = Span { end: lines[0].start, ..statement.head.span() };
        let expression = expression(&lines[..end], head);
        let mut say = None;
        if let Some((line, more)) = lines[end..].split_first() {
            let colon = says(&line).unwrap_or(0);
            let own: Vec<Line<'_>> = more.iter().copied().take_while(|line| says(&line).is_none()).collect();
            if let Some(second) = more.get(own.len()) {
                self.problems.push(Diagnostic::new(Code::DuplicateKeyword, second.span()).text("keyword", "say"));
            }
            let own: Vec<Line<'_>> = std::iter::once(line.after(colon + 1)).chain(own).collect();
            say = Some(sentence(&own));
        }
        self.rule_above = Some(self.fields.rules.len());
        self.fields.rules.push(RuleFields { at, expression, say, span: statement.span() });
    }

    /// Gives a `say:` line that is not indented to the rule right above.
    fn say(&mut self, above: Option<usize>, lines: &[Line<'_>], span: Span) {
        match above.and_then(|at| self.fields.rules.get_mut(at)) {
            Some(rule) if rule.say.is_none() => rule.say = Some(sentence(lines)),
            Some(_) => {
                self.problems.push(Diagnostic::new(Code::DuplicateKeyword, span).text("keyword", "say"));
            }
            None => self.problems.push(Diagnostic::new(Code::SayWithoutRule, span)),
        }
    }
}

/// Maximum number of lines without a colon for which a line to write is suggested.
const MAX_SENTENCES: usize = 50;

/// Returns `father or mother` for `father, mother`: any of them may row. In `father, mother and son` it is not clear
/// what a comma means.
fn any_of(text: &Text) -> Text {
    let masked = masked(text.as_str());
    let is_sign = |b: &u8| matches!(b, b'(' | b'[' | b'=' | b'<' | b'>' | b':');
    let is_operator = |word: &[u8]| matches!(word, b"and" | b"no" | b"not");
    let mut words = masked.split(|b| b.is_ascii_whitespace() || *b == b',');
    let is_list = !masked.iter().any(is_sign) && !words.any(is_operator);
    let commas: Vec<usize> = (0..masked.len()).filter(|at| masked[*at] == b',' && is_list).collect();
    if commas.is_empty() {
        return text.clone();
    }
    let mut joined = Text::default();
    let mut from = 0;
    for end in commas.into_iter().chain([masked.len()]) {
        let part = text.part(from..end);
        if from > 0 {
            let says_or = masked[from..end].trim_ascii_start().starts_with(b"or ");
            joined.push(if says_or { " " } else { " or " }, part.span().start);
        }
        joined.append(&part);
        from = end + 1;
    }
    joined
}

fn twice(keyword: &str, span: Span, before: Span) -> Diagnostic {
    Diagnostic::new(Code::DuplicateKeyword, span).text("keyword", keyword).related(before)
}

/// Returns the text of an expression; the place of a missing one is the end of the keyword.
fn expression(lines: &[Line<'_>], keyword: Span) -> Text {
    let text = joined(lines);
    if text.is_empty() { Text::new("", keyword.end) } else { text }
}

/// Returns the colon after a keyword or a name, outside quotes.
fn colon(line: &str) -> Option<usize> {
    let quote = if line.starts_with('"') { Some(0) } else { quoted_thing(line) };
    let from = quote.and_then(|at| closing_quote(line, at)).unwrap_or(0);
    line[from..].find(':').map(|at| from + at)
}

/// Returns the start of the quoted name after `thing` or `rule at`.
fn quoted_thing(line: &str) -> Option<usize> {
    let at = line.find('"')?;
    let before = &line[..at];
    (!before.contains(':') && (before.ends_with(char::is_whitespace))).then_some(at)
}

/// Returns the place after `rule` where it holds, perhaps empty. `None` if a line begins with another word.
fn rule_place(word: &str) -> Option<&str> {
    let (_, rest) = word.split_at_checked(4).filter(|(rule, _)| rule.eq_ignore_ascii_case("rule"))?;
    if rest.is_empty() {
        return Some(rest);
    }
    if !rest.starts_with(char::is_whitespace) {
        return None;
    }
    Some(rest.trim_start())
}
