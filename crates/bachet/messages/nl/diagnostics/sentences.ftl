## Sentences

unread-sentence = { $kind ->
        [too-long] deze zin is te lang om te lezen
        [known] ik ken { $known-and }, maar kan niet lezen wat de zin erover zegt
        [unknown] ik ken { $unknown-and } niet, en de zin noemt geen waarde van de puzzel
        [nothing] ik kan deze zin niet lezen
        [slip] `{ $word }` is geen waarde van de puzzel; bedoelde u `{ $name }`?
       *[both] ik ken { $known-and }, maar niet { $unknown-and }
    }
    .hint = voeg eronder een ingesprongen regel toe met de betekenis{ $count ->
        [0] : `= ...`
       *[other] , zoals { $examples-or }
    }
    .field = voeg ernaast het veld `expression` toe, met de betekenis{ $count ->
        [0] { "" }
       *[other] , zoals { $examples-or }
    }
    .page = `bachet read --propose` maakt van deze pagina een puzzelbestand, waarin u de betekenis onder de aanwijzing kunt zetten{ $count ->
        [0] : `= ...`
       *[other] , zoals { $examples-or }
    }
    .missing = als { $words-and } bij een ontbrekende categorie horen, voeg dan een regel toe zoals `{ $line }`
other-language = { $words-and } { $found ->
        [en] is Engels
        [fr] is Frans
        [nl] is Nederlands
       *[other] is `{ $found }`
    }, maar de puzzel wordt gelezen als { $language ->
        [en] Engels
        [fr] Frans
        [nl] Nederlands
       *[other] `{ $language }`
    }
    .hint = om alles in die taal te lezen, zet `language: { $found }` boven de categorieën; herschrijf anders de zin, of zet de betekenis eronder: `= ...`
    .field = om alles in die taal te lezen, zet `"language": "{ $found }"`; herschrijf anders de zin, of zet de betekenis in `expression`
ambiguous-sentence = dit kan { $readings-or } betekenen
    .hint = voeg eronder een ingesprongen regel toe met de betekenis die u wilt: { $expressions-or }
    .field = voeg ernaast het veld `expression` toe, met de betekenis die u wilt: { $expressions-or }
    .page = `bachet read --propose` maakt van deze pagina een puzzelbestand, waarin u de betekenis onder de aanwijzing kunt zetten: { $expressions-or }
default-reading = dit wordt gelezen als `{ $reading }`; het kan ook { $others-or } betekenen
    .hint = als u de andere betekenis wilt, voeg dan eronder een ingesprongen regel toe: { $expressions-or }
    .field = als u de andere betekenis wilt, voeg dan ernaast het veld `expression` toe: { $expressions-or }
    .page = `bachet read --propose` maakt van deze pagina een puzzelbestand, waarin u een andere betekenis onder de aanwijzing kunt zetten: { $expressions-or }
assumed-reading = dit wordt opgevat als `{ $reading }`, waarmee er één oplossing is
    .hint = voeg de betekenis eronder toe als ingesprongen regel: `= { $expression }` als het zo bedoeld is
    .field = voeg de betekenis ernaast toe in het veld `expression`: `{ $expression }` als het zo bedoeld is
    .page = `bachet read --propose` maakt van deze pagina een bestand waarin u de betekenis onder de aanwijzing kunt zetten: `= { $expression }` als het zo bedoeld is
idle-sentence = dit verandert niets aan de puzzel: { $kind ->
        [unlisted] het onderwerp staat in geen enkele categorie
        [beside] geen categorie gaat hierover
       *[scene] het schetst alleen de achtergrond
    }
sentence-differs = de zin betekent `{ $reading }`, maar de uitdrukking erbij is `{ $expression }`
    .hint = met { $rows-and } is alleen { $holds ->
        [sentence] de zin
       *[expression] de uitdrukking
    } waar: verander een van beide, of laat er een weg
