//! `bachet serve`: the verbs for other programs, over HTTP.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use bachet::messages::{Message, MessageId};
use bachet_server::Config;

use super::load::decline;
use crate::args::{Time, time};
use crate::exit::Exit;
use crate::shell::{self, Shell};

/// Answer questions of other programs over HTTP
///
/// `POST /api/VERB` takes a JSON object with the puzzle and the options of the verb, and answers with the JSON of
/// `--json`. The server is for this machine alone unless `--host` says otherwise.
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
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let mut config = Config { hosts: args.host_name.clone(), max_steps: args.steps, ..Config::default() };
    let Some(max_time) = args.time.0 else { return decline(shell, &MessageId::ServeNeedsTime.into()) };
    config.max_time = max_time;
    if !args.host.is_loopback() {
        config.hosts.push(args.host.to_string());
    }
    let mut said = Ok(());
    let served = bachet_server::run(SocketAddr::new(args.host, args.port), config, |address| {
        let address = bachet::Argument::Text(format!("http://{address}"));
        said = shell::print(&(shell.format(MessageId::Serving, &[("address", address)]) + "\n"));
    });
    said?;
    match served {
        Ok(()) => Ok(Exit::Done),
        Err(why) => {
            let sentence =
                Message::from(MessageId::CannotServe).text("address", format!("{}:{}", args.host, args.port));
            decline(shell, &sentence.text("reason", why.to_string()))
        }
    }
}
