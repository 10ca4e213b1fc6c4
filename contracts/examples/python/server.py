"""A back end for the guest client: three transports and the states over one product.

Run it with Debian's python3-aiohttp: /usr/bin/python3 server.py --port 8080
"""

import argparse
import asyncio
import json
import re
import secrets
from typing import Any

from aiohttp import WSMsgType, web

import product
import states
from product import Rejected, Row, World

LANGUAGES = ("de", "en", "nl", "es")
RESUME_MS = 120_000
PONG_TTL = 120


class Worlds:
    """The worlds by the header x-world, or one for everybody."""

    def __init__(self, is_one: bool) -> None:
        self.is_one = is_one
        self.by_name: dict[str, World] = {}

    def of(self, request: web.Request) -> World:
        name = "" if self.is_one else request.headers.get("x-world", "")
        return self.by_name.setdefault(name, World())

    def for_state(self, request: web.Request, state: str) -> World:
        """Where all share a world, the first state after a call begins a new one."""
        if self.is_one and self.of(request).was_called and state not in states.EVENTS:
            self.by_name.clear()
        return self.of(request)

    def for_call(self, request: web.Request) -> World:
        world = self.of(request)
        world.was_called = True
        return world


worlds = Worlds(is_one=False)


def request_id() -> str:
    return secrets.token_hex(4)


def token_of(request: web.Request) -> str | None:
    header = request.headers.get("Authorization", "")
    in_query = request.query.get("access_token") if request.method == "GET" else None
    return header.removeprefix("Bearer ") or in_query


# States


async def on_state(request: web.Request) -> web.Response:
    body = await request.json()
    world = worlds.for_state(request, body["state"])
    if states.set_state(world, body["state"], body.get("params") or {}):
        return web.json_response({"success": True})
    return web.Response(status=501, text=f"not implemented: {body['state']}")


# REST


async def body_of(request: web.Request) -> Row:
    if request.method == "GET":
        return {}
    body = await request.json() if request.can_read_body else {}
    if not isinstance(body, dict):
        raise Rejected("malformed")
    return body


def rest(call: product.Call) -> Any:
    async def answer(request: web.Request) -> web.Response:
        try:
            world, token = worlds.for_call(request), token_of(request)
            guest_id = world.session_of(token)
            language = request.query.get("language")
            if language not in LANGUAGES:
                raise Rejected("malformed", "language")
            args = {**await body_of(request), **request.match_info}
            args |= {"language": language, "token": token}
            args["key"] = request.headers.get("Idempotency-Key")
            return web.json_response(call(world, guest_id, args))
        except json.JSONDecodeError:
            failure = Rejected("malformed")
        except Rejected as rejected:
            failure = rejected
        error = {"code": failure.code, "field": failure.field}
        error["requestId"] = request_id()
        return web.json_response({"error": error}, status=failure.status)

    return answer


# GraphQL: no library, so only what the client's operations need; yours will be better.


def selection_of(tokens: list[str]) -> dict[str, Any]:
    """The fields between braces, each with those of its own braces."""
    fields: dict[str, Any] = {}
    while (token := tokens.pop(0)) != "}":
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
    return {name: selected(value[name], inner) for name, inner in fields.items()}


async def vxql(request: web.Request) -> web.Response:
    try:
        world, token = worlds.for_call(request), token_of(request)
        if token is None:
            raise Rejected("needLogin")
        guest_id = world.session_of(token)
        body = await body_of(request)
        # Its variables have the names of the arguments.
        text = re.sub(r"\([^)]*\)", "", body["query"]).partition("{")[2]
        language = request.query.get("language", "en")
        args = {**(body.get("variables") or {}), "language": language}
        data = {}
        for name, fields in selection_of(re.findall(r"\w+|[{}]", text)).items():
            if name not in product.QUERIES:
                raise Rejected("malformed", name)
            answer = product.QUERIES[name](world, guest_id, args)
            data[name] = selected(answer, fields)
        return web.json_response({"data": data})
    except Rejected as failure:
        message = "Missing Vxql-Token" if token is None else failure.code
        extensions = {"code": failure.code, "field": failure.field}
        extensions["requestId"] = request_id()
        error = {"message": message, "extensions": extensions}
        return web.json_response({"data": None, "errors": [error]})


