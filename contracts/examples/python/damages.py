"""Bugs that a verification has to find, each in one place. Not for copying."""

import asyncio
import copy
import json
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from aiohttp import web

import galleries
import messenger
import server
import states
import wallet
import world
from world import Row, World

BALANCE = ("GET", "/rest/v1/guest/getGuestBalance")
GALLERY = ("GET", "/rest/v1/gallery/getGallery/{albumId}")
BUY_ALBUM = ("POST", "/rest/v1/gallery/buyAlbum/{albumId}")


def answer_differently(table: dict, name: Any, change: Callable[[Row], Row]) -> None:
    call = table[name]
    table[name] = lambda *args: change(call(*args))


def charges_twice() -> None:
    """an idempotency key is not recognized, and the change is made again"""
    once = world.once

    def careless(guest: Row, key: str, what: Row, *more: Any, **named: Any) -> Row:
        if guest["keys"].get(key, (None,))[0] == what:
            del guest["keys"][key]
            guest["bought"].discard(what.get("of"))
        return once(guest, key, what, *more, **named)

    galleries.once = messenger.once = careless


def shares_keys() -> None:
    """a key that one guest used is used for every guest"""
    once, shared = world.once, {}

    def once_for_all(guest: Row, key: str, what: Row, *more: Any, **named: Any) -> Row:
        shared.update(guest["keys"])
        return once({**guest, "keys": shared}, key, what, *more, **named)

    galleries.once = messenger.once = once_for_all


def charges_before_it_rejects() -> None:
    """coins that do not suffice for an album are taken"""

    def buy(called: World, guest_id: int | None, args: Row) -> Row:
        try:
            return galleries.buy_album(called, guest_id, args)
        except world.Rejected as rejected:
            if rejected.code == "needPurchase" and guest_id is not None:
                guest = called.guests[guest_id]
                wallet.book(guest, "album", -wallet.balance_of(guest))
            raise

    server.REST[BUY_ALBUM] = buy


def changed_pages(change: Callable[[Row, Row], Row]) -> None:
    def movements(called: World, guest_id: int | None, args: Row) -> Row:
        return change(wallet.get_movements(called, guest_id, args), args)

    server.QUERIES["getMovements"] = movements


def pages_overlap() -> None:
    """a page of the statement begins with the last entry of the one before"""
    paged = wallet.paged

    def overlapping(items: list[Row], args: Row) -> Row:
        offset = args.get("offset") or 0
        return paged(items, {**args, "offset": max(0, offset - 1)})

    wallet.paged = overlapping


def counts_the_page() -> None:
    """the total of the statement is that of the page"""
    changed_pages(lambda page, _: {**page, "total": len(page["items"])})


def ignores_filter() -> None:
    """the statement has every entry, whatever the filter"""
    wallet.FILTERS = dict.fromkeys(wallet.FILTERS, wallet.FILTERS["everything"])


def pushes_to_everybody() -> None:
    """pushes of a guest reach the sockets of all guests"""
    publish = World.publish

    def publish_to_all(called: World, guest_id: Any, push: Row, *args: Any) -> Row:
        frame = publish(called, guest_id, push, *args)
        for socket in called.sockets:
            if guest_id not in (None, socket.guest_id):
                socket.send(frame)
        return frame

    World.publish = publish_to_all


def numbers_with_gaps() -> None:
    """pushes are numbered 2, 4, 6"""
    send = server.Socket.send

    def skip(socket: server.Socket, frame: Row) -> None:
        send(socket, {**frame, "seq": 2 * frame["seq"]} if "seq" in frame else frame)

    server.Socket.send = skip


def errors_beside_data() -> None:
    """a query answers with data and errors"""
    respond = server.answer

    def answer(value: Row, status: int = 200) -> web.Response:
        partly = {"message": "partly", "extensions": {"code": "failed"}}
        both = {"errors": [partly], **value} if value.get("data") else value
        return respond(both, status)

    server.answer = answer


def keeps_nothing() -> None:
    """purchases and messages are answered, but not stored"""

    def forgetful(call: server.Call) -> server.Call:
        def answer(called: World, guest_id: int | None, args: Row) -> Row:
            names = ("guests", "channels", "actors", "albums")
            before = copy.deepcopy({name: getattr(called, name) for name in names})
            reply = copy.deepcopy(call(called, guest_id, args))
            vars(called).update(before)
            return reply

        return answer

    server.REST[BUY_ALBUM] = forgetful(server.REST[BUY_ALBUM])
    server.COMMANDS["messageSend"] = forgetful(server.COMMANDS["messageSend"])


def pushes_twice() -> None:
    """every push is sent twice"""
    send = server.Socket.send

    def repeat(socket: server.Socket, frame: Row) -> None:
        send(socket, frame)
        if "seq" in frame and "key" not in frame:
            send(socket, frame)

    server.Socket.send = repeat


def sends_html() -> None:
    """answers are HTML"""

    def answer(value: Row, status: int = 200) -> web.Response:
        text = f"<!doctype html><pre>{json.dumps(value)}</pre>"
        return web.Response(text=text, content_type="text/html", status=status)

    server.answer = answer


