//! The shortest chains from a fact to its opposite.

use super::fact::Node;
use super::links::Links;
use super::loops::Loops;
use super::set::Set;
use super::way::Kind;

impl<const C: usize> Loops<C> {
    /// Returns the number of facts of the shortest chain from a node to its opposite, unless it is beyond the limit.
    ///
    /// The chain goes on from its middle as it came, backwards with the opposites. So its first half leads to a fact
    /// and to the opposite of that fact, the one a step after the other.
    pub(super) fn distance(&self, links: &Links<C>, kind: Kind, start: Node, limit: u32) -> Option<u32> {
        let excluded = if kind == Kind::X { &links.in_peers } else { &links.all };
        let (next, mut complexity) = (&self.next[kind as usize], 2);
        let [mut on, mut off, mut last_off] = [Set::EMPTY; 3];
        if start.on {
            on.insert(start.candidate);
        } else {
            off.insert(start.candidate);
            last_off = off;
            on = self.strong[kind as usize][start.candidate as usize];
        }
        let mut frontier = on;
        while !frontier.is_empty() && complexity <= limit {
            if !start.on {
                if frontier.meets(&last_off) {
                    return Some(complexity);
                }
                complexity += 2;
            }
            let (mut offs, mut ons) = (Set::EMPTY, Set::EMPTY);
            for candidate in frontier.iter() {
                offs = offs.or(&excluded[candidate as usize]);
                ons = ons.or(&next[candidate as usize]);
            }
            last_off = offs.minus(&off);
            off = off.or(&offs);
            if frontier.meets(&last_off) {
                return Some(complexity).filter(|&complexity| complexity <= limit);
            }
            complexity += 2;
            frontier = ons.minus(&on);
            on = on.or(&ons);
            if start.on {
                if frontier.meets(&last_off) {
                    return Some(complexity).filter(|&complexity| complexity <= limit);
                }
                complexity += 2;
            }
        }
        None
    }
}
