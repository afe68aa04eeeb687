//! The documents of the language in `spec/`: each example in them is executed; `spec/README.md` has the conventions.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use bachet::batch::{Answers, Batch, Form, Options, Place};
use bachet::front::notation::crossing;
use bachet::front::notation::sudoku::{self, Format, SudokuPuzzle};
use bachet::front::notation::{GridPuzzle, expression, read_clue};
use bachet::front::{Draft, drawings};
use bachet::messages::{Messages, line_and_column, render_plain};
use bachet::requests::Request;
use bachet::verbs::{
    self, ReadOutcome, ReadSentence, Readings, Solutions, SolveOptions, Value, Verdict, WayCounts, Wording,
};
use bachet::{Budget, Diagnostic, Language, Progress, Puzzle, Sentences, Severity};
use bachet_draw::{Page, plain};
use bachet_prose as prose;

/// A fenced block: its kind, the line in the document of its first line, its text.
struct Block {
    kind: String,
    line: usize,
    text: String,
}

fn blocks(document: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for (i, line) in document.lines().enumerate() {
        match (line.strip_prefix("```"), open.take()) {
            (Some(_), Some(block)) => blocks.push(block),
            (Some(kind), None) => open = Some(Block { kind: kind.to_owned(), line: i + 2, text: String::new() }),
            (None, Some(mut block)) => {
                block.text.push_str(line);
                block.text.push('\n');
                open = Some(block);
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block is not closed");
    blocks
}

fn label(problem: &Diagnostic) -> String {
    let severity = match problem.severity() {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    };
    format!("{severity}[{}]", problem.code.id())
}

/// The problems with their lines.
fn found(source: &str, problems: &[Diagnostic]) -> BTreeSet<(usize, String)> {
    problems.iter().map(|p| (line_and_column(source, p.span.start).0, label(p))).collect()
}

/// The problems that comments announce, each on its own line: `# error[code]`, several with commas between them.
fn announced(source: &str) -> BTreeSet<(usize, String)> {
    let mut all = BTreeSet::new();
    for (i, line) in source.lines().enumerate() {
        let comment = line.rsplit_once("# ").map_or("", |(_, comment)| comment);
        let labels = comment.split(", ").filter(|c| ["error[", "warning[", "note["].iter().any(|s| c.starts_with(s)));
        all.extend(labels.map(|label| (i + 1, label.trim_end().to_owned())));
    }
    all
}

/// A block of the kind `format NAME`.
const FORMAT: &str = "format ";

/// Verdict and answers, one a line; the only solution of a board as it is drawn.
fn result(puzzle: &Puzzle) -> String {
    let options = SolveOptions::default();
    let solved = verbs::solve(puzzle, &options, &mut Budget::unlimited());
    let solved = solved.expect("a puzzle without problems can be stated");
    if let (Puzzle::Moving(_), Some(counts)) = (puzzle, &solved.ways) {
        return moves(puzzle, &solved, counts);
    }
    let mut out = match solved.count.number.to_string().as_str() {
        "0" => "no solution\n".to_owned(),
        "1" => "1 solution\n".to_owned(),
        number => format!("{number} solutions\n"),
    };
    if let (Puzzle::Sudoku(_), Verdict::Unique) = (puzzle, solved.verdict) {
        let drawn = drawings::solution(puzzle, &solved.solutions[0], String::new(), None);
        let page = Page { blocks: drawn.into_iter().collect(), ..Page::default() };
        out.push_str(plain(&bachet_draw::text(&page)).trim_start_matches('\n'));
    }
    for answer in solved.answers.iter().filter(|answer| !answer.values.is_empty()) {
        let values: Vec<String> = answer
            .values
            .iter()
            .map(|(value, count)| {
                let text = match value {
                    Value::Text(text) => text.clone(),
                    Value::Truth(truth) => if *truth { "yes" } else { "no" }.to_owned(),
                    Value::Nothing => "nobody".to_owned(),
                };
                if answer.values.len() == 1 { text } else { format!("{text} ({count})") }
            })
            .collect();
        writeln!(out, "{} {}", answer.question, values.join(", ")).expect("a string takes everything");
    }
    out
}

/// For each clue and question what it is read as, one a line: expressions, with `|` before what usage takes second.
fn readings(puzzle: &Puzzle, sentences: Option<&Sentences>) -> String {
    let Readings::Grid(found) = verbs::readings(puzzle, sentences, None) else { panic!("it is a grid") };
    let sentence = |s: &ReadSentence| match s.outcome {
        ReadOutcome::Idle => "idle".to_owned(),
        ReadOutcome::Unread => "not understood".to_owned(),
        ReadOutcome::Read | ReadOutcome::Ambiguous => {
            let all = s.readings.iter().chain(&s.others).map(|wording| wording.expression.clone());
            all.collect::<Vec<_>>().join(" | ")
        }
    };
    let line = |label: &str, stated: Option<&Wording>, sentences: &[ReadSentence]| {
        let said = match stated {
            Some(stated) => stated.expression.clone(),
            None => sentences.iter().map(sentence).collect::<Vec<_>>().join("; "),
        };
        format!("{label} {said}\n")
    };
    let clues = found.clues.iter().map(|c| line(&format!("{}.", c.label), c.stated.as_ref(), &c.sentences));
    let questions = found.questions.iter().map(|q| line("?", q.stated.as_ref(), q.sentence.as_slice()));
    clues.chain(questions).collect()
}

/// Each line is a sentence over the names of a puzzle, in a language of its own, with the expression that it means.
fn sentences(names: &GridPuzzle, language: &prose::Language, block: &Block, at: &str) {
    for (i, line) in block.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let (sentence, expected) = line.split_once(" # ").expect("behind a sentence stands what it means");
        let read = prose::Reader::new(names, language).clue(sentence.trim_end());
        let found: Vec<String> = read
            .into_iter()
            .map(|sentence| match sentence.outcome {
                prose::Outcome::Read(reading) => {
                    let all = std::iter::once(&reading.truth).chain(&reading.others);
                    all.map(|truth| expression(names, truth)).collect::<Vec<_>>().join(" | ")
                }
                other => format!("{other:?}"),
            })
            .collect();
        assert_eq!(found.join("; "), expected, "{at}:{}", block.line + i);
    }
}

/// As many lines as the document shows.
fn cut(found: &str, shown: &str) -> String {
    found.split_inclusive('\n').take(shown.lines().count()).collect()
}

/// The number of shortest ways and of their moves, then the first of them.
fn moves(puzzle: &Puzzle, solved: &Solutions, counts: &WayCounts) -> String {
    let Some(distance) = counts.distance else { return "no way\n".to_owned() };
    let mut out = format!("{} of {} moves\n", solved.count.number, distance.moves);
    for solution in &solved.solutions {
        let drawn = drawings::solution(puzzle, solution, String::new(), Some(&Messages::new(Language::English)));
        let page = Page { blocks: drawn.into_iter().collect(), ..Page::default() };
        out.push_str(plain(&bachet_draw::text(&page)).trim_start_matches('\n'));
    }
    out
}

/// Each line is an expression over the names of a puzzle, with what a comment says of it.
fn expressions(names: &GridPuzzle, block: &Block, at: &str) {
    for (i, line) in block.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let at = format!("{at}:{}", block.line + i);
        let (expression, comment) = line.split_once(" # ").unwrap_or((line, ""));
        let (truth, problems) = read_clue(names, expression.trim_end());
        if comment.starts_with("error[") || comment.starts_with("warning[") {
            let labels: Vec<String> = problems.iter().map(label).collect();
            assert_eq!(labels.join(", "), comment.trim_end(), "{at}");
        } else {
            assert_eq!(problems, [], "{at}");
        }
        if let Some(same) = comment.strip_prefix("same as ") {
            let (other, problems) = read_clue(names, same.trim_end());
            assert_eq!(problems, [], "{at}");
            assert_eq!(truth, other, "{at}");
        }
    }
}

/// Each line is a rule over the names of a crossing, whose text is given, with what a comment says of it.
fn rules(crossing: &str, block: &Block, at: &str) {
    let rule = |line: &str| {
        let (puzzle, problems) = crossing::read(&format!("{crossing}\n{line}\n"));
        let labels: Vec<String> = problems.iter().map(label).collect();
        (puzzle.rules.last().map(|rule| (rule.at, rule.truth.clone())), labels.join(", "))
    };
    for (i, line) in block.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let at = format!("{at}:{}", block.line + i);
        let (line, comment) = line.split_once(" # ").unwrap_or((line, ""));
        let (truth, labels) = rule(line);
        let announced = if comment.starts_with("error[") || comment.starts_with("warning[") { comment } else { "" };
        assert_eq!(labels, announced.trim_end(), "{at}");
        if let Some(same) = comment.strip_prefix("same as ") {
            assert!(truth.is_some(), "{at}");
            assert_eq!((truth, labels), rule(same), "{at}");
        }
    }
}

