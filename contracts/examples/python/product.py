"""The product: its data, the calls that read and change it, and the states."""

import re
import secrets
from collections.abc import Callable
from datetime import datetime, timezone
from typing import Any

Row = dict[str, Any]

STATUS = {"malformed": 400, "needLogin": 401, "unknown": 404, "keyReused": 409}
ALBUM_FIELDS = ("id", "title", "description", "ageRating", "isSedcard", "pictureCount")
CHANNEL_FIELDS = ("id", "actorId", "guestId", "unreadCount", "archived", "blocked")
PREVIEWS = 3  # pictures of an album that everybody sees
ALBUM_VOUCHER = 4
VIP_PERCENT = 80
GIFTS: dict[int, Row] = {
    1: {"kind": "gift", "name": "Lantern", "price": 1200, "isVip": False},
    2: {"kind": "gift", "name": "Tea", "price": 800, "isVip": False},
    9: {"kind": "gift", "name": "Night train", "price": 3000, "isVip": True},
    101: {"kind": "toyControl", "name": "Gentle wave", "price": 400, "isVip": False},
}


class Rejected(Exception):
    """A failure that the contracts declare: its code, and the field that caused it."""

    def __init__(self, code: str, field: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.status = 409 if code.startswith("voucher") else STATUS.get(code, 403)


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
        self.was_called = False

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
        """Numbers a push and sends it: with a key to the socket it replies to."""
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
    text = f"{value / 100:,.2f}".rstrip("0").rstrip(".")
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
    guest: Row, key: str, what: Row, change: Callable[[], Row], field: str = "key"
) -> Row:
    """Makes a change once for each key; a repetition gets the first answer."""
    if key not in guest["keys"]:
        answer = change()  # a change that is rejected leaves its key unused
        guest["keys"][key] = (what, answer)
    before, answer = guest["keys"][key]
    if before != what:
        raise Rejected("keyReused", field)
    return answer


# Wallet


def balance_of(guest: Row) -> int:
    return guest["ledger"][-1]["balance"] if guest["ledger"] else 0


def book(guest: Row, kind: str, amount: int, **details: Any) -> None:
    balance = balance_of(guest) + amount
    entry = {"id": len(guest["ledger"]) + 1, "at": now(), "kind": kind}
    guest["ledger"].append({**entry, "amount": amount, "balance": balance, **details})


def publish_balance(world: World, guest: Row) -> None:
    balance = balance_of(guest)
    push = {"type": "guestBalance", "guestBalance": money(balance)}
    push["guestBalanceFormatted"] = formatted(balance)
    world.publish(guest["id"], {**push, "guestIsPayingCustomer": True})


def get_guest_balance(world: World, guest_id: int | None, args: Row) -> Row:
    balance = balance_of(logged_in(world, guest_id))
    text = formatted(balance, args["language"])
    return {
        "balance": money(balance),
        "balanceFormatted": text,
        "isPayingCustomer": True,
    }


def paged(items: list[Row], args: Row) -> Row:
    first, offset = args.get("first"), args.get("offset") or 0
    first = 50 if first is None else first
    if not 0 < first <= 500:
        raise Rejected("malformed", "first")
    if offset < 0:
        raise Rejected("malformed", "offset")
    return {"items": items[offset : offset + first], "total": len(items)}


def movement(entry: Row, language: str) -> Row:
    absent = "paid subject detail method refundedKind voucherSeconds chatId receiptId"
    return {
        **dict.fromkeys(absent.split()),
        **entry,
        "amount": money(entry["amount"]),
        "amountFormatted": formatted(entry["amount"], language),
        "balance": money(entry["balance"]),
        "balanceFormatted": formatted(entry["balance"], language),
    }


FILTERS: dict[str, Callable[[Row], bool]] = {
    "everything": lambda entry: True,
    "added": lambda entry: entry["amount"] > 0,
    "spent": lambda entry: entry["amount"] < 0,
    "refunds": lambda entry: entry["kind"] == "refund",
    "vouchers": lambda entry: entry["kind"] == "voucher",
}


def get_movements(world: World, guest_id: int | None, args: Row) -> Row:
    guest = logged_in(world, guest_id)
    month = args.get("month") or ""
    if month and not re.fullmatch(r"\d{4}-(0[1-9]|1[0-2])", month):
        raise Rejected("malformed", "month")
    is_listed = FILTERS[args.get("filter") or "everything"]
    newest_first = reversed(guest["ledger"])
    found = [e for e in newest_first if is_listed(e) and e["at"].startswith(month)]
    return paged([movement(entry, args["language"]) for entry in found], args)


# Galleries


