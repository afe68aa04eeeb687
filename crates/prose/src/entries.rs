//! Tests of every pattern and every word of each language: a pattern that can never match a sentence and a word that
//! finds nothing are mistakes of their file.

use std::fmt::Write as _;
use std::path::Path;

use bachet_notation::{GridPuzzle, Severity, read_grid};

use crate::engine::{Engine, Filling};
use crate::grammar::{Conjunction, Element, Pattern, Roles, SlotKind};
use crate::language::Language;
use crate::lexicon::ClassId;
use crate::meaning::{self, Relation};
use crate::questions::asked;
use crate::reading::{Outcome, Reader};
use crate::tokens::tokens;
use crate::vocabulary::{Comparative, Degree};

/// The lines of a section of a language, from its files.
fn lines(language: &Language, section: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("languages").join(&language.code);
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("the language has a folder").flatten().collect();
    files.sort_by_key(std::fs::DirEntry::path);
    let mut found = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file.path()).expect("it is a text");
        let mut inside = false;
        for line in text.lines().map(|l| l.split(" #").next().unwrap_or_default().trim()) {
            if line.starts_with('[') && line.ends_with(']') {
                inside = line == format!("[{section}]");
            } else if inside && !line.is_empty() && !line.starts_with('#') {
                found.push(line.to_owned());
            }
        }
    }
    found
}

/// How the language says "is".
fn be(language: &Language) -> String {
    language.grammar.roles.be.and_then(|be| language.lexicon.sample(be)).expect("every language says `is`")
}

/// Where a made-up sentence has verbs that its pattern does not name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verbs {
    BetweenNames,
    BeforeNames,
}

/// A puzzle with places and amounts, and the words of the language for their unit and a comparison of them.
struct Setting {
    puzzle: GridPuzzle,
    /// The same with days of the week.
    days: GridPuzzle,
    unit: String,
    /// What counts places.
    place: String,
    /// Words for more and for less.
    comparatives: [String; 2],
    /// Whether the words for more and for less compare only before a word such as `than`.
    needs_than: bool,
    /// A word for a later position.
    later: String,
    /// A word for most, where the language has one.
    superlative: Option<String>,
    category: String,
}

impl Setting {
    fn new(language: &Language) -> Self {
        let category = |theme: &str| {
            let is_theme =
                |line: &String| line.split_once(':').is_some_and(|(n, _)| n.trim_end_matches(['!', '~', '@']) == theme);
            let line = lines(language, "themes").into_iter().find(is_theme)?;
            let names = line.split_once(':').expect("it has a colon").1.to_owned();
            Some(names.split([',', '|']).next().expect("it has a name").trim().to_owned())
        };
        let compares = |degree: Degree, sign: i8, amount: &str| {
            let of_amount = |c: &&Comparative| {
                c.degree == degree && !c.behind_unit && c.dimensions.iter().any(|d| d.0 == amount && d.1 == sign)
            };
            language.forms.all_comparatives().find(of_amount).map(|comparative| comparative.words.join(" "))
        };
        let word = |p: &&str| p.chars().all(char::is_alphabetic) && p.len() > 3;
        let word_of = |line: &str| line.split(':').next()?.split(',').map(str::trim).find(word).map(str::to_owned);
        // Something that is counted in a unit and compared, and that a category may be about.
        let counted = |unit: String| {
            let amount = unit.rsplit_once(':')?.1.trim().to_owned();
            Some((
                word_of(&unit)?,
                [compares(Degree::Comparative, 1, &amount)?, compares(Degree::Comparative, -1, &amount)?],
                compares(Degree::Superlative, 1, &amount).or_else(|| compares(Degree::Superlative, 1, "*")),
                category(&amount)?,
            ))
        };
        // The calendar comes first in the files: its units count no plain numbers.
        let counted = lines(language, "units").into_iter().filter(|l| !l.contains('=')).rev().find_map(counted);
        let (unit, comparatives, superlative, amount) = counted.expect("every language counts and compares something");
        let place = lines(language, "units").into_iter().find(|l| l.ends_with(": place")).and_then(|l| word_of(&l));
        let place = place.expect("places are counted");
        let comes_after = |c: &&Comparative| c.dimensions.first().is_some_and(|d| d.0 == "time" && d.1 == 1);
        let later = language.forms.all_comparatives().find(comes_after).expect("every language has `after`");
        let later = later.words.join(" ");
        let house = category("position").expect("every language has positions");
        let text = format!(
            "grid: g\nlanguage: {}\nvv: Zaqwex, Zbovuq, Zcyfip, Zdujok, Zexqar\n{house}: 1, 2, 3, 4, 5\n{amount}: 10, 20, 40, 60, 80\n\
             gg: Gcabo, Gdibu, Gfobe, Gguba, Ghebi\nhh: Hcapo, Hdipu, Hfope, Hgupa, Hhepi\n",
            language.code
        );
        let weekdays: Vec<&str> = language.forms.calendar.weekdays().take(5).collect();
        let [puzzle, days] = [text.clone(), format!("{text}tt: {}\n", weekdays.join(", "))].map(|text| {
            let (puzzle, problems) = read_grid(&text);
            assert!(problems.iter().all(|p| p.severity() != Severity::Error), "{text}{problems:?}");
            puzzle
        });
        let more = language.forms.all_comparatives().find(|c| c.words.join(" ") == comparatives[0]);
        let needs_than = more.is_some_and(|comparative| comparative.before_than);
        Self { puzzle, days, unit, place, comparatives, needs_than, later, superlative, category: amount }
    }

