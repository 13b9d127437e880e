# Ce qu’apprend par web push ou par courriel une personne qui ne regarde pas, et pourquoi une notification ne peut partir.

notices-begun-title = La partie a commencé
notices-begun-body = { $game } avec { $others } : la partie a commencé.
notices-turn-title = C’est à vous de jouer
notices-turn-body = { $game } : à vous de jouer à la table avec { $others }.
notices-rewind-title = { $who } voudrait reprendre des coups
notices-rewind-body = { $game } avec { $others } : les coups ne sont repris que si tout le monde est d’accord.
notices-end-title = { $who } propose d’arrêter la partie
notices-end-body = { $game } avec { $others } : la partie s’arrête sans vainqueur si tout le monde est d’accord.
notices-over-title = La partie est terminée
notices-over-body = { $game } avec { $others } : la partie est terminée. Venez voir comment elle a fini.

## Courriel

notices-mail =
    { $body }

    { $link }


    Vous recevez ce courriel parce que vous avez demandé des notifications. Vous pouvez les désactiver ici :
    { $stop }
notices-confirm-title = Votre code pour les notifications par courriel
notices-confirm-body =
    Votre code : { $code }

    Saisissez-le sur la page où vous avez demandé des notifications. Si ce n’était pas vous, ne tenez pas compte de ce courriel ; sans le code, aucune notification ne viendra.

## Ce qui ne peut servir ou partir

notices-push-off = Ce serveur n’envoie pas de notifications par web push.
notices-mail-off = Ce serveur n’envoie pas de courriel.
notices-bad-push-key = La clé privée pour le web push est inutilisable ; il faudrait 32 octets en base64url.
notices-bad-contact = Le contact pour le web push ne peut être { $got } ; il faudrait mailto: et une adresse de courriel, ou une adresse https.
notices-bad-subscription = Les clés de cet abonnement sont inutilisables ; le navigateur doit s’abonner de nouveau.
notices-bad-endpoint = L’adresse de cet abonnement est inutilisable ; il faudrait une adresse https sans nom d’utilisateur.
notices-endpoint-not-public = { $host } n’est pas une adresse publique ; les notifications ne vont qu’à des adresses publiques.
notices-endpoint-not-allowed = Aucune notification ne part d’ici vers { $host } ; permis : { $allowed }.
notices-push-unreachable = { $host } n’a pu être joint ; la notification n’a pas été remise.
notices-push-refused = { $host } n’a pas accepté la notification (statut { $status }).
notices-bad-address = { $got } n’est pas une adresse de courriel ; il en faudrait une comme nom@example.org.
notices-bad-link = { $got } ne peut être un lien dans un courriel ; il faudrait une simple adresse http ou https.
notices-password-in-clear = Le serveur de courriel recevrait le mot de passe par une connexion non protégée ; avec un utilisateur, la protection doit être starttls ou tls.
notices-mail-not-sent = Le serveur de courriel n’a pas accepté le courriel ({ $why }).
notices-too-many = Vous recevez déjà des notifications sur { $most ->
    [one] 1 appareil
   *[other] { $most } appareils
} ; supprimez-en un d’abord.
notices-unknown = Vous ne recevez pas de notifications à cet endroit, ou plus.
notices-stop-unknown = Ce lien ne met fin à rien : les courriels sont déjà désactivés, ou il est incomplet.
