"""The provider states of contracts/docs/states.md, and the events among them."""

from messenger import GIFTS, add_message, channels_of, take_gift, unread_notice
from wallet import balance_of, book, publish_balance
from world import Row, World, money


def set_up_guest(world: World, p: Row) -> None:
    """A guest of a state; a second state of the same guest keeps what the first had."""
    world.sessions[p["token"]] = p["guestId"]
    guest = world.guests.setdefault(
        p["guestId"],
        {
            "id": p["guestId"],
            "isPayingCustomer": True,
            "isLocked": False,
            "level": 0,
            "ledger": [],
            "bought": set(),
            "blocked": set(),
            "vouchers": {},
            "gifts": {},
            "keys": {},
        },
    )
    guest["isVip"] = p.get("isVip", False)
    guest["avsStatus"] = p.get("avsStatus", "accepted")


def set_up_actor(world: World, p: Row) -> None:
    price = {"price": 3600, "messagePrice": 300}
    defaults = {"age": 30, "isOnline": False, "hasToy": True, "toyQueue": 0, **price}
    world.actors[p["id"]] = {**defaults, **p}
    for each in [a for a in world.albums.values() if a["actorId"] == p["id"]]:
        del world.albums[each["id"]]


def set_up_album(world: World, p: Row) -> None:
    texts = {"title": "From the garden", "description": ""}
    flags = {"isVip": False, "isSedcard": False}
    numbers = {"price": 0, "ageRating": 12, "pictureCount": 4}
    # The pact of a liked album expects the rating 99, so others have rated it before.
    rows = {"likes": 67, "dislikes": 1, "ratings": {}, "tags": []}
    world.albums[p["id"]] = {**texts, **flags, **numbers, **rows, **p}


def set_up_channel(world: World, p: Row) -> None:
    defaults = {
        "unreadCount": 0,
        "freeMessages": 3,
        "archived": False,
        "blocked": False,
    }
    world.channels[p["id"]] = {**defaults, "messages": [], **p}
    if p.get("blocked"):
        world.guests[p["guestId"]]["blocked"].add(p["actorId"])


def set_balance(guest: Row, amount: int) -> None:
    change = amount - balance_of(guest)
    if change != 0:
        book(guest, "topUp" if change > 0 else "correction", change)


