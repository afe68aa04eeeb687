//! A fourth language is a file, no code: German, from `tests/languages/de.txt`.

use bachet_notation::{GridPuzzle, expression, question_expression, read_grid};
use bachet_prose::{Language, Outcome, QuestionReading, Reader};

fn german() -> Language {
    Language::parse("de", &[include_str!("../languages/de.txt")]).expect("the file is one of a language")
}

fn puzzle() -> GridPuzzle {
    let (puzzle, problems) = read_grid(
        "grid: Drei Häuser\nHaus: 1, 2, 3\nLand: Norwegen, Spanien, Japan\nGetränk: Tee, Milch, Wasser\nTier: Hund, Zebra, Fuchs\n",
    );
    assert_eq!(problems, []);
    puzzle
}

fn read(sentence: &str) -> String {
    let (puzzle, language) = (puzzle(), german());
    let reader = Reader::new(&puzzle, &language);
    let shown = reader.clue(sentence).into_iter().map(|s| match s.outcome {
        Outcome::Read(reading) => {
            let others = reading.others.iter().map(|o| format!(" ~ {}", expression(&puzzle, o)));
            expression(&puzzle, &reading.truth) + &others.collect::<String>()
        }
        Outcome::Idle(_) => "idle".to_owned(),
        Outcome::Ambiguous(_) => "ambiguous".to_owned(),
        Outcome::Unread(_) => "refused".to_owned(),
    });
    shown.collect::<Vec<_>>().join(" | ")
}

#[test]
fn a_language_is_a_file() {
    for (sentence, expected) in [
        ("Der Norweger trinkt Tee.", "Norwegen = Tee"),
        ("Das Zebra gehört nicht dem Spanier.", "Zebra != Spanien"),
        ("Der Norweger wohnt links vom Hund.", "refused"),
        ("Der Norweger wohnt links von dem Hund.", "Norwegen left of Hund ~ Norwegen directly left of Hund"),
        ("Der Hund wohnt unmittelbar links von dem Tee.", "Hund directly left of Tee"),
        ("Die Spanierin wohnt nicht neben dem Hund.", "not Spanien next to Hund"),
        ("Der Norweger hat entweder das Zebra oder den Fuchs.", "Norwegen = Zebra xor Norwegen = Fuchs"),
        ("Weder der Norweger noch der Spanier trinkt Milch.", "Norwegen != Milch and Spanien != Milch"),
        ("Der Norweger trinkt Tee, und der Spanier hat das Zebra.", "Norwegen = Tee and Spanien = Zebra"),
        ("Wenn der Norweger Tee trinkt, dann hat der Spanier das Zebra.", "Norwegen = Tee implies Spanien = Zebra"),
        ("Der Norweger, das Zebra und die Milch sind alle verschieden.", "all different (Norwegen, Zebra, Milch)"),
        ("Der Norweger weiß, dass der Himmel blau ist.", "idle"),
        ("Der Norweger spielt Gitarre.", "idle"),
        ("Der Norweger spielt Querflöte.", "refused"),
        ("Der Norweger trinkt mehr Tee als der Spanier.", "refused"),
    ] {
        assert_eq!(read(sentence), expected, "{sentence}");
    }
}

#[test]
fn it_asks_questions_too() {
    let (puzzle, language) = (puzzle(), german());
    let reader = Reader::new(&puzzle, &language);
    let QuestionReading::Read(asked) = reader.question("Wer hat das Zebra?") else { panic!("it is a question") };
    assert_eq!(question_expression(&puzzle, &asked), "Zebra");
}

#[test]
fn a_mistake_in_a_file_is_told_with_its_line() {
    let mistakes = |text: &str| {
        let found = Language::parse("xx", &[text]).expect_err("it has mistakes");
        found.into_iter().map(|m| format!("{}: {}", m.line, m.message)).collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!(mistakes(
        "nothing: above\n[clues]\nbefore A B: {A} left of\n\nbeside A B: {A} {B}\n[colours]\nred\n[words]\nno colon\n[clues]\nsame A B: {A} [is {B}\nsame A B: {A} <be> {B}\nsame A B: {A} {Z} {B}\nsame A B: {A} in front|behind of|to {B}\nsame A B: {A} a|two_words {B}\nfirst A: {A} {cmp} first {B}\nbefore A B ~ next A: {A} {n} left {B}\nsame A B: {A} {u} {B}\nnext A B: {A} {B} {A}\n"
    ));
}
