## Verdicts

# Why a search ended before it was complete. Every message may refer to it.
ended-early = { $interrupted ->
        [0] limite atteinte
       *[other] interrompu
    }
unique-solution = 1 solution, et aucune autre
several-solutions = { $count } solutions
at-least-solutions = au moins { $count } solutions : { ended-early }
no-solution = aucune solution
limit-reached = { $count ->
        [0] { ended-early } avant qu’une solution soit trouvée
       *[other] 1 solution trouvée ; { ended-early } avant de savoir s’il y en a d’autres
    }

## Solutions and answers

solution-number = Solution { $number }
first-shown = { $shown ->
        [0] aucune n’est montrée
        [one] la première est montrée
       *[other] les { $shown } premières sont montrées
    }{ $more ->
        [0] { "" }
        [one] , { $more } autre ne l’est pas
       *[other] , { $more } autres ne le sont pas
    }{ $all ->
        [-1] { "" }
        [0]  : `--first N` en montre plus
        [one]  : `--first 1` la montre
       *[other]  : `--first { $all }` les montre toutes
    }
answers-incomplete = ces réponses viennent des premières solutions seulement
yes = oui
no = non
no-answer = pas de réponse
questions = Questions
rules = Règles
clues = Indices
solutions = Solutions
candidates-incomplete = { ended-early } : des cases peuvent avoir plus de valeurs que celles qui sont montrées
several-candidates = plusieurs solutions : chaque case montre toutes les valeurs qu’elle a dans l’une d’elles

## Counts

left-after-each-clue = Solutions qui restent après chaque indice
best-order = L’ordre dans lequel les indices éliminent d’abord le plus de solutions
without-clues = sans aucun indice
new-clue = nouveau
was-count = avant : { $count }
header-clue = indice
header-left = reste
header-change = différence
header-text = texte
clue-number = indice { $number }
clue-part = { $label } partie { $part }
