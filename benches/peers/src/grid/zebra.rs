//! The five-house zebra of 1962, in the numbering of an [`Instance`].
//!
//! Nation: English, Japanese, Norwegian, Spanish, Ukrainian. Colour: blue, green, ivory, red, yellow. Animal: dog,
//! fox, horse, snails, zebra. Drink: coffee, tea, milk, orange juice, water. Cigarettes: Old Gold, Kool,
//! Chesterfield, Lucky Strike, Parliament.

use anyhow::Result;

use crate::grid::instance::Instance;

/// The zebra.
///
/// # Errors
/// Never: the text is checked by a test.
pub fn zebra() -> Result<Instance> {
    Instance::parse(include_str!("zebra.txt"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::encoding::Encoding;
    use crate::grid::sat::Sat;

    #[test]
    fn water_norwegian_zebra_japanese() {
        let mut sat = Sat::of(&zebra().unwrap(), Encoding::Supports);
        let solution = sat.solve(&[], None).unwrap().unwrap();
        assert_eq!(solution[3][4], solution[0][2]);
        assert_eq!(solution[2][4], solution[0][1]);
        sat.block(&solution);
        assert_eq!(sat.solve(&[], None), Some(None));
    }
}
