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
from documents import Documents, Message, Operation, check_query
from world import Rejected, Row, World

# A call gets its world, its guest (None: anonymous) and its arguments by name; beside
# them the language and, of REST, token and key, or the socket of a command. The names
# are those of the documents, by which requests are checked.
Call = Callable[[World, int | None, Row], Row]
REST: dict[str, Call] = {
    "createVisitorToken": world.create_visitor_token,
    "vxpayLogout": world.log_out,
    "getGuestBalance": wallet.get_guest_balance,
    "getGallery": galleries.get_gallery,
    "buyAlbum": galleries.buy_album,
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
# Bounds of arguments, which SDL has in words only, as JSON Schema.
FIRST = {"minimum": 0, "maximum": 500}
MONTH = {"pattern": r"^20[0-9]{2}-(0[1-9]|1[0-2])\Z"}
BOUNDS: dict[str, Row] = {
    "getMovements": {"first": FIRST, "offset": {"minimum": 0}, "month": MONTH},
    "messengerChannels": {"first": FIRST, "offset": FIRST},
}
MAX_BODY_BYTES = 100_000
MAX_KEY_LENGTH = 200
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
    if body.get("action") == "teardown":
        worlds.pop(request.headers.get("x-world", ""), None)
        return web.json_response({"success": True})
    if states.set_state(world_of(request), name, body.get("params") or {}):
        return web.json_response({"success": True})
    return web.Response(status=501, text=f"not implemented: {name}")


def failure_of(error: Exception) -> Rejected:
    if isinstance(error, Rejected):
        return error
    if isinstance(error, web.HTTPRequestEntityTooLarge):
        return Rejected("tooLarge")
    logging.error("A call failed.", exc_info=error)
    return Rejected("failed")


def failure_fields(failure: Rejected) -> Row:
    request_id = secrets.token_hex(4)
    return {"code": failure.code, "field": failure.field, "requestId": request_id}


def token_of(request: web.Request) -> str | None:
    header = request.headers.get("Authorization", "")
    in_query = request.query.get("access_token") if request.method == "GET" else None
    return header.removeprefix("Bearer ") or in_query


def no_number(text: str) -> None:
    raise ValueError(f"{text} is no JSON")


def object_in(text: str | bytes) -> Row:
    """The JSON object in a text. Rejects everything else as malformed."""
    try:
        value = json.loads(text, parse_constant=no_number)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise Rejected("malformed")
    return value


async def body_of(request: web.Request) -> Row:
    content = await request.read()
    if not content:
        return {}
    if request.content_type not in ("application/json", "text/plain"):
        raise Rejected("wrongType")
    return object_in(content)


def answer(value: Row, status: int = 200) -> web.Response:
    return web.json_response(value, status=status)


def rejected(failure: Rejected) -> web.Response:
    return answer({"error": failure_fields(failure)}, failure.status)


def rest(call: Call, operation: Operation) -> Any:
    async def respond(request: web.Request) -> web.Response:
        try:
            token, called = token_of(request), world_of(request)
            guest_id = called.session_of(token)
            query, headers = dict(request.query), request.headers
            body = await body_of(request)
            args = operation.arguments(request.match_info, query, body, headers)
            key = headers.get("Idempotency-Key")
            args = {"language": "en", **args, "token": token, "key": key}
            return answer(call(called, guest_id, args))
        except Exception as error:
            return rejected(failure_of(error))

    return respond


async def unknown(request: web.Request) -> web.Response:
    return rejected(Rejected("unknown"))


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


def query_service(documents: Documents) -> Any:
    """Answers the client's operations, whose variables are named like the arguments.

    Aliases, fragments and literals need a GraphQL library.
    """
    checks = documents.query_checks(BOUNDS)

    def run(body: Row, called: World, guest_id: int | None, language: str) -> Row:
        variables = body.get("variables") or {}
        tokens = re.findall(r"\w+|[{}]", re.sub(r"\([^)]*\)", "", body["query"]))
        if tokens.count("{") != tokens.count("}") or "{" not in tokens:
            raise Rejected("malformed", "query")
        data = {}
        for name, fields in selection_of(tokens[tokens.index("{") + 1 :]).items():
            if name not in QUERIES:
                raise Rejected("malformed", name)
            checks[name](variables)
            args = {**variables, "language": language}
            data[name] = selected(QUERIES[name](called, guest_id, args), fields)
        return {"data": data}

    async def respond(request: web.Request) -> web.Response:
        token, is_known = token_of(request), False
        try:
            body = await body_of(request)
            if token is None:
                raise Rejected("needLogin")
            called, language = world_of(request), request.query.get("language", "en")
            guest_id = called.session_of(token)
            documents.check_language({"language": language})
            check_query(body)
            is_known = True
            return answer(run(body, called, guest_id, language))
        except Exception as error:
            failure = failure_of(error)
            # Until the operation is known, failures are REST's, but that of the token.
            if not is_known and failure.code != "needLogin":
                return rejected(failure)
            message = "Missing Vxql-Token" if token is None else failure.code
            described = {"message": message, "extensions": failure_fields(failure)}
            return answer({"data": None, "errors": [described]})

    return respond


class Socket:
    """An open connection. Frames wait in a queue, so that a call never waits."""

    def __init__(self, called: World, messages: dict[str, Message]) -> None:
        self.world = called
        self.messages = messages
        self.token: str | None = None
        self.guest_id: int | None = None
        self.has_session = False
        self.language = "en"
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


def open_session(socket: Socket, guest_id: int | None, frame: Row, key: Row) -> None:
    """Acknowledges a session, after the pushes that a lost connection has missed."""
    epoch, streams = socket.world.epoch, socket.world.streams
    public, own = streams[None], streams.get(guest_id, []) if guest_id else []
    last = frame.get("lastSeen")
    if last and not socket.has_session:
        is_too_old = last["epoch"] != epoch or last["agoMs"] > RESUME_MS
        missed = public[last["public"] :] + own[last["guest"] or 0 :]
        for push in [{"type": "resync"}] if is_too_old else missed:
            socket.send(push)
    socket.token, socket.guest_id = frame["accessToken"], guest_id
    socket.language = frame["language"]
    socket.has_session = True
    socket.world.sockets.add(socket)
    positions = {"epoch": epoch, "public": len(public)}
    positions["guest"] = len(own) if guest_id else None
    socket.send({"type": "ackSession", "positions": positions, **key})


def sender_of(socket: Socket, frame: Row) -> int | None:
    guest_id = socket.world.session_of(frame["accessToken"])
    if guest_id != frame["guestId"]:
        raise Rejected("needLogin")
    return guest_id


def reply_to(socket: Socket, frame: Row, key: Row) -> None:
    """Runs a command. Its checks have the order of the documents."""
    name = frame.get("type")
    if not isinstance(name, str):
        raise Rejected("malformed", "type")
    if name not in ("ping", "sessionRequest", *COMMANDS):
        raise Rejected("unknown", "type")
    message = socket.messages[name]
    message.check_sender(frame)
    if name not in COMMANDS:
        message.check_fields(frame)
    guest_id = sender_of(socket, frame)
    if name == "ping":
        return socket.send({"type": "pong", "ttl": PONG_TTL, **key})
    if name == "sessionRequest":
        return open_session(socket, guest_id, frame, key)
    if not socket.has_session:
        raise Rejected("needLogin")
    message.check_fields(frame)
    message.check_key(frame)
    args = {**frame, "socket": socket, "language": socket.language}
    socket.send({**COMMANDS[name](socket.world, guest_id, args), **key})


def receive(socket: Socket, frame: Row) -> None:
    """Handles a frame: its reply, or the reason of its rejection, has its key."""
    name, key = frame.get("type"), frame.get("key")
    has_key = isinstance(key, str) and 0 < len(key) <= MAX_KEY_LENGTH
    repeated = {"key": key} if has_key else {}
    try:
        reply_to(socket, frame, repeated)
    except Exception as error:
        failure = failure_of(error)
        reason = {"code": failure.code, "field": failure.field}
        of = name[:60] if isinstance(name, str) else None
        socket.send({"type": "refused", "of": of, **reason, **repeated})


def frame_of(message: WSMessage) -> Row:
    try:
        return object_in(message.data if message.type == WSMsgType.TEXT else "")
    except Rejected:
        return {}


async def on_socket(request: web.Request) -> web.WebSocketResponse:
    connection = web.WebSocketResponse(max_msg_size=65_536)
    await connection.prepare(request)
    socket = Socket(world_of(request), request.app["documents"].messages)
    writer = asyncio.create_task(socket.write(connection))
    async for message in connection:
        receive(socket, frame_of(message))
    socket.world.sockets.discard(socket)
    socket.close(1000)
    await writer
    return connection


@web.middleware
async def read_to_end(request: web.Request, handler: Any) -> Any:
    """Reads what a rejected request has left, which would end the connection."""
    try:
        return await handler(request)
    finally:
        await request.release()


def application(documents: Documents) -> web.Application:
    # A body as long as `client_max_size` is too long already.
    app = web.Application(
        client_max_size=MAX_BODY_BYTES + 1, middlewares=[read_to_end]
    )
    app["documents"] = documents
    app.router.add_post("/states", on_state)
    app.router.add_post("/vxql", query_service(documents))
    app.router.add_get("/socket", on_socket)
    for name, call in REST.items():
        operation = documents.operations[name]
        handler = rest(call, operation)
        app.router.add_route(operation.method, operation.path, handler)
    app.router.add_route("*", "/{path:.*}", unknown)
    return app
