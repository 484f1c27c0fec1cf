"""Settings shared by all tests."""

import os

from hypothesis import settings

# The same examples each time, unless fresh ones are asked for; a deadline would be an asserted time.
settings.register_profile("grognard", deadline=None, derandomize="GROGNARD_FRESH_EXAMPLES" not in os.environ)
settings.load_profile("grognard")
# Servers that tests start in processes of their own draw a board when it is asked for.
os.environ["GROGNARD_DRAW_AHEAD"] = "0"