def sends_unasked_frames() -> None:
    """a frame that is not declared follows each session"""
    open_session = server.open_session

    def open_noisily(socket: server.Socket, *args: Any) -> None:
        open_session(socket, *args)
        socket.send({"type": "debug", "text": "a session was opened"})

    server.open_session = open_noisily


def negative_counts() -> None:
    """the views of an album are -1"""

    def change(gallery: Row) -> Row:
        return {**gallery, "album": {**gallery["album"], "albumTotalViews": -1}}

    answer_differently(server.REST, GALLERY, change)


def impossible_instant() -> None:
    """entries of the statement are of 2026-99-99T99:99:99.999Z"""
    wallet.now = lambda: "2026-99-99T99:99:99.999Z"


def renamed_field() -> None:
    """the balance is called coins"""

    def change(value: Row) -> Row:
        return {"coins" if name == "balance" else name: value[name] for name in value}

    answer_differently(server.REST, BALANCE, change)


def extra_field() -> None:
    """the balance has an additional field, which only --strict finds"""
    answer_differently(server.REST, BALANCE, lambda value: {**value, "debug": True})


def wrong_type() -> None:
    """the balance is a text"""

    def change(value: Row) -> Row:
        money = {**value["balance"], "value": str(value["balance"]["value"])}
        return {**value, "balance": money}

    answer_differently(server.REST, BALANCE, change)


def wrong_status() -> None:
    """an invalid token gets 403"""
    world.STATUS["needLogin"] = 403


def missing_push() -> None:
    """unread messages are not published"""
    publish = World.publish

    def publish_most(called: World, guest_id: Any, push: Row, *args: Any) -> Row:
        if push["type"] == "channelUnreadNotice":
            return push
        return publish(called, guest_id, push, *args)

    World.publish = publish_most


def slow() -> None:
    """the arguments of a request take 10 seconds to read"""
    body_of = server.body_of

    async def body_slowly(request: web.Request) -> Row:
        await asyncio.sleep(10)
        return await body_of(request)

    server.body_of = body_slowly


def hangs() -> None:
    """requests are never answered"""

    async def nothing(request: web.Request) -> Row:
        return await asyncio.get_running_loop().create_future()

    server.body_of = nothing


def closes_socket() -> None:
    """a message ends the connection with 1011"""
    receive = server.receive

    def close(socket: server.Socket, frame: Row) -> None:
        if frame.get("type") == "messageSend":
            return socket.close(1011)
        receive(socket, frame)

    server.receive = close


def states_fail() -> None:
    """no performer can be set up"""
    set_state = states.set_state

    def fail(called: World, state: str, p: Row) -> bool:
        if state == "a performer exists":
            raise RuntimeError("the table of performers is missing")
        return set_state(called, state, p)

    states.set_state = fail


def keeps_sockets() -> None:
    """after log-out, open sockets hear of it and go on getting pushes"""

    def end(called: World, token: str) -> None:
        called.sessions.pop(token, None)
        for socket in [each for each in called.sockets if each.token == token]:
            socket.send({"type": "sessionExpired"})

    World.end_session = end


transport: ContextVar[str] = ContextVar("transport")


def survives_log_out(name: str) -> Callable[[], None]:
    """A token that one transport goes on accepting."""

    def within(handle: Any) -> Any:
        def handle_within(*args: Any) -> Any:
            transport.set(name)
            return handle(*args)

        return handle_within

    def apply() -> None:
        ended: dict[tuple[World, str], int | None] = {}
        end_session, session_of = World.end_session, World.session_of

        def end(called: World, token: str) -> None:
            ended[called, token] = called.sessions.get(token)
            end_session(called, token)

        def find(called: World, token: str | None) -> int | None:
            if transport.get("") == name and (called, token) in ended:
                return ended[called, token]
            return session_of(called, token)

        World.end_session, World.session_of = end, find
        if name == "rest":
            rest = server.rest
            server.rest = lambda call: within(rest(call))
        elif name == "query":
            server.vxql = within(server.vxql)
        else:
            server.receive = within(server.receive)

    apply.__doc__ = f"after log-out, {name} still accepts the token"
    return apply


DAMAGES: dict[str, Callable[[], None]] = {
    each.__name__.replace("_", "-"): each
    for each in (
        charges_twice,
        charges_before_it_rejects,
        shares_keys,
        keeps_nothing,
        pages_overlap,
        counts_the_page,
        ignores_filter,
        pushes_to_everybody,
        numbers_with_gaps,
        errors_beside_data,
        keeps_sockets,
        pushes_twice,
        sends_html,
        sends_unasked_frames,
        negative_counts,
        impossible_instant,
        renamed_field,
        extra_field,
        wrong_type,
        wrong_status,
        missing_push,
        slow,
        hangs,
        closes_socket,
        states_fail,
    )
} | {
    f"survives-log-out-{name}": survives_log_out(name)
    for name in ("rest", "query", "socket")
}


def listed() -> str:
    return "\n".join(f"  {name:26}{each.__doc__}" for name, each in DAMAGES.items())
