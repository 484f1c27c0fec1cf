# Les mots du serveur lui-même : erreurs (error-CODE) et noms qu’il donne.

guest = Invité { $number }
former-player = Ancien joueur
practice = Entraînement : { $title }
guided = Première partie : { $title }
log-back = Retour à l’étape { $to }, demandé par { $seat } ; d’accord : { $agreed }. Les dés continuent.
log-resign = Abandon : { $seat }.
log-late = Temps écoulé : { $seat }.
log-left = A quitté la table : { $seat }.
log-dealt = Toutes les places sont prises : donne de la partie. Promesse sur les dés : { $promise }
log-dealt-anew = Nouvelle donne, car une place a changé de main avant le premier coup : { $seats }. Nouvelle promesse sur les dés : { $promise }
computer-trouble = Le joueur artificiel a trébuché ; il réessaiera au prochain coup.
notice-subject = À vous de jouer : { $title }
notice-text = C’est à vous de jouer { $seat } à la table « { $title } ».
notice-unsubscribe = Ne plus recevoir ces courriels : { $link }
verify-subject = Grognard : est-ce votre adresse ?
verify-text =
    Quelqu’un, vous sans doute, souhaite que Grognard écrive à cette adresse quand c’est son tour de jouer. Ouvrez ce lien sous deux jours pour accepter :

    { $link }

    Si ce n’était pas vous, ne faites rien : aucun autre courriel ne viendra.
reset-subject = Grognard : un nouveau mot de passe
reset-text =
    Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour le compte « { $name } ». Ouvrez ce lien dans l’heure pour le choisir :

    { $link }

    Il ne sert qu’une fois et vous déconnecte de tous vos autres appareils. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.

error-json = La requête n’est pas du JSON valide.
error-http-400 = La requête est incompréhensible.
error-http-404 = Il n’y a rien à cette adresse.
error-http-503 = Le serveur n’atteint pas sa base de données ; réessayez dans un instant.
error-no-writes = Le serveur ne peut pas écrire dans sa base de données.
error-http-405 = Cette adresse n’accepte pas cette méthode.
error-field-missing = { $name } : manque.
error-field-extra = { $name } : champ inconnu.
error-field-too-long = { $name } : { $limit } au plus.
error-field-too-short = { $name } : { $limit } au moins.
error-field-choice = { $name } : une de ces valeurs est attendue : { $expected }.
error-field-wrong = { $name } : cette valeur ne convient pas.
error-too-large = La requête est trop grande : { $limit } octets au plus.
error-head-too-large = L’adresse et les en-têtes de la requête sont trop grands : { $limit } octets au plus.
error-too-slow = La requête a pris trop de temps : son contenu doit arriver en { $seconds } secondes.
error-not-json = Un corps de type application/json est attendu.
error-foreign-origin = Refusé : la requête vient d’un autre site.
error-too-often = Trop souvent ; attendez un instant.
error-no-session = Vous n’êtes pas encore connu ici : rechargez la page.
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
error-name-length = Un nom a de { $least } à { $most } caractères.
error-name-form = Un nom se compose de lettres, de chiffres, de signes et d’espaces simples.
error-bad-sign-in = Nom ou mot de passe incorrect.
error-bad-password = Ce n’est pas votre mot de passe.
error-no-such-session = Cette session est déjà terminée.
error-no-mail = Ce serveur n’envoie pas de courriel.
error-email = Ce n’est pas une adresse électronique.
error-mail-failed = Le courriel n’a pas pu partir vers cette adresse. Réessayez plus tard.
error-webhook = Cette adresse ne convient pas : elle doit commencer par http:// ou https:// et mener à un serveur public.
error-bad-link = Ce lien ne vaut pas, ou ne vaut plus.

