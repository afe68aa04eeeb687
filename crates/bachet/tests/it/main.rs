//! What a reader of the project sees: the gallery, the documents of the language, the messages on bad inputs.

mod bad;
mod batch;
mod certificates;
mod choices;
mod compare;
mod crossing;
mod dead_end;
mod documents;
mod fixes;
mod gallery;
mod graph;
mod hostile;
mod judge;
mod links;
mod marks;
mod messages;
mod outcomes;
mod playing;
mod round_trips;
mod settled;
mod spec;
mod steps;
mod trace;
mod tree;
mod window;
mod written;
