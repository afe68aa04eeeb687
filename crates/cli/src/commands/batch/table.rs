//! Tables: puzzles of any family in Parquet files, in or out.

use std::fs::File;
use std::{io, iter};

use bachet::Argument;
use bachet::batch::{self, Form, Options, Place};
use bachet::messages::{Message, MessageId};
use bachet_tables::lines::{self, Lines, PUZZLE};
use bachet_tables::parquet::{KeyValue, Source, Writer};
use bachet_tables::{ArrowError, RecordBatch, SchemaRef, Stream, Texts, Wanted};

use super::log::{Log, Trouble};
use super::output::{Output, unwritable};
use super::{Args, open};
use crate::args::Limits;
use crate::chunks::{Chunk, Cutter};
use crate::commands::load::decline;
use crate::exit::Exit;
use crate::input;
use crate::limits::{self, Clock};
use crate::new_file::NewFile;
use crate::shell::Shell;

/// Name of the column with the problems, in messages.
const PROBLEMS: &str = "problems";

/// The rows that come in.
type Rows = Box<dyn Iterator<Item = Result<RecordBatch, ArrowError>>>;

/// The input.
struct Input {
    name: String,
    rows: Rows,
    schema: SchemaRef,
    /// What a table says about itself apart from its columns.
    about: Vec<KeyValue>,
}

/// Where the answers go.
enum Sink {
    Lines(Lines, Output),
    Table(String, Box<Writer<NewFile>>),
}

/// Answers every row.
pub(super) fn run(shell: &Shell, args: &Args, options: Options<'static>) -> io::Result<Exit> {
    let written = Lines { form: options.form, rate: options.rate, one: options.limit == 1 };
    let column = args.column.as_deref().unwrap_or(PUZZLE);
    let is_text = matches!(options.form, Form::Jsonl | Form::Csv);
    let begun = begin(args, written, column, &options);
    let (name, answers, sink) = match begun {
        Ok(begun) => begun,
        Err(why) => return decline(shell, &why),
    };
    let log = Log::new(shell, name, args.is_table_written() || is_text);
    let mut work = Work { wanted: written.wanted(), column, sink, log };
    let mut clock = Clock::start(None, shell);
    let until = Limits { time: args.time, steps: None, stats: false };
    let worked = limits::limited(until, limits::SHOWN, shell, |_, _| {
        let begun = work.sink.begin(options.header())?;
        if begun.is_err() { Ok(begun.map(|()| false)) } else { work.answer(answers, &mut clock) }
    });
    clock.stop();
    let is_stopped = match worked.value? {
        Ok(is_stopped) => is_stopped,
        Err(why) => return decline(shell, &why),
    };
    let Work { sink, log, .. } = work;
    log.end()?;
    if args.stats {
        log.stats(worked.elapsed)?;
    }
    if is_stopped {
        if let Some(kept) = sink.give_up() {
            shell.note(MessageId::TableKept, &kept)?;
        }
        return Ok(Exit::Limit);
    }
    let is_table = matches!(sink, Sink::Table(..));
    if let Err(why) = sink.finish() {
        return decline(shell, &why);
    }
    if is_table && log.tally.bad > 0 {
        let bad = ("bad", Argument::Number(log.tally.bad as i64));
        shell.note(MessageId::TableRowsBad, &[bad, ("column", Argument::Text(PROBLEMS.to_owned()))])?;
    }
    log.exit()
}

/// Opens the input and the output.
fn begin(
    args: &Args,
    written: Lines,
    column: &str,
    options: &Options<'static>,
) -> Result<(String, Stream<Rows>, Sink), Message> {
    if let (true, Some(name), Form::Jsonl | Form::Csv) = (args.is_table_written(), &args.out, written.form) {
        let option = if written.form == Form::Csv { "--csv" } else { "--jsonl" };
        return Err(Message::from(MessageId::BatchNotText).text("option", option).text("file", name));
    }
    let input = if args.is_table_read() { of_table(args)? } else { of_lines(args)? };
    let mut of_rows = bachet_tables::Options::default();
    of_rows.limit = Some(options.limit);
    of_rows.steps = args.steps.or(of_rows.steps);
    of_rows.threads = args.kernel.threads();
    of_rows.backend = options.backend;
    of_rows.language = options.language;
    of_rows.cancel = options.cancel.map(Into::into);
    let answers = Stream::new(input.rows, &input.schema, column, written.wanted(), of_rows);
    let answers = answers.map_err(|error| error.message().clone())?;
    let sink = match args.out.as_deref().filter(|_| args.is_table_written()) {
        Some(name) => {
            let file = NewFile::create(name).map_err(|error| unwritable(name, &error.to_string()))?;
            let table = Writer::new(file, answers.schema(), input.about);
            let table = table.map_err(|error| unwritable(name, &error.to_string()))?;
            Sink::Table(name.to_owned(), Box::new(table))
        }
        None => Sink::Lines(written, Output::open(args.out.as_deref())?),
    };
    Ok((input.name, answers, sink))
}

