//! Lines in, lines out: classic Sudokus.

use std::io;

use bachet::batch::{Form, Options};
use bachet::messages::MessageId;

use super::log::{Log, Trouble};
use super::output::Output;
use super::{Args, open};
use crate::commands::load::decline;
use crate::exit::Exit;
use crate::input;
use crate::limits::{self, Clock};
use crate::shell::Shell;
use crate::stream::{Event, Stream, Waiting};

/// Answers every line.
pub(super) fn run(shell: &Shell, args: &Args, options: Options<'static>) -> io::Result<Exit> {
    let source = match open(args.file.as_deref()) {
        Ok(source) => source,
        Err(why) => return decline(shell, &why),
    };
    let mut output = match Output::open(args.out.as_deref()) {
        Ok(output) => output,
        Err(why) => return decline(shell, &why),
    };
    let threads = args.kernel.threads();
    let size = args.chunk(source.bytes);
    let mut stream = Stream::begin(source.input, source.pace, size, threads, options, limits::cancelled);
    let mut clock = Clock::start(args.time, shell);
    let explains = matches!(options.form, Form::Jsonl | Form::Csv);
    let mut log = Log::new(shell, source.name, explains);
    if let Err(why) = output.write(options.header().as_bytes())? {
        return decline(shell, &why);
    }
    let failed = loop {
        match stream.wait(limits::TICK) {
            Event::Chunk(chunk) => {
                if let Err(why) = output.write(&chunk.answers.bytes)? {
                    return decline(shell, &why);
                }
                let troubles = chunk.answers.problems.iter().map(|problem| Trouble::of_line(problem, shell));
                log.add(&chunk.answers.tally, troubles)?;
                stream.give_back(chunk);
            }
            // When the work is cancelled, the rest of the input is not waited for.
            Event::Nothing(Waiting::Input) if limits::cancelled() => break None,
            Event::Nothing(_) => {}
            Event::Failed(error) => break Some(error),
            Event::End => break None,
        }
        clock.tick(MessageId::ProgressPuzzles, log.tally.lines());
    };
    let elapsed = clock.stop();
    log.end()?;
    if args.stats {
        log.stats(elapsed)?;
    }
    if let Some(error) = failed {
        return decline(shell, &input::unreadable(log.name(), &error));
    }
    if limits::cancelled() {
        if let Some(kept) = output.give_up() {
            shell.note(MessageId::TableKept, &kept)?;
        }
    } else if let Err(why) = output.finish() {
        return decline(shell, &why);
    }
    log.exit()
}