def end_chat(guest: Row, actor: Row, p: Row) -> None:
    """A chat is paid by minutes of vouchers (type 2) if there are any, else by coins."""
    subject = {"subject": actor["name"], "chatId": p["chatId"]}
    if any(each["type"] == 2 for each in guest["vouchers"].values()):
        return book(guest, "voucher", 0, voucherSeconds=p["seconds"], **subject)
    book(guest, "chat", -(p["price"] or 0) * p["seconds"] // 60, **subject)


def give_back(guest: Row, reason: str) -> None:
    charge = next(each for each in reversed(guest["ledger"]) if each["amount"] < 0)
    details = {"refundedKind": charge["kind"], "detail": reason}
    book(guest, "refund", -charge["amount"], **details)


def send_gift(world: World, guest: Row, actor: Row, gift_id: int) -> None:
    gift, parties = GIFTS[gift_id], (guest["id"], actor["id"])
    chats = world.chats.values()
    ids = [c["chatId"] for c in chats if (c["guestId"], c["actorId"]) == parties]
    details = {"detail": gift["name"], "chatId": ids[-1] if ids else None}
    book(guest, gift["kind"], -gift["price"], subject=actor["name"], **details)
    take_gift(guest, actor, {"giftId": gift_id, "quantity": 1})


def write_to_guest(world: World, guest: Row, p: Row) -> None:
    channels = channels_of(world, guest["id"])
    found = [each for each in channels if each["actorId"] == p["actorId"]]
    if not found:
        set_up_channel(world, {"id": len(world.channels) + 1, **p})
        found = channels_of(world, guest["id"])[-1:]
    found[0]["unreadCount"] += 1
    message = add_message(world, found[0], "actor", text=p["text"])
    world.publish(guest["id"], {"type": "channelMessage", "message": message})
    world.publish(guest["id"], unread_notice(world, guest["id"], found[0]))


def set_state(world: World, state: str, p: Row) -> bool:
    """Sets a state up, or causes an event; whether it is known."""
    guest = world.guests.get(p.get("guestId", 0), {})
    actor = world.actors.get(p.get("actorId", 0), {})
    match state:
        case "the visitor is anonymous":
            world.sessions[p["token"]] = None
        case "the guest is logged in":
            set_up_guest(world, p)
        case "the token is invalid":
            world.sessions.pop(p["token"], None)
        case "the server numbers its pushes":
            world.epoch, world.streams = p["epoch"], {None: []}
        case "the guest’s account is locked":
            guest["isLocked"] = True
        case "the guest’s account is restricted":
            guest["level"] = p.get("level", 0)
        case "the guest’s balance is {amount}":
            set_balance(guest, p["amount"])
        case "the guest paid in the payment window":
            method = guest["card"] if p.get("bySavedMethod") else None
            details = {"paid": money(p["cents"], "EUR"), "receiptId": p["paymentId"]}
            details |= {"at": p["at"]} if "at" in p else {}
            book(guest, "topUp", p["cents"] * 4, method=method, **details)
        case "the guest saved a payment method":
            guest["card"] = {"kind": p["kind"], "label": "··4417"}
        case "the idempotency key was used for another purchase":
            guest["keys"][p["key"]] = ({"call": "another"}, {})
        case "a performer exists":
            set_up_actor(world, p)
        case "the performer came online while nobody was connected":
            found = world.actors[p["id"]]
            found["isOnline"] = True
            push = {"actorId": found["id"], "actorName": found["name"]}
            world.publish(None, {"type": "actorOnline", **push})
        case "the guest has blocked the performer":
            guest["blocked"].add(p["actorId"])
        case "the performer has an album":
            set_up_album(world, p)
        case "no album has the id":
            world.albums.pop(p["id"], None)
        case "the performer has a video":
            pass  # Nothing that this server claims reads videos.
        case "the guest bought the album":
            guest["bought"].add(p["albumId"])
        case "the guest rated the album":
            world.albums[p["albumId"]]["ratings"][p["guestId"]] = p["rating"]
        case "videos have these tags only":
            world.tags = {each["id"]: each["name"] for each in p["tags"]}
        case "the album has the tag":
            world.albums[p["albumId"]]["tags"].append(p["tag"])
        case "the voucher {id} is the guest’s":
            owner = world.guests.get(p["guestId"])
            if owner is not None:
                owner["vouchers"][p["id"]] = p
        case "the guest has a voucher":
            guest["vouchers"][f"v{len(guest['vouchers'])}"] = p
        case "the guest owns {quantity} of the gift":
            guest["gifts"][p["giftId"]] = p["quantity"]
        case "the guest has sent the gift" | "the guest has sent the toy control":
            send_gift(world, guest, actor, p.get("giftId") or p["toyControlId"])
        case "the performer’s toy is connected":
            actor["hasToy"] = p["isConnected"]
        case "the performer’s chat is free":
            pass  # A chat says itself whether it is free.
        case "the guest is in a chat":
            world.chats[p["chatId"]] = p
        case "the guest’s chat is over":
            end_chat(guest, actor, p)
        case "the guest has a channel with the performer":
            set_up_channel(world, p)
        case "no channel has the id":
            world.channels.pop(p["id"], None)
        case "the channel has a message":
            sender, kind = p["senderType"], p.get("messageType", "text")
            channel = world.channels[p["channelId"]]
            message = add_message(world, channel, sender, text=p["text"])
            message |= {"messageId": p["id"], "messageType": kind}
            world.messages = max(world.messages, p["id"])
        case "the guest’s balance changes":
            set_balance(guest, p["amount"])
            publish_balance(world, guest)
        case "spent coins are given back":
            give_back(guest, p["reason"])
            publish_balance(world, guest)
        case "the token’s session ends":
            world.end_session(p["token"])
        case "the performer writes to the guest":
            write_to_guest(world, guest, p)
        case _:
            return False
    return True
