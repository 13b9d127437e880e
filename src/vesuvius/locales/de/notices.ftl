# Was jemand, der gerade nicht hinsieht, per Web-Push oder E-Mail erfährt, und warum eine Nachricht nicht hinausgeht.

notices-begun-title = Die Partie hat begonnen
notices-begun-body = { $game } mit { $others } hat begonnen.
notices-turn-title = Du bist am Zug
notices-turn-body = { $game }: Am Tisch mit { $others } bist du an der Reihe.
notices-rewind-title = { $who } möchte Züge zurücknehmen
notices-rewind-body = { $game } mit { $others }: Zurückgenommen wird nur, wenn alle zustimmen.
notices-over-title = Die Partie ist zu Ende
notices-over-body = { $game } mit { $others } ist zu Ende. Sieh nach, wie es ausgegangen ist.

## E-Mail

notices-mail =
    { $body }

    { $link }


    Du bekommst diese E-Mail, weil du um Nachrichten gebeten hast. Hier kannst du sie abstellen:
    { $stop }
notices-confirm-title = Dein Code für Nachrichten per E-Mail
notices-confirm-body =
    Dein Code: { $code }

    Gib ihn auf der Seite ein, auf der du um Nachrichten gebeten hast. Warst du das nicht, beachte diese E-Mail nicht weiter; ohne den Code kommen keine Nachrichten.

## Was nicht zu gebrauchen oder zu verschicken ist

notices-push-off = Dieser Server verschickt keine Nachrichten per Web-Push.
notices-mail-off = Dieser Server verschickt keine E-Mails.
notices-bad-push-key = Der private Schlüssel für Web-Push ist nicht zu gebrauchen; richtig wären 32 Bytes in base64url.
notices-bad-contact = Der Kontakt für Web-Push kann nicht { $got } sein; richtig wären mailto: und eine E-Mail-Adresse oder eine https-Adresse.
notices-bad-subscription = Die Schlüssel dieser Anmeldung sind nicht zu gebrauchen; der Browser muss sich neu anmelden.
notices-bad-endpoint = Die Adresse dieser Anmeldung ist nicht zu gebrauchen; richtig wäre eine https-Adresse ohne Benutzernamen.
notices-endpoint-not-public = { $host } ist keine öffentliche Adresse; Nachrichten gehen nur an öffentliche Adressen.
notices-endpoint-not-allowed = An { $host } gehen von hier keine Nachrichten; erlaubt: { $allowed }.
notices-push-unreachable = { $host } war nicht zu erreichen; die Nachricht wurde nicht zugestellt.
notices-push-refused = { $host } hat die Nachricht nicht angenommen (Status { $status }).
notices-bad-address = { $got } ist keine E-Mail-Adresse; richtig wäre eine wie name@example.org.
notices-bad-link = { $got } kann nicht als Link in einer E-Mail stehen; richtig wäre eine einfache http- oder https-Adresse.
notices-password-in-clear = Der Mailserver bekäme das Passwort über eine ungesicherte Verbindung; mit einem Benutzer muss die Sicherung starttls oder tls sein.
notices-mail-not-sent = Der Mailserver hat die E-Mail nicht angenommen ({ $why }).
notices-too-many = Du bekommst schon an { $most } Stellen Nachrichten; beende erst eine davon.
notices-unknown = Dort bekommst du keine Nachrichten, oder keine mehr.
notices-stop-unknown = Dieser Link beendet nichts: Die E-Mails sind schon abgestellt, oder er ist unvollständig.