    /// A sentence that a row of a pattern fits, of made-up names and the first words of each class.
    fn sentence(&self, language: &Language, pattern: &Pattern, verbs: Verbs) -> String {
        let mut text = String::new();
        let mut say = |words: &str| write!(text, "{words} ").expect("writing to a string");
        let sample = |class: ClassId| {
            let word = language.lexicon.sample(class).or_else(|| language.grammar.sample(class));
            word.expect("each class has a word")
        };
        let roles = language.grammar.roles;
        let is_plain = |word: &str| {
            let word = tokens(word, &language.lexicon.split);
            (0..word.len()).all(|at| language.lexicon.at(&word, at).is_empty())
        };
        let common = lines(language, "everyday")
            .iter()
            .find_map(|l| l.split_whitespace().find(|w| !w.ends_with(':') && is_plain(w)).map(str::to_owned));
        let common = common.expect("every language has everyday words");
        let be = be(language);
        let mut after_slot = false;
        let mut comparatives = self.comparatives.iter();
        // What compares only before a word such as `than` has one in its pattern.
        let is_than = |element: &Element| matches!(element, Element::Phrase(found) if found.iter().any(|&class| says_than(language, class)));
        let stands_alone = self.needs_than && !pattern.elements.iter().any(is_than);
        for element in &pattern.elements {
            // A verb parts two descriptions, as it does where people write.
            let slot = matches!(element, Element::Slot(..));
            let between = after_slot && (slot || *element == Element::Turn);
            if between || (verbs == Verbs::BeforeNames && slot) {
                say(&be);
            }
            after_slot = slot;
            match element {
                Element::Phrase(classes) => say(&sample(classes[0])),
                Element::Slot(slot, SlotKind::List(joint)) => {
                    let role = match joint {
                        Conjunction::Or => roles.or,
                        Conjunction::Nor => roles.nor,
                        Conjunction::Any | Conjunction::And => roles.and,
                    };
                    let joined = sample(role.expect("the language joins lists"));
                    let [a, b, c] =
                        if slot.0 == 0 { ["Zaqwex", "Zbovuq", "Zcyfip"] } else { ["Gcabo", "Gdibu", "Gfobe"] };
                    say(&format!("{a}, {b} {joined} {c}"));
                }
                Element::Slot(_, SlotKind::Beside) | Element::Anything => say(&common),
                Element::Slot(slot, _) => say(match slot.0 + b'A' {
                    b'A' => "Zaqwex",
                    b'B' => "Gcabo",
                    b'C' => "Hcapo",
                    b'P' => "Hdipu",
                    b'Q' => "Hfope",
                    b'S' => "Zdujok Gguba",
                    b'T' => "Zexqar Ghebi",
                    _ => "",
                }),
                // Three are listed where the number counts them.
                Element::Number
                    if matches!(pattern.meaning.relation, Relation::AllDifferent | Relation::NotBetween) =>
                {
                    say("3");
                }
                Element::Number if pattern.meaning.relation == Relation::Most => say("5"),
                // Without a unit it is one of the differences between the numbers of the category.
                Element::Number
                    if pattern.meaning.relation.is_difference() && !pattern.elements.contains(&Element::Unit) =>
                {
                    say("20");
                }
                Element::Number => say("2"),
                Element::Unit if pattern.meaning.relation.has_axis() || stands_alone => say(&self.place),
                Element::Unit => say(&self.unit),
                Element::Comparative if pattern.meaning.relation == Relation::CompareNext || stands_alone => {
                    say(&self.later);
                }
                Element::Comparative => say(comparatives.next().expect("two are compared at most")),
                Element::Superlative => say(self.superlative.as_ref().expect("a pattern needs one")),
                Element::Category => say(&self.category),
                Element::Filler | Element::Turn => {}
            }
        }
        text
    }
}