# The socket


class Socket:
    """An open connection. Frames wait in a queue, so the product never waits."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.token: str | None = None
        self.guest_id: int | None = None
        self.has_session = False
        self.queue: asyncio.Queue[Row | int] = asyncio.Queue()

    def send(self, frame: Row) -> None:
        self.queue.put_nowait(frame)

    def close(self, code: int) -> None:
        self.queue.put_nowait(code)

    async def write(self, connection: web.WebSocketResponse) -> None:
        while not connection.closed:
            item = await self.queue.get()
            if isinstance(item, int):
                await connection.close(code=item)
            else:
                await connection.send_json(item)


def open_session(socket: Socket, frame: Row) -> None:
    if frame.get("language") not in LANGUAGES:
        raise Rejected("malformed", "language")
    world = socket.world
    socket.token, socket.guest_id = frame["accessToken"], world.session_of(
        frame["accessToken"]
    )
    public = world.streams[None]
    own = world.streams.get(socket.guest_id, []) if socket.guest_id else []
    last = frame.get("lastSeen")
    if last and not socket.has_session:
        if last["epoch"] != world.epoch or last["agoMs"] > RESUME_MS:
            socket.send({"type": "resync"})
        else:
            for push in public[last["public"] :] + own[last["guest"] or 0 :]:
                socket.send(push)
    socket.has_session = True
    world.sockets.add(socket)
    guest = None if socket.guest_id is None else len(own)
    positions = {"epoch": world.epoch, "public": len(public), "guest": guest}
    socket.send({"type": "ackSession", "positions": positions})


def receive(socket: Socket, frame: Row) -> None:
    """Handles one frame. Rejects it, or replies to it, with its key."""
    name = frame.get("type")
    key = {"key": frame["key"]} if "key" in frame else {}
    try:
        guest_id = socket.world.session_of(frame.get("accessToken"))
        if name == "ping":
            return socket.send({"type": "pong", "ttl": PONG_TTL})
        if name == "sessionRequest":
            return open_session(socket, frame)
        if name not in product.COMMANDS:
            raise Rejected("unknown", "type")
        if not socket.has_session:
            raise Rejected("needLogin")
        command = product.COMMANDS[name]
        reply = command(socket.world, guest_id, {**frame, "socket": socket})
        socket.send({**reply, **key})
    except Rejected as failure:
        reason = {"code": failure.code, "field": failure.field}
        socket.send({"type": "refused", "of": name, **reason, **key})


async def on_socket(request: web.Request) -> web.WebSocketResponse:
    connection = web.WebSocketResponse(max_msg_size=65_536)
    await connection.prepare(request)
    socket = Socket(worlds.for_call(request))
    writer = asyncio.create_task(socket.write(connection))
    async for message in connection:
        try:
            frame = json.loads(message.data) if message.type == WSMsgType.TEXT else None
        except json.JSONDecodeError:
            frame = None
        if isinstance(frame, dict):
            receive(socket, frame)
        else:
            socket.send({"type": "refused", "of": None, "code": "malformed"})
    writer.cancel()
    socket.world.sockets.discard(socket)
    return connection


def application() -> web.Application:
    app = web.Application()
    app.router.add_post("/states", on_state)
    app.router.add_post("/vxql", vxql)
    app.router.add_get("/socket", on_socket)
    for (method, path), call in product.REST.items():
        app.router.add_route(method, path, rest(call))
    return app


def main() -> None:
    global worlds
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8080, help="0: a free one")
    parser.add_argument("--one-world", action="store_true", help="ignore x-world")
    parser.add_argument("--damage", metavar="NAME", help="a bug to be found")
    options = parser.parse_args()
    worlds = Worlds(is_one=options.one_world)
    web.run_app(application(), host="127.0.0.1", port=options.port)


if __name__ == "__main__":
    main()
