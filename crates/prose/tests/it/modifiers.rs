//! A remark behind a name never changes what a sentence says: not in brackets, between dashes or commas, nor as a
//! restrictive clause. The sentence keeps its meaning, perhaps with what the remark states itself, or is refused.
//!
//! The remarks are `tests/modifiers/<language>.txt`; the sentences are those of this project and, where they are
//! there, of the sets beside it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use bachet_notation::clue::{CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who};
use bachet_notation::{GridPuzzle, Kind, Number, Severity, read_grid};
use bachet_prose::{Language, Outcome, Reader};

use crate::sets::Set;
use crate::sets::judge::equivalent;

/// Languages in which every relative clause stands between commas.
const BETWEEN_COMMAS: [&str; 1] = ["de"];
/// Number of sentences with a remark that are read for each language.
const CASES: usize = 10_000;
/// Nouns that make a compound with the name before them.
const COMPOUNDS: [&str; 8] = ["lover", "owner", "drinker", "reader", "player", "eater", "enthusiast", "keeper"];
/// Maximum number of misreadings that a failure shows.
const MAX_SHOWN: usize = 60;

#[test]
fn a_remark_changes_nothing_in_english() {
    check("en", &own_sentences("en"));
}

#[test]
fn a_remark_changes_nothing_in_french() {
    check("fr", &own_sentences("fr"));
}

#[test]
fn a_remark_changes_nothing_in_dutch() {
    check("nl", &own_sentences("nl"));
}

#[test]
fn a_remark_changes_nothing_in_german() {
    check("de", &own_sentences("de"));
}

#[test]
fn a_remark_changes_nothing_in_the_english_sets() {
    let sets = [Set::ZebraLogic, Set::HousesEn, Set::BigBench, Set::QuintT, Set::Lgp, Set::GridPuzzle];
    check_sets("en", &sets);
}

#[test]
fn a_remark_changes_nothing_in_the_french_set() {
    check_sets("fr", &[Set::HousesFr]);
}

#[test]
fn a_remark_changes_nothing_in_the_dutch_set() {
    check_sets("nl", &[Set::HousesNl]);
}

/// A puzzle and sentences about it.
struct Source {
    puzzle: GridPuzzle,
    sentences: Vec<String>,
}

/// The sentences of `tests/misreadings` and `tests/clues`.
fn own_sentences(code: &str) -> Vec<Source> {
    let mut all = Vec::new();
    for folder in ["misreadings", "clues"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder).join(code).with_extension("txt");
        let text = std::fs::read_to_string(path).expect("the file is part of the project");
        for part in text.split("\n== ").skip(1) {
            let (head, lines) = part.split_once("\n\n").expect("an empty line ends the categories");
            let (name, categories) = head.split_once('\n').expect("a name and categories");
            let (puzzle, problems) = read_grid(&format!("grid: {name}\nlanguage: {code}\n{categories}\n"));
            assert!(problems.iter().all(|p| p.severity() != Severity::Error), "{name}: {problems:?}");
            let sentences = lines.lines().filter(|line| line.starts_with(char::is_alphanumeric)).map(str::to_owned);
            all.push(Source { puzzle, sentences: sentences.collect() });
        }
    }
    all
}

#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn check_sets(code: &str, sets: &[Set]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/grid");
    let mut all = Vec::new();
    for set in sets {
        match set.load(&folder) {
            Ok(cases) => {
                all.extend(cases.into_iter().map(|case| Source { puzzle: case.puzzle, sentences: case.clues }));
            }
            Err(problem) => return eprintln!("skipped: {problem}"),
        }
    }
    check(code, &all);
}

/// What a remark states of what stands before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum States {
    Is,
    IsNot,
    /// Less or more, perhaps by a number.
    Compares(Comparison, Option<i64>),
    /// Less or more, as the category has it.
    Differs,
    /// A value at the end of an order, or at a place in it.
    Some,
    Twice,
    Next,
    Left,
    /// Nothing, or nothing that a reading may use.
    Nothing,
}

/// A remark of the file.
struct Remark {
    states: States,
    relative: bool,
    /// Between commas it would be an item of a list.
    item: bool,
    words: String,
}

