//! Large and deep inputs: the work is linear, the problems are few, and nothing overflows.

use bachet_notation::{Diagnostic, read_grid};

fn read(size: usize, head: &str, piece: &str, tail: &str) -> Vec<Diagnostic> {
    let times = size.saturating_sub(head.len() + tail.len()) / piece.len();
    let source = format!("{head}{}{tail}", piece.repeat(times));
    let (_, problems) = read_grid(&source);
    assert!(problems.len() <= 101, "{} problems", problems.len());
    problems
}

fn codes(problems: &[Diagnostic]) -> Vec<&'static str> {
    let mut codes: Vec<&str> = problems.iter().map(|p| p.code.id()).collect();
    codes.dedup();
    codes
}

const HEAD: &str = "grid:\nn: a, b, a a a a a a a a a b\nm: x, y, z\n";

#[test]
fn a_repeated_character() {
    for piece in ["(", ")", "[", ",", ";", "\"", "=", "-", "a", " ", "\n", "#", ":", "é", "\u{301}", "1", ".", "\u{0}"]
    {
        for head in ["", "x: ", "1. = ", "1. ", "grid: ", "? = ", HEAD] {
            read(1 << 13, head, piece, "");
        }
    }
}

#[test]
fn repeated_pieces() {
    let pieces = [
        "a = b and ",
        "not ",
        "- ",
        "a a ",
        "(a = ",
        "a, ",
        "1..64, ",
        "\"a\" ",
        "\"\" ",
        "every p in n: ",
        "abs(",
        "a xor ",
        "1 + ",
        "a implies ",
        "\n1. = a = x",
        "\n1. = q = x",
        "\nk: a, b",
        "\n  a",
        "\n? = n(a)",
        "\n1.",
        "e\u{301}",
        "ﷺ",
    ];
    for piece in pieces {
        for head in [String::new(), format!("{HEAD}1. = "), format!("{HEAD}k: "), format!("{HEAD}1. = a in [")] {
            read(1 << 13, &head, piece, "");
        }
    }
}

#[test]
fn limits_are_reported() {
    let much = |head: &str, piece: &str, tail: &str| codes(&read(1 << 17, head, piece, tail));
    assert_eq!(much(&format!("{HEAD}1. = "), "(", ""), ["expression-too-long"]);
    assert_eq!(much("n: ", "a, ", "b"), ["too-many-values", "duplicate-value"]);
    assert_eq!(much("n: ", "a", ", b"), ["name-too-long"]);
    assert_eq!(much(HEAD, "1. = q = x\n", ""), ["unknown-name", "too-many-problems"]);
    assert_eq!(much(HEAD, "\n ", ""), Vec::<&str>::new());
    assert_eq!(much(HEAD, "1. = a = x\n", ""), Vec::<&str>::new());
    assert_eq!(much("", "k: a\n", "").first(), Some(&"duplicate-category"));
    let lines = format!("{HEAD}{}", "-\n".repeat(200_001));
    assert_eq!(codes(&read_grid(&lines).1), ["empty-clue", "too-many-problems"]);
    let categories: Vec<String> = (0..70).map(|i| format!("c{i}: {i}, b{i}\n")).collect();
    let categories = categories.concat();
    assert_eq!(codes(&read_grid(&categories).1), ["too-many-categories"]);
    let nodes = format!("{HEAD}{}", format!("1. = all different (a{})\n", ", a".repeat(20_000)).repeat(6));
    assert_eq!(codes(&read_grid(&nodes).1), ["puzzle-too-large"]);
}

#[test]
fn nesting_is_limited() {
    let nested = |open: &str, close: &str, depth: usize| {
        let source = format!("{HEAD}1. = {}a = x{}\n", open.repeat(depth), close.repeat(depth));
        codes(&read_grid(&source).1)
    };
    for (open, close) in [("(", ")"), ("not ", ""), ("not (", ")"), ("a = x iff (b = y implies (", "))")] {
        assert_eq!(nested(open, close, 60), Vec::<&str>::new(), "{open}");
        assert_eq!(nested(open, close, 300), ["nested-too-deep"], "{open}");
    }
    let deep = "a = x iff b = x implies a = z xor b = y and x = 1 + 2 * (";
    assert_eq!(nested(deep, ")", 210).first(), Some(&"nested-too-deep"));
    let sum = format!("grid:\nn: 1, 2\nm: x, y\n1. = n(x) = {}1\n", "1 + ".repeat(1000));
    assert_eq!(codes(&read_grid(&sum).1), ["nested-too-deep"]);
}
