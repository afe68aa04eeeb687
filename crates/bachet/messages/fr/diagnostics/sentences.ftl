## Sentences

unread-sentence = { $kind ->
        [too-long] cette phrase est trop longue pour être lue
        [known] je connais { $known-and }, mais je ne peux pas lire ce que la phrase en dit
        [unknown] je ne connais pas { $unknown-and }, et la phrase ne nomme aucune valeur de l’énigme
        [nothing] je ne peux pas lire cette phrase
        [slip] `{ $word }` n’est pas une valeur de l’énigme ; vouliez-vous dire `{ $name }` ?
       *[both] je connais { $known-and }, mais pas { $unknown-and }
    }
    .hint = ajoutez en dessous une ligne en retrait avec son sens{ $count ->
        [0]  : `= ...`
       *[other] , par exemple { $examples-or }
    }
    .field = ajoutez à côté le champ `expression`, avec son sens{ $count ->
        [0] { "" }
       *[other] , par exemple { $examples-or }
    }
    .page = `bachet read --propose` fait de cette page un fichier d’énigme, où vous pouvez ajouter le sens sous l’indice{ $count ->
        [0]  : `= ...`
       *[other] , par exemple { $examples-or }
    }
    .missing = si { $words-and } appartiennent à une catégorie qui manque, ajoutez une ligne telle que `{ $line }`
other-language = { $words-and }, c’est { $found ->
        [en] de l’anglais
        [fr] du français
        [nl] du néerlandais
       *[other] `{ $found }`
    }, mais l’énigme est lue en { $language ->
        [en] anglais
        [fr] français
        [nl] néerlandais
       *[other] `{ $language }`
    }
    .hint = pour la lire tout entière dans cette langue, ajoutez `language: { $found }` au-dessus des catégories ; sinon, récrivez la phrase, ou ajoutez son sens en dessous : `= ...`
    .field = pour la lire tout entière dans cette langue, mettez `"language": "{ $found }"` ; sinon, récrivez la phrase, ou ajoutez son sens comme `expression`
ambiguous-sentence = cela peut vouloir dire { $readings-or }
    .hint = ajoutez en dessous une ligne en retrait avec le sens que vous voulez : { $expressions-or }
    .field = ajoutez à côté le champ `expression`, avec le sens que vous voulez : { $expressions-or }
    .page = `bachet read --propose` fait de cette page un fichier d’énigme, où vous pouvez ajouter le sens sous l’indice : { $expressions-or }
default-reading = cela se lit `{ $reading }`, mais peut aussi vouloir dire { $others-or }
    .hint = si vous voulez l’autre sens, ajoutez en dessous une ligne en retrait : { $expressions-or }
    .field = si vous voulez l’autre sens, ajoutez à côté le champ `expression` : { $expressions-or }
    .page = `bachet read --propose` fait de cette page un fichier d’énigme, où vous pouvez ajouter un autre sens sous l’indice : { $expressions-or }
assumed-reading = cela est pris au sens de `{ $reading }`, qui ne laisse qu’une solution
    .hint = ajoutez-en le sens au-dessous, sur une ligne en retrait : `= { $expression }` si c’est bien celui que vous voulez
    .field = ajoutez-en le sens à côté, dans le champ `expression` : `{ $expression }` si c’est bien celui que vous voulez
    .page = `bachet read --propose` fait de cette page un fichier où vous pouvez ajouter le sens sous l’indice : `= { $expression }` si c’est bien celui que vous voulez
idle-sentence = cela ne change rien à l’énigme : { $kind ->
        [unlisted] son sujet n’est dans aucune catégorie
        [beside] aucune catégorie n’en parle
       *[scene] la phrase ne fait que planter le décor
    }
sentence-differs = la phrase veut dire `{ $reading }`, mais son expression est `{ $expression }`
    .hint = avec { $rows-and }, seule { $holds ->
        [sentence] la phrase est vraie
       *[expression] l’expression est vraie
    } : changez l’une des deux, ou laissez-en une de côté