/// Whether a class of words or a word of patterns is one such as `than`.
fn says_than(language: &Language, class: ClassId) -> bool {
    let word = language.grammar.sample(class).map(|word| tokens(&word, &language.lexicon.split));
    let than = language.grammar.roles.than;
    Some(class) == than
        || word.is_some_and(|word| language.lexicon.at(&word, 0).iter().any(|phrase| Some(phrase.class) == than))
}

#[test]
fn every_pattern_can_be_laid_over_a_sentence() {
    let mut idle = Vec::new();
    for language in Language::all() {
        let setting = Setting::new(language);
        let [plain, of_days] = [&setting.puzzle, &setting.days].map(|puzzle| Reader::new(puzzle, language));
        let grammar = &language.grammar;
        for pattern in grammar.clues.iter().chain(grammar.idle.iter()).chain(grammar.questions.iter()) {
            let reader = if pattern.meaning.relation.day().is_some() { &of_days } else { &plain };
            let says = |verbs| {
                let text = setting.sentence(language, pattern, verbs);
                let tokens = tokens(&text, &language.lexicon.split);
                let fillings = Engine::new(reader, &tokens).fillings(pattern, 0, tokens.len(), 0);
                fillings.iter().any(|Filling { filled, .. }| {
                    meaning::truth(reader.vocabulary.puzzle, pattern.meaning, filled).is_some()
                        || asked(&reader.vocabulary, &tokens, pattern.meaning.relation, filled).is_some()
                        // The verb of such a question indicates the category, which the made-up sentence lacks.
                        || matches!(pattern.meaning.relation, Relation::Idle | Relation::AskReferent)
                })
            };
            if !says(Verbs::BetweenNames) && !says(Verbs::BeforeNames) {
                let text = setting.sentence(language, pattern, Verbs::BetweenNames);
                idle.push(format!("{}: {:?}: {text}", language.code, pattern.meaning.relation));
            }
        }
    }
    assert!(idle.is_empty(), "{} patterns say nothing:\n{}", idle.len(), idle.join("\n"));
}

/// What a sentence is read as over a puzzle of five names and a category, by the name of its value.
fn reads(language: &Language, category: &str, values: &str, sentence: &str) -> Option<String> {
    let text = format!("grid: g\nlanguage: {}\nvv: Zaqwex, Zbovuq, Zcyfip\n{category}: {values}\n", language.code);
    let (puzzle, problems) = read_grid(&text);
    assert!(problems.iter().all(|p| p.severity() != Severity::Error), "{text}{problems:?}");
    let sentences = Reader::new(&puzzle, language).clue(sentence);
    match sentences.as_slice() {
        [one] => match &one.outcome {
            Outcome::Read(reading) => Some(bachet_notation::expression(&puzzle, &reading.truth)),
            _ => None,
        },
        _ => None,
    }
}

#[test]
fn every_word_of_a_family_finds_the_others() {
    let mut lost = Vec::new();
    for language in Language::all() {
        let be = be(language);
        for words in language.forms.families.iter() {
            let value = &words[0];
            for word in &words[1..] {
                let values = format!("\"{value}\", Hdipu, Hfope");
                let found = ["", &be].map(|be| reads(language, "hh", &values, &format!("Zaqwex {be} {word}")));
                if !found.iter().flatten().any(|found| found.starts_with("Zaqwex = ")) {
                    lost.push(format!("{}: `{word}` does not find `{value}`", language.code));
                }
            }
        }
    }
    assert!(lost.is_empty(), "{}:\n{}", lost.len(), lost.join("\n"));
}

#[test]
fn every_everyday_word_describes_an_unlisted_entity() {
    let mut strange = Vec::new();
    for language in Language::all() {
        let setting = Setting::new(language);
        let reader = Reader::new(&setting.puzzle, language);
        let be = be(language);
        for word in
            lines(language, "everyday").iter().flat_map(|line| line.split_whitespace()).filter(|w| !w.ends_with(':'))
        {
            let idle = |text: String| reader.clue(&text).iter().all(|s| matches!(s.outcome, Outcome::Idle(_)));
            if !idle(format!("Zaqwex {word}")) && !idle(format!("Zaqwex {be} {word}")) {
                strange.push(format!("{}: {word}", language.code));
            }
        }
    }
    assert!(strange.is_empty(), "{}: {}", strange.len(), strange.join(", "));
}

#[test]
fn every_class_that_reading_asks_for_is_explained() {
    let explained = include_str!("../../../spec/21-languages.md");
    let missing: Vec<_> = Roles::NAMES.iter().filter(|name| !explained.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "the chapter on languages does not explain {missing:?}");
}
