//! Clients that ask one question after the other.

use std::fmt::{self, Display, Formatter};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

/// A client with one connection, which stays open.
pub(super) struct Client(BufReader<TcpStream>);

/// Questions, made from their numbers.
#[derive(Clone, Copy)]
pub(super) struct Load<'a>(pub(super) &'a (dyn Fn(u64) -> Vec<u8> + Sync));

/// How long answers took.
#[derive(Default)]
pub(super) struct Speeds {
    times: Vec<Duration>,
    took: Duration,
}

impl Client {
    pub(super) fn new(address: &str) -> Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Self(BufReader::new(stream)))
    }

    /// Sends a request and reads the whole answer. Returns the status, and the time to the first byte.
    pub(super) fn ask(&mut self, request: &[u8]) -> Result<(u16, Duration)> {
        let start = Instant::now();
        self.0.get_mut().write_all(request)?;
        if self.0.fill_buf()?.is_empty() {
            bail!("the server closed the connection");
        }
        let first = start.elapsed();
        let mut line = String::new();
        self.0.read_line(&mut line)?;
        let status = line.split(' ').nth(1).and_then(|status| status.parse().ok()).context("no status")?;
        let mut length = 0;
        loop {
            line.clear();
            self.0.read_line(&mut line)?;
            if line == "\r\n" {
                break;
            }
            if let Some(number) = line.strip_prefix("content-length: ") {
                length = number.trim().parse()?;
            }
        }
        std::io::copy(&mut self.0.by_ref().take(length), &mut std::io::sink())?;
        Ok((status, first))
    }
}

impl Load<'_> {
    /// Asks over so many connections for so long.
    pub(super) fn run(self, address: &str, connections: usize, time: Duration) -> Result<Speeds> {
        let number = AtomicU64::new(0);
        let start = Instant::now();
        let ask = || -> Result<Vec<Duration>> {
            let (mut client, mut times) = (Client::new(address)?, Vec::new());
            while start.elapsed() < time {
                let request = (self.0)(number.fetch_add(1, Ordering::Relaxed));
                let asked = Instant::now();
                let (status, _) = client.ask(&request)?;
                times.push(asked.elapsed());
                if status != 200 {
                    bail!("an answer has the status {status}");
                }
            }
            Ok(times)
        };
        let all: Result<Vec<Vec<Duration>>> = thread::scope(|scope| {
            let clients: Vec<_> = (0..connections).map(|_| scope.spawn(ask)).collect();
            clients.into_iter().map(|client| client.join().expect("a client does not panic")).collect()
        });
        Ok(Speeds { times: all?.concat(), took: start.elapsed() })
    }
}

impl Speeds {
    pub(super) fn add(&mut self, time: Duration) {
        self.times.push(time);
    }

    pub(super) fn took(&mut self, time: Duration) {
        self.took = time;
    }

    pub(super) fn per_second(&self) -> f64 {
        self.times.len() as f64 / self.took.as_secs_f64()
    }

    /// The time that this part of all answers did not exceed, in milliseconds.
    fn quantile(&self, part: f64) -> f64 {
        let mut times = self.times.clone();
        times.sort();
        let at = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    }

    /// One row as an object.
    pub(super) fn json(&self, name: &str, memory: (u64, u64)) -> String {
        let [median, late, longest] = [0.5, 0.99, 1.0].map(|part| self.quantile(part));
        format!(
            "{{\"row\": \"{}\", \"per_second\": {:.0}, \"median_ms\": {median:.3}, \"p99_ms\": {late:.3}, \
             \"longest_ms\": {longest:.3}, \"kb_before\": {}, \"kb_after\": {}}}",
            name.trim(),
            self.per_second(),
            memory.0,
            memory.1
        )
    }
}

impl Display for Speeds {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:9.0}", self.per_second())?;
        for part in [0.5, 0.99, 1.0] {
            write!(f, " {:6.2} ms", self.quantile(part))?;
        }
        Ok(())
    }
}
