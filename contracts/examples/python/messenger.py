"""The module content/messenger: channels with performers, messages and gifts."""

from typing import Any

from wallet import balance_of, book, paged, publish_balance
from world import Rejected, Row, World, logged_in, may_change, money, now, once

CHANNEL_FIELDS = ("id", "actorId", "guestId", "unreadCount", "archived", "blocked")
SENT_FIELDS = ("channelId", "messageType", "data", "includedGifts", "chatId")
REPEATED_FIELDS = ("messageType", "includedGifts", "chatId")
MAX_QUANTITY = 99
MAX_TEXT_LENGTH = 2000
GIFTS: dict[int, Row] = {
    1: {"kind": "gift", "name": "Lantern", "price": 1200, "isVip": False},
    2: {"kind": "gift", "name": "Tea", "price": 800, "isVip": False},
    9: {"kind": "gift", "name": "Night train", "price": 3000, "isVip": True},
    101: {"kind": "toyControl", "name": "Gentle wave", "price": 400, "isVip": False},
}


def message_price(actor: Row) -> Row:
    """The price of a message; None if messages cost nothing."""
    price = actor["messagePrice"]
    is_free = price is None
    return {
        "messagePrice": None if is_free else money(price),
        "isMessagingFree": is_free,
    }


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
        **message_price(actor),
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

    found = [
        c for c in channels_of(world, guest["id"]) if c["messages"] and is_listed(c)
    ]
    found.sort(key=lambda channel: channel["messages"][-1]["messageId"], reverse=True)
    return paged([channel_item(world, channel) for channel in found], args, 10)


def unread_total(world: World, guest_id: int) -> int:
    return sum(
        each["unreadCount"]
        for each in channels_of(world, guest_id)
        if not each["archived"] and not each["blocked"]
    )


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
    ids = [each["giftId"] for each in gifts]
    for each in gifts:
        gift = GIFTS.get(each["giftId"])
        if not 1 <= each["quantity"] <= MAX_QUANTITY or ids.count(each["giftId"]) > 1:
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


def check_message(frame: Row) -> None:
    """Rejects what the schema of a message allows, and its description excludes."""
    text, image = frame["data"]["text"], frame["data"]["imageId"]
    kind = frame["messageType"]
    if frame["isVideochat"] != (frame["chatId"] is not None):
        raise Rejected("malformed", "chatId")
    if len(text or "") > MAX_TEXT_LENGTH or (kind == "text" and not text):
        raise Rejected("malformed", "data.text")
    if (kind == "image") != (image is not None):
        raise Rejected("malformed", "data.imageId")
    if kind == "gift" and not frame["includedGifts"]:
        raise Rejected("malformed", "includedGifts")


def message_send(world: World, guest_id: int | None, frame: Row) -> Row:
    guest = logged_in(world, guest_id)
    may_change(guest, level=1)
    channel = world.channels.get(frame["channelId"])
    if channel is None or channel["guestId"] != guest["id"]:
        raise Rejected("unknown", "channelId")
    if channel["actorId"] in guest["blocked"]:
        raise Rejected("locked")
    check_message(frame)
    chat: Row = {}
    if frame["chatId"] is not None:
        chat = world.chats.get(frame["chatId"], {})
        if any(chat.get(name) != channel[name] for name in ("guestId", "actorId")):
            raise Rejected("unknown", "chatId")
    if frame["isFreechat"] and chat.get("kind") != "freeChat":
        raise Rejected("malformed", "isFreechat")
    text, gifts = frame["data"]["text"], frame["includedGifts"]
    actor = world.actors[channel["actorId"]]
    is_free = not text or frame["chatId"] is not None or channel["freeMessages"] > 0
    text_price = None if is_free else actor["messagePrice"]

    def send() -> Row:
        check_gifts(guest, actor, gifts)
        charges = [] if text_price is None else [("message", None, text_price)]
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
        fields = {name: frame[name] for name in ("key", *REPEATED_FIELDS)}
        fields["price"] = money(total)
        message = add_message(world, channel, "guest", text=text, **fields)
        if total:
            publish_balance(world, guest, frame["language"])
        # The reply is sent last, so its number is the last, too.
        push = {"type": "channelMessage", "message": message}
        return world.publish(guest["id"], push, frame["socket"])

    what = {name: frame[name] for name in SENT_FIELDS}
    return once(guest, frame["key"], what, send)


def price_notice(channel: Row, actor: Row) -> Row:
    return {
        "type": "channelMessagePriceNotice",
        "channelId": channel["id"],
        "actorId": actor["id"],
        "freeMessagesAmount": channel["freeMessages"],
        **message_price(actor),
    }
