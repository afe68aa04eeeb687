//! How tightly the forms of expressions bind, for reading and writing.

pub(crate) const ANY: u8 = 0;
pub(crate) const IFF: u8 = 1;
pub(crate) const IMPLIES: u8 = 2;
pub(crate) const XOR: u8 = 3;
pub(crate) const OR: u8 = 4;
pub(crate) const AND: u8 = 5;
pub(crate) const NOT: u8 = 6;
pub(crate) const COMPARISON: u8 = 7;
pub(crate) const SUM: u8 = 8;
pub(crate) const PRODUCT: u8 = 9;
pub(crate) const SIGNED: u8 = 10;
pub(crate) const ATOM: u8 = 11;
