//! Writes answers.
//!
//! It avoids `format!` and `serde`, which would take longer than solving; a test compares the JSON with that of serde.

use bachet_kernel::BoardLine;

use super::rater::Board;
use super::rating::Rating;
use super::{Answer, Form, Options, Problem};
use crate::Severity;
use crate::json::{BatchProblem, Diagnostic};
use crate::messages::{Message, Messages};
use crate::verbs::Verdict;

/// What is known of the puzzle of a line.
#[derive(Clone, Copy)]
pub(super) struct Line<'b> {
    /// The number of the line, from 1.
    pub number: u64,
    pub board: Board<'b>,
    pub answer: Answer,
    /// The first solution, if one was found and is to be written.
    pub solution: Option<&'b BoardLine>,
    /// The rating, if it is to be written.
    pub rating: Option<Rating>,
}

/// Writes the answer to a line.
pub(super) fn answer(options: &Options<'_>, line: &Line<'_>, out: &mut Vec<u8>) {
    let &Line { number, board, answer, solution, rating } = line;
    let verdict = answer.verdict();
    match options.form {
        Form::Solution => {
            let asked_for_one = options.limit == 1 && answer.finished;
            if let Some(solution) = solution {
                out.extend_from_slice(solution);
                if verdict != Verdict::Unique && !asked_for_one {
                    out.push(b' ');
                    out.extend_from_slice(word(verdict));
                }
            } else {
                out.extend_from_slice(word(verdict));
            }
        }
        Form::Count => {
            digits(answer.count.into(), out);
            if !answer.is_exact() {
                out.push(b'+');
            }
        }
        Form::Verdict => out.extend_from_slice(word(verdict)),
        Form::Rating => {
            puzzle(board, out);
            if verdict == Verdict::Unique {
                rating.unwrap_or_default().plain(out);
            } else {
                out.push(b' ');
                out.extend_from_slice(word(verdict));
            }
        }
        Form::Jsonl => {
            out.extend_from_slice(b"{\"line\":");
            digits(number, out);
            out.extend_from_slice(b",\"verdict\":\"");
            out.extend_from_slice(word(verdict));
            out.extend_from_slice(b"\",\"count\":\"");
            digits(answer.count.into(), out);
            out.extend_from_slice(b"\",\"exact\":");
            out.extend_from_slice(truth(answer.is_exact()));
            out.extend_from_slice(b",\"solution\":");
            match solution {
                Some(solution) => {
                    out.push(b'"');
                    out.extend_from_slice(solution);
                    out.push(b'"');
                }
                None => out.extend_from_slice(b"null"),
            }
            if let Some(rating) = rating {
                rating.json(out);
            }
            out.push(b'}');
        }
        Form::Csv => {
            digits(number, out);
            out.push(b',');
            out.extend_from_slice(word(verdict));
            out.push(b',');
            digits(answer.count.into(), out);
            out.push(b',');
            out.extend_from_slice(truth(answer.is_exact()));
            out.push(b',');
            if let Some(solution) = solution {
                out.extend_from_slice(solution);
            }
            out.push(b',');
            if let Some(rating) = rating {
                rating.csv(out);
            }
        }
    }
    out.push(b'\n');
}

/// Writes a puzzle in 81 characters or 729 pencil marks.
fn puzzle(board: Board<'_>, out: &mut Vec<u8>) {
    match board {
        Board::Line(line) => out.extend(line.map(|cell| if matches!(cell, b'1'..=b'9') { cell } else { b'.' })),
        Board::Marks(marks) => {
            let cell = |mask: u16| (b'1'..=b'9').map(move |v| if mask >> (v - b'1') & 1 == 1 { v } else { b'.' });
            out.extend(marks.iter().flat_map(|&mask| cell(mask)));
        }
    }
}

