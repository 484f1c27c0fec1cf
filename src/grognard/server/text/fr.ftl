# Les mots du serveur lui-même : erreurs (error-CODE) et noms qu’il donne.

guest = Invité { $number }
former-player = Ancien joueur
practice = Entraînement : { $title }
guided = Première partie : { $title }
log-back = Retour à l’étape { $to } à la demande { $of-seat }, avec l’accord { $of-agreed }. Les prochains dés seront nouveaux.
log-back-alone = Retour à l’étape { $to } à la demande { $of-seat }. Les prochains dés seront nouveaux.
log-resign = { $The-seat } { $number-seat ->
        [one] abandonne
       *[many] abandonnent
    }.
log-late = Temps écoulé pour { $the-seat }.
log-left = { $The-seat } { $number-seat ->
        [one] a quitté
       *[many] ont quitté
    } la table.
log-dealt = Toutes les places sont prises : la partie est mise en place. Promesse sur les dés : { $promise }
log-dealt-anew = Nouvelle mise en place, car une place a changé de main avant le premier coup : { $seats }. Nouvelle promesse sur les dés : { $promise }
computer-trouble = L’ordinateur a rencontré un problème ; il réessaiera au prochain coup.
computer-hung = L’ordinateur a réfléchi trop longtemps et a été relancé.
notice-subject = À vous de jouer : { $title }
notice-text = C’est à vous de jouer { $the-seat } à la table « { $title } ».
notice-unsubscribe = Ne plus recevoir ces courriels : { $link }
verify-subject = Grognard : est-ce votre adresse ?
verify-text =
    Quelqu’un, vous sans doute, souhaite que Grognard écrive à cette adresse quand c’est à son tour de jouer. Ouvrez ce lien sous deux jours pour accepter :

    { $link }

    Si ce n’était pas vous, ne faites rien : vous ne recevrez aucun autre courriel.
expires-subject = Grognard : « { $title } » va être supprimée
expires-text =
    Personne n’a joué à la table « { $title } » depuis longtemps. Elle sera supprimée le { $date }, à moins que la partie ne reprenne. Pour la garder, il suffit de l’ouvrir :

    { $link }
reset-subject = Grognard : un nouveau mot de passe
reset-text =
    Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour le compte « { $name } ». Ouvrez ce lien dans l’heure pour le choisir :

    { $link }

    Il ne sert qu’une fois et vous déconnecte de tous vos autres appareils. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.

error-json = La requête n’est pas du JSON valide.
error-http-400 = Cette requête est incompréhensible.
error-http-404 = Il n’y a rien à cette adresse.
error-http-503 = Le serveur n’atteint pas sa base de données ; réessayez dans un instant.
error-no-writes = Le serveur ne peut pas écrire dans sa base de données.
error-http-405 = Cette adresse n’accepte pas cette méthode.
error-field-missing = { $name } : champ obligatoire.
error-field-extra = { $name } : champ inconnu.
error-field-too-long = { $name } : { $limit } au plus.
error-field-too-short = { $name } : { $limit } au moins.
error-field-choice = { $name } : valeurs possibles : { $expected }.
error-field-wrong = { $name } : valeur non valable.
error-too-large = La requête est trop volumineuse : { $limit } octets au plus.
error-head-too-large = L’adresse et les en-têtes de la requête sont trop longs : { $limit } octets au plus.
error-too-slow = La requête a pris trop de temps : son contenu doit arriver en { $seconds } secondes.
error-not-json = Un corps de type application/json est attendu.
error-foreign-origin = Refusé : la requête vient d’un autre site.
error-too-often = Trop de demandes ; attendez un instant.
error-no-session = Session inconnue : rechargez la page.
error-banned = { $until ->
    [never] Les responsables de ce serveur vous en ont fermé l’accès. Si vous pensez que c’est une erreur, écrivez-leur.
   *[other] Les responsables de ce serveur vous en ont fermé l’accès jusqu’au { $until }. Si vous pensez que c’est une erreur, écrivez-leur.
}
error-muted = { $until ->
    [never] Les responsables de ce serveur vous prient de ne plus écrire ici. Vous pouvez continuer à jouer.
   *[other] Les responsables de ce serveur vous prient de ne plus écrire ici jusqu’au { $until }. Vous pouvez continuer à jouer.
}
error-has-account = Vous avez déjà un compte.
error-no-account = Vous jouez en invité, sans compte.
error-name-taken = Ce nom est déjà pris.
error-name-length = Un nom doit compter de { $least } à { $most } caractères.
error-name-form = Un nom se compose de lettres, de chiffres, de signes de ponctuation et d’espaces simples.
error-bad-sign-in = Nom ou mot de passe incorrect.
error-bad-password = Ce n’est pas votre mot de passe.
error-no-such-session = Cette session est déjà fermée.
error-no-mail = Ce serveur n’envoie pas de courriels.
error-email = Cette adresse électronique n’est pas valable.
error-mail-failed = Le courriel n’a pas pu être envoyé à cette adresse. Réessayez plus tard.
error-webhook = Cette adresse n’est pas utilisable : elle doit commencer par http:// ou https:// et mener à un serveur public.
error-bad-link = Ce lien n’est pas valable ou a expiré.

