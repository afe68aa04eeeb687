//! `bachet serve`: the app in a browser, and the verbs for other programs, over HTTP.

mod browser;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bachet::messages::{Message, MessageId};
use bachet_server::{Config, Saving, Store, StoreError};
use etcetera::BaseStrategy as _;

use super::load::decline;
use crate::args::{Time, time};
use crate::exit::Exit;
use crate::shell::{self, Shell};

/// Open the app in a browser, and answer questions of other programs over HTTP
///
/// `POST /api/VERB` takes a JSON object with the puzzle and the options of the verb, and answers with the JSON of
/// `--json`. The server is for this machine alone unless `--host` says otherwise. Ctrl-C ends it.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Port to listen on; 0 takes a free one
    #[arg(long, value_name = "PORT", default_value_t = 8080)]
    port: u16,

    /// Address to listen on; 0.0.0.0 is every address of this machine
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,

    /// Name under which others address the server, such as `puzzles.example`
    #[arg(long, value_name = "NAME")]
    host_name: Vec<String>,

    /// Maximum time for an answer: `30`, `1.5s`, `10m`
    #[arg(long, value_name = "TIME", value_parser = time, default_value = "10s")]
    time: Time,

    /// Maximum number of steps for an answer [default: no limit]
    #[arg(long, value_name = "N")]
    steps: Option<u64>,

    /// Do not open a browser; none is opened without a terminal either
    #[arg(long)]
    no_open: bool,

    /// File of saved puzzles and games [default: `bachet/saved.sqlite` in the user's folder of data]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,

    /// Copy the file of saved puzzles into this new file and end; a server may use it meanwhile
    #[arg(long, value_name = "FILE")]
    backup: Option<PathBuf>,
}

/// Maximum size of the file of saved puzzles, in bytes.
const MAX_SAVED: u64 = 1 << 30;

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if let Some(copy) = &args.backup {
        return back_up(shell, args.data.clone(), copy);
    }
    let mut config = Config { hosts: args.host_name.clone(), max_steps: args.steps, ..Config::default() };
    let Some(max_time) = args.time.0 else { return decline(shell, &MessageId::ServeNeedsTime.into()) };
    config.max_time = max_time;
    bachet_memory::share_freed();
    if !args.host.is_loopback() {
        config.hosts.push(args.host.to_string());
        shell.warning(&Message::from(MessageId::ServingOthers).text("address", args.host.to_string()))?;
    }
    match saving(args.data.clone()) {
        Ok(saving) => config.saving = saving,
        // The questions are answered all the same.
        Err(why) => shell.warning(&why)?,
    }
    let mut said = Ok(());
    let served = bachet_server::run(SocketAddr::new(args.host, args.port), config, |address| {
        let address = format!("http://{address}");
        if !args.no_open && shell::stdout_is_terminal() {
            browser::open(&address);
        }
        let address = bachet::Argument::Text(address);
        said = shell::print(&(shell.format(MessageId::Serving, &[("address", address)]) + "\n"));
    });
    said?;
    let Err(why) = served else { return Ok(Exit::Done) };
    let address = format!("{}:{}", args.host, args.port);
    decline(
        shell,
        &match why.kind() {
            io::ErrorKind::AddrInUse => Message::from(MessageId::PortInUse).text("address", address),
            _ => Message::from(MessageId::CannotServe).text("address", address).text("reason", why.to_string()),
        },
    )
}

/// Copies the file of saved puzzles.
fn back_up(shell: &Shell, file: Option<PathBuf>, copy: &Path) -> io::Result<Exit> {
    let copied = file_of(file).and_then(|file| {
        Store::copy(&file, copy).map_err(|why| {
            // The message names the file that has the problem.
            let is_of_copy = matches!(why, StoreError::Exists | StoreError::DiskFull);
            why.message(if is_of_copy { copy } else { &file })
        })
    });
    if let Err(why) = copied {
        return decline(shell, &why);
    }
    let copy = bachet::Argument::Text(copy.display().to_string());
    shell::print(&(shell.format(MessageId::BackedUp, &[("file", copy)]) + "\n"))?;
    Ok(Exit::Done)
}

/// Returns the file of saved puzzles: this one, or the usual one.
fn file_of(file: Option<PathBuf>) -> Result<PathBuf, Message> {
    let by_default = || etcetera::choose_base_strategy().ok().map(|user| user.data_dir().join("bachet/saved.sqlite"));
    file.or_else(by_default).ok_or_else(|| MessageId::StoreNoFolder.into())
}

/// Opens the file of saved puzzles.
fn saving(file: Option<PathBuf>) -> Result<Saving, Message> {
    let file = file_of(file)?;
    let store = Store::open(&file, MAX_SAVED).map_err(|why| why.message(&file))?;
    Ok(Saving::In(Arc::new(store)))
}
