//! `bachet prove`: a certificate that there is no way, or none that is shorter, and its check.

use std::io;
use std::path::{Path, PathBuf};

use bachet::json::{self, Payload};
use bachet::messages::{Message, MessageId};
use bachet::requests::{self, CheckedCertificate};
use bachet::verbs::Flaw;
use bachet::{Budget, Progress, Puzzle};
use bachet_draw::{Block, Mark};

use super::ask::{ask, ask_of};
use super::load::{decline, read_source};
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::input;
use crate::limits;
use crate::shell::{self, Shell};

/// Write or check a certificate that there is no way, or no shorter one
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,

    /// Check the certificate in this file instead of writing one
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if let Some(file) = &args.check {
        return check(shell, args, file);
    }
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| requests::certificate(puzzle, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        shell::print(&asked.found)?;
        Ok(Exit::Done)
    })
}

/// Checks a certificate.
fn check(shell: &Shell, args: &Args, file: &Path) -> io::Result<Exit> {
    let name = file.to_string_lossy();
    let source = match input::file(&name) {
        Ok(source) => source,
        Err(why) => return decline(shell, &why),
    };
    let stated = match input::find(args.puzzle.name.as_deref()) {
        Ok(stated) if !stated.bytes.iter().all(u8::is_ascii_whitespace) => stated,
        Err(why) if args.puzzle.name.is_some() => return decline(shell, &why),
        _ => {
            let sentence = Message::from(MessageId::CertificateNeedsPuzzle).text("file", &*name);
            return decline(shell, &sentence);
        }
    };
    let loaded = match read_source(shell, stated, &args.puzzle)? {
        Ok(loaded) => loaded,
        Err(exit) => return Ok(exit),
    };
    let text = String::from_utf8_lossy(&source.bytes);
    let work =
        |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| CheckedCertificate::read(puzzle, &name, &text, budget);
    ask_of(shell, loaded, args.limits, limits::MINUTE, work, |asked| {
        let text = asked.found.verdict(asked.puzzle(), shell.messages());
        if shell.json {
            let accepted = asked.found.flaw.is_none();
            asked.object(Payload::Prove(json::Prove::Checked { accepted, text }))?;
        } else {
            let mark = match asked.found.flaw {
                None => Mark::Good,
                Some(Flaw::Unfinished) => Mark::Warning,
                Some(_) => Mark::Bad,
            };
            asked.page(vec![Block::Paragraph(text, mark)])?;
        }
        Ok(match asked.found.flaw {
            None => Exit::Done,
            Some(Flaw::Unfinished) => Exit::Limit,
            Some(_) => Exit::Negative,
        })
    })
}
