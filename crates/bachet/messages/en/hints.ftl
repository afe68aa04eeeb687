## Hints

hint-where = Look at { $look }.
hint-why = Look at { $look }: { $technique }.
hint-why-clues = { $clues }
hint-wrong = { $count ->
        [1] One of the entries is wrong.
       *[other] Some of the entries are wrong.
    }
hint-wrong-entries = { $count ->
        [1] This entry is wrong: { $entries }.
       *[other] These entries are wrong: { $entries }.
    }
hint-wrong-together = These entries cannot all be right: { $entries }.
hint-breaks-clues = It contradicts what the clues say. { $clues }
hint-breaks-rules = It contradicts this: { $rules }.
hint-solved = The puzzle is solved.
hint-several = Nothing more follows: there are several solutions.
hint-no-solution = The puzzle has no solution.
hint-unknown = No hint: { $interrupted ->
        [1] interrupted
       *[0] a limit was reached
    } before the next step was found.
explain-solved = That is the solution. No step was a guess.
explain-several = Nothing more follows: there are several solutions.
explain-none = There is no solution; `bachet check` says why.
explain-wrong = Nothing is explained while an entry is wrong: { $entries }.
explain-unknown = { $interrupted ->
        [1] Interrupted
       *[0] A limit was reached
    } before the end.
too-large-to-explain = the puzzle has too many values to be explained

## Difficulty

rate-level = { $level ->
        [easy] easy
        [medium] medium
        [hard] hard
       *[very-hard] very hard
    }
rate-grid = { $level }: a score of { $score } from { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
rate-board = { $level }: Sudoku Explainer { $er } (until the first value { $ep }, first step { $ed })
rate-hodoku = HoDoKu { $score }, { $level ->
        [easy] easy
        [medium] medium
        [hard] hard
        [unfair] unfair
       *[extreme] extreme
    }
rate-technique = technique
rate-steps = steps
rate-hardest = hardest
rate-no-solution = no difficulty: there is no solution
rate-several = no difficulty: there are several solutions
rate-unknown = no difficulty: no explanation to the end was found
