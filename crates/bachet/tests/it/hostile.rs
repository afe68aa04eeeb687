//! Fifty texts that nobody should send, through `read`: each ends, and says what is wrong.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use bachet::front::{Draft, has_errors};
use bachet::messages::render_plain;
use bachet::verbs::Readings;
use bachet::{Language, Puzzle, Severity, verbs};

/// A sound puzzle that a text may begin with.
const HARBOUR: &str = "language: en\nboat: Heron, Lark, Puffin\ncolour: red, white, blue\nberth: 1, 2, 3\n";

/// The same as a page, which a text may begin with.
const PAGE: &str = "Three boats lie in the harbour of a small island.\n\nBoats: Heron, Lark, Puffin\nColours: red, white, blue\n\nClues:\n";

fn after(begin: &str, text: &str) -> Vec<u8> {
    format!("{begin}{text}").into_bytes()
}

fn clue(text: &str) -> Vec<u8> {
    after(HARBOUR, &format!("1. {text}\n"))
}

/// Clues `1.` and on, each the same.
fn clues(begin: &str, count: usize, text: &str) -> Vec<u8> {
    let lines = (1..=count).fold(String::new(), |mut lines, n| {
        writeln!(lines, "{n}. {text}").expect("a string takes everything");
        lines
    });
    after(begin, &lines)
}