def album_at(world: World, args: Row) -> Row:
    album_id = args["albumId"]
    if not album_id.isdecimal() or not 0 < int(album_id) < 2**31:
        raise Rejected("malformed", "albumId")
    if int(album_id) not in world.albums:
        raise Rejected("unknown", "albumId")
    return world.albums[int(album_id)]


def price_of(album: Row, guest: Row | None) -> int:
    if guest is None or not guest["isVip"]:
        return album["price"]
    return 0 if album["isVip"] else album["price"] * VIP_PERCENT // 100


def misfit(voucher: Row, price: int) -> str | None:
    """The code of the reason why a voucher does not pay; None if it does."""
    if voucher["type"] != ALBUM_VOUCHER or price > (voucher.get("maxPrice") or price):
        return "voucherUnfit"
    if voucher["amount"] < 1:
        return "voucherUsed"
    if (voucher.get("validFrom") or "") > now():
        return "voucherNotYet"
    return "voucherExpired" if (voucher.get("validTo") or "9") < now() else None


def restriction_of(album: Row, guest: Row | None) -> str | None:
    price = price_of(album, guest)
    if guest is None:
        return "needLogin" if price > 0 or album["isVip"] else None
    if album["id"] in guest["bought"]:
        return None
    if album["ageRating"] >= 18 and guest["avsStatus"] != "accepted":
        return "needAgeCheck"
    if album["isVip"] and not guest["isVip"]:
        return "needAbo"
    return "needPurchase" if price > 0 else None


def get_gallery(world: World, guest_id: int | None, args: Row) -> Row:
    album = album_at(world, args)
    guest = None if guest_id is None else world.guests[guest_id]
    actor_id, price = album["actorId"], price_of(album, guest)
    restriction = restriction_of(album, guest)
    is_bought = guest is not None and album["id"] in guest["bought"]
    rating = album["ratings"].get(guest_id)
    likes = 67 + sum(each > 3 for each in album["ratings"].values())
    dislikes = 1 + sum(each <= 3 for each in album["ratings"].values())
    path = f"/pictures/albums/{album['id']}"
    counts = {"guestRatingLikes": likes, "guestRatingDislikes": dislikes}
    mine = {"isLiked": False, "isDisliked": False}

    def picture(number: int) -> Row:
        is_locked = restriction is not None and number > PREVIEWS
        url = f"{path}/{'locked' if is_locked else number}"
        return {
            "id": album["id"] * 1000 + number,
            "picture": {"url": url, "kind": "portrait", "tint": 0},
            "isLocked": is_locked,
            **dict.fromkeys(counts, 0),
            **mine,
        }

    pictures = [picture(number + 1) for number in range(album["pictureCount"])]
    previews = [each["picture"] for each in pictures[:PREVIEWS]]
    vouchers = guest["vouchers"].values() if guest and restriction else []
    fitting = next((each for each in vouchers if misfit(each, price) is None), None)
    return {
        "album": {
            **{name: album[name] for name in ALBUM_FIELDS},
            "isVipContent": album["isVip"],
            "actor": {"id": actor_id, "name": world.actors[actor_id]["name"]},
            "free": price == 0,
            "guestInfo": {"bought": is_bought, "flatrate": False},
            "prices": {
                "album": money(price) if price else None,
                "base": money(album["price"]) if 0 < price < album["price"] else None,
            },
            "previews": previews,
            "photos": previews if album["isSedcard"] else [],
            "rating": round(100 * likes / (likes + dislikes)),
            "type": "image",
            "albumTotalViews": 0,
            **counts,
            "isLiked": rating is not None and rating > 3,
            "isDisliked": rating is not None and rating <= 3,
            "isFavoriteAlbum": False,
        },
        "pictures": pictures,
        "isBought": is_bought,
        "restriction": restriction,
        "fittingVoucher": fitting
        and {name: fitting.get(name) for name in ("id", "amount", "validTo")},
        "isBlocked": guest is not None and actor_id in guest["blocked"],
        "tags": [{"id": tag, "name": world.tags[tag]} for tag in album["tags"]],
    }


def buy_album(world: World, guest_id: int | None, args: Row) -> Row:
    guest = logged_in(world, guest_id)
    may_change(guest, level=2)
    album, voucher_id = album_at(world, args), args.get("voucherId")

    def buy() -> Row:
        restriction, price = restriction_of(album, guest), price_of(album, guest)
        if restriction not in (None, "needPurchase"):
            raise Rejected(restriction)
        if album["actorId"] in guest["blocked"]:
            raise Rejected("blocked")
        if restriction == "needPurchase":
            pay(price)
        guest["bought"].add(album["id"])
        balance = balance_of(guest)
        text = formatted(balance, args["language"])
        answer = {"success": True, "guestBalance": money(balance)}
        return {**answer, "guestBalanceFormatted": text}

    def pay(price: int) -> None:
        subject = world.actors[album["actorId"]]["name"]
        details = {"subject": subject, "detail": album["title"]}
        if voucher_id is None:
            if balance_of(guest) < price:
                raise Rejected("needPurchase")
            book(guest, "album", -price, **details)
            return publish_balance(world, guest)
        voucher = guest["vouchers"].get(voucher_id)
        code = "unknown" if voucher is None else misfit(voucher, price)
        if code is not None:
            raise Rejected(code, "voucherId")
        voucher["amount"] -= 1
        book(guest, "voucher", 0, **details)

    what = {"call": "buyAlbum", "of": album["id"], "voucher": voucher_id}
    return once(guest, args["key"], what, buy, field="Idempotency-Key")