error-no-game = Jeu inconnu : { $game }.
error-no-map = Carte inconnue : { $map }.
error-no-picture = { $game } n’a pas cette image.
error-scenario = Scénario inconnu : { $scenario } ; choix possibles : { $known }.
error-option = Option inconnue ici : { $option } ; choix possibles : { $known }.
error-seat-unknown = Camp inconnu : { $seat } ; choix possibles : { $known }.
error-seat-left-out = Indiquez qui joue ce camp : { $seat }.
error-level = Niveau d’ordinateur inconnu : { $level } ; choix possibles : { $known }.
error-open-tables = Vous avez déjà { $limit } tables qui attendent des joueurs ; c’est le maximum.
error-open-tables-here = Trop de tables qui attendent des joueurs ont été créées depuis votre adresse : { $limit } au plus.
error-computer-tables = Vous avez déjà { $limit } parties en cours contre l’ordinateur ; terminez-en une ou abandonnez-en une d’abord.
error-computer-tables-here = Trop de parties contre l’ordinateur sont en cours depuis votre adresse : { $limit } au plus.
error-hotseat-budget = Une table « même écran » n’a pas de pendules.
error-hotseat = À une table « même écran », chaque camp est à vous ou à l’ordinateur.

error-no-table = Cette table n’existe pas.
error-not-your-seat = Ce camp n’est pas le vôtre.
error-no-seat = Vous ne jouez pas à cette table.
error-no-spectators = Cette table n’admet pas de spectateurs.
error-seat-taken = Cette place vient d’être prise.
error-bad-invite = Cette invitation n’est pas valable pour cette place.
error-waiting-for-players = La table attend encore des joueurs.
error-finished = La partie est terminée.
error-not-finished = La partie n’est pas terminée.
error-other-components = Cette table a été créée avec un autre matériel de jeu : elle ne peut pas continuer ici.
error-stale = La table est passée à l’étape { $seq } ; votre demande date de l’étape { $given }.
error-at = at : la table compte { $seq } étapes ; reçu { $given }.
error-not-your-decision = Ce n’est pas à vous de jouer.
error-bad-action = action : ce jeu n’a pas cette action.
error-not-offered = Ce n’est pas possible maintenant.
error-no-overlay = Calque inconnu : { $name }.
error-no-cell = cell : lieu inconnu : { $name }.
error-no-unit = unit : unité inconnue : { $name }.
error-nothing-to-undo = Il n’y a rien à annuler.
error-undo-other-seat = Un autre camp a joué depuis : on ne peut plus annuler.
error-undo-die = Un dé a été lancé : on ne peut plus annuler.
error-undo-reveal = Une information cachée a été révélée : on ne peut plus annuler.
error-undo-agreed = Les joueurs ont convenu de revenir ici : on ne peut pas annuler au-delà.
error-paused = La partie est en pause.
error-not-paused = La partie n’est pas en pause.
error-proposal-open = Une autre demande attend une réponse.
error-proposal-lapsed = La partie a continué : cette demande est caduque.
error-not-asked = Cette demande ne s’adresse pas à vous.
error-not-your-proposal = Cette demande n’est pas la vôtre.
error-back-to = to : il n’y a pas d’étape { $given } où revenir.
error-not-late = Il reste du temps à ce joueur.
error-no-claim-of-win = win : à plus de deux joueurs, c’est l’ordinateur qui prend la suite.
error-fork-no-record = Une table d’entraînement n’a pas son propre enregistrement.
error-no-guide = { $game } : pas de partie guidée.
error-guide-step = À cette étape, le guide attend autre chose.
error-undo-guide = Le guide a joué la suite : on ne peut plus annuler.

record = Partie enregistrée : { $title }
error-no-bookmark = Ce signet n’existe pas.
error-bookmarks-full = { $limit } signets au plus par table ; supprimez-en un d’abord.
error-record-no-record = Ce n’est pas un enregistrement : sa première ligne ne commence pas par « grognard-record ».
error-record-version = Cet enregistrement est dans un format que ce serveur ne sait pas lire (ligne { $line }).
error-record-changed = La ligne { $line } de l’enregistrement a été modifiée : son sceau ne correspond plus.
error-record-cut = L’enregistrement est tronqué à la ligne { $line }.
error-record-header = La première ligne de l’enregistrement ne décrit pas une partie connue ici.
error-record-commitment = La clé de la ligne { $line } n’est pas celle qui avait été promise.
error-record-components = L’enregistrement a été fait avec un autre matériel de jeu que celui utilisé ici.
error-record-rules = L’enregistrement a été joué avec une autre version des règles et ne tient pas avec celle en vigueur ici.
error-record-action = La ligne { $line } de l’enregistrement contient une action que les règles n’y permettent pas.
error-record-end = La partie ne se termine pas comme l’indique la ligne { $line } de l’enregistrement.
error-record-too-long = Rejouer cet enregistrement prend trop de temps.
error-records-busy = D’autres enregistrements sont en cours de lecture ; réessayez dans un instant.
