"""The data in memory, and what all calls share: sessions, keys, pushes, amounts."""

import secrets
from collections.abc import Callable
from datetime import datetime, timezone
from typing import Any

Row = dict[str, Any]

STATUS = {
    "malformed": 400,
    "needLogin": 401,
    "unknown": 404,
    "tooLarge": 413,
    "wrongType": 415,
    "failed": 500,
}


class Rejected(Exception):
    """A failure that the contracts declare: its code, and the field that caused it."""

    def __init__(self, code: str, field: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        is_conflict = code == "keyReused" or code.startswith("voucher")
        self.status = 409 if is_conflict else STATUS.get(code, 403)


class World:
    """All data, and the open sockets. Nothing is shared between worlds."""

    def __init__(self) -> None:
        self.sessions: dict[str, int | None] = {}  # guests by token, None: anonymous
        self.guests: dict[int, Row] = {}
        self.actors: dict[int, Row] = {}
        self.albums: dict[int, Row] = {}
        self.channels: dict[int, Row] = {}
        self.chats: dict[str, Row] = {}
        self.tags: dict[str, str] = {}
        self.messages = 0  # the last id
        self.epoch = secrets.token_hex(8)
        self.streams: dict[int | None, list[Row]] = {None: []}  # None: to everybody
        self.sockets: set[Any] = set()

    def session_of(self, token: str | None) -> int | None:
        """The guest of a token; None for an anonymous visitor."""
        if token is None:
            return None
        if token not in self.sessions:
            raise Rejected("needLogin")
        return self.sessions[token]

    def end_session(self, token: str) -> None:
        self.sessions.pop(token, None)
        for socket in [each for each in self.sockets if each.token == token]:
            socket.send({"type": "sessionExpired"})
            socket.close(4001)

    def publish(self, guest_id: int | None, push: Row, reply_to: Any = None) -> Row:
        """Numbers a push and sends it, but to the socket that gets it as its reply."""
        stream = self.streams.setdefault(guest_id, [])
        name = "public" if guest_id is None else "guest"
        frame = {**push, "stream": name, "seq": len(stream) + 1}
        stream.append(frame)
        for socket in list(self.sockets):
            if socket is not reply_to and guest_id in (None, socket.guest_id):
                socket.send(frame)
        return frame


def now() -> str:
    text = datetime.now(timezone.utc).isoformat(timespec="milliseconds")
    return text.replace("+00:00", "Z")


def money(value: int, currency: str = "VXC") -> Row:
    return {"value": value, "currency": currency}


def formatted(value: int, language: str = "en") -> str:
    # Spanish groups from five digits on.
    grouping = "" if language == "es" and abs(value) < 1_000_000 else ","
    text = f"{value / 100:{grouping}.2f}".rstrip("0").rstrip(".")
    return text if language == "en" else text.translate(str.maketrans(",.", ".,"))


def logged_in(world: World, guest_id: int | None) -> Row:
    if guest_id is None:
        raise Rejected("needLogin")
    return world.guests[guest_id]


def may_change(guest: Row, level: int) -> None:
    if guest["isLocked"]:
        raise Rejected("locked")
    if guest["level"] >= level:
        raise Rejected("restricted")


def once(
    guest: Row,
    key: str,
    what: Row,
    change: Callable[[], Row],
    field: str = "key",
) -> Row:
    """Makes a change once for each key; a repetition gets the first answer."""
    if key not in guest["keys"]:
        answer = change()  # a change that is rejected leaves its key unused
        guest["keys"][key] = (what, answer)
    before, answer = guest["keys"][key]
    if before != what:
        raise Rejected("keyReused", field)
    return answer


def create_visitor_token(world: World, guest_id: int | None, args: Row) -> Row:
    token = secrets.token_urlsafe(24)
    world.sessions[token] = None
    return {"accessToken": token}


def log_out(world: World, guest_id: int | None, args: Row) -> Row:
    world.end_session(args["token"])
    return {"success": True}
