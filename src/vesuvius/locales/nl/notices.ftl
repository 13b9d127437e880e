# Wat iemand die even niet kijkt per webpush of e-mail te horen krijgt, en waarom een bericht niet de deur uit kan.

notices-begun-title = De partij is begonnen
notices-begun-body = { $game } met { $others } is begonnen.
notices-turn-title = Jij bent aan zet
notices-turn-body = { $game }: aan de tafel met { $others } ben jij aan de beurt.
notices-rewind-title = { $who } wil graag zetten terugnemen
notices-rewind-body = { $game } met { $others }: er wordt alleen teruggenomen als iedereen het ermee eens is.
notices-over-title = De partij is afgelopen
notices-over-body = { $game } met { $others } is afgelopen. Kijk hoe het is geworden.

## E-mail

notices-mail =
    { $body }

    { $link }


    Je krijgt deze e-mail omdat je om berichten hebt gevraagd. Hier kun je ze uitzetten:
    { $stop }
notices-confirm-title = Je code voor berichten per e-mail
notices-confirm-body =
    Je code: { $code }

    Vul hem in op de pagina waar je om berichten hebt gevraagd. Was jij dat niet, dan kun je deze e-mail negeren; zonder de code komen er geen berichten.

## Wat niet te gebruiken of te versturen is

notices-push-off = Deze server verstuurt geen berichten per webpush.
notices-mail-off = Deze server verstuurt geen e-mail.
notices-bad-push-key = De privésleutel voor webpush is niet te gebruiken; 32 bytes in base64url zouden goed zijn.
notices-bad-contact = Het contact voor webpush kan niet { $got } zijn; mailto: met een e-mailadres of een https-adres zou goed zijn.
notices-bad-subscription = De sleutels van dit abonnement zijn niet te gebruiken; de browser moet zich opnieuw abonneren.
notices-bad-endpoint = Het adres van dit abonnement is niet te gebruiken; een https-adres zonder gebruikersnaam zou goed zijn.
notices-endpoint-not-public = { $host } is geen openbaar adres; berichten gaan alleen naar openbare adressen.
notices-endpoint-not-allowed = Naar { $host } gaan van hier geen berichten; toegestaan: { $allowed }.
notices-push-unreachable = { $host } was niet te bereiken; het bericht is niet bezorgd.
notices-push-refused = { $host } heeft het bericht niet aangenomen (status { $status }).
notices-bad-address = { $got } is geen e-mailadres; een adres als naam@example.org zou goed zijn.
notices-bad-link = { $got } kan niet als link in een e-mail staan; een gewoon http- of https-adres zou goed zijn.
notices-password-in-clear = De mailserver zou het wachtwoord over een onbeveiligde verbinding krijgen; met een gebruiker moet de beveiliging starttls of tls zijn.
notices-mail-not-sent = De mailserver heeft de e-mail niet aangenomen ({ $why }).
notices-too-many = Je krijgt al op { $most } plaatsen berichten; zet er eerst een uit.
notices-unknown = Daar krijg je geen berichten, of niet meer.
notices-stop-unknown = Deze link zet niets uit: de e-mails zijn al uitgezet, of hij is niet volledig.
