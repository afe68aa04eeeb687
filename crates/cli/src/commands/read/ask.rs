//! `bachet read --ask`: asks what each clue means that is not understood, and writes the answers below the clues.

mod file;
mod lines;

use std::collections::BTreeSet;
use std::io::{self, IsTerminal as _};
use std::ops::Range;

use bachet::front::notation::{Category, Clue, GridPuzzle, Span};
use bachet::front::{Draft, is_unread, notation, propose, report, with_expression, with_expression_instead};
use bachet::messages::{Message, MessageId};
use bachet::verbs::{self, CluePart, Count, Unclear, Wording};
use bachet::{Argument, Budget, Code, Diagnostic, Puzzle, Sentences, Severity};
use bachet_draw::{Mark, Run};

use self::file::AnswerFile;
use self::lines::{Lines, Typed};
use super::{Args, choice};
use crate::commands::load::{LoadedPuzzle, decline, read_sentences};
use crate::exit::Exit;
use crate::shell::{self, Shell};
use crate::{input, limits};

/// How a conversation ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Every clue was asked about, or the person stopped.
    Done,
    /// The input ended.
    Ended,
    /// Ctrl-C was pressed.
    Interrupted,
    /// An answer could not be written; that was reported.
    Failed,
}

/// What a person says to a question.
enum Said {
    /// The clue means this.
    Means(Answer),
    /// The clue is left as it is.
    Skipped,
    /// No more questions.
    Over(End),
}

/// What a clue means, and the number of solutions that this leaves.
struct Answer {
    expression: String,
    left: Count,
}

pub(super) fn ask(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let name = args.puzzle.name.as_deref();
    if shell.json {
        return decline(shell, &MessageId::AskWithoutJson.into());
    }
    if !io::stdin().is_terminal() || !shell::stderr_is_terminal() {
        return decline(shell, &MessageId::AskNeedsTerminal.into());
    }
    let (Some(path), Some(name)) = (input::path(name), name) else {
        let why = if name.is_some() { MessageId::AskNeedsFile } else { MessageId::NoPuzzle };
        return decline(shell, &why.into());
    };
    let loaded = match read_sentences(shell, &args.puzzle)? {
        Ok(loaded) => loaded,
        Err(exit) => return Ok(exit),
    };
    let refuse = |why: &Message| shell.problem_at(why, name).map(|()| Exit::Input);
    let Puzzle::Grid(grid) = &loaded.puzzle else { return refuse(&MessageId::AskOnlyGrids.into()) };
    if loaded.source.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        return refuse(&MessageId::AskOnlyText.into());
    }
    let unclear = loaded.sentences.as_ref().map_or(0, |sentences| sentences.refused().0.len());
    let place = first_place(grid, &loaded).filter(|&span| !takes_expression(grid, &loaded.source, span));
    let puzzle = place.and_then(|_| propose(loaded.source.as_bytes(), shell.messages()).ok());
    let is_new = puzzle.is_some();
    let opened = match puzzle {
        Some(text) => AnswerFile::beside(path, text),
        None => AnswerFile::open(path, loaded.source.clone()),
    };
    let file = match opened {
        Ok(file) => file,
        Err(why) => return refuse(&why),
    };
    if is_new {
        shell.note(MessageId::AskNewFile, &[("page", Argument::Text(name.to_owned()))])?;
    }
    limits::listen();
    let about = [("count", number(unclear)), ("file", Argument::Text(file.name.clone()))];
    shell.note(MessageId::AskOpen, &about)?;
    if unclear == 0 {
        return Ok(Exit::Done);
    }
    shell::line_to_stderr(&shell.word(MessageId::AskKeys))?;
    Conversation { shell, lines: Lines::open(), file, answered: 0, skipped: BTreeSet::new() }.run()
}

/// Returns the place of the first clue of a page that is not understood.
fn first_place(grid: &GridPuzzle, loaded: &LoadedPuzzle) -> Option<Span> {
    let (clues, _) = loaded.sentences.as_ref().filter(|sentences| sentences.is_page())?.refused();
    Some(grid.clues[*clues.first()?].span)
}

