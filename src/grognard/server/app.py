"""The application: builds the parts of the server and connects them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from threading import Event, Thread

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException
from starlette.middleware.trustedhost import TrustedHostMiddleware

from grognard import __version__
from grognard.server.computers.scheduler import Computers
from grognard.server.errors import Refusal, on_bad_field, on_database_error, on_http_error, on_refusal
from grognard.server.housekeeping import Housekeeper
from grognard.server.http.guard import Guard
from grognard.server.http.page import files_in
from grognard.server.http.play import messages
from grognard.server.http.routes import ROUTERS
from grognard.server.live.act_poller import ActPoller
from grognard.server.live.fanout import SharedHub
from grognard.server.live.hub import Hub
from grognard.server.metrics import Measured, Metrics
from grognard.server.notices.notifier import Notifier
from grognard.server.people import identity
from grognard.server.service import Service
from grognard.server.settings import Settings


def make_app(settings: Settings) -> FastAPI:
    """A server with these settings, its database open and up to date."""

    def changed(table_id: str) -> None:
        hub.changed(table_id)
        computers.wake(table_id)

    def wake(table_id: str) -> None:
        computers.wake(table_id)

    def seated(table_id: str) -> None:
        hub.seated(table_id)
        notices.wake(table_id)  # a table that goes on after a pause may wait for someone

    service = Service(settings, changed, wake, seated)
    shared = SharedHub(service.store, settings.database) if service.store.pubsub.reaches_others else None
    hub = shared or Hub()
    computers = Computers(settings, service.catalogue, service.history, service.tables, hub.say, hub.present)

    notices = Notifier(settings, service.store, service.catalogue, hub.is_present)
    hub.on_change = notices.wake
    housekeeper = Housekeeper(service, notices)
    metrics = Metrics(service.store.engine, hub, computers)
    service.store.wrote = metrics.wrote
    stopped = Event()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        hub.attach(asyncio.get_running_loop())
        computers.attach(asyncio.get_running_loop())
        notices.attach(asyncio.get_running_loop())
        if settings.draw_ahead:
            Thread(target=_draw_ahead, args=(service, stopped), daemon=True).start()
        acts = ActPoller(service.store.engine, hub, computers.wake, settings.poll_seconds)
        background = (acts.run(), housekeeper.run(), service.monotonic_time.save_regularly())
        tasks = [asyncio.create_task(work) for work in background]
        async with shared.open() if shared else nullcontext():
            await asyncio.to_thread(computers.resume, service.store)
            yield
        stopped.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        hub.attach(None)
        await asyncio.to_thread(service.monotonic_time.save)
        await computers.close()
        await service.records.close()
        await notices.close()
        await asyncio.get_running_loop().shutdown_default_executor()  # its threads use the store
        service.close()
        metrics.close()

    app = FastAPI(
        title="Grognard",
        version=__version__,
        summary="Tables for board wargames.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    app.state.service, app.state.hub, app.state.computers = service, hub, computers
    app.state.recognise = partial(identity.user_of, store=service.store)
    app.state.notices = notices
    app.state.files = files_in(settings.static)
    for router in ROUTERS:
        app.include_router(router)
    app.webhooks.include_router(messages)
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(RequestValidationError, on_bad_field)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(OperationalError, on_database_error)
    app.add_middleware(Guard, most=settings.connections_per_address)
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=list(settings.hosts), www_redirect=False)
    app.add_middleware(Measured, metrics=metrics, token=settings.metrics_token)
    return app


def _draw_ahead(service: Service, stopped: Event) -> None:
    """Draws the boards of games first, then the maps without rules."""
    service.catalogue.draw_ahead(stopped)
    service.maps.draw_ahead(stopped)
