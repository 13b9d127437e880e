# What a person who is not looking is told by web push or mail, and why a notice cannot be sent.

notices-begun-title = The game has begun
notices-begun-body = { $game } with { $others } has begun.
notices-turn-title = It is your turn
notices-turn-body = { $game }: your move at the table with { $others }.
notices-rewind-title = { $who } would like to take moves back
notices-rewind-body = { $game } with { $others }: moves are only taken back if everybody agrees.
notices-over-title = The game is over
notices-over-body = { $game } with { $others } has come to an end. Have a look at how it turned out.

## Mail

notices-mail =
    { $body }

    { $link }


    You get this mail because you asked for notices. You can switch them off here:
    { $stop }
notices-confirm-title = Your code for notices by mail
notices-confirm-body =
    Your code: { $code }

    Enter it on the page where you asked for notices. If that was not you, ignore this mail; there will be no notices without the code.

## What cannot be used or sent

notices-push-off = This server does not send web push notices.
notices-mail-off = This server does not send mail.
notices-bad-push-key = The private key for web push cannot be used; 32 bytes in base64url would be right.
notices-bad-contact = The contact for web push cannot be { $got }; mailto: and a mail address, or an https address, would be right.
notices-bad-subscription = The keys of this subscription cannot be used; the browser has to subscribe again.
notices-bad-endpoint = The address of this subscription cannot be used; an https address without a user name would be right.
notices-endpoint-not-public = { $host } is not a public address; notices go to public addresses only.
notices-endpoint-not-allowed = Notices do not go to { $host } from here; allowed: { $allowed }.
notices-push-unreachable = { $host } could not be reached; the notice was not delivered.
notices-push-refused = { $host } did not take the notice (status { $status }).
notices-bad-address = { $got } is not a mail address; one like name@example.org would be right.
notices-bad-link = { $got } cannot stand in a mail as a link; a plain http or https address would be right.
notices-password-in-clear = The mail server would get the password over an unsecured connection; with a user, the security has to be starttls or tls.
notices-mail-not-sent = The mail server did not take the mail ({ $why }).
notices-too-many = You are told in { $most } places already; end one of them first.
notices-unknown = You are not told there, or not any more.
notices-stop-unknown = This link ends nothing: the mails have ended already, or it is incomplete.
