//! What was found not long ago: the same question is not answered twice, and the same puzzle not read twice.

use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use bachet::front::Draft;
use bachet::front::notation::sudoku::Format;
use bachet::{KnownCounts, KnownWordings};

use super::Done;
use super::lru::Lru;

/// Number of bytes of memory for a byte of a puzzle, where the bytes are not counted: an estimate on the safe side.
const BYTES_PER_BYTE: usize = 64;

/// Number of bytes that an entry takes besides its key and its value.
const ENTRY_BYTES: usize = 256;

/// What was found not long ago.
#[derive(Debug)]
pub(super) struct Kept {
    answers: Mutex<Lru<Key, Done>>,
    drafts: Mutex<Lru<DraftKey, Arc<Draft>>>,
    /// The numbers of solutions that were found.
    pub(super) counts: KnownCounts,
    /// The clues that were put into words.
    pub(super) wordings: KnownWordings,
}

/// The text of a puzzle, and the format of a Sudoku.
type DraftKey = (Box<str>, Option<Format>);

/// A request as it was sent.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    verb: Box<str>,
    body: Bytes,
}

impl Key {
    pub(super) fn of(verb: &str, body: &Bytes) -> Self {
        Self { verb: verb.into(), body: body.clone() }
    }
}

impl Kept {
    /// Keeps answers and readings of so many bytes, half of them each.
    pub(super) fn new(max_bytes: usize) -> Self {
        let each = max_bytes / 2;
        Self {
            answers: Mutex::new(Lru::new(each)),
            drafts: Mutex::new(Lru::new(each)),
            counts: KnownCounts::default(),
            wordings: KnownWordings::default(),
        }
    }

    pub(super) fn answer(&self, key: &Key) -> Option<Done> {
        locked(&self.answers).get(key)
    }

    pub(super) fn keep_answer(&self, key: &Key, done: &Done) {
        let bytes = key.verb.len() + key.body.len() + done.json.len() + ENTRY_BYTES;
        // The body may be a part of a larger piece of memory.
        let key = Key { verb: key.verb.clone(), body: Bytes::copy_from_slice(&key.body) };
        locked(&self.answers).insert(key, done.clone(), bytes);
    }

    /// Reads a puzzle.
    pub(super) fn draft(&self, text: &str, format: Option<Format>) -> Arc<Draft> {
        let key = (Box::from(text), format);
        if let Some(draft) = locked(&self.drafts).get(&key) {
            return draft;
        }
        let before = bachet_memory::held();
        let draft = Arc::new(Draft::read(text.as_bytes(), format));
        let held = usize::try_from(bachet_memory::held() - before).unwrap_or(0);
        let bytes = if held == 0 { text.len() * BYTES_PER_BYTE } else { held } + text.len() + ENTRY_BYTES;
        locked(&self.drafts).insert(key, Arc::clone(&draft), bytes);
        draft
    }
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // Nothing is done under the lock that could panic half-way.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
