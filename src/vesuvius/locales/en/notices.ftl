# What a person who is not looking is told by web push or mail, and why a notice cannot be sent.

notices-begun-title = The game has begun
notices-begun-body = { $game } with { $others } has begun.
notices-turn-title = It’s your turn
notices-turn-body = { $game }: your move at the table with { $others }.
notices-rewind-title = { $who } wants to take moves back
notices-rewind-body = { $game } with { $others }: moves are only taken back if everyone agrees.
notices-end-title = { $who } offers to end the game
notices-end-body = { $game } with { $others }: the game ends without a winner if everyone agrees.
notices-over-title = The game is over
notices-over-body = { $game } with { $others } is over. See how it turned out.

## Mail

notices-mail =
    { $body }

    { $link }


    You get this email because you asked for notifications. You can turn them off here:
    { $stop }
notices-confirm-title = Your code for email notifications
notices-confirm-body =
    Your code: { $code }

    Enter it on the page where you asked for notifications. If that wasn’t you, ignore this email; without the code, nothing is sent.

## What cannot be used or sent

notices-push-off = This server doesn’t send push notifications.
notices-mail-off = This server doesn’t send email.
notices-bad-push-key = The private key for push notifications can’t be used. It must be 32 bytes in base64url.
notices-bad-contact = { $got } can’t be the contact for push notifications. Give mailto: with an email address, or an https address.
notices-bad-subscription = The keys of this subscription can’t be used. The browser must subscribe again.
notices-bad-endpoint = The address of this subscription can’t be used. It must be an https address without a user name.
notices-endpoint-not-public = { $host } isn’t a public address. Notifications only go to public addresses.
notices-endpoint-not-allowed = This server doesn’t send notifications to { $host }. Allowed: { $allowed }.
notices-push-unreachable = { $host } couldn’t be reached; the notification wasn’t delivered.
notices-push-refused = { $host } didn’t accept the notification (status { $status }).
notices-bad-address = { $got } isn’t an email address. Example: name@example.org.
notices-bad-link = { $got } can’t be a link in an email. Give a plain http or https address.
notices-password-in-clear = The mail server would get the password over an unencrypted connection. With a user, security must be starttls or tls.
notices-mail-not-sent = The mail server didn’t accept the email ({ $why }).
notices-too-many = You already get notifications on { $most ->
    [one] 1 device
   *[other] { $most } devices
}. Remove one first.
notices-unknown = You don’t get notifications there, or not any more.
notices-stop-unknown = This link doesn’t work: the emails have already stopped, or it’s incomplete.
