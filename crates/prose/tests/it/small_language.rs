//! A language is a file, no code: a little German, from `tests/languages/small.txt`.

use bachet_notation::{GridPuzzle, expression, question_expression, read_grid};
use bachet_prose::{Language, Outcome, QuestionReading, Reader, words};

fn small() -> Language {
    Language::parse("small", &[include_str!("../languages/small.txt")]).expect("the file is one of a language")
}

fn puzzle() -> GridPuzzle {
    let (puzzle, problems) = read_grid(
        "grid: Drei Häuser\nHaus: 1, 2, 3\nLand: Norwegen, Spanien, Japan\nGetränk: Tee, Milch, Wasser\nTier: Hund, Zebra, Fuchs\nAlter: 20, 30, 60\nZeit: 8:30, 9:00, 9:15\nTag: Montag, Mittwoch, Freitag\nMonat: Mai, Juni, Juli\n",
    );
    assert_eq!(problems, []);
    puzzle
}

fn read(sentence: &str) -> String {
    let (puzzle, language) = (puzzle(), small());
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
fn a_small_language_is_read_from_a_file() {
    for (sentence, expected) in [
        ("Der Norweger trinkt Tee.", "Norwegen = Tee"),
        ("Das Zebra gehört nicht dem Spanier.", "Zebra != Spanien"),
        ("Der Norweger wohnt links vom Hund.", "refused"),
        (
            "Der Norweger wohnt links von dem Hund.",
            "Norwegen left of Hund by Haus ~ Norwegen directly left of Hund by Haus",
        ),
        ("Der Hund wohnt unmittelbar links von dem Tee.", "Hund directly left of Tee by Haus"),
        ("Die Spanierin wohnt nicht neben dem Hund.", "not Spanien next to Hund by Haus"),
        ("Der Norweger hat entweder das Zebra oder den Fuchs.", "Norwegen = Zebra xor Norwegen = Fuchs"),
        ("Weder der Norweger noch der Spanier trinkt Milch.", "Norwegen != Milch and Spanien != Milch"),
        ("Der Norweger trinkt Tee, und der Spanier hat das Zebra.", "Norwegen = Tee and Spanien = Zebra"),
        ("Wenn der Norweger Tee trinkt, dann hat der Spanier das Zebra.", "Norwegen = Tee implies Spanien = Zebra"),
        ("Der Norweger, das Zebra und die Milch sind alle verschieden.", "all different (Norwegen, Zebra, Milch)"),
        ("Der Teetrinker hat das Zebra.", "Tee = Zebra"),
        ("Der Norweger wohnt im zweiten Haus.", "Norwegen = 2"),
        ("Der Norweger kommt um halb neun.", "Norwegen = 8:30"),
        ("Der Norweger kommt am Mittwoch.", "Norwegen = Mittwoch"),
        ("Im Juni kommt der Norweger.", "Juni = Norwegen"),
        ("Der Norweger ist älter als der Spanier.", "Alter(Norwegen) > Alter(Spanien)"),
        ("Der Norweger ist zehn Jahre älter als der Spanier.", "Alter(Norwegen) = Alter(Spanien) + 10"),
        ("Der Norweger ist zwei Jahre jünger als der Spanier.", "Alter(Norwegen) = Alter(Spanien) - 2"),
        ("Der Norweger ist der Älteste.", "Norwegen = 60"),
        ("Der Norweger weiß, dass der Himmel blau ist.", "idle"),
        ("Der Norweger spielt Gitarre.", "idle"),
        ("Der Norweger spielt Querflöte.", "refused"),
        ("Der Norweger trinkt mehr Tee als der Spanier.", "refused"),
    ] {
        assert_eq!(read(sentence), expected, "{sentence}");
    }
}

#[test]
fn a_small_language_reads_questions() {
    let (puzzle, language) = (puzzle(), small());
    let reader = Reader::new(&puzzle, &language);
    for (question, expected) in [
        ("Wer hat das Zebra?", "Land(Zebra)"),
        ("In welchem Haus wohnt der Norweger?", "Haus(Norwegen)"),
        ("Welches Getränk hat der Norweger?", "Getränk(Norwegen)"),
        ("Wie alt ist der Norweger?", "Alter(Norwegen)"),
    ] {
        let QuestionReading::Read(asked) = reader.question(question) else { panic!("{question}") };
        assert_eq!(question_expression(&puzzle, &asked), expected, "{question}");
    }
}

#[test]
fn a_small_language_writes_its_forms() {
    let (puzzle, language) = (puzzle(), small());
    let reader = Reader::new(&puzzle, &language);
    for (sentence, said) in [
        ("Der Norweger trinkt Tee.", "Norwegen trinkt Tee."),
        ("Der Spanier hat nicht das Zebra.", "Spanien hat nicht Zebra als Tier."),
    ] {
        let Outcome::Read(reading) = reader.clue(sentence).remove(0).outcome else { panic!("{sentence}") };
        assert_eq!(words(&puzzle, &language, &reading.truth), said);
        let Outcome::Read(again) = reader.clue(said).remove(0).outcome else { panic!("{said}") };
        assert_eq!(again.truth, reading.truth, "{said}");
    }
}

/// Every section that the languages of the program have.
#[test]
fn a_small_language_has_every_section() {
    let spec = include_str!("../../../../spec/21-languages.md");
    let documented: Vec<&str> = spec.lines().filter(|l| l.starts_with("| `[")).collect();
    let file = include_str!("../languages/small.txt");
    let folders = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("languages");
    for folder in std::fs::read_dir(folders).expect("it is part of the project").flatten().map(|f| f.path()) {
        for path in std::fs::read_dir(folder).expect("it is part of the project").flatten().map(|f| f.path()) {
            let source = std::fs::read_to_string(&path).expect("it is a text");
            for section in source.lines().filter(|l| l.starts_with('[') && l.trim_end().ends_with(']')) {
                let section = section.trim_end();
                assert!(file.lines().any(|l| l == section), "{section} of {} is not in small.txt", path.display());
                assert!(
                    documented.iter().any(|l| l.contains(section)),
                    "{section} of {} is not in spec",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn a_mistake_in_a_file_has_its_line() {
    let mistakes = |text: &str| {
        let found = Language::parse("xx", &[text]).expect_err("it has mistakes");
        found.into_iter().map(|m| format!("{}: {}", m.line, m.message)).collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!(mistakes(
        "nothing: above\n[clues]\nbefore A B: {A} left of\n\nbeside A B: {A} {B}\n[colours]\nred\n[words]\nno colon\nno!: ne\nno?: nen\n[clues]\nsame A B: {A} [is {B}\nsame A B: {A} <be> {B}\nsame A B: {A} {Z} {B}\nsame A B: {A} in front|behind of|to {B}\nsame A B: {A} a|two_words {B}\nfirst A: {A} {cmp} first {B}\nbefore A B ~ next A: {A} {n} left {B}\nsame A B: {A} {u} {B}\nnext A B: {A} {B} {A}\n"
    ));
}
