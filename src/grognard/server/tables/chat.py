"""Chat at a table."""

from __future__ import annotations

from time import time

from sqlalchemy import insert, select

from grognard.server.store.database import messages, users
from grognard.server.store.pubsub import CHAT
from grognard.server.store.queries import LONGEST_LIST, Store
from grognard.server.store.rows import Message, User


def say(store: Store, table_id: str, user: User, text: str) -> Message:
    """A line of chat."""
    at = time()
    with store.engine.begin() as connection:
        values = {"table_id": table_id, "user_id": user.id, "text": text, "at": at}
        key = connection.execute(insert(messages).values(**values)).inserted_primary_key
        assert key is not None
        store.pubsub.publish(connection, CHAT, table_id, key[0])
    return Message(key[0], user.id, user.name, text, at)


def last_lines(store: Store, table_id: str) -> list[Message]:
    """The last lines of chat, in order."""
    query = (
        select(messages.c.id, messages.c.user_id, users.c.name, messages.c.text, messages.c.at)
        .join(users)
        .where(messages.c.table_id == table_id)
        .order_by(messages.c.id.desc())
        .limit(LONGEST_LIST)
    )
    with store.engine.connect() as connection:
        return [Message(*row) for row in connection.execute(query)][::-1]
