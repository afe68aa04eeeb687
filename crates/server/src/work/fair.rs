//! A queue that is fair: the clients take turns, and each has its own things in order.

use std::collections::VecDeque;

/// Things that wait, each for a client.
#[derive(Debug)]
pub(super) struct FairQueue<C, T> {
    /// The clients that have things, the next one first.
    clients: VecDeque<(C, VecDeque<T>)>,
}

impl<C, T> Default for FairQueue<C, T> {
    fn default() -> Self {
        Self { clients: VecDeque::new() }
    }
}

impl<C: Copy + Eq, T> FairQueue<C, T> {
    /// Adds a thing of a client.
    pub(super) fn push(&mut self, client: C, thing: T) {
        match self.clients.iter_mut().find(|(known, _)| *known == client) {
            Some((_, things)) => things.push_back(thing),
            None => self.clients.push_back((client, VecDeque::from([thing]))),
        }
    }

    /// Takes the first thing of the client whose turn it is.
    pub(super) fn pop(&mut self) -> Option<T> {
        let (client, mut things) = self.clients.pop_front()?;
        let thing = things.pop_front();
        if !things.is_empty() {
            self.clients.push_back((client, things));
        }
        thing
    }

    /// Returns the number of things.
    pub(super) fn len(&self) -> usize {
        self.clients.iter().map(|(_, things)| things.len()).sum()
    }

    /// Returns the number of things of a client.
    pub(super) fn len_of(&self, client: C) -> usize {
        self.clients.iter().find(|(known, _)| *known == client).map_or(0, |(_, things)| things.len())
    }

    /// Drops other things.
    pub(super) fn retain(&mut self, mut is_kept: impl FnMut(&T) -> bool) {
        for (_, things) in &mut self.clients {
            things.retain(&mut is_kept);
        }
        self.clients.retain(|(_, things)| !things.is_empty());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_take_turns() {
        let mut queue = FairQueue::default();
        for (client, thing) in [('a', 1), ('a', 2), ('a', 3), ('b', 4), ('c', 5), ('b', 6)] {
            queue.push(client, thing);
        }
        assert_eq!((queue.len(), queue.len_of('a'), queue.len_of('x')), (6, 3, 0));
        queue.retain(|thing| *thing != 5);
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, [1, 4, 2, 6, 3]);
    }
}