/// Opens a Parquet file.
fn of_table(args: &Args) -> Result<Input, Message> {
    let name = args.file.clone().unwrap_or_default();
    let file = File::open(&name).map_err(|error| input::unreadable(&name, &error))?;
    if file.metadata().is_ok_and(|data| data.is_dir()) {
        return Err(input::unreadable(&name, &io::ErrorKind::IsADirectory.into()));
    }
    let source = Source::open(file).map_err(|error| {
        Message::from(MessageId::TableUnreadable).text("file", &name).text("reason", error.to_string())
    })?;
    let (schema, about) = (source.schema(), source.about().to_vec());
    Ok(Input { name, schema, about, rows: Box::new(source) })
}

/// Opens lines of text as a table of their numbers and puzzles.
fn of_lines(args: &Args) -> Result<Input, Message> {
    let source = open(args.file.as_deref())?;
    let mut chunk = Chunk::new(args.chunk(source.bytes));
    let mut cutter = Cutter::new(source.input, source.pace);
    let mut is_start = true;
    let rows = iter::from_fn(move || match cutter.fill(&mut chunk) {
        Ok(true) => {
            let place = Place { line: chunk.first, is_start };
            is_start = is_start && batch::has_no_content(chunk.text());
            Some(lines::table(batch::puzzles(chunk.text(), place)))
        }
        Ok(false) => None,
        Err(error) => Some(Err(ArrowError::IoError(error.to_string(), error))),
    });
    Ok(Input { name: source.name, schema: lines::schema(), about: Vec::new(), rows: Box::new(rows) })
}

/// The work on the rows.
struct Work<'s> {
    wanted: Wanted,
    column: &'s str,
    sink: Sink,
    log: Log<'s>,
}

impl Work<'_> {
    /// Answers and writes the rows. Returns whether the work was stopped before the end.
    ///
    /// A time limit leaves rows of a table without an answer, but none out; what is interrupted is not written.
    fn answer(&mut self, answers: Stream<Rows>, clock: &mut Clock) -> io::Result<Result<bool, Message>> {
        for rows in answers {
            if limits::interrupted() || limits::cancelled() && matches!(self.sink, Sink::Lines(..)) {
                return Ok(Ok(true));
            }
            let written = match rows {
                Ok(rows) => self.write(&rows)?,
                Err(error) => Err(error.message().clone()),
            };
            if let Err(why) = written {
                return Ok(Err(why));
            }
            clock.tick(MessageId::ProgressPuzzles, self.log.tally.lines());
        }
        Ok(Ok(limits::interrupted()))
    }

    fn write(&mut self, rows: &RecordBatch) -> io::Result<Result<(), Message>> {
        let Some(found) = self.wanted.answers(rows) else { return Ok(Ok(())) };
        let first = self.log.tally.lines() + 1;
        let (tally, troubles) = (lines::tally(&found), lines::problems(&found));
        let trouble = |(row, told): (u64, lines::Problem)| Trouble {
            code: told.code,
            message: told.message,
            hint: told.hint,
            place: format!(":{}", first + row),
        };
        self.log.add(&tally, troubles.map(trouble))?;
        match &mut self.sink {
            Sink::Table(name, table) => Ok(table.write(rows).map_err(|error| unwritable(name, &error.to_string()))),
            Sink::Lines(form, output) => {
                let mut bytes = Vec::new();
                match Texts::of_table(rows, self.column) {
                    Ok(puzzles) => form.write(first, &puzzles, &found, &mut bytes),
                    Err(error) => return Ok(Err(error.message().clone())),
                }
                output.write(&bytes)
            }
        }
    }
}

impl Sink {
    /// Writes what stands before the first line.
    fn begin(&mut self, header: &str) -> io::Result<Result<(), Message>> {
        match self {
            Self::Lines(_, output) => output.write(header.as_bytes()),
            Self::Table(..) => Ok(Ok(())),
        }
    }

    /// Completes the output.
    fn finish(self) -> Result<(), Message> {
        match self {
            Self::Lines(_, output) => output.finish(),
            Self::Table(name, table) => {
                let unwritable = |reason: String| unwritable(&name, &reason);
                let file = table.finish().map_err(|error| unwritable(error.to_string()))?;
                file.finish().map_err(|error| unwritable(error.to_string()))
            }
        }
    }

    /// Gives up the output. Returns the name of the file that is left as it was.
    fn give_up(self) -> Option<[(&'static str, Argument); 1]> {
        match self {
            Self::Lines(_, output) => output.give_up(),
            Self::Table(name, _) => Some([("file", Argument::Text(name))]),
        }
    }
}