fn remarks(code: &str) -> Vec<Remark> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/modifiers").join(code).with_extension("txt");
    let text = std::fs::read_to_string(path).expect("the file is part of the project");
    let mut states = States::Nothing;
    let mut all = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(kind) = line.strip_prefix('[') {
            let kind = kind.trim_end_matches(']');
            let (kind, by) = kind.split_once(' ').map_or((kind, None), |(kind, by)| (kind, by.parse().ok()));
            states = match kind {
                "is" => States::Is,
                "is-not" => States::IsNot,
                "less" => States::Compares(Comparison::Less, by),
                "more" => States::Compares(Comparison::Greater, by),
                "at-least" => States::Compares(Comparison::GreaterEqual, None),
                "differs" => States::Differs,
                "some" => States::Some,
                "twice" => States::Twice,
                "next" => States::Next,
                "left" => States::Left,
                "nothing" | "unclear" => States::Nothing,
                other => panic!("{code}: no kind {other}"),
            };
            continue;
        }
        let (relative, item) = (line.starts_with("+ "), line.starts_with("- "));
        let words = line.trim_start_matches(['+', '-', ' ']).to_owned();
        all.push(Remark { states, relative, item, words });
    }
    all
}

/// How a remark stands in the sentence: before it, behind it, and whether it must be a relative clause.
const WRAPPERS: [(&str, &str, bool); 7] = [
    (" (", ")", false),
    (" [", "]", false),
    (" – ", " –", false),
    (" - ", " -", false),
    (", ", ",", false),
    (" — ", " —", false),
    (" ", "", true),
];

/// Numbers from a fixed seed (`SplitMix64`).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % bound as u64) as usize
    }
}

fn check(code: &str, sources: &[Source]) {
    let language = Language::builtin(code).expect("the program brings the language");
    let remarks = remarks(code);
    let mut numbers = Numbers(19);
    let mut tried = BTreeSet::new();
    let (mut kept, mut richer, mut refused) = (0, 0, 0);
    let mut wrong = Vec::new();
    let readers: Vec<Reader<'_>> = sources
        .iter()
        .map(|s| Reader::new(&s.puzzle, language).after_all_of(s.sentences.iter().map(String::as_str)))
        .collect();
    while tried.len() < CASES {
        let which = numbers.below(sources.len());
        let (source, reader) = (&sources[which], &readers[which]);
        let Some(sentence) = pick(&mut numbers, &source.sentences) else { continue };
        let Some(meanings) = meanings(reader, sentence) else { continue };
        let places = places(&source.puzzle, sentence);
        let Some(&(at, host)) = pick(&mut numbers, &places) else { continue };
        // A name may belong to several categories.
        let hosts: Vec<ValueId> = places.iter().filter(|place| place.0 == at).map(|place| place.1).collect();
        let shared = matches!(source.puzzle.category(host.category).kind, Kind::Shared(_));
        if shared || !mentions(&source.puzzle, &meanings[0], host) {
            continue;
        }
        let Some(remark) = pick(&mut numbers, &remarks) else { continue };
        let other = value(&mut numbers, &source.puzzle);
        // An ordinal is also a place in an order, whatever the category.
        let ordinal = ["st", "nd", "rd", "th"].iter().any(|end| source.puzzle.value(other).text.ends_with(end));
        let inside = source.puzzle.value(other).text.contains(source.puzzle.value(host).text.as_str());
        if other == host || ordinal || inside || remark.states == States::Is && other.category == host.category {
            continue;
        }
        let name = &source.puzzle.value(other).text;
        let &(before, behind, only_relative) = pick(&mut numbers, &WRAPPERS).expect("not empty");
        let rest = &sentence[at..];
        if behind.is_empty() && BETWEEN_COMMAS.contains(&code) {
            continue;
        }
        // A comma behind the remark would end it, or begin another one.
        let parted = rest.starts_with([',', ';']) && !matches!(behind, ")" | "]");
        if only_relative && !remark.relative || (before == ", " || behind.is_empty()) && remark.item || parted {
            continue;
        }
        // Dashes within dashes part nothing.
        let dashes = [" – ", " - ", " — "];
        if dashes.contains(&before) && dashes.iter().any(|dash| sentence.contains(dash)) {
            continue;
        }
        // The name may be half of a compound: "the dog lover".
        if only_relative && COMPOUNDS.iter().any(|noun| rest.trim_start().starts_with(noun)) {
            continue;
        }
        // At the end of a sentence a remark between dashes or commas is not closed.
        let ends = rest.trim_end_matches(['.', '!', '?', ' ']).is_empty();
        let behind = if ends && !matches!(behind, ")" | "]") { "" } else { behind };
        let text = format!("{}{before}{}{behind}{rest}", &sentence[..at], remark.words.replace("{V}", name));
        if !tried.insert(text.clone()) {
            continue;
        }
        let outcomes: Vec<Outcome> = reader.clue(&text).into_iter().map(|s| s.outcome).collect();
        if outcomes.iter().any(|o| matches!(o, Outcome::Unread(_) | Outcome::Ambiguous(_))) {
            refused += 1;
            continue;
        }
        let truths: Vec<Truth> = outcomes.iter().filter_map(truth).collect();
        let read = if let [one] = &truths[..] { one.clone() } else { Truth::And(truths) };
        let same = |meant: &Truth| *meant == read || equivalent(&source.puzzle, meant, &read);
        if meanings.iter().any(same) {
            kept += 1;
            continue;
        }
        let others = same_names(&source.puzzle, name);
        let pairs = hosts.iter().flat_map(|&host| others.iter().map(move |&other| (host, other)));
        let stated: Vec<Truth> =
            pairs.flat_map(|(host, other)| stated(&source.puzzle, remark.states, host, other)).collect();
        let both = |says: &Truth| meanings.iter().any(|meant| same(&Truth::And(vec![meant.clone(), says.clone()])));
        if stated.iter().any(both) {
            richer += 1;
            continue;
        }
        let expression = |truth: &Truth| bachet_notation::expression(&source.puzzle, truth);
        wrong.push(format!("{text}\n    without: {}\n    read as: {}", expression(&meanings[0]), expression(&read)));
    }
    let mut shown = String::new();
    for text in wrong.iter().take(MAX_SHOWN) {
        writeln!(shown, "{text}").expect("writing to a string");
    }
    assert!(
        wrong.is_empty(),
        "{code}: {} of {CASES} sentences are misread ({kept} keep their meaning, {richer} with the remark's own, {refused} are refused)\n{shown}",
        wrong.len()
    );
    assert!(10 * (kept + richer) > CASES, "{code}: only {kept} and {richer} of {CASES} sentences are read");
}