fn texts() -> Vec<(&'static str, Vec<u8>)> {
    let words = |word: &str, count: usize| format!("{word} ").repeat(count);
    vec![
        ("empty", Vec::new()),
        ("a blank", b" ".to_vec()),
        ("line ends only", b"\n".repeat(10_000)),
        ("one letter", b"a".to_vec()),
        ("a full stop", b".".to_vec()),
        ("full stops", b".".repeat(100_000)),
        ("question marks", b"?".repeat(100_000)),
        ("question marks, one a line", b"?\n".repeat(50_000)),
        ("dashes, one a line", b"-\n".repeat(50_000)),
        ("labels without clues", (1..20_000).flat_map(|n| format!("{n}.\n").into_bytes()).collect()),
        ("nulls", vec![0; 100_000]),
        ("bytes that are no text", vec![0xff; 1000]),
        ("escape sequences", clue("\u{1b}[2J\u{1b}[31mThe Heron\u{7} is \u{8}red.\u{1b}[0m")),
        ("control characters on a page", after(PAGE, "1. The Heron\u{0} is\u{1b}[31m red.\n2. The Lark is white.\n")),
        ("text from right to left", clue("\u{202e}.der si noreH ehT")),
        ("blanks without width", clue("The\u{200b}Heron\u{200b}is\u{200b}red.")),
        ("accents without end", clue(&format!("The Heron i{}s red.", "\u{301}".repeat(20_000)))),
        ("emoji", clue("🦢 ⛵ 🔴 👨‍👩‍👧‍👦?")),
        ("letters of every script", clue("Der Reiher はだ красный والأحمر красный 赤い.")),
        ("a million words", after("", &words("word", 1_000_000))),
        ("a million words behind a label", clue(&words("word", 1_000_000))),
        ("a million words on a page", after(PAGE, &format!("1. {}\n", words("Heron", 1_000_000)))),
        ("a hundred thousand sentences in one clue", clue(&words("The Heron is red.", 100_000))),
        ("a word of a million letters", clue(&"heron".repeat(200_000))),
        ("a sentence of names", clue(&words("Heron Lark Puffin red white blue", 5000))),
        ("a list without end", clue(&format!("The Heron, {}is red.", words("the Lark, the Puffin,", 5000)))),
        ("one negation after the other", clue(&format!("The Heron is {}red.", words("not", 20_000)))),
        ("if within if", clue(&words("if the Heron is red then", 5000))),
        ("either within either", clue(&format!("The Heron is {}red.", words("either red or", 5000)))),
        ("of within of", clue(&words("of the Heron and the Lark one is red and the other", 3000))),
        ("between within between", clue(&words("the Heron is between the Lark and", 5000))),
        ("brackets", clue(&"(".repeat(50_000))),
        ("quotes", clue(&"\"".repeat(50_001))),
        ("apostrophes", clue(&"'s".repeat(50_000))),
        ("hyphens", clue(&"a-".repeat(50_000))),
        ("digits", clue(&format!("The Heron is at berth {}.", "9".repeat(50_000)))),
        ("a number below nothing", clue("The Heron is -99999999999999999999 places to the left of the Lark.")),
        ("very far to the left", clue("The Heron is four billion places to the left of the Lark.")),
        ("twenty thousand clues", clues(HARBOUR, 20_000, "The Heron is red.")),
        ("twenty thousand clues that say nothing", clues(HARBOUR, 20_000, "Blorp zing.")),
        ("twenty thousand clues on a page", clues(PAGE, 20_000, "The Heron is red.")),
        ("sentences that go on and on", {
            let more = " and is red and is to the left of the Puffin".repeat(19);
            clues(HARBOUR, 500, &format!("The Heron is next to the Lark{more}."))
        }),
        ("clues that contradict each other", clue("The Heron is red.\n2. The Heron is not red.")),
        ("labels that contradict each other", after(HARBOUR, "3. The Heron is red.\n1) The Lark is white.\n1. The Puffin is blue.\n-7. No.\n")),
        ("three languages", clue("The Heron is red. Le Lark est white. De Puffin is niet blue.")),
        ("another language", after("language: es\n", "boot: A, B\nfarbe: rot, blau\n1. A ist rot.\n")),
        ("a page in no language", b"Lorem ipsum dolor sit amet.\nConsectetur adipiscing elit sed.\n1. Sed do eiusmod tempor.\n2. Ut labore et dolore magna.\n".to_vec()),
        ("a page of categories only", after("", &"Boats: Heron, Lark\n".repeat(5000))),
        ("a page of tables", after("", &"| Heron | Lark | Puffin |\n".repeat(20_000))),
        ("markup", b"<html><body><script>alert(1)</script><p>1. The Heron is red.</p></body></html>".to_vec()),
        ("a name without end, again and again", clues(HARBOUR, 4, &format!("The boat of T{} is red, Heron.", "i".repeat(50_000)))),
        ("a command", clue("$(rm -rf /); `reboot`; The Heron is red && true.")),
        ("JSON of sentences", br#"{"family":"grid","categories":[{"name":"who","values":["Ann","Bob"]}],"clues":[{"text":"Blorp."},{"text":""},{"text":null}]}"#.to_vec()),
    ]
}

/// What is wrong, by its codes, and how much was read.
fn outcome(bytes: &[u8]) -> String {
    let read = Draft::read(bytes, None);
    let codes: BTreeSet<&str> = read.problems.iter().map(|p| p.code.id()).collect();
    let codes =
        if codes.is_empty() { "no problem".to_owned() } else { codes.into_iter().collect::<Vec<_>>().join(", ") };
    let errors = read.problems.iter().filter(|p| p.severity() == Severity::Error).count();
    let drawn = render_plain(&String::from_utf8_lossy(bytes), &read.problems, Language::English);
    assert_eq!(drawn.is_empty(), read.problems.is_empty());
    assert!(!drawn.contains('\u{1b}'), "what would steer a terminal is escaped");
    let Some(puzzle @ Puzzle::Grid(grid)) = &read.puzzle else { return format!("{codes}; {errors} errors") };
    let Readings::Grid(readings) = verbs::readings(puzzle, read.sentences.as_ref(), None) else { panic!("a grid") };
    assert_eq!(readings.clues.len(), grid.clues.len());
    let refused = if has_errors(&read.problems) { "refused" } else { "accepted" };
    format!("{codes}; {refused}, {} categories, {} clues", grid.categories.len(), grid.clues.len())
}

#[test]
fn fifty_texts_end_with_a_message() {
    let texts = texts();
    assert!(texts.len() >= 50);
    let mut report = String::new();
    for (name, bytes) in texts {
        writeln!(report, "{name}: {}", outcome(&bytes)).expect("a string takes everything");
    }
    insta::assert_snapshot!(report);
}
