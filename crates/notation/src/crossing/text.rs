//! The text of a crossing to its fields, line by line.

use super::fields::{
    AttributeFields, BoatFields, CrossingFields, PlacedFields, RouteFields, RuleFields, TagFields, ThingFields,
};
use super::items::{first, items, last, masked};
use crate::lines::{Line, closing_quote, lines, unquoted};
use crate::numeral::DecimalMark;
use crate::read::{LARGEST_SOURCE, control_characters, finished, too_large};
use crate::statements::{joined, sentence, skip};
use crate::{Argument, Code, Diagnostic, Family, Span, Text, slips};

use super::CrossingPuzzle;

/// More lines than any puzzle has.
const MOST_LINES: usize = 20_000;

/// Reads a river crossing: the best puzzle there is, and every problem in the order of the source.
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
    if source.len() > LARGEST_SOURCE {
        return (CrossingPuzzle::default(), vec![too_large()]);
    }
    let mut problems = Vec::new();
    control_characters(source, &mut problems);
    let fields = fields(source, &mut problems);
    let puzzle = super::resolve::resolve(&fields, &mut problems);
    (puzzle, finished(problems))
}

/// The fields of a text, and the problems of its lines. Linear.
pub(super) fn fields(source: &str, problems: &mut Vec<Diagnostic>) -> CrossingFields {
    let mut all: Vec<Line<'_>> = lines(source).take(MOST_LINES + 1).collect();
    if all.len() > MOST_LINES {
        let problem = Diagnostic::new(Code::TooManyLines, all[MOST_LINES].span());
        problems.push(problem.with("limit", Argument::Number(MOST_LINES as i64)));
        all.truncate(MOST_LINES);
    }
    // A text that is indented as a whole is not indented.
    if all.iter().all(|l| l.indented) {
        for line in &mut all {
            line.indented = false;
        }
    }
    let mut reader = Reader { fields: CrossingFields::default(), seen: Vec::new(), rule_above: None, problems };
    reader.fields.span = all.first().map(Line::span).unwrap_or_default();
    reader.fields.mark = DecimalMark::of_language(stated_language(&all).as_deref());
    let mut from = 0;
    while from < all.len() {
        let to = from + 1 + all[from + 1..].iter().take_while(|l| l.indented).count();
        reader.statement(&all[from..to], from == 0);
        from = to;
    }
    reader.fields
}

