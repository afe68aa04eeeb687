//! Writes answers.
//!
//! It avoids `format!` and `serde`, which would take longer than solving; a test compares the JSON with that of serde.

use bachet_kernel::BoardLine;

use super::{Answer, Form, Options, Problem};
use crate::Severity;
use crate::json::{BatchProblem, Diagnostic};
use crate::messages::{Message, Messages};
use crate::verbs::Verdict;

/// Writes the answer to the line of this number.
pub(super) fn answer(
    options: &Options<'_>,
    number: u64,
    answer: Answer,
    solution: Option<&BoardLine>,
    out: &mut Vec<u8>,
) {
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
        }
    }
    out.push(b'\n');
}

/// Writes the line for a line that is not a puzzle.
pub(super) fn problem<'m>(form: Form, problem: &Problem, words: impl FnOnce() -> &'m Messages, out: &mut Vec<u8>) {
    match form {
        Form::Solution | Form::Count | Form::Verdict => {
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
            out.extend_from_slice(b",,,,,\"");
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

fn digits(mut number: u64, out: &mut Vec<u8>) {
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
    use super::*;
    use crate::json::BatchLine;

    fn written(form: Form, limit: u32, number: u64, given: Answer, solution: Option<&BoardLine>) -> String {
        let mut out = Vec::new();
        answer(&Options { form, limit, ..Options::default() }, number, given, solution, &mut out);
        String::from_utf8(out).expect("it is text")
    }

    #[test]
    fn the_json_is_that_of_serde() {
        let solution = [b'7'; 81];
        for number in [1, 9, 10, 99, 4_294_967_296, u64::MAX] {
            for (count, limit, finished) in [(0, 2, true), (1, 2, true), (2, 2, true), (0, 2, false), (1, 9, false)] {
                let given = Answer { count, limit, finished };
                let solution = (count > 0).then_some(&solution);
                let expected = BatchLine {
                    line: number,
                    verdict: given.verdict(),
                    count: count.to_string(),
                    exact: given.is_exact(),
                    solution: solution.map(|line| std::str::from_utf8(line).expect("it is text")),
                };
                let expected = serde_json::to_string(&expected).expect("it can be written") + "\n";
                assert_eq!(written(Form::Jsonl, limit, number, given, solution), expected);
            }
        }
    }

    #[test]
    fn an_answer_says_no_more_than_is_known() {
        let text = "1".repeat(81);
        let line = [b'1'; 81];
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
            let line = (count > 0).then_some(&line);
            let all = [Form::Solution, Form::Count, Form::Verdict].map(|form| written(form, limit, 7, given, line));
            assert_eq!(all, [solution.replace('S', &text), counted.into(), verdict.into()].map(|s| s + "\n"));
        }
    }
}
