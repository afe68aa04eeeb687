//! `bachet man`: the manual page, the program first and then each verb.

use std::io;

use bachet::json::Payload;
use clap::CommandFactory as _;
use clap_mangen::Man;

use super::{Cli, print_text};
use crate::exit::Exit;
use crate::shell::Shell;

pub(crate) fn run(shell: &Shell) -> io::Result<Exit> {
    let mut command = Cli::command();
    command.build();
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    for verb in command.get_subcommands().filter(|c| c.get_name() != "help") {
        let man = Man::new(verb.clone());
        man.render_name_section(&mut page)?;
        man.render_synopsis_section(&mut page)?;
        man.render_options_section(&mut page)?;
    }
    print_text(shell, Payload::Man, String::from_utf8_lossy(&page).into_owned())
}
