"""One configuration for each map."""

from atlas.maps import battle_for_germany
from atlas.model import MapPlan

PLANS: dict[str, MapPlan] = {plan.name: plan for plan in (battle_for_germany.PLAN,)}