# Messenger


def channel_item(world: World, channel: Row) -> Row:
    actor, last = world.actors[channel["actorId"]], channel["messages"][-1]
    portrait = f"/pictures/actors/{actor['id']}"
    return {
        **{name: channel[name] for name in CHANNEL_FIELDS},
        "actorName": actor["name"],
        "actorSlug": actor["name"].lower().replace(" ", "-"),
        "actorAge": actor["age"],
        "isActorOnline": actor["isOnline"],
        "subject": last["text"] or "",
        "lastMessageId": last["messageId"],
        "lastMessageAt": last["date"],
        "lastMessageType": last["messageType"],
        "lastSenderType": last["senderType"],
        "unread": channel["unreadCount"] > 0,
        "freeMessagesAmount": channel["freeMessages"],
        "messagePrice": money(actor["messagePrice"]),
        "isMessagingFree": actor["messagePrice"] == 0,
        "multiChatPrice": money(actor["price"]),
        "canVoyeurChat": False,
        "isVoyeurInSingleChatAllowed": False,
        "isDildocontrolAvailable": actor["hasToy"],
        "freeChat": False,
        "previewPictureUrl": f"{portrait}/w160.webp",
        "portrait": {"url": portrait, "kind": "portrait", "tint": 0},
        "sentDiffForHumans": "now",
    }


def channels_of(world: World, guest_id: int) -> list[Row]:
    return [each for each in world.channels.values() if each["guestId"] == guest_id]


def messenger_channels(world: World, guest_id: int | None, args: Row) -> Row:
    guest = logged_in(world, guest_id)
    name = args.get("filter") or "newest"

    def is_listed(channel: Row) -> bool:
        if args.get("online") and not world.actors[channel["actorId"]]["isOnline"]:
            return False
        if name in ("archived", "blocked"):
            return channel[name]
        if channel["archived"] or channel["blocked"]:
            return False
        return name == "newest" or channel["unreadCount"] > 0

    found = [c for c in channels_of(world, guest["id"]) if c["messages"] and is_listed(c)]
    found.sort(key=lambda channel: channel["messages"][-1]["messageId"], reverse=True)
    return paged([channel_item(world, channel) for channel in found], args)


def unread_total(world: World, guest_id: int) -> int:
    return sum(channel["unreadCount"] for channel in channels_of(world, guest_id))


def messenger_unread_count(world: World, guest_id: int | None, args: Row) -> Row:
    guest = logged_in(world, guest_id)
    return {"unreadCount": unread_total(world, guest["id"])}


def unread_notice(world: World, guest_id: int, channel: Row | None) -> Row:
    return {
        "type": "channelUnreadNotice",
        "channelId": channel and channel["id"],
        "unreadCount": channel["unreadCount"] if channel else 0,
        "total": unread_total(world, guest_id),
    }


def channels_mark_all_seen(world: World, guest_id: int | None, frame: Row) -> Row:
    guest = logged_in(world, guest_id)
    for channel in channels_of(world, guest["id"]):
        channel["unreadCount"] = 0
    notice = unread_notice(world, guest["id"], None)
    return world.publish(guest["id"], notice, frame["socket"])


def add_message(world: World, channel: Row, sender: str, **fields: Any) -> Row:
    world.messages += 1
    actor = world.actors[channel["actorId"]]
    absent = ("key", "text", "media", "chatId", "data", "deliveredAt", "readAt")
    message = {
        **dict.fromkeys(absent),
        "messageId": world.messages,
        "channelId": channel["id"],
        "messageType": "text",
        "senderType": sender,
        "date": now(),
        "model": {"id": actor["id"], "name": actor["name"]},
        "includedGifts": [],
        "price": money(0),
        **fields,
    }
    channel["messages"].append(message)
    return message


