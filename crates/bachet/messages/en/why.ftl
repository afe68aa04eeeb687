## Why a step follows

# What a step writes down; several are joined like a list.
why-placed = { $cell } is { $value }
why-removed = { $value } is not in { $cells }
why-left-place = in { $house }, only { $cell } is left for { $value }
why-houses = { $kind ->
        [row] rows { $numbers }
        [column] columns { $numbers }
        [box] boxes { $numbers }
       *[region] regions { $numbers }
    }

why-full-house = { $cells } is the last empty cell in { $base }, so { $result }.
why-hidden-single = { $turn ->
        [0] In { $base }, there is only one place left for { $values }: { $cells }.
        [1] Look for { $values } in { $base }: only { $cells } can still have it.
       *[2] Where does { $values } go in { $base }? Only { $cells } is left for it.
    }
why-naked-single = { $turn ->
        [0] { $cells } has only one candidate left, { $values }.
        [1] Everything but { $values } is ruled out in { $cells }.
       *[2] Only { $values } is still possible in { $cells }.
    }
why-locked = { $turn ->
        [0] The places left for { $values } in { $base } are { $cells }. They all lie in { $cover } too, and one of them has it, so there is none elsewhere in { $cover }: { $result }.
       *[1] In { $base }, only { $cells } can have { $values }. These cells are in { $cover } as well, which cannot have another { $values }: { $result }.
    }
why-naked-subset = { $turn ->
        [0] In { $base }, the only candidates of { $cells } are { $values }: as many values as cells. They use these values up, so { $result }.
       *[1] The cells { $cells } of { $base } must share { $values } among themselves. No other cell there has them: { $result }.
    }
why-hidden-subset = { $turn ->
        [0] In { $base }, only { $cells } can have { $values }: as many cells as values. These cells have room for nothing else, so { $result }.
       *[1] Where do { $values } go in { $base }? They must share { $cells }, and nothing else fits there: { $result }.
    }
why-fish = In { $base }, { $values } can only go where { $cover } cross. That uses up { $cover }, so elsewhere in them it cannot be: { $result }.
why-one-value = Follow { $values } through { $base }. The only places left for it there are { $cells }. Try each way to fill them, and it always turns out that { $result }.
why-finned = Leave { $fins } aside. Then { $value } in { $base } can only go where { $cover } cross, which uses up { $cover }. If { $any-fin } has it after all, that excludes the places that see it. Either way, { $result }.
why-complex-fish = { $has-fins ->
        [yes] Leave { $fins } aside. Then all places for { $value } in { $base } lie in { $cover }. These are as many, so they are used up. If { $any-fin } has it after all, that excludes the places that see it. Either way, { $result }.
       *[no] All places for { $value } in { $base } lie in { $cover }. These are as many, so they are used up: { $result }.
    }
why-links = In { $first }, { $value } can only be in { $first-places }; in { $second }, only in { $second-places }. { $is-shared ->
        [yes] { $joined } share { $shared }, so they do not both have it.
       *[no] { $joined } see each other, so they do not both have it.
    } So { $ends } has it, and { $result }.
why-colour = it is either in { $first } or in { $second }
why-colours = Wherever just two places are left for { $value }, one of them has it. Followed from place to place, that gives: { $parts }. Cells that see each other do not both have it, so { $result }.
why-empty-rectangle = In { $box }, { $value } can only be in { $lines }; in { $house }, only in { $places }. If { $near } has it, the rest of { $first } does not, so { $box } has it in { $second }; if not, { $far } has it. Either way, { $result }.
why-wing = { $pivot } is { $values }. If it is { $first }, { $one } can only be { $value }; if it is { $second }, { $two } can only be { $value }. { $has-third ->
        [yes] So one of the three is { $value } in any case, and { $result }.
       *[no] So one of the last two is { $value } in any case, and { $result }.
    }
why-joined-pair = { $cells } are both { $values }. In { $house }, { $value } can only be in { $places }, and each of these sees one of the two. So they are not both { $value }: at least one is { $other }, and { $result }.
why-aligned = Try every way to fill { $cells } together in which { $supposed }. { $has-others ->
        [yes] Each of them repeats a value where that is not allowed, or leaves no candidate for { $others }.
       *[no] Each of them repeats a value where that is not allowed.
    } So { $result }.

# Groups of cells with one candidate more than cells.
why-group = { $name } ({ $cells }: { $values })
why-two-sets = Look at two groups with one candidate more than cells: { $groups }. All the places for { $common } in one see those in the other, so at most one group has it. The other then has all its other candidates, among them { $values }. Whichever group that is, { $result }.
why-two-sets-linked-twice = Look at two groups with one candidate more than cells: { $groups }. The places for { $commons } in one see those in the other, so each of these values is in at most one group. But a group goes without only one of its candidates. So each has all of them except { $common }, and these are shared out: { $result }.
why-three-sets = Look at three groups with one candidate more than cells: { $groups }. All the places for { $first } in A see those in B, so at most one of the two has it; and likewise at most one of B and C has { $second }. B goes without just one of its candidates, so A goes without { $first } or C without { $second }. That group has all its other candidates, among them { $values }. Whichever it is, { $result }.
why-common = { $first } and { $second } share { $values }
why-chain-of-sets = Look at these groups with one candidate more than cells: { $groups }. At most one of two neighbours has what they share: { $commons }. If A goes without { $values }, it has all the rest, so B goes without what they share and has all the rest, and so on to { $last }, which has { $values }. So A or { $last } has { $values } in any case, and { $result }.
why-petal = { $value } from { $group }
why-blossom = { $stem } is { $stem-values }. Whatever it is, a group with one candidate more than cells loses that value: { $petals }. The group then has all its other candidates, among them { $values }. Whichever group it is, { $result }.
why-cells-with = { $cells } ({ $values })
why-crossing = Look at { $crossing }, where { $houses } cross, at { $line-cells } in the rest of { $line }, and at { $box-cells } in the rest of { $box }. { $has-twice ->
        [yes] These are as many cells as values, if { $twice } counts twice.
       *[no] These are as many cells as values.
    } No value can be there twice, so all of them are used up there: { $result }.