/// Returns whether an expression can stand below a clue of the text, and changes nothing else.
fn takes_expression(grid: &GridPuzzle, source: &str, clue: Span) -> bool {
    let draft = Draft::read(with_expression(source, clue, "true").as_bytes(), None);
    let Some(Puzzle::Grid(read)) = &draft.puzzle else { return false };
    let names = |grid: &GridPuzzle| -> Vec<String> {
        let values = |category: &Category| category.values.iter().map(|value| value.text.clone()).collect::<Vec<_>>();
        grid.categories.iter().flat_map(|c| [vec![c.name.clone()], values(c)].concat()).collect()
    };
    // A page has no comments: they are part of its sentences.
    let is_same = |(page, file): (&Clue, &Clue)| match (&page.text, &file.text) {
        (Some(page), Some(file)) => page.starts_with(file.trim_end_matches('.')),
        (page, file) => page == file,
    };
    let are_same = read.clues.len() == grid.clues.len() && grid.clues.iter().zip(&read.clues).all(is_same);
    // That the other sentences of the clue mean something else than `true` does not matter.
    let is_error = |problem: &Diagnostic| {
        problem.severity() == Severity::Error && !is_unread(problem) && problem.code != Code::SentenceDiffers
    };
    names(read) == names(grid) && are_same && !draft.problems.iter().any(is_error)
}

/// Returns what a clue is read as.
fn read_as(grid: &GridPuzzle, clue: usize) -> String {
    grid.clues[clue].truth.as_ref().map(|truth| notation::expression(grid, truth)).unwrap_or_default()
}

struct Conversation<'s> {
    shell: &'s Shell,
    lines: Lines,
    file: AnswerFile,
    answered: usize,
    /// The clues that the person left as they are.
    skipped: BTreeSet<usize>,
}

