"""Settings shared by all tests."""

import os

from hypothesis import settings

# A deadline would be a timing assertion in disguise.
settings.register_profile("grognard", deadline=None)
settings.load_profile("grognard")
# Servers that tests start in processes of their own draw a board when it is asked for.
os.environ["GROGNARD_DRAW_AHEAD"] = "0"
