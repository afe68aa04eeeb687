## Puzzles of moves

move-fill = vul kan { $jug }
move-empty = leeg kan { $jug }
move-pour = giet { $amount } van kan { $from } in kan { $to }
move-disk = schijf { $disk } van pin { $from } naar pin { $to }
move-slide = tegel { $tile } schuift { $towards ->
        [up] omhoog
        [down] omlaag
        [left] naar links
       *[right] naar rechts
    }
move-jump = { $colour ->
        [W] het witte paard springt
        [B] het zwarte paard springt
       *[other] paard { $colour } springt
    } van { $from } naar { $to }
ways-parity = er is geen weg: elke zet verwisselt twee velden en verplaatst het lege veld één veld, dus het aantal verwisselingen en het aantal stappen van het lege veld zijn allebei even of allebei oneven; hier is dat niet zo
ways-single-row = er is geen weg: in één enkele rij kunnen tegels elkaar niet passeren
ways-divisor = er is geen weg: de inhoud van elke kan en de hoeveelheden aan het begin zijn veelvouden van { $divisor }, dus elke hoeveelheid is er een; { $amount } niet
ways-total = er is geen weg: de kannen bevatten aan het begin samen { $start }, het doel is { $goal }, en geen zet kan dat genoeg veranderen
ways-apart = er is geen weg: geen paard kan van het ene deel van het bord naar het andere springen, en in het doel heeft een deel andere paarden dan aan het begin
header-moves = zetten

## Why a move is not allowed

move-allowed = deze zet is toegestaan
move-not-allowed = deze zet is niet toegestaan: { $why }
move-next = Volgende zet
moves-none = hier is geen zet toegestaan
moves-unknown = { ended-early } voordat alle zetten en afstanden gevonden waren
move-nothing = er beweegt niets
move-without-boat = { $who } kan niet zonder boot oversteken
move-several-boats = er vaart één boot tegelijk
move-elsewhere = { $who } kan niet ergens anders heen dan de boot
move-empty-boat = niemand vaart de boot
move-not-here = de boot is niet waar { $who } wacht
move-no-route = de boot vaart vanhier niet daarheen
move-too-many = te veel in de boot: er zijn { $seats } { $seats ->
        [one] zitplaats
       *[other] zitplaatsen
    }
move-too-few = te weinig in de boot: ze neemt er minstens { $least } mee
move-too-much = { $attribute } in de boot is { $sum }, hoogstens { $most } is toegestaan
move-no-rower = niemand in de boot kan varen: { $who }
move-no-number = de kosten of de lading van deze vaart zijn geen getal
move-over-limit = met deze vaart kosten alle vaarten samen { $cost }, en de grens is { $limit }
move-broken-in-boat = niet toegestaan in de boot vanwege { $who }: { $why }
move-one-disk = er beweegt één schijf tegelijk
move-disk-covered = op schijf { $disk } ligt schijf { $who }
move-disk-too-large = schijf { $disk } gaat niet op de kleinere schijf { $who }
move-no-peg = een schijf gaat hier niet van pin { $from } naar pin { $to }
move-one-tile = er schuift één tegel tegelijk
move-tile-apart = tegel { $who } ligt niet naast het lege veld
move-one-knight = er springt één paard tegelijk, naar een vrij veld
move-no-jump = geen paardensprong leidt van { $from } naar { $to }
move-not-turn = { $who } is niet aan de beurt
move-no-pour = één keer vullen, legen of gieten leidt niet daarheen: men giet tot de ene kan leeg is of de andere vol
move-of-way = zet { $number } van de weg is niet toegestaan: hij leidt niet naar `{ $state }`
    .hint = schrijf een weg als de toestanden na elk van zijn zetten, in volgorde
