//! Properties: written text reads back to the same meaning, and no text makes reading fail.

use bachet_notation::clue::{
    Amount, Asked, Bound, CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who,
};
use bachet_notation::{
    CategoryFields, ClueFields, Code, Diagnostic, Fields, GridPuzzle, Header, Headers, Kind, Number, QuestionFields,
    Severity, Sharing, Text, ValueFields, expression, question_expression, read_clue, read_fields, read_grid,
    read_question, write_grid,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// Names that look like numbers, keywords and operators.
const AWKWARD: &str = r#"grid: Awkward
language: nl
who: Ale and Moore, Ale, Moore, B+, not
age: 40, 42, 45, 48, 50
topic: and, x = y, "say ""q""", p, café
maand: oktober, december, februari, mei, juni
sex (shared): man, vrouw
"spare (some" (some unused): 1..9
rang (ordered): goud, left of, 42 - 2, (brons), not in
prijs (dollars): $1,50, $2,50, $3,50, $4,50, $5,50
t: 9:00, 9:30, 10:15, 14:30, 18:05
punt (shared): 10 2, 20
again: p, Ale, 45, mei, who
"#;

/// The categories of the variables, the outermost first.
type Variables = Vec<CategoryId>;

/// Builds meanings from bytes; fewer bytes give simpler meanings.
struct Builder<'a> {
    puzzle: &'a GridPuzzle,
    bytes: std::slice::Iter<'a, u8>,
}