impl Conversation<'_> {
    fn run(mut self) -> io::Result<Exit> {
        let (end, open) = loop {
            let draft = Draft::read(self.file.text.as_bytes(), None);
            let (Some(puzzle), Some(sentences)) = (&draft.puzzle, &draft.sentences) else { break (End::Done, 0) };
            let Puzzle::Grid(grid) = puzzle else { break (End::Done, 0) };
            let (clues, _) = sentences.refused();
            let mut budget = Budget::unlimited().cancelled_by(limits::cancel());
            let unread = clues.iter().copied().find(|clue| !self.skipped.contains(clue));
            let Some(clue) = unread.or_else(|| self.doubtful(puzzle, sentences, &mut budget)) else {
                break (End::Done, clues.len());
            };
            let Some(unclear) = verbs::choices_of(puzzle, sentences, clue, &mut budget) else {
                break (End::Done, clues.len());
            };
            if unread.is_none() {
                shell::line_to_stderr("")?;
                say(&self.shell.word(MessageId::AskCheck), Mark::Warning)?;
            }
            match self.question(grid, &unclear)? {
                Said::Means(answer) if unread.is_none() && answer.expression == read_as(grid, clue) => {
                    self.skipped.insert(clue);
                }
                Said::Means(answer) => {
                    let text = match unread {
                        Some(_) => with_expression(&self.file.text, grid.clues[clue].span, &answer.expression),
                        None => with_expression_instead(&self.file.text, &grid.clues[clue], &answer.expression),
                    };
                    if let Err(why) = self.file.write(text, &answer.expression) {
                        self.shell.problem_at(&why, &self.file.name)?;
                        break (End::Failed, clues.len());
                    }
                    self.answered += 1;
                    let written = [
                        ("expression", Argument::Text(answer.expression)),
                        ("left", Argument::Text(choice::left(self.shell, &answer.left))),
                    ];
                    say(&self.shell.format(MessageId::AskWritten, &written), Mark::Good)?;
                }
                Said::Skipped => {
                    self.skipped.insert(clue);
                }
                Said::Over(end) => break (end, clues.len()),
            }
        };
        self.close(end, open)
    }

    /// Returns a clue that is read and may be misread: every clue is understood, and there is no solution.
    fn doubtful(&self, puzzle: &Puzzle, sentences: &Sentences, budget: &mut Budget<'_>) -> Option<usize> {
        let Puzzle::Grid(grid) = puzzle else { return None };
        let left = verbs::solutions_left(grid, budget);
        let is_over = !sentences.refused().0.is_empty() || !left.exact || left.number != 0_u32.into();
        if is_over { None } else { verbs::next_check(puzzle, sentences, &self.skipped, budget) }
    }

    /// Says how the conversation ended.
    fn close(&self, end: End, open: usize) -> io::Result<Exit> {
        match end {
            End::Done | End::Failed => shell::line_to_stderr("")?,
            End::Ended => self.shell.note(MessageId::AskInputEnded, &[])?,
            End::Interrupted => self.shell.note(MessageId::AskInterrupted, &[])?,
        }
        let about = [
            ("answered", number(self.answered)),
            ("open", number(open)),
            ("file", Argument::Text(self.file.name.clone())),
        ];
        self.shell.note(MessageId::AskEnd, &about)?;
        Ok(match end {
            End::Interrupted => Exit::Limit,
            End::Done | End::Ended if open == 0 => Exit::Done,
            _ => Exit::Input,
        })
    }

    /// Asks what a clue means until there is an answer.
    fn question(&self, grid: &GridPuzzle, unclear: &Unclear) -> io::Result<Said> {
        let label = report::label(self.shell.messages(), &CluePart::whole(grid, unclear.clue));
        shell::line_to_stderr("")?;
        say(&format!("{label} {}", unclear.sentences.join(" ")), Mark::Strong)?;
        for (at, one) in (1..).zip(&unclear.choices) {
            let (line, mark) = choice::line(self.shell, at, one);
            say(&format!("  {line}"), mark)?;
        }
        let last = unclear.choices.len() + 1;
        let other = self.shell.format(MessageId::ChoiceOther, &[("number", number(last))]);
        say(&format!("  {other}"), Mark::Plain)?;
        loop {
            let typed = match self.lines.ask(&self.shell.word(MessageId::AskNumber))? {
                Typed::Line(line) => line,
                no_line => return over(&no_line),
            };
            match typed.as_str() {
                "" => return Ok(Said::Skipped),
                "q" | "Q" => return Ok(Said::Over(End::Done)),
                "?" => self.names(grid)?,
                _ => match typed.trim_end_matches('.').parse::<usize>() {
                    Ok(at) if at == last => {
                        if let Some(said) = self.expression(grid, unclear)? {
                            return Ok(said);
                        }
                    }
                    Ok(at) if (1..last).contains(&at) => {
                        let chosen = &unclear.choices[at - 1];
                        let (expression, left) = (chosen.expression.clone(), chosen.left.clone());
                        return Ok(Said::Means(Answer { expression, left }));
                    }
                    _ => {
                        let about = [("last", number(last))];
                        say(&self.shell.format(MessageId::AskNotAChoice, &about), Mark::Warning)?;
                    }
                },
            }
        }
    }

    /// Asks for an expression until it can be read; `None` if the person goes back.
    fn expression(&self, grid: &GridPuzzle, unclear: &Unclear) -> io::Result<Option<Said>> {
        loop {
            let typed = match self.lines.ask(&self.shell.word(MessageId::AskExpression))? {
                Typed::Line(line) => line,
                no_line => return over(&no_line).map(Some),
            };
            match typed.trim_start_matches('=').trim() {
                "" => return Ok(None),
                "q" | "Q" => return Ok(Some(Said::Over(End::Done))),
                "?" => self.names(grid)?,
                expression => {
                    if let Some(answer) = self.checked(grid, unclear, expression)? {
                        return Ok(Some(Said::Means(answer)));
                    }
                }
            }
        }
    }

    /// Shows what is wrong with an expression below its clue, or what it means.
    fn checked(&self, grid: &GridPuzzle, unclear: &Unclear, expression: &str) -> io::Result<Option<Answer>> {
        let expression = unclear.with_known(expression);
        let clue = grid.clues[unclear.clue].span;
        let text = with_expression(&self.file.text, clue, &expression);
        let draft = Draft::read(text.as_bytes(), None);
        let added = clue.end as usize..text.len() - (self.file.text.len() - clue.end as usize);
        let concerns = |problem: &&Diagnostic| concerns(problem, &added);
        let problems: Vec<Diagnostic> = draft.problems.iter().filter(concerns).cloned().collect();
        self.shell.diagnostics(&self.file.name, &text, &problems)?;
        if problems.iter().any(|problem| problem.severity() == Severity::Error) {
            return Ok(None);
        }
        let read = match &draft.puzzle {
            Some(Puzzle::Grid(read)) if read.clues.len() == grid.clues.len() => read,
            _ => return self.no_place(),
        };
        let clue = &read.clues[unclear.clue];
        let (Some(truth), true) = (&clue.truth, clue.expression.is_some()) else { return self.no_place() };
        let mut budget = Budget::unlimited().cancelled_by(limits::cancel());
        let left = verbs::solutions_left(read, &mut budget);
        let language = draft.sentences.as_ref();
        let Wording { paraphrase, .. } = verbs::wording(read, language, truth);
        if paraphrase != expression {
            let meaning = [("meaning", Argument::Text(paraphrase))];
            say(&self.shell.format(MessageId::AskMeans, &meaning), Mark::Faint)?;
        }
        Ok(Some(Answer { expression, left }))
    }

    fn no_place(&self) -> io::Result<Option<Answer>> {
        self.shell.problem(MessageId::AskNoPlace, &[]).map(|()| None)
    }

    /// Shows the names of the puzzle, and expressions made of them.
    fn names(&self, grid: &GridPuzzle) -> io::Result<()> {
        for category in &grid.categories {
            let values: Vec<&str> = category.values.iter().map(|value| value.text.as_str()).collect();
            say(&format!("  {}: {}", category.name, values.join(", ")), Mark::Plain)?;
        }
        let examples = examples(grid).join("   ");
        let about = [("examples", Argument::Text(examples))];
        say(&format!("  {}", self.shell.format(MessageId::AskExamples, &about)), Mark::Faint)
    }
}

