//! Arguments of the verbs that use the kernel for classic Sudoku.

use bachet::batch::Backend;
use bachet::messages::{Message, MessageId};
use clap::{Args, ValueEnum};

/// Options of the kernel for classic Sudoku.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Kernel {
    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Instructions of the processor to use
    #[arg(long, value_enum, default_value_t = BackendName::Auto)]
    backend: BackendName,
}

/// The instructions of a processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum BackendName {
    /// The best that the processor has
    Auto,
    /// 512-bit registers
    Avx512,
    /// 256-bit registers
    Avx2,
    /// Instructions that every processor has
    Portable,
}

impl Kernel {
    /// The number of threads.
    pub(crate) fn threads(self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        self.threads.map_or_else(all, usize::from)
    }

    /// The instructions that were asked for, if the processor has them.
    pub(crate) fn backend(self) -> Result<Backend, Message> {
        let backend = match self.backend {
            BackendName::Auto => return Ok(Backend::best()),
            BackendName::Avx512 => Backend::Avx512,
            BackendName::Avx2 => Backend::Avx2,
            BackendName::Portable => Backend::Portable,
        };
        if backend.is_available() {
            return Ok(backend);
        }
        let why = Message::from(MessageId::BackendUnavailable).text("backend", backend.name());
        Err(why.text("best", Backend::best().name()))
    }
}
