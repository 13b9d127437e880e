# Wat iemand die even niet kijkt per webpush of e-mail te horen krijgt, en waarom een bericht niet de deur uit kan.

notices-begun-title = De partij is begonnen
notices-begun-body = { $game } met { $others } is begonnen.
notices-turn-title = Jij bent aan de beurt
notices-turn-body = { $game }: aan de tafel met { $others } ben jij aan de beurt.
notices-rewind-title = { $who } wil graag zetten terugnemen
notices-rewind-body = { $game } met { $others }: er wordt alleen teruggenomen als iedereen het ermee eens is.
notices-end-title = { $who } stelt voor de partij te beëindigen
notices-end-body = { $game } met { $others }: de partij eindigt zonder winnaar als iedereen het ermee eens is.
notices-over-title = De partij is afgelopen
notices-over-body = { $game } met { $others } is afgelopen. Kijk hoe het is geworden.

## E-mail

notices-mail =
    { $body }

    { $link }


    Je krijgt deze e-mail omdat je om meldingen hebt gevraagd. Hier kun je ze uitzetten:
    { $stop }
notices-confirm-title = Je code voor meldingen per e-mail
notices-confirm-body =
    Je code: { $code }

    Vul hem in op de pagina waar je om meldingen hebt gevraagd. Was jij dat niet, dan kun je deze e-mail negeren; zonder de code komen er geen meldingen.

## Wat niet te gebruiken of te versturen is

notices-push-off = Deze server verstuurt geen meldingen per webpush.
notices-mail-off = Deze server verstuurt geen e-mail.
notices-bad-push-key = De privésleutel voor webpush is niet te gebruiken; het moeten 32 bytes in base64url zijn.
notices-bad-contact = Het contact voor webpush kan niet { $got } zijn; gebruik mailto: met een e-mailadres of een https-adres.
notices-bad-subscription = De sleutels van dit abonnement zijn niet te gebruiken; de browser moet zich opnieuw abonneren.
notices-bad-endpoint = Het adres van dit abonnement is niet te gebruiken; het moet een https-adres zonder gebruikersnaam zijn.
notices-endpoint-not-public = { $host } is geen openbaar adres; meldingen gaan alleen naar openbare adressen.
notices-endpoint-not-allowed = Naar { $host } gaan van hier geen meldingen; toegestaan: { $allowed }.
notices-push-unreachable = { $host } was niet te bereiken; de melding is niet bezorgd.
notices-push-refused = { $host } heeft de melding niet aangenomen (status { $status }).
notices-bad-address = { $got } is geen e-mailadres; het moet lijken op naam@example.org.
notices-bad-link = { $got } kan niet als link in een e-mail staan; gebruik een gewoon http- of https-adres.
notices-password-in-clear = De mailserver zou het wachtwoord over een onbeveiligde verbinding krijgen; met een gebruiker moet de beveiliging starttls of tls zijn.
notices-mail-not-sent = De mailserver heeft de e-mail niet aangenomen ({ $why }).
notices-too-many = Je krijgt al op { $most ->
    [one] 1 apparaat
   *[other] { $most } apparaten
} meldingen; verwijder er eerst een.
notices-unknown = Daar krijg je geen meldingen, of niet meer.
notices-stop-unknown = Deze link zet niets uit: de e-mails zijn al uitgezet, of hij is niet volledig.