/// Writes the line for a line that is not a puzzle.
pub(super) fn problem<'m>(
    options: &Options<'_>,
    problem: &Problem,
    words: impl FnOnce() -> &'m Messages,
    out: &mut Vec<u8>,
) {
    match options.form {
        Form::Solution | Form::Count | Form::Verdict | Form::Rating => {
            out.extend_from_slice(b"error[");
            out.extend_from_slice(problem.message().id.as_str().as_bytes());
            out.push(b']');
        }
        Form::Jsonl => {
            let line = BatchProblem { line: problem.line, error: diagnostic(problem, words()) };
            // It cannot fail: the keys are texts, and a vector takes everything.
            drop(serde_json::to_writer(&mut *out, &line));
        }
        Form::Csv => {
            digits(problem.line, out);
            out.extend_from_slice(b",,,,,");
            if options.has_ratings() {
                Rating::default().csv(out);
            }
            out.push(b'"');
            let Message { id, arguments } = problem.message();
            let message = words().format(id, &arguments);
            let text = format!("{}: {message}", id.as_str()).replace('"', "\"\"");
            out.extend_from_slice(text.as_bytes());
            out.push(b'"');
        }
    }
    out.push(b'\n');
}

fn diagnostic(problem: &Problem, messages: &Messages) -> Diagnostic {
    let Message { id, arguments } = problem.message();
    Diagnostic {
        code: id.as_str(),
        severity: Severity::Error,
        message: messages.format(id, &arguments),
        line: usize::try_from(problem.line).ok(),
        column: problem.column(),
        length: problem.column().map(|_| 1),
        hint: messages.format_hint(id, &arguments),
        fixes: Vec::new(),
    }
}

fn word(verdict: Verdict) -> &'static [u8] {
    match verdict {
        Verdict::Unique => b"unique",
        Verdict::Several => b"several",
        Verdict::None => b"none",
        Verdict::Unknown => b"unknown",
    }
}

fn truth(truth: bool) -> &'static [u8] {
    if truth { b"true" } else { b"false" }
}

