## Checks

idle-clues = Any one of these clues follows from all the others and can be left out
no-idle-clues = every clue is needed
minimal-clues = These clues suffice, and none of them can be left out
smallest-clues = These clues suffice; no smaller number of clues does
smallest-unproved = These clues suffice; { ended-early } before smaller numbers were ruled out
clash = These contradict each other; without any one of them, the others do not
rules-clash = the categories contradict each other even without clues
differing-cells = Where the solutions differ
best-additions = Clues to add: the { $count } that leave the fewest solutions
additions = Clues to add, with the number of solutions that each leaves
check-incomplete = { ended-early }: there may be more to find

more-solutions = more than { $count } solutions: `bachet count` counts them
estimated-solutions = about { $mean } solutions, with 95 % confidence between { $low } and { $high }, estimated from { $samples ->
        [one] 1 sample
       *[other] { $samples } samples
    }
