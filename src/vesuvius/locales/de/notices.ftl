# Was jemand, der gerade nicht hinsieht, per Web-Push oder E-Mail erfährt, und warum eine Nachricht nicht hinausgeht.

notices-begun-title = Die Partie hat begonnen
notices-begun-body = { $game } mit { $others } hat begonnen.
notices-turn-title = Du bist am Zug
notices-turn-body = { $game }: Am Tisch mit { $others } bist du an der Reihe.
notices-rewind-title = { $who } möchte Züge zurücknehmen
notices-rewind-body = { $game } mit { $others }: Zurückgenommen wird nur, wenn alle zustimmen.
notices-end-title = { $who } schlägt vor, das Spiel zu beenden
notices-end-body = { $game } mit { $others }: Das Spiel endet ohne Sieger, wenn alle zustimmen.
notices-over-title = Die Partie ist zu Ende
notices-over-body = { $game } mit { $others } ist zu Ende. Sieh nach, wie es ausgegangen ist.

## E-Mail

notices-mail =
    { $body }

    { $link }


    Du bekommst diese E-Mail, weil du um Benachrichtigungen gebeten hast. Hier kannst du sie abstellen:
    { $stop }
notices-confirm-title = Dein Code für Benachrichtigungen per E-Mail
notices-confirm-body =
    Dein Code: { $code }

    Gib ihn auf der Seite ein, auf der du um Benachrichtigungen gebeten hast. Warst du das nicht, beachte diese E-Mail nicht weiter; ohne den Code wird nichts verschickt.

## Was nicht zu gebrauchen oder zu verschicken ist

notices-push-off = Dieser Server verschickt keine Push-Benachrichtigungen.
notices-mail-off = Dieser Server verschickt keine E-Mails.
notices-bad-push-key = Der private Schlüssel für Push-Benachrichtigungen ist nicht zu gebrauchen; es müssen 32 Bytes in base64url sein.
notices-bad-contact = { $got } kann nicht der Kontakt für Push-Benachrichtigungen sein; gebraucht wird mailto: mit einer E-Mail-Adresse oder eine https-Adresse.
notices-bad-subscription = Die Schlüssel dieser Anmeldung sind nicht zu gebrauchen; der Browser muss sich neu anmelden.
notices-bad-endpoint = Die Adresse dieser Anmeldung ist nicht zu gebrauchen; es muss eine https-Adresse ohne Benutzernamen sein.
notices-endpoint-not-public = { $host } ist keine öffentliche Adresse; Benachrichtigungen gehen nur an öffentliche Adressen.
notices-endpoint-not-allowed = An { $host } gehen von hier keine Benachrichtigungen; erlaubt: { $allowed }.
notices-push-unreachable = { $host } war nicht zu erreichen; die Benachrichtigung wurde nicht zugestellt.
notices-push-refused = { $host } hat die Benachrichtigung nicht angenommen (Status { $status }).
notices-bad-address = { $got } ist keine E-Mail-Adresse. Beispiel: name@example.org.
notices-bad-link = { $got } kann kein Link in einer E-Mail sein; gebraucht wird eine einfache http- oder https-Adresse.
notices-password-in-clear = Der Mailserver bekäme das Passwort über eine unverschlüsselte Verbindung; mit einem Benutzer muss die Sicherung starttls oder tls sein.
notices-mail-not-sent = Der Mailserver hat die E-Mail nicht angenommen ({ $why }).
notices-too-many = Du bekommst schon auf { $most ->
    [one] 1 Gerät
   *[other] { $most } Geräten
} Benachrichtigungen. Entferne erst eines davon.
notices-unknown = Dort bekommst du keine Benachrichtigungen, oder keine mehr.
notices-stop-unknown = Dieser Link funktioniert nicht: Die E-Mails sind schon abgestellt, oder er ist unvollständig.
