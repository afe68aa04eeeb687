//! The documents that the project grew from list no values: what is proposed for them.
//!
//! The documents are read where they lie beside the project; without them the tests are skipped, loudly.

use bachet_prose::page::{Proposal, Remark, propose, recognise};

use crate::beside::document;

/// What is proposed for the document whose name begins so, if it is there.
fn proposal(number: &str) -> Option<Proposal> {
    let source = document(number)?;
    assert!(recognise(&source), "{number} is a text");
    Some(propose(&source))
}

/// The categories as `name: value, value`.
fn categories(proposal: &Proposal) -> Vec<String> {
    let categories = proposal.page.fields.categories.iter();
    categories
        .map(|c| {
            let values: Vec<&str> = c.values.iter().map(|v| v.text.as_str()).collect();
            format!("{}: {}", c.name.as_str(), values.join(", "))
        })
        .collect()
}

#[test]
fn the_zebra_in_english() {
    let Some(proposal) = proposal("001") else { return };
    let expected = [
        "House: 1, 2, 3, 4, 5",
        "Nationality: Englishman, Spaniard, Ukrainian, Norwegian, Japanese",
        "Color: red, green, ivory, yellow, blue",
        "Pet: dog, snails, fox, horse, zebra",
        "Drink: coffee, tea, milk, orange juice, water",
        "Smoke: Old Gold, Kools, Chesterfields, Lucky Strike, Parliaments",
    ];
    assert_eq!(categories(&proposal), expected);
    assert_eq!(proposal.page.fields.clues.len(), 14);
    assert_eq!(proposal.page.fields.questions.len(), 2);
    assert_eq!(proposal.remarks, [Remark::FromClues]);
}

#[test]
fn the_riddle_in_french() {
    let Some(proposal) = proposal("000") else { return };
    let expected = [
        "Maison: 1, 2, 3, 4, 5",
        "Nationalité: Anglais, Suédois, Danois, Norvégien, Allemand",
        "Couleur: rouge, verte, blanche, jaune, bleue",
        "Animal: chiens, oiseaux, chats, cheval, poisson",
        "Boisson: thé, café, lait, bière, eau",
        "Tabac: Pall Mall, Dunhill, Blend, Blue Master, prince",
    ];
    assert_eq!(categories(&proposal), expected);
    assert_eq!(proposal.page.fields.clues.len(), 15);
    assert_eq!(proposal.page.fields.questions.len(), 1);
    assert_eq!(proposal.remarks, [Remark::FromClues]);
}

#[test]
fn the_speakers_in_dutch() {
    let Some(proposal) = proposal("003") else { return };
    let found = categories(&proposal);
    assert!(found.contains(&"Naam: Jeanet, Peter, Tycho, Cor, Nina".to_owned()), "{found:?}");
    assert!(found.contains(&"Onderwerp: vuurwerk, vrijheid, nepwapens, alcohol, EHBO".to_owned()), "{found:?}");
    assert_eq!(proposal.page.fields.clues.len(), 5);
}
