//! Arbitrary text as a clue and a question of a puzzle with every kind of category, in the language that the first byte
//! chooses: nothing panics, every part that is reported lies in the text, and each meaning that was read can be put
//! into words and into an expression.

use std::sync::LazyLock;

use bachet_notation::{GridPuzzle, Span, expression, question_expression, read_grid};
use bachet_prose::{Language, Outcome, QuestionReading, Reader, question_words, words};

static PUZZLE: LazyLock<GridPuzzle> = LazyLock::new(|| {
    read_grid(
        "grid: every kind of category\n\
         who: Ann, Bob, Cor, Dia\n\
         drink: tea, milk, hot cocoa, rum\n\
         age: 20, 25, 30, 42\n\
         price: $1.50, $2.25, $3, $10\n\
         rank (ordered): bronze, silver, gold, platinum\n\
         day: Monday, Tuesday, Wednesday, Thursday\n\
         hour (some unused): 9:00, 10:30, 11:00, 12:00, 13:15\n\
         house: 1..4\n\
         colour (shared): red 2, blue 2\n",
    )
    .0
});

/// Reads the bytes as a clue and as a question.
///
/// # Panics
/// If an answer is wrong.
pub fn run(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let languages = Language::all().count();
    let Some(language) = Language::all().nth(usize::from(choice) % languages) else { return };
    let text = String::from_utf8_lossy(rest);
    let within = |span: &Span| {
        assert!(text.get(span.start as usize..span.end as usize).is_some(), "{span:?} is no part of the text");
    };
    let reader = Reader::new(&PUZZLE, language).after_all_of([&*text]);
    for sentence in reader.clue(&text) {
        within(&sentence.span);
        let truths = match sentence.outcome {
            Outcome::Read(reading) => [vec![reading.truth], reading.others].concat(),
            Outcome::Ambiguous(truths) => truths,
            Outcome::Unread(unread) => {
                unread.known.iter().chain(&unread.unknown).for_each(within);
                Vec::new()
            }
            Outcome::Idle(_) => Vec::new(),
        };
        for truth in &truths {
            assert!(!words(&PUZZLE, language, truth).is_empty(), "no words for {truth:?}");
            assert!(!expression(&PUZZLE, truth).is_empty(), "no expression for {truth:?}");
        }
    }
    match reader.question(&text) {
        QuestionReading::Read(asked) => {
            assert!(!question_words(&PUZZLE, language, &asked).is_empty(), "no words for {asked:?}");
            assert!(!question_expression(&PUZZLE, &asked).is_empty(), "no expression for {asked:?}");
        }
        QuestionReading::Unread(unread) => unread.known.iter().chain(&unread.unknown).for_each(within),
        QuestionReading::Idle | QuestionReading::Ambiguous(_) => {}
    }
}