error-no-game = Jeu inconnu : { $game }.
error-no-map = Carte inconnue : { $map }.
error-no-picture = { $game } n’a pas cette image.
error-scenario = Scénario inconnu : { $scenario } ; il y a { $known }.
error-option = Option inconnue ici : { $option } ; il y a { $known }.
error-seat-unknown = Siège inconnu : { $seat } ; il y a { $known }.
error-seat-left-out = Dites qui tient le siège { $seat }.
error-level = Joueur artificiel inconnu : { $level } ; il y a { $known }.
error-hotseat-budget = Une table sur le même écran n’a pas de pendules.
error-hotseat = À une table partagée, chaque siège est à vous ou à l’ordinateur.

error-no-table = Cette table n’existe pas.
error-not-your-seat = Vous ne tenez pas ce siège : { $seat }.
error-no-seat = Vous ne tenez aucun siège à cette table.
error-no-spectators = Cette table n’admet pas de spectateurs.
error-seat-taken = Ce siège est pris : { $seat }.
error-bad-invite = Cette invitation ne vaut pas pour le siège { $seat }.
error-waiting-for-players = La table attend encore des joueurs.
error-finished = La partie est finie.
error-not-finished = La partie n’est pas finie.
error-other-components = Cette table fut faite avec d’autres composants et ne peut continuer ici.
error-stale = La table en est à { $seq } ; la requête date de { $given }.
error-at = at : la table a { $seq } entrées ; reçu { $given }.
error-not-your-decision = Ce n’est pas à { $seat } de décider.
error-bad-action = action : ce jeu n’a pas cette action.
error-not-offered = Ce n’est pas possible maintenant.
error-no-overlay = Il n’y a pas de tel calque : { $name }.
error-no-cell = cell : lieu inconnu : { $name }.
error-no-unit = unit : unité inconnue : { $name }.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-undo-other-seat = Un autre siège a joué depuis : on ne peut plus reprendre.
error-undo-die = Un dé a été lancé : on ne peut plus reprendre.
error-undo-reveal = Une chose cachée a été révélée : on ne peut plus reprendre.
error-undo-agreed = Les joueurs sont convenus de revenir ici : on ne peut pas reprendre davantage.
error-paused = La partie est en pause.
error-not-paused = La partie n’est pas en pause.
error-proposal-open = Une autre proposition attend sa réponse.
error-proposal-lapsed = La partie a continué : cette proposition ne tient plus.
error-not-asked = Cette proposition ne s’adresse pas à vous.
error-not-your-proposal = Cette proposition n’est pas la vôtre.
error-back-to = to : il n’y a pas d’étape antérieure { $given } où revenir.
error-not-late = { $seat } a encore du temps.
error-no-claim-of-win = win : à plus de deux joueurs, l’ordinateur prend la place.
error-fork-no-record = Une table d’entraînement n’a pas d’enregistrement propre.
error-no-guide = { $game } : pas de partie guidée ici.
error-guide-step = À cette étape, le guide attend autre chose.
error-undo-guide = Le guide a joué la suite : on ne peut plus reprendre.

record = Partie enregistrée : { $title }
error-no-bookmark = Ce signet n’existe pas.
error-bookmarks-full = Il y a place pour { $limit } signets par table ; supprimez-en un d’abord.
error-record-no-record = Ce n’est pas un enregistrement : sa première ligne ne commence pas par « grognard-record ».
error-record-version = Cet enregistrement est écrit dans un format qu’on ne lit pas ici (ligne { $line }).
error-record-changed = La ligne { $line } de l’enregistrement a été modifiée : son sceau ne tient pas.
error-record-cut = L’enregistrement est coupé à la ligne { $line }.
error-record-header = La première ligne de l’enregistrement ne décrit pas une partie connue ici.
error-record-commitment = La clé de la ligne { $line } n’est pas celle qui avait été promise.
error-record-components = L’enregistrement fut fait avec d’autres composants du jeu que ceux en usage ici.
error-record-action = La ligne { $line } de l’enregistrement contient une action que les règles n’y permettent pas.
error-record-end = La partie ne finit pas comme le dit la ligne { $line } de l’enregistrement.
error-record-too-long = Rejouer cet enregistrement prend trop de temps.
error-records-busy = D’autres enregistrements sont en cours de lecture ; réessayez dans un instant.
