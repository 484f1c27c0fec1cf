"""One configuration for each map."""

from atlas.maps import battle_for_germany, borodino_41, fortress_berlin, race_for_berlin, victory_roads
from atlas.model import MapPlan
from atlas.zone_model import ZonePlan

PLANS: dict[str, MapPlan | ZonePlan] = {
    plan.name: plan
    for plan in (
        battle_for_germany.PLAN,
        borodino_41.PLAN,
        fortress_berlin.PLAN,
        race_for_berlin.PLAN,
        victory_roads.PLAN,
    )
}
