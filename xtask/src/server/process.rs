//! The server that is asked: the program itself, with a port and a file of its own.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};

use super::question;
use crate::command::target;

/// A server; it ends when this is dropped.
pub(super) struct Server {
    process: Child,
    pub(super) address: String,
}

impl Server {
    /// Starts the program of this profile with these options beside those that keep it to itself.
    pub(super) fn start(profile: &str, options: &[&str]) -> Result<Self> {
        let data = target().join("xtask-server.sqlite");
        let mut serve = Command::new(target().join(profile).join("bachet"));
        serve.args(["serve", "--no-open", "--port", "0"]).args(options).arg("--data").arg(data);
        let mut process = serve.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().context("it has an output")?).read_line(&mut line)?;
        let address = line.split(['/', ';']).nth(2).context("it says no address")?.to_owned();
        Ok(Self { process, address })
    }

    /// Returns the memory that it uses, in kB; 0 where the system does not tell.
    pub(super) fn memory(&self) -> u64 {
        self.status("VmRSS:")
    }

    /// Returns the number of its threads; 0 where the system does not tell.
    pub(super) fn threads(&self) -> u64 {
        self.status("Threads:")
    }

    /// Returns the number of its open files and connections; 0 where the system does not tell.
    pub(super) fn open_files(&self) -> usize {
        fs::read_dir(format!("/proc/{}/fd", self.process.id())).map_or(0, Iterator::count)
    }

    fn status(&self, name: &str) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
    }

    /// Asks questions that nobody can answer. They end when the connections are dropped.
    pub(super) fn ask_hopeless(&self, number: usize) -> Result<Vec<TcpStream>> {
        let ask = |_| {
            let mut stream = TcpStream::connect(&self.address)?;
            stream.write_all(&question("count", &"0".repeat(81), ""))?;
            Ok(stream)
        };
        (0..number).map(ask).collect()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
