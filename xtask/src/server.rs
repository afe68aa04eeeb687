//! The speed of `bachet serve`: questions a second over connections that stay open, alone and beside hopeless ones.
//!
//! The load comes from threads of this process, on the same machine; each has one connection and waits for each answer.

pub(crate) mod contract;
mod load;
mod page;
mod process;
pub(crate) mod soak;

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::command::{command, root, succeeds};
use load::{Client, Load, Speeds};
use process::Server;

/// Number of connections that ask at the same time.
const CONNECTIONS: usize = 8;

/// Number of hopeless questions that are asked beside the others.
const HOPELESS: usize = 4;

/// Number of pages whose first byte is waited for.
const PAGES: usize = 200;

/// Time in which the server gets warm.
const WARM_UP: Duration = Duration::from_secs(1);

/// Measures each row for so many seconds, and prints the table. Returns whether it succeeded.
pub(crate) fn bench(options: &[&str]) -> Result<bool> {
    let (seconds, json) = match options {
        [] => (10, false),
        ["--json"] => (10, true),
        ["--seconds", seconds] => (seconds.parse()?, false),
        ["--seconds", seconds, "--json"] | ["--json", "--seconds", seconds] => (seconds.parse()?, true),
        _ => bail!("the options are `--seconds N` and `--json`"),
    };
    if !succeeds(command("cargo", &["build", "--release", "--locked", "--bin", "bachet"]))? {
        return Ok(false);
    }
    let zebra = std::fs::read_to_string(root().join("puzzles/zebra.bachet"))?;
    let server = Server::start("release", &["--time", "1h"])?;
    let time = Duration::from_secs(seconds);
    let same = |_: u64| question("solve", &zebra, "");
    // A comment makes it another puzzle, which has to be read and solved.
    let other = |number: u64| question("solve", &format!("{zebra}\n# {number}\n"), "");
    if !json {
        println!("{:42} {:>9} {:>9} {:>9} {:>9}  memory", "", "a second", "median", "99 %", "longest");
    }
    let print = |name: &str, speeds: &Speeds, memory: (u64, u64)| {
        if json {
            println!("{}", speeds.json(name, memory));
        } else {
            println!("{name:42} {speeds}  {} to {} MB", memory.0 >> 10, memory.1 >> 10);
        }
    };
    let measure = |name: &str, load: Load<'_>| -> Result<Speeds> {
        load.run(&server.address, CONNECTIONS, WARM_UP)?;
        let before = server.memory();
        let speeds = load.run(&server.address, CONNECTIONS, time)?;
        print(name, &speeds, (before, server.memory()));
        Ok(speeds)
    };
    measure("solve zebra, the same each time", Load(&same))?;
    measure("solve zebra, another one each time", Load(&other))?;
    // Those that are asked beside the hopeless ones are others still, so that nothing is known of them.
    let beside = |number: u64| other(number + (1 << 40));
    let alone = Load(&|number| other(number + (1 << 50))).run(&server.address, CONNECTIONS, time)?;
    let hopeless = server.ask_hopeless(HOPELESS)?;
    let slowed = measure("the same beside 4 hopeless questions", Load(&beside))?;
    drop(hopeless);
    print("  and without them again", &alone, (server.memory(), server.memory()));
    let percent = 100.0 * (1.0 - slowed.per_second() / alone.per_second());
    let mut client = Client::new(&server.address)?;
    let page = b"GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n";
    let mut first_bytes = Speeds::default();
    let start = Instant::now();
    for _ in 0..PAGES {
        first_bytes.add(client.ask(page)?.1);
    }
    first_bytes.took(start.elapsed());
    print("first byte of the page", &first_bytes, (server.memory(), server.memory()));
    if !json {
        println!("hopeless questions slow the others by {percent:.1} %");
    }
    drop(server);
    page::measure(json)
}

/// A question as it is sent.
fn question(verb: &str, puzzle: &str, options: &str) -> Vec<u8> {
    let escaped = puzzle.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    let body = format!("{{\"puzzle\": \"{escaped}\"{options}}}");
    let length = body.len();
    format!(
        "POST /api/{verb} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n\
         {body}"
    )
    .into_bytes()
}