fn stated_language(all: &[Line<'_>]) -> Option<String> {
    all.iter().filter(|l| !l.indented).find_map(|l| {
        let (keyword, rest) = l.text.split_once(':')?;
        keyword.trim().eq_ignore_ascii_case("language").then(|| rest.trim().to_lowercase())
    })
}

/// What a line may begin with, beside `rule` and the names of things.
pub(super) const KEYWORDS: [&str; 12] =
    ["crossing", "language", "source", "places", "routes", "tags", "start", "goal", "boat", "rower", "cost", "limit"];

struct Reader<'p> {
    fields: CrossingFields,
    /// The keywords so far, and where.
    seen: Vec<(&'static str, Span)>,
    /// Where the rule stands that is right above.
    rule_above: Option<usize>,
    problems: &'p mut Vec<Diagnostic>,
}

impl Reader<'_> {
    /// Reads a line with the indented lines below it.
    fn statement(&mut self, block: &[Line<'_>], first: bool) {
        let head = block[0];
        let Some(colon) = colon(head.text) else {
            let shown: String = head.text.chars().take(60).collect();
            self.problems.push(Diagnostic::new(Code::CrossingLine, head.span()).text("line", shown));
            return;
        };
        let word = head.text[..colon].trim_end();
        let span = Span::new(head.start as usize, head.start as usize + word.len());
        let rest = skip(head, colon + 1);
        let words: Vec<Line<'_>> = std::iter::once(rest).chain(block[1..].iter().copied()).collect();
        let above = self.rule_above.take();
        if let Some(keyword) = KEYWORDS.into_iter().find(|k| k.eq_ignore_ascii_case(word)) {
            self.once(keyword, span, first);
            self.keyword(keyword, &words, span);
        } else if word.eq_ignore_ascii_case("say") {
            self.say(above, &words, span);
        } else if let Some(at) = rule_head(word) {
            let at = Text::new(at, head.start + (word.len() - at.len()) as u32);
            self.rule(at, &words, block);
        } else {
            self.thing(word, head, &words);
        }
    }

    fn once(&mut self, keyword: &'static str, span: Span, first: bool) {
        // `start`, `goal`, `tags` and `routes` may be continued on a line of their own.
        let list = matches!(keyword, "start" | "goal" | "tags" | "routes");
        match self.seen.iter().find(|(k, _)| *k == keyword) {
            Some(&(_, before)) if !list => {
                let mut problem = Diagnostic::new(Code::DuplicateKeyword, span).text("keyword", keyword);
                problem.related = Some(before);
                self.problems.push(problem);
            }
            None if keyword == "crossing" && !first => {
                let family = Family::Crossing.keyword();
                self.problems.push(Diagnostic::new(Code::FamilyNotFirst, span).text("family", family));
            }
            _ => {}
        }
        self.seen.push((keyword, span));
    }

    fn keyword(&mut self, keyword: &str, words: &[Line<'_>], span: Span) {
        match keyword {
            "crossing" => self.fields.title = Some(sentence(words)).filter(|t| !t.is_empty()),
            "language" => self.fields.language = Some(sentence(words)),
            "source" => self.fields.source = Some(sentence(words)).filter(|t| !t.is_empty()),
            "places" => {
                let names = self.items(words).into_iter().map(|item| declared(&item, self.problems)).collect();
                self.fields.places = Some(names);
            }
            "routes" => {
                for item in self.items(words) {
                    match route(&item) {
                        Some(route) => self.fields.routes.push(route),
                        None => self.item(Code::RouteShape, &item),
                    }
                }
            }
            "tags" => self.tags(words),
            "start" | "goal" => {
                for item in self.items(words) {
                    match placed(&item) {
                        Some(placed) if keyword == "start" => self.fields.start.push(placed),
                        Some(placed) => self.fields.goal.push(placed),
                        None => self.item(Code::PlacedShape, &item),
                    }
                }
            }
            "boat" => self.boat(words, span),
            "rower" => self.fields.rower = Some(expression(words, span)),
            "cost" => self.fields.cost = Some(expression(words, span)),
            _ => self.fields.limit = Some(expression(words, span)),
        }
    }

    fn items(&mut self, words: &[Line<'_>]) -> Vec<Text> {
        items(words, self.problems)
    }

    /// A problem with an item as a whole.
    fn item(&mut self, code: Code, item: &Text) {
        let shown: String = item.as_str().chars().take(60).collect();
        self.problems.push(Diagnostic::new(code, item.span()).text("text", shown));
    }

    fn tags(&mut self, words: &[Line<'_>]) {
        for item in self.items(words) {
            let text = item.as_str();
            match first(&masked(text), "=") {
                Some(at) => {
                    let name = declared(&item.part(0..at), self.problems);
                    let first = item.part(at + 1..text.len());
                    let members = Some(first).filter(|m| !m.is_empty()).into_iter().collect();
                    self.fields.tags.push(TagFields { name, members });
                }
                None => match self.fields.tags.last_mut() {
                    // What follows a tag without a `=` of its own is one more member.
                    Some(tag) => tag.members.push(item),
                    None => self.item(Code::TagShape, &item),
                },
            }
        }
    }

    fn boat(&mut self, words: &[Line<'_>], span: Span) {
        let mut boat = BoatFields { span, ..BoatFields::default() };
        for item in self.items(words) {
            let text = item.as_str();
            let masked = masked(text);
            if let Some(rest) = masked.strip_prefix(b"at least").filter(|r| r.starts_with(b" ")) {
                let begin = text.len() - rest.len();
                let (count, from) = match first(rest, " from ") {
                    Some(at) => {
                        let from = item.part(begin + at + 6..text.len());
                        (item.part(begin..begin + at), Some(from))
                    }
                    None => (item.part(begin..text.len()), None),
                };
                boat.least.push((count, from));
                continue;
            }
            let Some(blank) = text.find(char::is_whitespace).filter(|_| begins_number(text)) else {
                let alone = begins_number(text) && text.bytes().all(|b| b.is_ascii_digit());
                let problem = Diagnostic::new(Code::BoatItem, item.span());
                let shown: String = text.chars().take(60).collect();
                self.problems.push(problem.text("text", shown).hint(if alone { "seats" } else { "hint" }));
                continue;
            };
            let number = item.part(0..blank);
            let what = item.part(blank..text.len());
            if ["seat", "seats"].iter().any(|s| what.as_str().eq_ignore_ascii_case(s)) {
                if boat.seats.replace(number).is_some() {
                    self.item(Code::DuplicateSeats, &item);
                }
            } else {
                boat.limits.push((what, number));
            }
        }
        self.fields.boat = Some(boat);
    }

    fn rule(&mut self, at: Text, words: &[Line<'_>], block: &[Line<'_>]) {
        let is_say = |l: &Line<'_>| colon(l.text).is_some_and(|c| l.text[..c].trim_end().eq_ignore_ascii_case("say"));
        let says = words.iter().skip(1).position(is_say).map_or(words.len(), |at| at + 1);
        let whole = block.iter().map(Line::span).reduce(Span::to).unwrap_or_default();
        let head = Span { end: words[0].start, ..block[0].span() };
        let expression = expression(&words[..says], head);
        self.rule_above = Some(self.fields.rules.len());
        self.fields.rules.push(RuleFields { at, expression, say: None, span: whole });
        if says < words.len() {
            let line = words[says];
            let colon = colon(line.text).unwrap_or(0);
            let mut say = vec![skip(line, colon + 1)];
            for &more in &words[says + 1..] {
                if is_say(&more) {
                    let problem = Diagnostic::new(Code::DuplicateKeyword, more.span()).text("keyword", "say");
                    self.problems.push(problem);
                    break;
                }
                say.push(more);
            }
            if let Some(rule) = self.fields.rules.last_mut() {
                rule.say = Some(sentence(&say));
            }
        }
    }

    /// What to say, not indented: it belongs to the rule right above.
    fn say(&mut self, above: Option<usize>, words: &[Line<'_>], span: Span) {
        match above.and_then(|at| self.fields.rules.get_mut(at)) {
            Some(rule) if rule.say.is_none() => rule.say = Some(sentence(words)),
            Some(_) => {
                self.problems.push(Diagnostic::new(Code::DuplicateKeyword, span).text("keyword", "say"));
            }
            None => self.problems.push(Diagnostic::new(Code::SayWithoutRule, span)),
        }
    }

    fn thing(&mut self, word: &str, head: Line<'_>, words: &[Line<'_>]) {
        let written = keyword_thing(word).unwrap_or(word);
        let at = head.start + (word.len() - written.len()) as u32;
        let name = declared(&Text::new(written, at), self.problems);
        let mut thing = ThingFields { name, ..ThingFields::default() };
        let items = self.items(words);
        for (i, item) in items.into_iter().enumerate() {
            let text = item.as_str();
            if let Some(mate) = mate(&item) {
                if thing.mate.replace(mate).is_some() {
                    self.item(Code::DuplicateMate, &item);
                }
            } else if i == 0 && begins_number(text) {
                thing.count = Some(item);
            } else if let Some(attribute) = attribute(&item) {
                thing.attributes.push(attribute);
            } else if thing.count.is_none() && thing.attributes.is_empty() {
                let name = declared(&item, self.problems);
                thing.names.push(name);
            } else {
                self.item(Code::ThingItem, &item);
            }
        }
        // Things of this name are counted; a keyword has something else behind it.
        let says = joined(words);
        let meant = slips::crossing_keyword(written, says.as_str());
        let counted = thing.count.as_ref().is_some_and(|c| !c.as_str().contains(char::is_alphabetic));
        let meant = meant.filter(|_| !counted && written == word);
        if let Some(meant) = meant {
            let problem = Diagnostic::new(Code::CrossingKeyword, thing.name.span());
            self.problems.push(problem.text("name", written).text("suggestion", meant));
            return;
        }
        self.fields.things.push(thing);
    }
}

/// An expression; where it is missing, its place is behind the keyword.
fn expression(words: &[Line<'_>], span: Span) -> Text {
    let text = joined(words);
    if text.is_empty() { Text::new("", span.end) } else { text }
}

/// Whether a text begins as a number does.
fn begins_number(text: &str) -> bool {
    text.trim_start_matches(['-', '−', '+']).starts_with(|c: char| c.is_ascii_digit())
}

/// `each with her man`, `with its boss`: the mate.
fn mate(text: &Text) -> Option<Text> {
    let written = text.as_str();
    let mut words = written.split_whitespace().peekable();
    words.next_if(|w| w.eq_ignore_ascii_case("each"));
    words.next_if(|w| w.eq_ignore_ascii_case("with"))?;
    let own = words.next()?;
    let is_own = ["her", "his", "its", "their"].iter().any(|o| o.eq_ignore_ascii_case(own));
    words.peek().filter(|_| is_own)?;
    // The word is a part of the text.
    let behind = own.as_ptr() as usize - written.as_ptr() as usize + own.len();
    Some(text.part(behind..written.len()))
}

/// `time 1 2 5 8`: a name and the numbers behind it.
fn attribute(text: &Text) -> Option<AttributeFields> {
    let written = text.as_str();
    // The numbers stand behind a name in quotes.
    let floor = if written.starts_with('"') { closing_quote(written, 0).unwrap_or(0) } else { 0 };
    let mut end = written.len();
    let mut values = Vec::new();
    while let Some(token) = written[floor..end].split_whitespace().next_back().filter(|t| begins_number(t)) {
        let start = floor + written[floor..end].trim_end().len() - token.len();
        values.push(text.part(start..start + token.len()));
        end = start;
    }
    values.reverse();
    let name = written[..end].trim_end().trim_end_matches(['=', ':']).trim_end();
    if values.is_empty() || name.is_empty() {
        return None;
    }
    let name = declared(&text.part(0..name.len()), &mut Vec::new());
    Some(AttributeFields { name, values })
}

/// A name that is declared, without its quotes.
fn declared(text: &Text, problems: &mut Vec<Diagnostic>) -> Text {
    let written = text.as_str();
    if !written.starts_with('"') {
        return text.clone();
    }
    let start = text.span().start;
    match closing_quote(written, 0) {
        Some(end) if end == written.len() => Text::new(unquoted(written), start + 1),
        Some(end) => {
            let problem = Diagnostic::new(Code::TextAfterQuote, text.place(Span::new(end, written.len())));
            problems.push(problem.text("text", written[end..].trim()));
            text.clone()
        }
        None => {
            problems.push(Diagnostic::new(Code::UnclosedQuote, Span { end: start + 1, ..text.span() }));
            text.clone()
        }
    }
}

/// `left - island`: the two ends.
fn route(text: &Text) -> Option<RouteFields> {
    let written = text.as_str();
    let masked = masked(written);
    let sign = |sign: &str| first(&masked, sign).map(|at| (at, sign.len()));
    // Other dashes are not ASCII, so they are masked.
    let dash = |dash: char| {
        let bare = written.char_indices().find(|(at, c)| *c == dash && !written[..*at].contains('"'));
        bare.map(|(at, c)| (at, c.len_utf8()))
    };
    let (at, length) = [" <-> ", " -- ", " - "]
        .into_iter()
        .find_map(sign)
        .or_else(|| ['–', '—'].into_iter().find_map(dash))
        .or_else(|| [" to ", " and ", "-"].into_iter().find_map(sign))?;
    let (from, to) = (text.part(0..at), text.part(at + length..written.len()));
    (!from.is_empty() && !to.is_empty()).then_some(RouteFields { from, to })
}

/// `thief at right`, `boy anywhere`.
fn placed(text: &Text) -> Option<PlacedFields> {
    let written = text.as_str();
    let masked = masked(written);
    if let Some(who) = masked.strip_suffix(b"anywhere").filter(|w| w.ends_with(b" ") || w.ends_with(b"\t")) {
        return Some(PlacedFields { who: text.part(0..who.len()), place: None }).filter(|p| !p.who.is_empty());
    }
    let words = [" at ", " on ", " in "];
    let (at, length) = words.into_iter().find_map(|word| last(&masked, word).map(|at| (at, word.len())))?;
    let placed = PlacedFields { who: text.part(0..at), place: Some(text.part(at + length..written.len())) };
    (!placed.who.is_empty()).then_some(placed)
}

/// The colon behind a keyword or a name, outside quotes.
pub(super) fn colon(line: &str) -> Option<usize> {
    let quote = if line.starts_with('"') { Some(0) } else { quoted_thing(line) };
    let from = quote.and_then(|at| closing_quote(line, at)).unwrap_or(0);
    line[from..].find(':').map(|at| from + at)
}

/// Where the quoted name behind `thing` or `rule at` begins.
fn quoted_thing(line: &str) -> Option<usize> {
    let at = line.find('"')?;
    let before = &line[..at];
    (!before.contains(':') && (before.ends_with(char::is_whitespace))).then_some(at)
}

/// The name behind the word `thing`.
fn keyword_thing(name: &str) -> Option<&str> {
    let word = name.get(..5).filter(|w| w.eq_ignore_ascii_case("thing"))?;
    let rest = &name[word.len()..];
    (rest.starts_with(char::is_whitespace) && !rest.trim().is_empty()).then(|| rest.trim_start())
}

/// Behind `rule`: of which companies; empty for all. `None` if a line begins with another word.
fn rule_head(word: &str) -> Option<&str> {
    let (rule, rest) = word.split_at_checked(4).filter(|(rule, _)| rule.eq_ignore_ascii_case("rule"))?;
    let _ = rule;
    if rest.is_empty() {
        return Some(rest);
    }
    if !rest.starts_with(char::is_whitespace) {
        return None;
    }
    let mut rest = rest.trim_start();
    for word in ["at", "in", "on", "the"] {
        if let Some(behind) = rest.get(..word.len()).filter(|w| w.eq_ignore_ascii_case(word)).map(|w| &rest[w.len()..])
            && behind.starts_with(char::is_whitespace)
        {
            rest = behind.trim_start();
        }
    }
    Some(rest)
}