/// A block in another format states the board above it, is recognised, and is what `convert` writes.
fn same_board(board: &SudokuPuzzle, block: &Block, format: &str, at: &str) {
    let format = Format::of_name(format).unwrap_or_else(|| panic!("{at}: there is no format `{format}`"));
    let (found, problems) = sudoku::read(&block.text, None);
    assert!(problems.iter().all(|p| p.severity() == Severity::Note), "{at}: {problems:?}");
    assert_eq!(found.format, Some(format), "{at}");
    let cells = |puzzle: &SudokuPuzzle| puzzle.cells.iter().map(|c| (c.given, c.candidates)).collect::<Vec<_>>();
    assert_eq!(cells(&found.puzzle), cells(board), "{at}");
}

fn execute(document: &Path) {
    let text = std::fs::read_to_string(document).expect("it can be read");
    let file = document.file_name().unwrap_or_default().to_string_lossy();
    let blocks = blocks(&text);
    let mut names: Option<GridPuzzle> = None;
    let mut board: Option<SudokuPuzzle> = None;
    let mut crossing: Option<&str> = None;
    let mut language: Option<prose::Language> = None;
    for (i, block) in blocks.iter().enumerate() {
        let at = format!("{file}:{}", block.line);
        let next = blocks.get(i + 1);
        match block.kind.as_str() {
            "bachet" | "json" | "page" => {
                let Draft { puzzle, problems, sentences, .. } = Draft::read(block.text.as_bytes(), None);
                let shown = render_plain(&block.text, &problems, Language::English);
                match next {
                    Some(next) if next.kind == "message" => assert_eq!(shown, next.text, "{at}"),
                    _ => assert_eq!(found(&block.text, &problems), announced(&block.text), "{at}\n{shown}"),
                }
                let shown = next.filter(|next| next.kind == "readings");
                if let (Some(puzzle), Some(shown)) = (&puzzle, shown) {
                    assert_eq!(readings(puzzle, sentences.as_ref()), shown.text, "{at}");
                }
                let next = if shown.is_some() { blocks.get(i + 2) } else { next };
                if let (Some(puzzle), Some(next)) = (&puzzle, next.filter(|next| next.kind == "text")) {
                    let found = result(puzzle);
                    let shown = if matches!(puzzle, Puzzle::Moving(_)) { cut(&found, &next.text) } else { found };
                    assert_eq!(shown, next.text, "{at}");
                }
                names = match &puzzle {
                    Some(Puzzle::Grid(grid)) => Some(grid.clone()),
                    _ => None,
                };
                crossing = matches!(puzzle, Some(Puzzle::Crossing(_))).then_some(block.text.as_str());
                board = match puzzle {
                    Some(Puzzle::Sudoku(sudoku)) => Some(sudoku),
                    _ => None,
                };
            }
            "expressions" => {
                expressions(names.as_ref().expect("a puzzle stands above"), block, &file);
            }
            "language" => {
                let parsed = prose::Language::parse("xx", &[&block.text]);
                language = Some(parsed.unwrap_or_else(|mistakes| panic!("{at}: {mistakes:?}")));
            }
            "sentences" => {
                let names = names.as_ref().expect("a puzzle stands above");
                sentences(names, language.as_ref().expect("a language stands above"), block, &file);
            }
            "rules" => rules(crossing.expect("a crossing stands above"), block, &file),
            "text" | "message" => {
                let before = i.checked_sub(1).map(|i| blocks[i].kind.as_str());
                let puzzle = before.is_some_and(|kind| {
                    matches!(kind, "bachet" | "json" | "page" | "readings") || kind.starts_with(FORMAT)
                });
                assert!(puzzle, "{at} belongs to no puzzle");
            }
            "lines" | "lines --rate" => {
                let mut options = Options::default();
                options.form = Form::Jsonl;
                options.rate = block.kind != "lines";
                if options.rate {
                    options.limit = options.form.default_limit();
                }
                let mut out = Answers::default();
                Batch::new(options).answer(block.text.as_bytes(), Place::START, &mut out);
                let next = next.filter(|next| next.kind == "jsonl").expect("what is written stands below");
                assert_eq!(String::from_utf8_lossy(&out.bytes), next.text, "{at}");
            }
            "request" => {
                let request = Request::read("solve", block.text.as_bytes()).expect("it is a question");
                let messages = Messages::new(Language::English);
                let answer = request.answer(&mut Budget::unlimited(), &Progress::default(), &messages);
                assert!(answer.is_answered, "{at}: {:?}", answer.output);
            }
            "sh" | "markdown" | "console" | "jsonl" | "readings" | "http" => {}
            kind if kind.starts_with(FORMAT) => {
                same_board(board.as_ref().expect("a board stands above"), block, &kind[FORMAT.len()..], &at);
            }
            other => panic!("{at}: blocks of the kind `{other}` mean nothing"),
        }
    }
}

#[test]
fn every_example_of_the_documents_does_what_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut documents: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be listed").path()).collect();
    documents.retain(|path| path.extension().is_some_and(|e| e == "md"));
    documents.sort();
    assert!(documents.len() > 8, "{documents:?}");
    let failed: Vec<&PathBuf> = documents.iter().filter(|d| std::panic::catch_unwind(|| execute(d)).is_err()).collect();
    assert!(failed.is_empty(), "{failed:?}");
}
