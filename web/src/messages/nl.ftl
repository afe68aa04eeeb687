# De teksten van de pagina, met dezelfde namen en argumenten als en.ftl.

## Overal

-app = Bachet

home = { -app }: naar de puzzels
skip-to-content = Naar de inhoud
pages = Pagina's
page-gallery = Puzzels
language = Taal
theme-now = { $theme ->
    [light] Kleuren: licht. Naar donker
    [dark] Kleuren: donker. Naar die van het systeem
   *[system] Kleuren: zoals het systeem. Naar licht
}
notices = Meldingen
close = Sluiten
cancel = Annuleren
loading = Laden …
to-gallery = Naar de puzzels

## Wat er misgaat

not-found = Deze pagina bestaat niet
not-found-text = Misschien is het adres verkeerd getypt. Alle puzzels staan op de eerste pagina.
page-not-loaded = Deze pagina kon niet worden geladen
page-not-loaded-text = Misschien is de server gestopt of vernieuwd. Start hem met “bachet serve” en laad de pagina opnieuw.
server-unreachable = De server antwoordt niet. Start hem met “bachet serve” en laad de pagina opnieuw.
server-busy = De server krijgt te veel vragen tegelijk. Probeer het zo meteen opnieuw.

## Galerij

title-gallery = Puzzels · { -app }
gallery-title = Puzzels om te spelen en te begrijpen
gallery-lead = Kies er een. Alles wat u doet kunt u ongedaan maken, en het staat er nog als u terugkomt.
gallery-missing = De puzzels konden niet worden opgesomd
family-sudoku = Sudoku
family-sudoku-text = Vul het bord: in elke rij, elke kolom en elk gebied staat elke waarde één keer.
family-grid = Logische roosters
family-grid-text = Wie bezit wat, en waar? De aanwijzingen zeggen het.
family-crossing = Oversteken
family-crossing-text = Breng iedereen naar de overkant met een boot die te klein is.
family-moves = Zetpuzzels
family-moves-text = Kannen, torens, schuifpuzzels en paarden: bereik het doel in zo weinig mogelijk zetten.
