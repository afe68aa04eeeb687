//! `bachet prove`: a certificate that there is no way, or none that is shorter, and its check.

use std::io;
use std::path::{Path, PathBuf};

use bachet::front::notation::amount;
use bachet::json::{self, Payload};
use bachet::messages::{Message, MessageId};
use bachet::verbs::{self, Certificate, CertifiedState, Flaw};
use bachet::{Argument, Budget, Progress, Puzzle};
use bachet_draw::{Block, Mark};

use super::ask::{Asked, ask, ask_of};
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
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| verbs::prove(puzzle, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let Puzzle::Crossing(puzzle) = asked.puzzle() else { return Ok(Exit::Input) };
        let Some(certificate) = &asked.found else {
            return decline(shell, &MessageId::NotProved.into()).map(|_| Exit::Limit);
        };
        shell::print(&json::certificate(puzzle, certificate).map_err(io::Error::other)?)?;
        Ok(Exit::Done)
    })
}

/// A certificate, and what is wrong with it.
struct Checked {
    certificate: Certificate,
    flaw: Option<Flaw>,
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
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| {
        let certificate = json::read_certificate(verbs::provable(puzzle)?, &text).map_err(|reason| {
            let sentence = Message::from(MessageId::NoCertificate).text("file", &*name);
            verbs::Refusal::Because(sentence.text("reason", reason))
        })?;
        let flaw = verbs::check_proof(puzzle, &certificate, budget)?;
        Ok(Checked { certificate, flaw })
    };
    ask_of(shell, loaded, args.limits, limits::MINUTE, work, |asked| {
        let (text, mark) = verdict(shell, asked);
        if shell.json {
            let accepted = asked.found.flaw.is_none();
            asked.object(Payload::Prove(json::Prove { accepted, text }))?;
        } else {
            asked.page(vec![Block::Paragraph(text, mark)])?;
        }
        Ok(match asked.found.flaw {
            None => Exit::Done,
            Some(Flaw::Unfinished) => Exit::Limit,
            Some(_) => Exit::Negative,
        })
    })
}

/// Returns in words whether a certificate is accepted, and why not.
fn verdict(shell: &Shell, asked: &Asked<'_, Checked>) -> (String, Mark) {
    let Checked { certificate, flaw } = &asked.found;
    let states = ("states", Argument::Number(certificate.states.len() as i64));
    let state = |state: &CertifiedState| Argument::Text(state.number.to_string());
    let (id, arguments) = match flaw {
        None => match certificate.cheapest {
            None => (MessageId::ProvedNoWay, vec![states]),
            Some(cost) => (
                MessageId::ProvedShortest,
                vec![states, ("cost", Argument::Text(amount(cost, asked.puzzle().language())))],
            ),
        },
        Some(Flaw::Unfinished) => (MessageId::ProofUnfinished, vec![]),
        Some(Flaw::Things) => (MessageId::FlawThings, vec![]),
        Some(Flaw::Twice) => (MessageId::FlawTwice, vec![]),
        Some(Flaw::Start) => (MessageId::FlawStart, vec![]),
        Some(Flaw::Goal(at)) => (MessageId::FlawGoal, vec![("state", state(at))]),
        Some(Flaw::Move { from, to }) => (MessageId::FlawMove, vec![("from", state(from)), ("to", state(to))]),
        Some(Flaw::Unattained(at)) => (MessageId::FlawUnattained, vec![("state", state(at))]),
        Some(Flaw::Cost) => (MessageId::FlawCost, vec![]),
        Some(Flaw::NoWay) => (MessageId::FlawNoWay, vec![]),
    };
    let mark = match flaw {
        None => Mark::Good,
        Some(Flaw::Unfinished) => Mark::Warning,
        Some(_) => Mark::Bad,
    };
    (shell.format(id, &arguments), mark)
}
