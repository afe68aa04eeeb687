//! Two variables with the same two values take them from the others, in permutations of ten variables or more.

use bachet_solver::{Inference, Model, Propagation, TagAllocator};

#[test]
fn a_pair_takes_its_values_from_the_others() {
    let (mut model, mut tags) = (Model::new(), TagAllocator::new());
    let vars: Vec<_> = (0..10).map(|_| model.variable(10)).collect();
    let different = tags.range(10);
    model.all_different(different, &vars);
    let pair = [vars[3].within(0b11), vars[7].within(0b11)];
    let mut propagation = Propagation::new(&model);
    let found: Vec<Inference> = propagation.inferences(&pair).collect();
    let taken = |at: usize| Inference {
        literal: Some(vars[at].within(0b11_1111_1100)),
        reasons: pair.to_vec(),
        tags: vec![different.at(0), different.at(1)],
    };
    assert_eq!(found, [0, 1, 2, 4, 5, 6, 8, 9].map(taken));
}