/// Returns how the conversation ends if there is no line.
fn over(typed: &Typed) -> io::Result<Said> {
    // The cursor is behind the question.
    shell::line_to_stderr("")?;
    Ok(Said::Over(if matches!(typed, Typed::Ended) { End::Ended } else { End::Interrupted }))
}

/// Prints a line of the conversation. Its words may come from the file.
fn say(text: &str, mark: Mark) -> io::Result<()> {
    shell::line_to_stderr(&shell::coloured(&[Run { text: text.to_owned(), mark }]))
}

/// Whether a problem is about the text at this place, or about an error other than a sentence.
fn concerns(problem: &Diagnostic, added: &Range<usize>) -> bool {
    let is_there = added.start <= problem.span.start as usize && problem.span.start as usize <= added.end;
    !is_unread(problem) && (is_there || problem.severity() == Severity::Error)
}

/// Returns expressions with names of the puzzle, one of each form that its categories allow.
fn examples(grid: &GridPuzzle) -> Vec<String> {
    let name = |category: usize, value: usize| Some(grid.categories.get(category)?.values.get(value)?.text.as_str());
    let (Some(one), Some(other), Some(same)) = (name(0, 0), name(0, 1), name(1, 0)) else { return Vec::new() };
    let mut examples = vec![
        format!("{one} = {same}"),
        format!("{one} != {same}"),
        format!("{one} = {same} or {other} = {same}"),
        format!("{one} = {same} implies {other} != {}", name(1, 1).unwrap_or(same)),
    ];
    if let Some(ordered) = grid.categories.iter().find(|category| category.ordered) {
        examples.push(format!("{one} left of {other} by {}", ordered.name));
        examples.push(format!("{one} next to {other} by {}", ordered.name));
    }
    examples
}

fn number(number: usize) -> Argument {
    Argument::Number(number as i64)
}
