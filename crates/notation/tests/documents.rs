//! Documents: small texts with what was read from them and every problem.

use std::fmt::Write as _;

use bachet_notation::{
    Argument, Hint, Kind, NumericKind, expression, question_expression, read_bytes, read_grid, write_grid,
};

/// Returns the puzzle and the problems as text; checks that the written puzzle reads back to the same.
fn report(source: &str) -> String {
    let (puzzle, problems) = read_grid(source);
    let mut report = String::new();
    for field in
        [("title", &puzzle.headers.title), ("language", &puzzle.headers.language), ("source", &puzzle.headers.source)]
    {
        if let (name, Some(text)) = field {
            writeln!(report, "{name}: {text}").expect("a string takes everything");
        }
    }
    for category in &puzzle.categories {
        let kind = match &category.kind {
            Kind::OneEach => "one each".to_owned(),
            Kind::Spare => "spare".to_owned(),
            Kind::Shared(counts) => format!("shared {counts:?}"),
        };
        let numeric = match &category.numeric {
            None => String::new(),
            Some(NumericKind::Number { prefix, suffix }) => format!(", numbers `{prefix}`_`{suffix}`"),
            Some(other) => format!(", {other:?}"),
        };
        let ordered = if category.ordered { ", ordered" } else { "" };
        writeln!(report, "category {}: {kind}{numeric}{ordered}", category.name).expect("a string takes everything");
        for value in &category.values {
            let number = value.number.map(|n| format!(" = {n}")).unwrap_or_default();
            writeln!(report, "    {}{number}", value.text).expect("a string takes everything");
        }
    }
    for clue in &puzzle.clues {
        let truth = clue.truth.as_ref().map(|t| expression(&puzzle, t)).unwrap_or_default();
        let parts: Vec<&str> = clue.parts.iter().map(|p| &source[p.start as usize..p.end as usize]).collect();
        writeln!(report, "clue {:?} {:?}: {truth} {parts:?}", clue.label, clue.text.as_deref().unwrap_or(""))
            .expect("a string takes everything");
    }
    for question in &puzzle.questions {
        let asked = question.asked.as_ref().map(|a| question_expression(&puzzle, a)).unwrap_or_default();
        writeln!(report, "question {:?}: {asked}", question.text.as_deref().unwrap_or(""))
            .expect("a string takes everything");
    }
    for problem in &problems {
        let place = &source[problem.span.start as usize..problem.span.end as usize];
        write!(report, "{:?} {} {place:?} at {}", problem.severity(), problem.code.id(), problem.span.start)
            .expect("a string takes everything");
        for (name, argument) in &problem.arguments {
            let value = match argument {
                Argument::Text(text) => text.clone(),
                Argument::Number(number) => number.to_string(),
                Argument::List(list) => list.join(" | "),
                Argument::Cut(list, more) => format!("{} | +{more}", list.join(" | ")),
            };
            write!(report, ", {name}: {value}").expect("a string takes everything");
        }
        if let Some(related) = problem.related {
            write!(report, ", related at {}", related.start).expect("a string takes everything");
        }
        let hint = problem.hint.filter(|hint| *hint != Hint::Plain);
        writeln!(report, "{}", hint.map(|hint| format!(" [{}]", hint.id())).unwrap_or_default())
            .expect("a string takes everything");
    }
    if problems.is_empty() {
        let written = write_grid(&puzzle);
        let (again, problems) = read_grid(&written);
        assert_eq!(problems, [], "{written}");
        assert_eq!(again.without_places(), puzzle.without_places(), "{written}");
    }
    report
}

macro_rules! documents {
    ($($name:ident: $source:expr;)*) => {$(
        #[test]
        fn $name() {
            let source: &str = $source;
            insta::with_settings!({ omit_expression => true, description => source }, {
                insta::assert_snapshot!(report(source));
            });
        }
    )*};
}