fn pick<'a, T>(numbers: &mut Numbers, all: &'a [T]) -> Option<&'a T> {
    if all.is_empty() { None } else { all.get(numbers.below(all.len())) }
}

/// The meanings of a sentence, the usual one first; `None` unless it is one sentence that states something.
fn meanings(reader: &Reader<'_>, sentence: &str) -> Option<Vec<Truth>> {
    let sentences = reader.clue(sentence);
    let [only] = &sentences[..] else { return None };
    let Outcome::Read(reading) = &only.outcome else { return None };
    Some(std::iter::once(&reading.truth).chain(&reading.others).cloned().collect())
}

fn truth(outcome: &Outcome) -> Option<Truth> {
    match outcome {
        Outcome::Read(reading) => Some(reading.truth.clone()),
        _ => None,
    }
}

fn value(numbers: &mut Numbers, puzzle: &GridPuzzle) -> ValueId {
    let category = numbers.below(puzzle.categories.len());
    let index = numbers.below(puzzle.categories[category].values.len());
    ValueId { category: CategoryId(category as u32), index: index as u32 }
}

/// The ends of the words that name a value, with that value.
fn places(puzzle: &GridPuzzle, sentence: &str) -> Vec<(usize, ValueId)> {
    let mut found = Vec::new();
    let lower = sentence.to_lowercase();
    if lower.len() != sentence.len() {
        return found;
    }
    for (c, category) in puzzle.categories.iter().enumerate() {
        for (v, value) in category.values.iter().enumerate() {
            let name = value.text.to_lowercase();
            for (at, _) in lower.match_indices(&name) {
                let begins = !lower[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-');
                let end = at + name.len();
                let end =
                    end + lower[end..].find(|c: char| !c.is_alphanumeric() && c != '-').unwrap_or(lower.len() - end);
                // A compound goes on behind the name: `theedrinker`. Another word may begin like a name.
                let goes_on = (end - at) > 2 * name.len();
                if begins && !goes_on && !lower[end..].starts_with('\'') && !lower[end..].starts_with('’') {
                    found.push((end, ValueId { category: CategoryId(c as u32), index: v as u32 }));
                }
            }
        }
    }
    // What ends inside a longer name ends no name.
    let inside = |at: usize, all: &[(usize, ValueId)]| {
        all.iter().any(|&(end, value)| at < end && at + puzzle.value(value).text.len() > end)
    };
    let all = found.clone();
    found.retain(|place| !inside(place.0, &all));
    found
}

/// Whether a meaning is about a value.
fn mentions(puzzle: &GridPuzzle, meaning: &Truth, value: ValueId) -> bool {
    let name = &puzzle.value(value).text;
    let longer = puzzle.categories.iter().flat_map(|category| &category.values).map(|value| &value.text);
    let longer = longer.filter(|other| other.len() > name.len() && other.contains(name.as_str()));
    let expression = bachet_notation::expression(puzzle, meaning);
    longer.fold(expression, |expression, other| expression.replace(other.as_str(), "")).contains(name.as_str())
}

/// The values with a name.
fn same_names(puzzle: &GridPuzzle, name: &str) -> Vec<ValueId> {
    let values =
        |c: CategoryId| (0..puzzle.category(c).values.len() as u32).map(move |index| ValueId { category: c, index });
    puzzle.category_ids().flat_map(values).filter(|&value| puzzle.value(value).text == name).collect()
}

/// What a remark may state of its host.
fn stated(puzzle: &GridPuzzle, states: States, host: ValueId, other: ValueId) -> Vec<Truth> {
    let shared = matches!(puzzle.category(other.category).kind, Kind::Shared(_));
    if let (Kind::Shared(_), States::Is | States::IsNot) = (&puzzle.category(host.category).kind, states)
        && !shared
    {
        return stated(puzzle, states, other, host);
    }
    let (host_id, value) = (host, other);
    let (host, other) = (Who::Has(host), Who::Has(other));
    let ordered = puzzle.category_ids().filter(|&c| puzzle.category(c).ordered);
    let numeric = |c: &CategoryId| puzzle.category(*c).numeric.is_some();
    let quantity = |c, who: &Who| Quantity::Of(c, Box::new(who.clone()));
    let number = |n| Quantity::Constant(Number::from_integer(n));
    let places = |who: &Who, order, of: &Who, c| Truth::Places(who.clone(), order, of.clone(), c);
    match states {
        States::Nothing => Vec::new(),
        States::Is | States::IsNot if shared => {
            let has = Item::Of(value.category, Box::new(host));
            let comparison = if states == States::Is { Comparison::Equal } else { Comparison::NotEqual };
            vec![Truth::Items(has, comparison, Item::Value(value))]
        }
        States::Some => {
            let values = |c: CategoryId| {
                (0..puzzle.category(c).values.len() as u32).map(move |index| ValueId { category: c, index })
            };
            let comparisons = [Comparison::Equal, Comparison::NotEqual];
            let states = |v| comparisons.map(|c| Truth::Same(host.clone(), c, Who::Has(v)));
            ordered.flat_map(values).flat_map(states).collect()
        }
        States::Differs => [Comparison::Less, Comparison::Greater]
            .into_iter()
            .flat_map(|order| stated(puzzle, States::Compares(order, None), host_id, value))
            .collect(),
        States::Is => vec![Truth::Same(host, Comparison::Equal, other)],
        States::IsNot => vec![Truth::Same(host, Comparison::NotEqual, other)],
        States::Next => ordered.map(|c| places(&host, Order::PlacesFrom(1), &other, c)).collect(),
        States::Left => {
            let orders = [Order::Before, Order::PlacesBefore(1)];
            ordered.flat_map(|c| orders.map(|order| places(&host, order, &other, c))).collect()
        }
        States::Twice => {
            let twice =
                |c| Quantity::Arithmetic(Box::new(number(2)), Operator::Multiply, Box::new(quantity(c, &other)));
            let states = |c| Truth::Numbers(quantity(c, &host), Comparison::Equal, twice(c));
            ordered.filter(numeric).map(states).collect()
        }
        States::Compares(order, None) => {
            let item = |c, who: &Who| Item::Of(c, Box::new(who.clone()));
            ordered.map(|c| Truth::Items(item(c, &host), order, item(c, &other))).collect()
        }
        States::Compares(order, Some(by)) => {
            let (smaller, larger) = if order == Comparison::Less { (&host, &other) } else { (&other, &host) };
            let sum = |c| Quantity::Arithmetic(Box::new(quantity(c, smaller)), Operator::Add, Box::new(number(by)));
            let states = |c| Truth::Numbers(quantity(c, larger), Comparison::Equal, sum(c));
            let steps = ordered.clone().map(|c| places(smaller, Order::PlacesBefore(by as u32), larger, c));
            ordered.filter(numeric).map(states).chain(steps).collect()
        }
    }
}