# What would lead to two solutions.
why-candidate = { $value } in { $cell }
why-deadly = If { $cells } had no other values than { $values }, these could be exchanged, and the puzzle would have two solutions. It has only one, so { $result }.
why-another-value = at least one of { $cells } has another value
why-grave = Without { $further }, every empty cell would have two candidates, and every value two places wherever it is still missing. Then all the cells could change to their other candidate, and the puzzle would not have just one solution. So { $result }.
why-only-places = In { $house }, { $value } can only be in { $places }.
why-only-candidates = Besides, { $cells } can only have { $values }.
why-otherwise = So if { $supposed }, none of the cells has another value. That cannot be: { $result }.
why-so = So { $result }.
why-general = Put this together: { $rules }. It follows that { $result }.

why-suppose = Suppose that { $supposed }.
why-suppose-first = First suppose that { $supposed }.
why-suppose-next = Now suppose that { $supposed }.
why-then = { $turn ->
        [0] Then { $result } ({ $rules })
        [1] so { $result } ({ $rules })
       *[2] and { $result } ({ $rules })
    }
why-contradiction = That contradicts this: { $rules }.
why-contradiction-at-once = That contradicts this at once: { $rules }.
why-contradiction-of-facts = That cannot be: { $facts }.
why-so-not = { $several ->
        [yes] So each of these suppositions is wrong: { $result }.
       *[no] So the supposition is wrong: { $result }.
    }
why-in-each-case = One of these is true, and whichever it is, { $result }.

# The clues and rules that a step uses.
why-rule-cell = { $cell } has one value
why-rule-needs = { $house } needs { $value }
why-rule-once = { $house } has { $value } only once
why-rule-one-solution = the puzzle has one solution

# Logic grids. Clues are quoted unless the reader has just read them.
why-clue = Clue { $label } says: “{ $text }”.
why-clue-again = Clue { $label } again.
why-numbered = { $category } { $value }
why-goes-with = { $first } goes with { $yes }
why-goes-not-with = { $first } does not go with { $no }
why-goes-with-not = { $first } goes with { $yes }, but not with { $no }
why-one-clue = { $clues } { $has-known ->
        [none] { $turn ->
            [0] So { $result }.
           *[1] It follows that { $result }.
        }
        [new] With what was just found: { $result }.
       *[other] { $turn ->
            [0] It is already known that { $known }. So { $result }.
           *[1] We know: { $known }. It follows that { $result }.
        }
    }
why-several-clues = { $clues } { $has-known ->
        [none] Together they mean that { $result }.
        [new] Together with what was just found: { $result }.
       *[other] We also know: { $known }. So { $result }.
    }
why-match = { $has-known ->
        [new] { $turn ->
            [0] That excludes the others: { $result }.
           *[1] So cross out the rest: { $result }.
        }
       *[other] We know: { $known }. So the others are out: { $result }.
    }
why-last-place = { $left ->
        [none] Nothing is left that { $value } could go with there, so it is not used at all: { $result }.
       *[some] { $has-matches ->
            [yes] { $turn ->
                [0] It is already known that { $known }. That leaves only one possibility for { $value }: { $result }.
               *[1] We know: { $known }. So nothing else is left for { $value }: { $result }.
            }
           *[no] { $turn ->
                [0] Only one possibility is left for { $value }: { $result }.
               *[1] All the others are out for { $value }, so { $result }.
            }
        }
    }
why-number = { $left ->
        [none] We know: { $known }. No more belong to { $value }, so { $result }.
       *[some] Just as many possibilities are left for { $value } as it needs, so { $result }.
    }
why-no-common-place = Under “{ $category }”, nothing is left that { $first } and { $second } could share: { $known }. So { $result }.
why-pairs = { $values } need { $places } for themselves: { $known }. So { $result }.
why-transfer = { $has-known ->
        [new] Put together: { $result }.
        [none] So { $result }.
       *[other] { $turn ->
            [0] It is already known that { $known }. So { $result }.
           *[1] We know: { $known }. It follows that { $result }.
        }
    }
why-transfer-pair = { $turn ->
        [0] { $first } and { $second } belong together, so what holds for one holds for the other: { $result }.
       *[1] Put together what is known of { $first } and of { $second }, which belong together: { $result }.
    }
why-rule-clue = clue { $label }
why-rule-one-each = { $value } has one { $category }
why-rule-number = there are { $number } with { $value }
why-rule-transfer = { $first } and { $second } belong together

## Walking through steps

walk-controls = steps
walk-first = first step
walk-back = back
walk-forward = next
walk-last = last step
walk-slider = step
walk-position = Step { $part } of { $last }
walk-keys = Keys
cross-yes = belong together
cross-no = do not belong together
cross-unknown = not known
cross-look = look here
cross-reason = reason
cross-result = new
sign-in-chain = true in the chain
sign-out-in-chain = false in the chain
sign-struck = crossed out