pub(super) fn digits(mut number: u64, out: &mut Vec<u8>) {
    let mut room = [0; 20];
    let mut from = room.len();
    loop {
        from -= 1;
        room[from] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    out.extend_from_slice(&room[from..]);
}

#[cfg(test)]
mod tests {
    use bachet_explain::HodokuLevel;
    use bachet_explain::explainer::Rating as ExplainerRating;
    use bachet_explain::hodoku::Rating as HodokuRating;

    use super::*;
    use crate::json::{BatchLine, BatchRating};

    const PUZZLE: &BoardLine = b"53 07....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..*_";

    fn written(form: Form, limit: u32, line: &Line<'_>) -> String {
        let mut out = Vec::new();
        answer(&Options { form, limit, rate: line.rating.is_some(), ..Options::default() }, line, &mut out);
        String::from_utf8(out).expect("it is text")
    }

    fn line(number: u64, answer: Answer, solution: Option<&BoardLine>) -> Line<'_> {
        Line { number, board: Board::Line(PUZZLE), answer, solution, rating: None }
    }

    /// A rating with everything, one by each program, and none.
    fn ratings() -> [Rating; 4] {
        let explainer = Some(ExplainerRating { er: 106, ep: 70, ed: 0 });
        let hodoku = Some(HodokuRating { score: 12_034, level: HodokuLevel::Extreme });
        let none = Rating::default();
        [Rating { explainer, hodoku }, Rating { explainer, ..none }, Rating { hodoku, ..none }, none]
    }

    #[test]
    fn the_json_is_that_of_serde() {
        let solution = [b'7'; 81];
        for number in [1, 9, 10, 99, 4_294_967_296, u64::MAX] {
            for (count, limit, finished) in [(0, 2, true), (1, 2, true), (2, 2, true), (0, 2, false), (1, 9, false)] {
                for rating in ratings().map(Some).into_iter().chain([None]) {
                    let given = Answer { count, limit, finished };
                    let solution = (count > 0).then_some(&solution);
                    let tenths = |of: fn(ExplainerRating) -> u32, rating: Rating| {
                        rating.explainer.map(|rating| f64::from(of(rating)) / 10.0)
                    };
                    let expected = BatchLine {
                        line: number,
                        verdict: given.verdict(),
                        count: count.to_string(),
                        exact: given.is_exact(),
                        solution: solution.map(|line| std::str::from_utf8(line).expect("it is text")),
                        rating: rating.map(|rating| BatchRating {
                            er: tenths(|rating| rating.er, rating),
                            ep: tenths(|rating| rating.ep, rating),
                            ed: tenths(|rating| rating.ed, rating),
                            hodoku_score: rating.hodoku.map(|rating| rating.score),
                            hodoku_level: rating.hodoku.map(|_| "extreme"),
                        }),
                    };
                    let expected = serde_json::to_string(&expected).expect("it can be written") + "\n";
                    let line = Line { rating, ..line(number, given, solution) };
                    assert_eq!(written(Form::Jsonl, limit, &line), expected);
                }
            }
        }
    }

    #[test]
    fn an_answer_says_no_more_than_is_known() {
        let text = "1".repeat(81);
        let full = [b'1'; 81];
        for (count, limit, finished, solution, counted, verdict) in [
            (0, 2, true, "none", "0", "none"),
            (1, 2, true, "S", "1", "unique"),
            (2, 2, true, "S several", "2+", "several"),
            (2, 5, true, "S several", "2", "several"),
            (1, 1, true, "S", "1+", "unknown"),
            (0, 2, false, "unknown", "0+", "unknown"),
            (1, 2, false, "S unknown", "1+", "unknown"),
            (2, 5, false, "S several", "2+", "several"),
        ] {
            let given = Answer { count, limit, finished };
            let line = line(7, given, (count > 0).then_some(&full));
            let all = [Form::Solution, Form::Count, Form::Verdict].map(|form| written(form, limit, &line));
            assert_eq!(all, [solution.replace('S', &text), counted.into(), verdict.into()].map(|s| s + "\n"));
        }
    }

    #[test]
    fn a_rating_has_a_sign_for_what_is_not_known() {
        let puzzle = String::from_utf8_lossy(PUZZLE).replace([' ', '0', '*', '_'], ".");
        let given = Answer { count: 1, limit: 2, finished: true };
        let of = |form, rating| written(form, 2, &Line { rating: Some(rating), ..line(7, given, None) });
        let plain = ["10.6 7.0 0.0 12034 extreme", "10.6 7.0 0.0 - -", "- - - 12034 extreme", "- - - - -"];
        assert_eq!(ratings().map(|rating| of(Form::Rating, rating)), plain.map(|line| format!("{puzzle} {line}\n")));
        let rows = ["10.6,7.0,0.0,12034,extreme", "10.6,7.0,0.0,,", ",,,12034,extreme", ",,,,"];
        let row = |columns| format!("7,unique,1,true,,{columns},\n");
        assert_eq!(ratings().map(|rating| of(Form::Csv, rating)), rows.map(row));
    }

    #[test]
    fn a_puzzle_without_a_rating_has_its_verdict() {
        let marks: [u16; 81] = std::array::from_fn(|cell| if cell == 0 { 0b1_0000_0001 } else { 0x1ff });
        let puzzle = format!("1.......9{}", "123456789".repeat(80));
        for (count, limit, finished, verdict) in
            [(0, 2, true, "none"), (2, 2, true, "several"), (1, 1, true, "unknown"), (1, 2, false, "unknown")]
        {
            let answer = Answer { count, limit, finished };
            let line = Line { board: Board::Marks(&marks), rating: Some(Rating::default()), ..line(7, answer, None) };
            assert_eq!(written(Form::Rating, limit, &line), format!("{puzzle} {verdict}\n"));
        }
    }
}
