"""Bugs that a verification has to find, each in one place. Not for copying."""

import asyncio
import contextlib
import copy
import json
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from aiohttp import web

import documents
import galleries
import messenger
import server
import states
import wallet
import world
from world import Row, World


BALANCE = "getGuestBalance"


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

    server.REST["buyAlbum"] = buy


def changed_pages(change: Callable[[Row, Row], Row]) -> None:
    def movements(called: World, guest_id: int | None, args: Row) -> Row:
        return change(wallet.get_movements(called, guest_id, args), args)

    server.QUERIES["getMovements"] = movements


def pages_overlap() -> None:
    """a page of the statement begins with the last entry of the one before"""
    paged = wallet.paged

    def overlapping(items: list[Row], args: Row, size: int) -> Row:
        offset = args.get("offset") or 0
        return paged(items, {**args, "offset": max(0, offset - 1)}, size)

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

    server.REST["buyAlbum"] = forgetful(server.REST["buyAlbum"])
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

    answer_differently(server.REST, "getGallery", change)


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


def accepts_foreign_guests() -> None:
    """another guest's id beside a token is accepted"""

    def sender_of(socket: server.Socket, frame: Row) -> int | None:
        return socket.world.session_of(frame["accessToken"])

    server.sender_of = sender_of


def ignores_more_fields() -> None:
    """fields and parameters that are not declared are ignored"""
    check_of = documents.check_of

    def check_declared(schema: Row, *args: Any) -> documents.Check:
        return check_of({**schema, "additionalProperties": True}, *args)

    documents.check_of = check_declared


def reads_any_number() -> None:
    """101.0, 1e2 and +101 are ids"""
    value_of = documents.value_of

    def number_of(text: str, schema: Row) -> Any:
        with contextlib.suppress(ValueError, OverflowError):
            if schema.get("type") == "integer":
                return int(float(text))
        return value_of(text, schema)

    documents.value_of = number_of


def limits_pages() -> None:
    """pages of 500 entries are malformed"""
    server.BOUNDS["getMovements"]["first"] = {"minimum": 0, "maximum": 499}


def limits_keys() -> None:
    """keys of more than 100 characters are malformed"""
    once = world.once

    def once_for_short(guest: Row, key: str, *more: Any, **named: Any) -> Row:
        if len(key) > 100:
            raise world.Rejected("malformed", named.get("field", "key"))
        return once(guest, key, *more, **named)

    galleries.once = messenger.once = once_for_short


def reads_json_only() -> None:
    """a body of text/plain has the wrong type"""
    body_of = server.body_of

    async def json_of(request: web.Request) -> Row:
        if request.content_type == "text/plain":
            raise world.Rejected("wrongType")
        return await body_of(request)

    server.body_of = json_of


def needs_a_header() -> None:
    """a token in the query is ignored"""

    def token_of(request: web.Request) -> str | None:
        return request.headers.get("Authorization", "").removeprefix("Bearer ") or None

    server.token_of = token_of


def cuts_texts() -> None:
    """messages have 80 characters, the rest is lost"""
    add_message = messenger.add_message

    def add_part(*args: Any, **fields: Any) -> Row:
        return add_message(*args, **{**fields, "text": (fields["text"] or "")[:80] or None})

    messenger.add_message = add_part


arrived: ContextVar[Row] = ContextVar("arrived")
"""What was known of the guest when the request came."""


async def meet(waiting: list[asyncio.Future[None]]) -> None:
    """Waits until another request is here as well, or for a moment if none comes."""
    if waiting:
        return waiting.pop().set_result(None)
    own = asyncio.get_running_loop().create_future()
    waiting.append(own)
    with contextlib.suppress(asyncio.TimeoutError):
        await asyncio.wait_for(own, 0.3)
    if own in waiting:
        waiting.remove(own)


def let_others_overtake() -> None:
    """Purchases and messages begin, and are made once another one has begun."""
    body_of, receive = server.body_of, server.receive
    waiting: list[asyncio.Future[None]] = []

    def note(called: World, token: str | None) -> None:
        guest = called.guests.get(called.sessions.get(token or "") or 0)
        if guest is not None:
            balance = wallet.balance_of(guest)
            arrived.set({"keys": set(guest["keys"]), "balance": balance})

    async def body_later(request: web.Request) -> Row:
        body = await body_of(request)
        if "/buyAlbum/" in request.path:
            note(server.world_of(request), server.token_of(request))
            await meet(waiting)
        return body

    def receive_later(socket: server.Socket, frame: Row) -> None:
        async def later() -> None:
            await meet(waiting)
            receive(socket, frame)

        if frame.get("type") != "messageSend":
            return receive(socket, frame)
        note(socket.world, frame.get("accessToken"))
        tasks.add(task := asyncio.get_running_loop().create_task(later()))
        task.add_done_callback(tasks.discard)

    tasks: set[asyncio.Task[None]] = set()
    server.body_of, server.receive = body_later, receive_later


def forgets_running_keys() -> None:
    """a key counts only once its first request has been answered"""
    let_others_overtake()
    once = world.once

    def once_answered(
        guest: Row, key: str, what: Row, *more: Any, **named: Any
    ) -> Row:
        if key in guest["keys"] and key not in arrived.get()["keys"]:
            del guest["keys"][key]
            guest["bought"].discard(what.get("of"))
        return once(guest, key, what, *more, **named)

    galleries.once = messenger.once = once_answered


def spends_coins_twice() -> None:
    """requests that are under way at once each spend the same coins"""
    let_others_overtake()
    galleries.balance_of = messenger.balance_of = lambda _: arrived.get()["balance"]


def mixes_up_keys() -> None:
    """a reply has the key of the last message on its socket"""
    let_others_overtake()
    receive, reply_to = server.receive, server.reply_to
    last: dict[server.Socket, Row] = {}

    def receive_noted(socket: server.Socket, frame: Row) -> None:
        if "key" in frame:
            last[socket] = {"key": frame["key"]}
        receive(socket, frame)

    def reply_with_last(socket: server.Socket, frame: Row, key: Row) -> None:
        reply_to(socket, frame, last.get(socket, {}) if key else {})

    server.receive, server.reply_to = receive_noted, reply_with_last


def mixes_up_guests() -> None:
    """a balance is that of the guest who asked last"""
    body_of, session_of = server.body_of, World.session_of
    balance, last = server.REST[BALANCE], {}
    waiting: list[asyncio.Future[None]] = []

    def session_noted(called: World, token: str | None) -> int | None:
        last[called] = session_of(called, token)
        return last[called]

    async def body_later(request: web.Request) -> Row:
        if request.path.endswith(f"/{BALANCE}"):
            await meet(waiting)
        return await body_of(request)

    World.session_of, server.body_of = session_noted, body_later
    server.REST[BALANCE] = lambda called, _, args: balance(called, last[called], args)


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
            server.rest = lambda *args: within(rest(*args))
        elif name == "query":
            query_service = server.query_service
            server.query_service = lambda *args: within(query_service(*args))
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
        accepts_foreign_guests,
        ignores_more_fields,
        reads_any_number,
        limits_pages,
        limits_keys,
        reads_json_only,
        needs_a_header,
        cuts_texts,
        forgets_running_keys,
        spends_coins_twice,
        mixes_up_keys,
        mixes_up_guests,
    )
} | {
    f"survives-log-out-{name}": survives_log_out(name)
    for name in ("rest", "query", "socket")
}


def listed() -> str:
    return "\n".join(f"  {name:26}{each.__doc__}" for name, each in DAMAGES.items())