impl Builder<'_> {
    fn pick(&mut self, n: usize) -> usize {
        self.bytes.next().map_or(0, |&b| b as usize % n)
    }

    fn of<T: Clone>(&mut self, list: &[T]) -> T {
        let i = self.pick(list.len());
        list[i].clone()
    }

    fn categories(&self, fits: impl Fn(&bachet_notation::Category) -> bool) -> Vec<CategoryId> {
        (0..self.puzzle.categories.len() as u32).map(CategoryId).filter(|&c| fits(self.puzzle.category(c))).collect()
    }

    fn numeric(&mut self) -> CategoryId {
        let numeric = self.categories(|c| c.numeric.is_some());
        self.of(&numeric)
    }

    fn unshared(&mut self, numeric: bool) -> CategoryId {
        let list = self.categories(|c| c.numeric.is_some() == numeric && !matches!(c.kind, Kind::Shared(_)));
        self.of(&list)
    }

    fn value(&mut self, category: CategoryId) -> ValueId {
        let size = self.puzzle.category(category).values.len();
        ValueId { category, index: self.pick(size) as u32 }
    }

    fn who(&mut self, variables: &Variables, depth: usize) -> Who {
        let bound: Vec<u32> = (0..variables.len() as u32)
            .filter(|&i| !matches!(self.puzzle.category(variables[i as usize]).kind, Kind::Shared(_)))
            .collect();
        match self.pick(6) {
            1 if depth > 0 => {
                let category = self.unshared(false);
                Who::Act(Box::new(Item::Of(category, Box::new(self.who(variables, depth - 1)))))
            }
            2 if depth > 0 => {
                let category = self.unshared(true);
                let number = Quantity::Arithmetic(
                    Box::new(self.quantity(variables, depth - 1)),
                    Operator::Add,
                    Box::new(self.quantity(variables, depth - 1)),
                );
                Who::ActNumber(category, Box::new(number))
            }
            3 if !bound.is_empty() => Who::Bound(Bound(self.of(&bound))),
            _ => {
                let numeric = self.pick(2) == 1;
                let category = self.unshared(numeric);
                Who::Has(self.value(category))
            }
        }
    }

    fn of_who(&mut self, variables: &Variables, depth: usize) -> Quantity {
        let category = self.numeric();
        Quantity::Of(category, Box::new(self.who(variables, depth)))
    }

    fn constant(&mut self) -> Quantity {
        let numerator = self.pick(60) as i64 - 10;
        let denominator = self.of(&[1_i64, 1, 1, 2, 10, 4]);
        Quantity::Constant(Number::new(numerator, denominator))
    }

    fn quantity(&mut self, variables: &Variables, depth: usize) -> Quantity {
        let bound: Vec<u32> = (0..variables.len() as u32)
            .filter(|&i| self.puzzle.category(variables[i as usize]).numeric.is_some())
            .collect();
        if depth == 0 {
            return if self.pick(2) == 0 { self.constant() } else { self.of_who(variables, 0) };
        }
        match self.pick(8) {
            0 => self.constant(),
            1 if !bound.is_empty() => Quantity::Bound(Bound(self.of(&bound))),
            2 => Quantity::Negate(Box::new(self.quantity(variables, depth - 1))),
            3 => Quantity::Absolute(Box::new(self.quantity(variables, depth - 1))),
            4 | 5 => {
                let operators =
                    [Operator::Add, Operator::Subtract, Operator::Multiply, Operator::Divide, Operator::Modulo];
                let (a, b) = (self.quantity(variables, depth - 1), self.quantity(variables, depth - 1));
                Quantity::Arithmetic(Box::new(a), self.of(&operators), Box::new(b))
            }
            6 => {
                let list = (0..=self.pick(3)).map(|_| self.quantity(variables, depth - 1)).collect();
                if self.pick(2) == 0 { Quantity::Minimum(list) } else { Quantity::Maximum(list) }
            }
            _ => self.of_who(variables, depth - 1),
        }
    }

    fn comparison(&mut self, ordered: bool) -> Comparison {
        let all = [
            Comparison::Equal,
            Comparison::NotEqual,
            Comparison::Less,
            Comparison::LessEqual,
            Comparison::Greater,
            Comparison::GreaterEqual,
        ];
        self.of(if ordered { &all } else { &all[..2] })
    }

    fn axis(&mut self) -> CategoryId {
        let ordered = self.categories(|c| c.ordered);
        self.of(&ordered)
    }

    fn truth(&mut self, variables: &mut Variables, depth: usize) -> Truth {
        if depth == 0 {
            return self.comparison_truth(variables);
        }
        let next = depth - 1;
        match self.pick(14) {
            1 => Truth::Not(Box::new(self.truth(variables, next))),
            2 | 3 => Truth::And((0..2 + self.pick(2)).map(|_| self.truth(variables, next)).collect()),
            4 | 5 => Truth::Or((0..2 + self.pick(2)).map(|_| self.truth(variables, next)).collect()),
            6 => Truth::Xor(Box::new(self.truth(variables, next)), Box::new(self.truth(variables, next))),
            7 => Truth::Implies(Box::new(self.truth(variables, next)), Box::new(self.truth(variables, next))),
            8 => Truth::Iff(Box::new(self.truth(variables, next)), Box::new(self.truth(variables, next))),
            9 => {
                let n = self.pick(4) as u32;
                let amount = self.of(&[Amount::Exactly(n), Amount::AtLeast(n), Amount::AtMost(n)]);
                Truth::Count(amount, (0..=self.pick(3)).map(|_| self.truth(variables, next)).collect())
            }
            10 | 11 if variables.len() < 3 => {
                let bound = Bound(variables.len() as u32);
                let category = CategoryId(self.pick(self.puzzle.categories.len()) as u32);
                variables.push(category);
                let body = Box::new(self.truth(variables, next));
                variables.pop();
                if self.pick(2) == 0 { Truth::Every(bound, category, body) } else { Truth::Some(bound, category, body) }
            }
            _ => self.comparison_truth(variables),
        }
    }

    fn comparison_truth(&mut self, variables: &Variables) -> Truth {
        match self.pick(8) {
            1 | 2 => self.items(variables),
            3 => {
                let (a, b) = (self.of_who(variables, 1), self.quantity(variables, 2));
                let comparison = self.comparison(true);
                if self.pick(2) == 0 { Truth::Numbers(a, comparison, b) } else { Truth::Numbers(b, comparison, a) }
            }
            4 => {
                let n = 1 + self.pick(3) as u32;
                let orders =
                    [Order::Before, Order::After, Order::PlacesBefore(n), Order::PlacesAfter(n), Order::PlacesFrom(n)];
                Truth::Places(self.who(variables, 1), self.of(&orders), self.who(variables, 1), self.axis())
            }
            5 => Truth::Between(self.who(variables, 1), self.who(variables, 1), self.who(variables, 1), self.axis()),
            6 => Truth::AllDifferentWho((0..=self.pick(3)).map(|_| self.who(variables, 1)).collect()),
            7 => {
                let mut list = vec![self.of_who(variables, 1)];
                list.extend((0..self.pick(3)).map(|_| self.quantity(variables, 1)));
                Truth::AllDifferentNumbers(list)
            }
            _ => Truth::Same(self.who(variables, 1), self.comparison(false), self.who(variables, 1)),
        }
    }

    fn items(&mut self, variables: &Variables) -> Truth {
        let words = self.categories(|c| c.numeric.is_none());
        let category = self.of(&words);
        let of = |b: &mut Self| Item::Of(category, Box::new(b.who(variables, 1)));
        let first = of(self);
        let shared: Vec<u32> = (0..variables.len() as u32)
            .filter(|&i| {
                variables[i as usize] == category && matches!(self.puzzle.category(category).kind, Kind::Shared(_))
            })
            .collect();
        let second = match self.pick(3) {
            0 => Item::Value(self.value(category)),
            1 if !shared.is_empty() => Item::Bound(Bound(self.of(&shared))),
            _ => of(self),
        };
        match self.pick(3) {
            0 => Truth::AllDifferentItems(vec![first, second]),
            1 => Truth::Items(second, self.comparison(self.puzzle.category(category).ordered), first),
            _ => Truth::Items(first, self.comparison(self.puzzle.category(category).ordered), second),
        }
    }
}

