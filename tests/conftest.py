"""Settings shared by all tests."""

from hypothesis import settings

# A deadline would be a timing assertion in disguise.
settings.register_profile("grognard", deadline=None)
settings.load_profile("grognard")
