# Passing, and standing orders to pass

verb-pass = Pass
verb-pass-until = Pass until
verb-order = Always pass until
verb-withdraw = Withdraw the standing order
window-zoc-fire = Fire at who leaves a zone of control
window-defensive-fire = Defensive fire
window-withdrawal = Falling back before combat
why-no-order = there is no standing order to withdraw
why-order-stands = a standing order to pass is in force
why-asked-now = you are asked about it right now