/// Returns whether a number is too large or a divisor is zero, which the builder does not avoid.
fn numbers_too_large(problems: &[Diagnostic]) -> bool {
    problems.iter().any(|p| matches!(p.code, Code::NumberTooLarge | Code::DivisionByZero))
}

fn errors(problems: &[Diagnostic]) -> Vec<&Diagnostic> {
    problems.iter().filter(|p| p.severity() == Severity::Error || p.code == Code::ShorterName).collect()
}

/// Asserts that every span is in the source and ends between characters.
fn check_places(source: &str, problems: &[Diagnostic]) {
    for problem in problems {
        for span in [Some(problem.span), problem.related].into_iter().flatten() {
            assert!(source.get(span.start as usize..span.end as usize).is_some(), "{problem:?} in {source:?}");
        }
    }
}

fn awkward_name() -> impl Strategy<Value = String> {
    let words = [
        "a",
        "b",
        "red",
        "and",
        "or",
        "not",
        "in",
        "left of",
        "next to",
        "by",
        "x",
        "42",
        "7",
        "1..3",
        "$5",
        "5 ft",
        "8,500",
        "1,5",
        "-3",
        "#",
        "#1",
        ":",
        "=",
        "?",
        "-",
        "\"",
        "\"\"",
        "(",
        ")",
        "(shared)",
        "(text)",
        "[1]",
        ";",
        ",",
        ", ",
        ".",
        "é",
        "e\u{301}",
        "’",
        "ß",
        "grid",
        "grid:",
        "language:",
        "category",
        "mei",
        "monday",
        "9:30",
        "1.",
        "1)",
        "a.",
        "every p in",
        "min(",
        "\u{a0}",
    ];
    vec((prop::sample::select(words.to_vec()), any::<bool>()), 1..4).prop_map(|parts| {
        parts.into_iter().flat_map(|(word, blank)| [word, if blank { " " } else { "" }]).collect::<String>()
    })
}

/// Headers with this language, and this title for all others.
fn headers(title: Option<&str>, language: Option<&str>) -> Headers<Text> {
    let mut headers = Headers::default();
    for header in Header::ALL {
        let stated = if header == Header::Language { language } else { title };
        headers.set(header, stated.map(|stated| Text::new(stated.to_owned(), 0)));
    }
    headers
}

