## Verdicts

# Why a search ended before it was complete. Every message may refer to it.
ended-early = { $interrupted ->
        [0] a limit was reached
       *[other] interrupted
    }
unique-solution = 1 solution, and no other
several-solutions = { $count } solutions
at-least-solutions = at least { $count } solutions: { ended-early }
no-solution = no solution
limit-reached = { $count ->
        [0] { ended-early } before a solution was found
       *[other] 1 solution found; { ended-early } before it was known whether there are more
    }

## Solutions and answers

solution-number = Solution { $number }
first-shown = { $shown ->
        [0] none is shown
        [one] the first is shown
       *[other] the first { $shown } are shown
    }{ $more ->
        [0] { "" }
        [one] , 1 more is not
       *[other] , { $more } more are not
    }{ $all ->
        [-1] { "" }
        [0] : `--first N` shows more
        [one] : `--first 1` shows it
       *[other] : `--first { $all }` shows all of them
    }
answers-incomplete = these answers are from the first solutions only
yes = yes
no = no
no-answer = no answer
questions = Questions
rules = Rules
clues = Clues
solutions = Solutions
candidates-incomplete = { ended-early }: cells may have more values than shown
several-candidates = several solutions: each cell shows every value that it has in any of them

## Counts

left-after-each-clue = Solutions left after each clue
best-order = The order in which the clues rule out most solutions first
without-clues = without any clue
new-clue = new
was-count = was { $count }
header-clue = clue
header-left = left
header-change = change
header-text = text
clue-number = clue { $number }
clue-part = { $label } part { $part }