def check_gifts(guest: Row, actor: Row, gifts: list[Row]) -> None:
    for each in gifts:
        gift = GIFTS.get(each["giftId"])
        if each["quantity"] < 1:
            raise Rejected("malformed", "includedGifts")
        if gift is None:
            raise Rejected("unknown", "includedGifts")
        if gift["isVip"] and not guest["isVip"]:
            raise Rejected("needAbo", "includedGifts")
        if gift["kind"] == "toyControl" and not actor["hasToy"]:
            raise Rejected("notPossible", "includedGifts")
        if gift["kind"] == "toyControl" and actor["toyQueue"] >= 5:
            raise Rejected("tooMany", "includedGifts")


def take_gift(guest: Row, actor: Row, gift: Row) -> None:
    owned = guest["gifts"].get(gift["giftId"], 0)
    guest["gifts"][gift["giftId"]] = max(0, owned - gift["quantity"])
    actor["toyQueue"] += GIFTS[gift["giftId"]]["kind"] == "toyControl"


def message_send(world: World, guest_id: int | None, frame: Row) -> Row:
    guest = logged_in(world, guest_id)
    may_change(guest, level=1)
    channel = world.channels.get(frame["channelId"])
    if channel is None or channel["guestId"] != guest["id"]:
        raise Rejected("unknown", "channelId")
    if frame["chatId"] is not None and frame["chatId"] not in world.chats:
        raise Rejected("unknown", "chatId")
    if "key" not in frame:
        raise Rejected("malformed", "key")
    text, gifts = frame["data"]["text"], frame["includedGifts"]
    if frame["messageType"] == "text" and not text:
        raise Rejected("malformed", "data.text")
    actor = world.actors[channel["actorId"]]
    is_free = not text or frame["chatId"] is not None or channel["freeMessages"] > 0

    def send() -> Row:
        check_gifts(guest, actor, gifts)
        charges = [] if is_free else [("message", None, actor["messagePrice"])]
        for each in gifts:
            gift, owned = GIFTS[each["giftId"]], guest["gifts"].get(each["giftId"], 0)
            price = gift["price"] * max(0, each["quantity"] - owned)
            charges += [(gift["kind"], gift["name"], price)] if price else []
        total = sum(price for _, _, price in charges)
        if balance_of(guest) < total:
            raise Rejected("needPurchase")
        for kind, detail, price in charges:
            details = {"detail": detail, "chatId": frame["chatId"]}
            book(guest, kind, -price, subject=actor["name"], **details)
        for each in gifts:
            take_gift(guest, actor, each)
        if text and frame["chatId"] is None and channel["freeMessages"] > 0:
            channel["freeMessages"] -= 1
            if channel["freeMessages"] == 0:
                world.publish(guest["id"], price_notice(channel, actor))
        names = ("key", "messageType", "chatId", "includedGifts")
        fields = {**{name: frame[name] for name in names}, "price": money(total)}
        message = add_message(world, channel, "guest", text=text, **fields)
        push = {"type": "channelMessage", "message": message}
        sent = world.publish(guest["id"], push, frame["socket"])
        if total:
            publish_balance(world, guest)
        return sent

    names = ("channelId", "messageType", "data", "includedGifts", "chatId")
    what = {name: frame[name] for name in names}
    return once(guest, frame["key"], what, send)


def price_notice(channel: Row, actor: Row) -> Row:
    return {
        "type": "channelMessagePriceNotice",
        "channelId": channel["id"],
        "actorId": actor["id"],
        "freeMessagesAmount": channel["freeMessages"],
        "messagePrice": money(actor["messagePrice"]),
        "isMessagingFree": actor["messagePrice"] == 0,
    }


# Session


def create_visitor_token(world: World, guest_id: int | None, args: Row) -> Row:
    token = secrets.token_urlsafe(24)
    world.sessions[token] = None
    return {"accessToken": token}


def log_out(world: World, guest_id: int | None, args: Row) -> Row:
    world.end_session(args["token"])
    return {"success": True}


# A call gets the world, its guest (None: anonymous), and its arguments by name, beside
# them language, token and key (of REST), or socket (of commands).
Call = Callable[[World, int | None, Row], Row]
REST: dict[tuple[str, str], Call] = {
    ("POST", "/rest/v1/guest/createVisitorToken"): create_visitor_token,
    ("POST", "/rest/v1/vxpay/logout"): log_out,
    ("GET", "/rest/v1/guest/getGuestBalance"): get_guest_balance,
    ("GET", "/rest/v1/gallery/getGallery/{albumId}"): get_gallery,
    ("POST", "/rest/v1/gallery/buyAlbum/{albumId}"): buy_album,
}
QUERIES: dict[str, Call] = {
    "getMovements": get_movements,
    "messengerChannels": messenger_channels,
    "messengerUnreadCount": messenger_unread_count,
}
COMMANDS: dict[str, Call] = {
    "messageSend": message_send,
    "channelsMarkAllSeen": channels_mark_all_seen,
}
