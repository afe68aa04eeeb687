//! A cache of lists by key: a hash table with open addressing. The key is two integers, and all lists are in one array.

use super::Word;

/// Lists of items by key.
#[derive(Clone, Debug)]
pub struct Memo<W, T> {
    /// A power of two of slots; the `end` of a free slot's list is 0.
    slots: Vec<Slot<W>>,
    used: usize,
    items: Vec<T>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot<W> {
    key: W,
    more: u64,
    list: ListId,
}

/// The range of a list in the array of items, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListId {
    begin: u32,
    end: u32,
}

/// Minimum number of slots of a table that is not empty.
const MIN_SLOTS: usize = 32;

/// Number of items for which memory is allocated with each slot.
const ITEMS_PER_SLOT: usize = 2;

impl<W: Word, T: Copy> Memo<W, T> {
    /// Returns an empty cache.
    pub fn new() -> Self {
        Self { slots: Vec::new(), used: 0, items: Vec::new() }
    }

    /// Returns the list of the key, if it is known.
    #[inline]
    pub fn find(&self, key: W, more: u64) -> Option<ListId> {
        if self.slots.is_empty() {
            return None;
        }
        let mask = self.slots.len() - 1;
        let mut place = self.home(key, more);
        loop {
            let slot = &self.slots[place & mask];
            if slot.list.end == 0 {
                return None;
            }
            if slot.key == key && slot.more == more {
                return Some(slot.list);
            }
            place += 1;
        }
    }

    /// Returns the items of a list.
    #[inline]
    pub fn list(&self, list: ListId) -> &[T] {
        &self.items[list.begin as usize - 1..list.end as usize - 1]
    }

    /// Adds the list of a key that is not known yet.
    pub fn insert(&mut self, key: W, more: u64, list: &[T]) -> ListId {
        if self.slots.len() <= 2 * self.used {
            self.grow();
        }
        let begin = self.items.len() as u32 + 1;
        self.items.extend_from_slice(list);
        self.used += 1;
        let list = ListId { begin, end: self.items.len() as u32 + 1 };
        self.place(Slot { key, more, list });
        list
    }

    /// Returns the number of items in all lists.
    pub fn items(&self) -> usize {
        self.items.len()
    }

    /// Returns the number of keys.
    pub fn len(&self) -> usize {
        self.used
    }

    /// Returns whether no key is known.
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// Returns the first slot to look for the key.
    #[inline]
    fn home(&self, key: W, more: u64) -> usize {
        (key ^ W::of(more) << 7).hashed() as usize & (self.slots.len() - 1)
    }

    /// Puts an entry in a free slot.
    fn place(&mut self, slot: Slot<W>) {
        let mask = self.slots.len() - 1;
        let mut place = self.home(slot.key, slot.more);
        while self.slots[place & mask].list.end != 0 {
            place += 1;
        }
        self.slots[place & mask] = slot;
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.slots.len() * 4).max(MIN_SLOTS);
        self.items.reserve(ITEMS_PER_SLOT * size);
        let old = std::mem::replace(&mut self.slots, vec![Slot::default(); size]);
        for slot in old.into_iter().filter(|slot| slot.list.end != 0) {
            self.place(slot);
        }
    }
}

impl<W: Word, T: Copy> Default for Memo<W, T> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inserted_lists_are_found() {
        let mut memo = Memo::<u64, u32>::new();
        assert_eq!(memo.find(0, 0), None);
        for i in 0..1000_u32 {
            let key = u64::from(i) << 40;
            assert_eq!(memo.find(key, 3), None);
            memo.insert(key, 3, &vec![i; i as usize % 4]);
        }
        for i in 0..1000_u32 {
            let list = memo.find(u64::from(i) << 40, 3).expect("inserted above");
            assert_eq!(memo.list(list), vec![i; i as usize % 4]);
        }
        assert_eq!(memo.find(0, 2), None);
        assert_eq!(memo.len(), 1000);
    }
}
