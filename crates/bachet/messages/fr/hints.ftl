## Conseils de jeu

hint-where = Regardez { $look }.
hint-why = Regardez { $look } : { $technique }.
hint-why-clues = { $clues }
hint-wrong = { $count ->
        [1] Une des entrées est fausse.
       *[other] Certaines entrées sont fausses.
    }
hint-wrong-entries = { $count ->
        [1] Cette entrée est fausse : { $entries }.
       *[other] Ces entrées sont fausses : { $entries }.
    }
hint-wrong-together = Ces entrées ne peuvent pas être justes toutes ensemble : { $entries }.
hint-breaks-clues = Cela contredit les indices. { $clues }
hint-breaks-rules = Cela contredit ceci : { $rules }.
hint-solved = L’énigme est résolue.
hint-several = Plus rien ne s’ensuit : il y a plusieurs solutions.
hint-no-solution = L’énigme n’a pas de solution.
hint-unknown = Pas de conseil : { $interrupted ->
        [1] interrompu
       *[0] limite atteinte
    } avant l’étape suivante.
explain-solved = C’est la solution, trouvée sans rien deviner.
explain-several = Plus rien ne s’ensuit : il y a plusieurs solutions.
explain-none = Il n’y a pas de solution ; `bachet check` dit pourquoi.
explain-wrong = Rien n’est expliqué tant qu’une entrée est fausse : { $entries }.
explain-unknown = { $interrupted ->
        [1] Interrompu
       *[0] Limite atteinte
    } avant la fin.
too-large-to-explain = l’énigme a trop de valeurs pour être expliquée

## Difficulté

rate-level = { $level ->
        [easy] facile
        [medium] moyen
        [hard] difficile
       *[very-hard] très difficile
    }
rate-grid = { $level } : score de { $score } pour { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
rate-board = { $level } : Sudoku Explainer { $er } (jusqu’à la première valeur { $ep }, première étape { $ed })
rate-hodoku = HoDoKu { $score }, { $level ->
        [easy] facile
        [medium] moyen
        [hard] difficile
        [unfair] injuste
       *[extreme] extrême
    }
rate-technique = technique
rate-steps = étapes
rate-hardest = la plus dure
rate-no-solution = pas de difficulté : il n’y a pas de solution
rate-several = pas de difficulté : il y a plusieurs solutions
rate-unknown = pas de difficulté : aucune explication jusqu’à la fin n’a été trouvée
