"""A back end of the guest client: three transports and the states endpoint."""

import asyncio
import contextlib
import json
import logging
import re
import secrets
from collections.abc import Callable
from typing import Any

from aiohttp import WSMessage, WSMsgType, web

import galleries
import messenger
import states
import wallet
import world
from world import Rejected, Row, World

# A call gets its world, its guest (None: anonymous) and its arguments by name; beside
# them the language and, of REST, token and key, or the socket of a command.
Call = Callable[[World, int | None, Row], Row]
REST: dict[tuple[str, str], Call] = {
    ("POST", "/rest/v1/guest/createVisitorToken"): world.create_visitor_token,
    ("POST", "/rest/v1/vxpay/logout"): world.log_out,
    ("GET", "/rest/v1/guest/getGuestBalance"): wallet.get_guest_balance,
    ("GET", "/rest/v1/gallery/getGallery/{albumId}"): galleries.get_gallery,
    ("POST", "/rest/v1/gallery/buyAlbum/{albumId}"): galleries.buy_album,
}
QUERIES: dict[str, Call] = {
    "getMovements": wallet.get_movements,
    "messengerChannels": messenger.messenger_channels,
    "messengerUnreadCount": messenger.messenger_unread_count,
}
COMMANDS: dict[str, Call] = {
    "messageSend": messenger.message_send,
    "channelsMarkAllSeen": messenger.channels_mark_all_seen,
}
LANGUAGES = ("de", "en", "nl", "es")
RESUME_MS = 120_000
PONG_TTL = 120

worlds: dict[str, World] = {}
has_one_world = False


def world_of(request: web.Request) -> World:
    """The data of the interaction; with one world only the latest one has any."""
    name = request.headers.get("x-world", "")
    if has_one_world and name not in worlds:
        worlds.clear()
    return worlds.setdefault(name, World())


async def on_state(request: web.Request) -> web.Response:
    body = await request.json()
    name = body["state"]
    if states.set_state(world_of(request), name, body.get("params") or {}):
        return web.json_response({"success": True})
    return web.Response(status=501, text=f"not implemented: {name}")


def failure_of(error: Exception) -> Rejected:
    if isinstance(error, Rejected):
        return error
    if isinstance(error, json.JSONDecodeError):
        return Rejected("malformed")
    logging.error("A call failed.", exc_info=error)
    return Rejected("failed")


def failure_fields(failure: Rejected) -> Row:
    request_id = secrets.token_hex(4)
    return {"code": failure.code, "field": failure.field, "requestId": request_id}


def token_of(request: web.Request) -> str | None:
    header = request.headers.get("Authorization", "")
    in_query = request.query.get("access_token") if request.method == "GET" else None
    return header.removeprefix("Bearer ") or in_query


async def body_of(request: web.Request) -> Row:
    body = await request.json() if request.can_read_body else {}
    if not isinstance(body, dict):
        raise Rejected("malformed")
    return body


def answer(value: Row, status: int = 200) -> web.Response:
    return web.json_response(value, status=status)


def rest(call: Call) -> Any:
    async def respond(request: web.Request) -> web.Response:
        try:
            token, language = token_of(request), request.query.get("language")
            called = world_of(request)
            guest_id = called.session_of(token)
            if language not in LANGUAGES:
                raise Rejected("malformed", "language")
            args = {**await body_of(request), **request.match_info}
            key = request.headers.get("Idempotency-Key")
            args |= {"language": language, "token": token, "key": key}
            return answer(call(called, guest_id, args))
        except Exception as error:
            failure = failure_of(error)
            return answer({"error": failure_fields(failure)}, failure.status)

    return respond


def selection_of(tokens: list[str]) -> dict[str, Any]:
    """The fields of a GraphQL selection, each with those of its own braces."""
    fields: dict[str, Any] = {}
    while tokens and (token := tokens.pop(0)) != "}":
        if token == "{":
            fields[next(reversed(fields))] = selection_of(tokens)
        else:
            fields[token] = {}
    return fields


def selected(value: Any, fields: dict[str, Any]) -> Any:
    if isinstance(value, list):
        return [selected(each, fields) for each in value]
    if not fields or value is None:
        return value
    if unknown := [name for name in fields if name not in value]:
        raise Rejected("malformed", unknown[0])
    return {name: selected(value[name], inner) for name, inner in fields.items()}