documents! {
    one_value_a_line: "grid: Lines\nfriend:\n  Ann Smith\n  Bob # a comment\n\n  O’Neil\nroom:   #105,\n  #106, #107\n";
    separators: "grid:\na: x; y, z\nb: 8,500, 9,000, 9,500\nc: 1;2;3\nd: 1,2,3\ne: Smith, John; \"Doe, Jane\"\n";
    thousands_or_values: "grid:\nyear: 1900,950\nprice: 500,600,700\nok: 40,100,4\nlist: 8,500; 9,000\n";
    thousands_one_a_line: "grid:\nprice:\n  8,500\n  9,000\nname: a, b\n";
    commas_inside: "grid:\na: red,green, blue\nb: 1, 2\n";
    empty_values: "grid:\na: x,, y, \nb: ,x, y\nc: \"\", x\n";
    ranges: "grid:\nhouse: 1..5\nprice: €10..€14\nback: 5..1\nletters: a..e\nhuge: 1..100000000\ndots: wait... what, b, c, d, e\n";
    decimals_by_language: "grid:\nlanguage: nl\nx: 1,5, 2,5\ny: 1.000; 2.000\nz: 1,25 m; 1,5 m\n";
    numbers_with_units: "grid:\nn: a, b, c\nmoney: $45, $60, $75\nfeet: 100 ft, 105 ft, 110 ft\nage: 1 year, 2 years, 3 years\npop: 1.2 million, 2 million, 0.5 million\nplace: 1st, 2nd, 3rd\nmixed: 1 kg, 2 m, 3\nbelow: -5 °C, -1 °C, 3 °C\nforced (text): 1, 2, 3\n";
    times_in_lists: "grid:\nlanguage: nl\nn: a, b, c\ntrein: 14.15 uur, 14.30 uur, 15.15 uur\nbus: 8u10, 8u25, 9u10\nfr: 14 h, 14 h 30, 15 h\npunt: 9.30, 10.00, 10.45\nuhr: 8:00 Uhr, 8:10 Uhr, 9:00 Uhr\nduur: 2 uur, 3 uur, 5 uur\n- = trein(a) = trein(b) + 15\n";
    times_dates_months: "grid:\nn: a, b, c\nt: 9:00, 12:30 pm, 1:15 pm\nnoon: 11:30 am, 12 noon, 1 p.m.\nfr: 9h30, 10h00, 14h15\nd: March 5th, 1 April, 29 February\niso: 2024-02-28, 2024-03-01, 2025-01-01\nm: oktober, december, februari\nw: vr, za, ma\nodd: january, march, february\n";
    kinds: "grid:\nn: a, b, c\ng (shared): man, woman\nk (shared): red 2, blue 1\nroom (shared): room 1, room 2\ns (some unused): 1..5\nr (ordered): gold, silver, bronze\nprices (dollars): 1, 2, 3\nmany (shared, ordered): low, high\nwide (unit metres): 1, 2, 3\n";
    wrong_sizes: "grid:\nn: a, b, c\ntoo many: 1, 2, 3, 4\ntoo few: x, y\nspare (some unused): p, q\nbad (shared) (some unused): m, w\nover (shared): red 3, blue 1\nnone:\n";
    first_category: "grid:\nn (shared): a, b\n";
    duplicates: "grid:\nn: Ann, ann, Bob\nN: x, y, z\nnum: 1, 1.0, 2\nsource: one\nsource: two\n";
    keyword_names: "grid: K\nlanguage: en\ncategory language: Dutch, French\ncategory \"source: x\": a, b\n\"a:b\" (ordered): c, d\n1. = Dutch = a\n2. = source: x(Dutch) = b\n3. = Dutch left of French by a:b\n";
    bad_language: "grid:\nlanguage: Dutch, French\nn: a, b\n";
    no_family: "name: Ann, Bob\nboat: red, blue\n1. Ann has the red boat.\n   = Ann = red\n";
    other_family: "sudoku: Hard\n1 2 3\n";
    family_later: "n: a, b\ngrid: Late\n";
    labels: "grid:\nn: a, b\nm: x, y\n1. = a = x\n1a. = a = x\n2) = a = x\nb) = a = x\n- = a = x\n-= a = x\n1.= a = x\n";
    clues: "grid:\nn: Ann, Bob\nm: x, y\n1. A sentence\n   over two lines # and a comment\n   = Ann = x and\n     Bob = y\n2. Only a sentence.\n3.\n4. Not indented:\n= Ann = x\n5. =\n6. = Ann = x\n   = Bob = y\n?\n? Who?\n? Who is it?\n  = n(x)\nWhat is this line?\n";
    parts: "grid:\nn: Ann, Bob, Cas\nm: 1, 2, 3\n1. = Ann = 1 and (Bob = 2 and Cas = 3) and m(Ann) < m(Bob) < m(Cas)\n2. = Bob not in [1, 3]\n3. = Ann = 1 or Bob = 2\n";
    comments: "# first\ngrid: C#\n#second\nn: a # b, c\n, # d\nm: x, \"y # z\"\n";
    shorter_names: "grid:\nn: Ann, Bob\nm: 3, 5\nk: 3 - 2, 5 - 2\n1. = m(Ann) = k.3 - 2\n2. = m(Ann) = m(Bob) + 3 - 2\n";
    shorter_names_warn: "grid:\nn: Ann, Bob\nm: x, y by k\nk: 1, 2\nl: y, z\n1. = Ann left of y by k\n2. = Ann left of y by m by k\n";
    ambiguous: "grid:\nn: Ann, Bob\nfirst: red, blue\nsecond: red, green\n1. = Ann = red\n2. = Ann = first.red\n3. = first(Ann) = red\n";
    many_problems: "grid:\nn: Ann, Ann\nm: 1, 2\nk: a, b, c\n1. = Anm = 1\n2. (\n3. = (Ann = 1\n4. = Ann = 3 and Bob = 4\nnonsense\n";
    a_bell: "grid: \u{7}\u{7}x\nn: a\u{1}, b\n";
    windows_line_ends: "grid: W\r\nn: a, b\r\nm: x, y\r\n1. One.\r\n   = a = x\r\n";
    byte_order_mark: "\u{feff}grid: B\nn: a, b\n";
    nothing: "";
    only_a_comment: "# nothing here\n";
    not_a_puzzle: "Dear all,\nthis is no puzzle at all.\n";
    unclosed_quotes: "grid:\nn: \"a, b\n\"m: x, y\n\"k\" more: x, y\nl: \"x\" tail, y\n";
}

#[test]
fn bytes_that_are_not_text() {
    let (_, problems) = read_bytes(b"grid: x\nn: a\xff, b\n");
    assert_eq!(problems.len(), 1);
    assert_eq!((problems[0].code.id(), problems[0].span.start, problems[0].span.end), ("not-utf8", 12, 13));
    let (_, problems) = read_bytes(&vec![b' '; (16 << 20) + 1]);
    assert_eq!(problems[0].code.id(), "source-too-large");
    let (puzzle, problems) = read_bytes("\u{feff}n: a, b".as_bytes());
    assert_eq!((puzzle.categories.len(), problems.len()), (1, 0));
}
