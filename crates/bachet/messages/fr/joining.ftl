## Joining

join-or = { $list } ou { $last }
join-and = { $list } et { $last }
# Behind "not".
join-nor = { $list } ni { $last }
# A list that is cut.
join-more-or = { $list } ou { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }
join-more-and = { $list } et { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }

severity-error = erreur
severity-warning = avertissement
severity-note = remarque
severity-hint = conseil
join-semicolon = { $list } ; { $last }