fn awkward_fields() -> impl Strategy<Value = Fields> {
    let text = |s: String| Text::new(s, 0);
    let category = (
        awkward_name(),
        vec((awkward_name(), prop::option::of(1_u32..3)), 2),
        prop::sample::select(vec![Sharing::OneEach, Sharing::Spare, Sharing::Shared]),
        any::<bool>(),
        any::<bool>(),
    )
        .prop_map(move |(name, values, sharing, ordered, words)| CategoryFields {
            name: text(name),
            sharing,
            ordered,
            words,
            unit: None,
            values: values
                .into_iter()
                .map(|(value, count)| ValueFields {
                    text: text(value),
                    count: count.filter(|_| sharing == Sharing::Shared),
                })
                .collect(),
            left_out: 0,
        });
    let sentence = || prop::option::of(awkward_name());
    (
        prop::option::of(awkward_name()),
        prop::sample::select(vec![None, Some("en"), Some("nl"), Some("fr")]),
        vec(category, 1..4),
        vec((prop::sample::select(vec!["", "1", "2a", "c"]), sentence()), 0..3),
        vec(sentence(), 0..3),
    )
        .prop_map(move |(title, language, categories, clues, questions)| Fields {
            headers: headers(title.as_deref(), language),
            categories,
            clues: clues
                .into_iter()
                .map(|(label, sentence)| ClueFields {
                    label: text(label.to_owned()),
                    text: sentence.map(text),
                    expression: Some(text("1 < 2".to_owned())),
                    ..ClueFields::default()
                })
                .collect(),
            questions: questions
                .into_iter()
                .map(|sentence| QuestionFields {
                    text: sentence.map(text),
                    expression: Some(text("2 + 1".to_owned())),
                    ..QuestionFields::default()
                })
                .collect(),
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn truths_read_back(bytes in vec(any::<u8>(), 0..80)) {
        let (puzzle, problems) = read_grid(AWKWARD);
        prop_assert!(problems.is_empty(), "{problems:?}");
        let mut builder = Builder { puzzle: &puzzle, bytes: bytes.iter() };
        let truth = builder.truth(&mut Vec::new(), 3);
        let text = expression(&puzzle, &truth);
        let (read, problems) = read_clue(&puzzle, &text);
        if !numbers_too_large(&problems) {
            prop_assert_eq!(errors(&problems), Vec::<&Diagnostic>::new(), "{}", text);
            prop_assert_eq!(read, Some(truth), "{}", text);
        }
    }

    #[test]
    fn questions_read_back(bytes in vec(any::<u8>(), 0..40)) {
        let (puzzle, _) = read_grid(AWKWARD);
        let mut builder = Builder { puzzle: &puzzle, bytes: bytes.iter() };
        let variables = Vec::new();
        let asked = match builder.pick(4) {
            0 => Asked::Who(builder.who(&variables, 2)),
            1 => {
                let category = CategoryId(builder.pick(puzzle.categories.len()) as u32);
                Asked::Item(Item::Of(category, Box::new(builder.who(&variables, 2))))
            }
            2 => {
                let inner = builder.quantity(&variables, 3);
                Asked::Number(Quantity::Absolute(Box::new(inner)))
            }
            _ => Asked::Truth(builder.truth(&mut Vec::new(), 2)),
        };
        // `c(w)` of words, which can name an entity, is a value in a question.
        prop_assume!(!matches!(&asked, Asked::Who(Who::Bound(_))));
        let text = question_expression(&puzzle, &asked);
        let (read, problems) = read_question(&puzzle, &text);
        if !numbers_too_large(&problems) {
            prop_assert_eq!(errors(&problems), Vec::<&Diagnostic>::new(), "{}", text);
            prop_assert_eq!(read, Some(asked), "{}", text);
        }
    }

    #[test]
    fn puzzles_read_back(fields in awkward_fields()) {
        let (puzzle, problems) = read_fields(&fields);
        let sound = problems.iter().all(|p| p.severity() != Severity::Error);
        if sound {
            let text = write_grid(&puzzle);
            let (again, problems) = read_grid(&text);
            prop_assert!(problems.iter().all(|p| p.severity() != Severity::Error), "{}\n{:?}", text, problems);
            prop_assert_eq!(again.without_places(), puzzle.without_places(), "{}", text);
        }
    }

    #[test]
    fn any_text_can_be_read(source in "\\PC{0,60}|(?s).{0,60}") {
        let (_, problems) = read_grid(&source);
        check_places(&source, &problems);
        let (puzzle, _) = read_grid(AWKWARD);
        check_places(&source, &read_clue(&puzzle, &source).1);
        check_places(&source, &read_question(&puzzle, &source).1);
    }

    #[test]
    fn any_words_can_be_read(words in vec(awkward_name(), 0..12)) {
        let expression = words.join(" ");
        let (puzzle, _) = read_grid(AWKWARD);
        check_places(&expression, &read_clue(&puzzle, &expression).1);
        let lines = words.join("\n");
        let (puzzle, problems) = read_grid(&lines);
        check_places(&lines, &problems);
        write_grid(&puzzle);
    }

    #[test]
    fn a_puzzle_with_a_mistake_can_be_read(
        edits in vec((any::<prop::sample::Index>(), 0_usize..3, awkward_name()), 1..5),
    ) {
        let mut source = format!("{AWKWARD}1. Sentence\n   = Ale and Moore = 42 and rang(Ale) < rang(Moore)\n2. = exactly 1 of (Ale = $1,50, \"Ale\" in [40, 42..45])\n? = who(mei)\n");
        for (place, length, text) in edits {
            let bounds: Vec<usize> = source.char_indices().map(|(i, _)| i).collect();
            let start = *place.get(&bounds);
            let end = bounds.iter().copied().find(|&b| b >= start + length).unwrap_or(source.len());
            source.replace_range(start..end, &text);
        }
        let (puzzle, problems) = read_grid(&source);
        check_places(&source, &problems);
        let (again, _) = read_grid(&write_grid(&puzzle));
        prop_assert_eq!(again.clues.len(), puzzle.clues.len());
    }
}
