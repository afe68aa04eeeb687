//! How likely a sentence has each of its possible meanings: a log-linear model of its words.
//!
//! The candidates are the guesses at a sentence, the entries of its menu, that it states nothing, and that it means
//! something else. A candidate has features: what it links, how, and which words, roles and marks stand before, between
//! and behind what it links. The sum of the weights of its features is its score; the likelihoods are proportional to
//! the exponentials of the scores. The weights are learned from sentences whose meanings are known: `cargo xtask readings
//! train`.
//!
//! A feature is known by a hash of 16 bits (Weinberger et al. 2009, Feature Hashing for Large Scale Multitask Learning),
//! so that the weights are a table of 64 KB. Two features that share a weight blur the model a little.

mod accounts;
mod amounts;
mod features;
mod hash;
mod links;
mod sentence;
mod weights;

use std::cmp::Reverse;

use bachet_notation::clue::Truth;

use super::context::Context;
use super::menu::{self, Known, Ranked};
use super::{Assumption, Guess, MAX_GUESSES};
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;
use links::Links;
use sentence::Sentence;

/// Maximum number of entries of a menu that are candidates.
const MAX_ENTRIES: usize = 40;
/// The likelihood, in thousandths, from which on a candidate is guessed without another reason.
const LIKELY: u16 = 900;
/// The likelihood from which on a candidate is a guess beside others.
const POSSIBLE: u16 = 200;
/// The likelihood below which a guess is dropped that takes a part of the sentence to state nothing.
const UNLIKELY: u16 = 30;

/// The possible meanings of a sentence, with the features by which the model weighs them.
#[derive(Clone, Debug)]
pub struct Candidates {
    /// What each candidate states; the first states nothing.
    pub meanings: Vec<Option<Truth>>,
    /// The features of each candidate, in their order, and at last those of any other meaning. A feature is an index in
    /// the table of weights.
    pub features: Vec<Vec<u16>>,
    /// The index of the candidate with the meaning of each guess; `None` if the guess contradicts itself.
    pub guesses: Vec<Option<usize>>,
    /// Whether each candidate states the negations, comparisons, amounts and alternatives that the sentence has words
    /// for, and no others.
    pub accounts: Vec<bool>,
}

impl Candidates {
    /// Returns the candidates for a sentence with the guesses at it.
    pub(super) fn new(scan: &Scan<'_>, context: &Context, guesses: &[Guess]) -> Self {
        let sentence = Sentence::new(scan, context);
        let mut entries = menu::ranked(scan, context, MAX_ENTRIES);
        let offered = entries.len();
        let cheapest = entries.first().map_or(0, |entry| entry.cost);
        let mut known = Known::default();
        for entry in &entries {
            known.is_new(&entry.truth);
        }
        let mut places = Vec::with_capacity(guesses.len());
        for guess in guesses {
            let Some(truth) = &guess.truth else {
                places.push(Some(0));
                continue;
            };
            if known.is_new(truth) {
                entries.push(Ranked { cost: 0, truth: truth.clone() });
            }
            places.push(known.place_of(truth).map(|place| place + 1));
        }
        let mut features = vec![features::of_nothing(&sentence)];
        let mut accounts = vec![true];
        for (place, entry) in entries.iter().enumerate() {
            let links = Links::of(&entry.truth);
            let offer = (place < offered).then_some((place, entry.cost));
            features.push(features::of_meaning(&sentence, &links, offer, cheapest));
            accounts.push(accounts::accounts_for(&sentence, &links));
        }
        features.push(features::of_other(&sentence, entries.len(), cheapest));
        let stated = entries.into_iter().map(|entry| Some(entry.truth));
        Self { meanings: std::iter::once(None).chain(stated).collect(), features, guesses: places, accounts }
    }
}

impl Reader<'_> {
    /// Returns what each sentence of a clue may mean, with the features by which the model weighs it: of every sentence,
    /// whether it is read or not. So the weights are learned.
    ///
    /// `before` is the text of the clue before it, about which it may go on.
    pub fn candidates(&self, text: &str, before: Option<&str>) -> Vec<Candidates> {
        let mut found = Vec::new();
        self.each_guessed(text, before, &mut |tokens, context, guesses, _| {
            found.push(Candidates::new(&Scan::new(&self.vocabulary, tokens), context, &guesses));
            guesses
        });
        found
    }
}

/// Weighs the guesses at a sentence that is not read: those that leave something out are dropped if the words of the
/// sentence make that unlikely, and what the words alone make likely is guessed if there is no other guess.
pub(super) fn weigh(reader: &Reader<'_>, tokens: &[Token], context: &Context, mut guesses: Vec<Guess>) -> Vec<Guess> {
    let candidates = Candidates::new(&Scan::new(&reader.vocabulary, tokens), context, &guesses);
    let likelihoods = weights::likelihoods(&candidates.features);
    for (guess, place) in guesses.iter_mut().zip(&candidates.guesses) {
        guess.likelihood = Some(place.map_or(0, |place| likelihoods[place]));
    }
    let is_unlikely = |guess: &Guess| {
        guess.assumptions.contains(&Assumption::SaysNothing)
            && guess.likelihood.is_some_and(|likelihood| likelihood < UNLIKELY)
    };
    if guesses.first().is_some_and(is_unlikely) {
        guesses.retain(|guess| !is_unlikely(guess));
    }
    let mut others: Vec<Guess> = Vec::new();
    for (at, (truth, likelihood)) in candidates.meanings.into_iter().zip(likelihoods).enumerate() {
        let is_new = candidates.accounts[at] && !candidates.guesses.contains(&Some(at));
        if likelihood >= POSSIBLE && truth.is_some() && is_new {
            others.push(Guess { likelihood: Some(likelihood), ..Guess::new(truth, vec![Assumption::Words]) });
        }
    }
    others.sort_by_key(|guess| Reverse(guess.likelihood));
    if !guesses.is_empty() || others.first().is_some_and(|first| first.likelihood >= Some(LIKELY)) {
        // The words alone are a weaker reason than any other.
        let dearest = guesses.iter().map(|guess| guess.cost).max().unwrap_or_default();
        guesses.extend(others.into_iter().map(|guess| Guess { cost: guess.cost + dearest, ..guess }));
        guesses.truncate(MAX_GUESSES);
    }
    guesses
}
