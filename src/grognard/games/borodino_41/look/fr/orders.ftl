# Passer, et ordres permanents de passer

verb-pass = Passer
verb-pass-until = Passer jusqu’à
verb-order = Toujours passer jusqu’à
verb-withdraw = Annuler l’ordre permanent
window-zoc-fire = Tir sur qui quitte une ZC
window-defensive-fire = Tir défensif
window-withdrawal = Repli avant le combat
why-no-order = aucun ordre permanent à annuler
why-order-stands = un ordre permanent de passer est en vigueur
why-asked-now = la question vous est posée en ce moment
