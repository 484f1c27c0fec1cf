"""Notices by e-mail and webhook, and what users have set about them."""
