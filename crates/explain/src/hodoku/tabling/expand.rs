//! The table of a node: all that follows from it, with the way there.

use super::{Links, MAX_TABLE, NONE};

/// All that follows from a node.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// The nodes, the assumption first.
    pub(crate) nodes: Vec<u16>,
    /// For each node the node that it follows from directly, by way of the list of that node; `NONE` for those in the
    /// list of the assumption.
    from: Vec<u16>,
    /// The place in that list.
    at: Vec<u16>,
    distance: Vec<u16>,
    /// For each node its place in this table, or `NONE`.
    place: Vec<u16>,
}

impl Table {
    pub(crate) fn new() -> Self {
        Self { nodes: Vec::new(), from: Vec::new(), at: Vec::new(), distance: Vec::new(), place: Vec::new() }
    }

    /// Returns the place of a node.
    pub(crate) fn place(&self, node: u16) -> Option<usize> {
        let place = self.place[node as usize];
        (place != NONE).then_some(place as usize)
    }

    pub(crate) fn distance(&self, place: usize) -> u16 {
        self.distance[place]
    }

    fn push(&mut self, node: u16, from: u16, at: usize, distance: u16) {
        self.place[node as usize] = self.nodes.len() as u16;
        self.nodes.push(node);
        self.from.push(from);
        self.at.push(at as u16);
        self.distance.push(distance);
    }

    /// Follows all links from a node.
    pub(crate) fn expand<const W: usize>(&mut self, links: &Links<W>, assumption: u16) {
        let limit = if links.size <= 9 { MAX_TABLE } else { usize::from(NONE) };
        self.nodes.iter().for_each(|&node| self.place[node as usize] = NONE);
        self.place.resize(links.nodes.len().max(self.place.len()), NONE);
        self.nodes.clear();
        self.from.clear();
        self.at.clear();
        self.distance.clear();
        for (at, direct) in links.direct[assumption as usize].iter().enumerate().take(limit) {
            self.push(direct.node, NONE, at, direct.distance);
        }
        let mut next = 1;
        while next < self.nodes.len() && self.nodes.len() < limit {
            let (source, base) = (self.nodes[next], self.distance[next]);
            for (at, direct) in links.direct[source as usize].iter().enumerate().skip(1) {
                let distance = base + direct.distance;
                let place = self.place[direct.node as usize];
                if place == NONE {
                    if self.nodes.len() < limit {
                        self.push(direct.node, source, at, distance);
                    }
                } else if self.from[place as usize] != NONE && self.distance[place as usize] > distance {
                    let place = place as usize;
                    (self.from[place], self.at[place], self.distance[place]) = (source, at as u16, distance);
                }
            }
            next += 1;
        }
    }

    /// Returns the nodes from a place back to the assumption, and whether one of them follows from several others.
    pub(crate) fn chain<const W: usize>(&self, links: &Links<W>, place: usize, chain: &mut Vec<u16>) -> bool {
        let mut is_net = false;
        let assumption = self.nodes[0];
        chain.clear();
        chain.push(self.nodes[place]);
        let mut place = place;
        while place != 0 && chain.len() < MAX_TABLE {
            let source = if self.from[place] == NONE { assumption } else { self.from[place] };
            let list = &links.direct[source as usize];
            let mut at = self.at[place] as usize;
            while at != 0 && chain.len() < MAX_TABLE {
                is_net |= list[at].back[1..].iter().any(|&back| back != 0);
                at = list[at].back[0] as usize;
                chain.push(list[at].node);
            }
            let Some(back) = self.place(source) else { break };
            place = back;
        }
        is_net
    }
}