async def vxql(request: web.Request) -> web.Response:
    """Answers the client's operations, whose variables are named like the arguments.

    Aliases, fragments and literals need a GraphQL library.
    """
    token = token_of(request)
    try:
        if token is None:
            raise Rejected("needLogin")
        called = world_of(request)
        guest_id = called.session_of(token)
        body = await body_of(request)
        if "{" not in str(body.get("query")):
            raise Rejected("malformed", "query")
        language = request.query.get("language", "en")
        args = {**(body.get("variables") or {}), "language": language}
        text = re.sub(r"\([^)]*\)", "", body["query"]).partition("{")[2]
        data = {}
        for name, fields in selection_of(re.findall(r"\w+|[{}]", text)).items():
            if name not in QUERIES:
                raise Rejected("malformed", name)
            data[name] = selected(QUERIES[name](called, guest_id, args), fields)
        return answer({"data": data})
    except Exception as error:
        failure = failure_of(error)
        message = "Missing Vxql-Token" if token is None else failure.code
        described = {"message": message, "extensions": failure_fields(failure)}
        return answer({"data": None, "errors": [described]})


class Socket:
    """An open connection. Frames wait in a queue, so that a call never waits."""

    def __init__(self, called: World) -> None:
        self.world = called
        self.token: str | None = None
        self.guest_id: int | None = None
        self.has_session = False
        self.queue: asyncio.Queue[Row | int] = asyncio.Queue()

    def send(self, frame: Row) -> None:
        self.queue.put_nowait(frame)

    def close(self, code: int) -> None:
        self.queue.put_nowait(code)

    async def write(self, connection: web.WebSocketResponse) -> None:
        while not isinstance(item := await self.queue.get(), int):
            with contextlib.suppress(ConnectionResetError):
                await connection.send_json(item)
        await connection.close(code=item)


def open_session(socket: Socket, guest_id: int | None, frame: Row) -> None:
    """Acknowledges a session, after the pushes that a lost connection has missed."""
    if frame.get("language") not in LANGUAGES:
        raise Rejected("malformed", "language")
    epoch, streams = socket.world.epoch, socket.world.streams
    public, own = streams[None], streams.get(guest_id, []) if guest_id else []
    last = frame.get("lastSeen")
    if last and not socket.has_session:
        is_too_old = last["epoch"] != epoch or last["agoMs"] > RESUME_MS
        missed = public[last["public"] :] + own[last["guest"] or 0 :]
        for push in [{"type": "resync"}] if is_too_old else missed:
            socket.send(push)
    socket.token, socket.guest_id = frame.get("accessToken"), guest_id
    socket.has_session = True
    socket.world.sockets.add(socket)
    positions = {"epoch": epoch, "public": len(public)}
    positions["guest"] = len(own) if guest_id else None
    socket.send({"type": "ackSession", "positions": positions})


def receive(socket: Socket, frame: Row) -> None:
    """Handles a frame: its reply, or the reason of its rejection, has its key."""
    name, key = frame.get("type"), {k: frame[k] for k in ("key",) if k in frame}
    try:
        if not isinstance(name, str):
            raise Rejected("malformed", "type")
        guest_id = socket.world.session_of(frame.get("accessToken"))
        if name == "ping":
            socket.send({"type": "pong", "ttl": PONG_TTL})
        elif name == "sessionRequest":
            open_session(socket, guest_id, frame)
        elif name not in COMMANDS:
            raise Rejected("unknown", "type")
        elif not socket.has_session:
            raise Rejected("needLogin")
        else:
            args = {**frame, "socket": socket}
            socket.send({**COMMANDS[name](socket.world, guest_id, args), **key})
    except Exception as error:
        failure = failure_of(error)
        reason = {"code": failure.code, "field": failure.field}
        socket.send({"type": "refused", "of": name, **reason, **key})


def frame_of(message: WSMessage) -> Row:
    try:
        frame = json.loads(message.data) if message.type == WSMsgType.TEXT else None
    except json.JSONDecodeError:
        frame = None
    return frame if isinstance(frame, dict) else {}


async def on_socket(request: web.Request) -> web.WebSocketResponse:
    connection = web.WebSocketResponse(max_msg_size=65_536)
    await connection.prepare(request)
    socket = Socket(world_of(request))
    writer = asyncio.create_task(socket.write(connection))
    async for message in connection:
        receive(socket, frame_of(message))
    socket.world.sockets.discard(socket)
    socket.close(1000)
    await writer
    return connection


def application() -> web.Application:
    app = web.Application()
    app.router.add_post("/states", on_state)
    app.router.add_post("/vxql", vxql)
    app.router.add_get("/socket", on_socket)
    for (method, path), call in REST.items():
        app.router.add_route(method, path, rest(call))
    return app
