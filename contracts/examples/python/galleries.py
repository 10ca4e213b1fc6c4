"""The module content/galleries: albums, which coins or vouchers pay."""

from wallet import balance_of, book, publish_balance
from world import (
    Rejected,
    Row,
    World,
    formatted,
    logged_in,
    may_change,
    money,
    now,
    once,
)

ALBUM_FIELDS = ("id", "title", "description", "ageRating", "isSedcard", "pictureCount")
PREVIEWS = 3  # pictures of an album that everybody sees
ALBUM_VOUCHER = 4
VIP_PERCENT = 80


def album_at(world: World, args: Row) -> Row:
    if args["albumId"] not in world.albums:
        raise Rejected("unknown", "albumId")
    return world.albums[args["albumId"]]


def price_of(album: Row, guest: Row | None) -> int:
    if guest is None or not guest["isVip"]:
        return album["price"]
    # Rounded up.
    return 0 if album["isVip"] else -(-album["price"] * VIP_PERCENT // 100)


def voucher_failure(voucher: Row, price: int) -> str | None:
    """The code of the reason why a voucher does not pay; None if it does."""
    if voucher["type"] != ALBUM_VOUCHER or price > (voucher.get("maxPrice") or price):
        return "voucherUnfit"
    if voucher["amount"] < 1:
        return "voucherUsed"
    if (voucher.get("validFrom") or "") > now():
        return "voucherNotYet"
    return "voucherExpired" if (voucher.get("validTo") or "9") < now() else None


def has_bought(guest: Row | None, album: Row) -> bool:
    return guest is not None and album["id"] in guest["bought"]


def restriction_of(album: Row, guest: Row | None) -> str | None:
    price = price_of(album, guest)
    if guest is None:
        is_for_all = price == 0 and album["ageRating"] < 18 and not album["isVip"]
        return None if is_for_all else "needLogin"
    if album["ageRating"] >= 18 and guest["avsStatus"] != "accepted":
        return "needAgeCheck"
    if has_bought(guest, album):
        return None
    if album["isVip"] and not guest["isVip"] and price == 0:
        return "needAbo"
    return "needPurchase" if price > 0 else None


def picture_of(album: Row, number: int, restriction: str | None) -> Row:
    is_locked = restriction is not None and number > PREVIEWS
    url = f"/pictures/albums/{album['id']}/{'locked' if is_locked else number}"
    return {
        "id": album["id"] * 1000 + number,
        "picture": {"url": url, "kind": "portrait", "tint": 0},
        "isLocked": is_locked,
        "guestRatingLikes": 0,
        "guestRatingDislikes": 0,
        "isLiked": False,
        "isDisliked": False,
    }


def album_for(world: World, album: Row, guest: Row | None, previews: list[Row]) -> Row:
    price, full_price = price_of(album, guest), album["price"]
    ratings = album["ratings"]
    own = ratings.get(guest["id"]) if guest else None
    likes = album["likes"] + sum(each > 3 for each in ratings.values())
    dislikes = album["dislikes"] + sum(each <= 3 for each in ratings.values())
    return {
        **{name: album[name] for name in ALBUM_FIELDS},
        "isVipContent": album["isVip"],
        "actor": {
            "id": album["actorId"],
            "name": world.actors[album["actorId"]]["name"],
        },
        "free": price == 0,
        "guestInfo": {"bought": has_bought(guest, album), "flatrate": False},
        "prices": {
            "album": money(price) if price else None,
            "base": money(full_price) if 0 < price < full_price else None,
        },
        "previews": previews,
        "photos": previews if album["isSedcard"] else [],
        "rating": round(100 * likes / (likes + dislikes)),
        "type": "image",
        "albumTotalViews": 0,
        "guestRatingLikes": likes,
        "guestRatingDislikes": dislikes,
        "isLiked": own is not None and own > 3,
        "isDisliked": own is not None and own <= 3,
        "isFavoriteAlbum": False,
    }


def fitting_voucher(album: Row, guest: Row | None) -> Row | None:
    price = price_of(album, guest)
    owned = guest["vouchers"].values() if guest else []
    # The one that ends first comes first, and one without an end last.
    for voucher in sorted(owned, key=lambda each: each.get("validTo") or "~"):
        if voucher_failure(voucher, price) is None:
            return {name: voucher.get(name) for name in ("id", "amount", "validTo")}
    return None


def get_gallery(world: World, guest_id: int | None, args: Row) -> Row:
    album = album_at(world, args)
    guest = None if guest_id is None else world.guests[guest_id]
    restriction = restriction_of(album, guest)
    numbers = range(1, album["pictureCount"] + 1)
    pictures = [picture_of(album, number, restriction) for number in numbers]
    previews = [each["picture"] for each in pictures[:PREVIEWS]]
    return {
        "album": album_for(world, album, guest, previews),
        "pictures": pictures,
        "isBought": has_bought(guest, album),
        "restriction": restriction,
        "fittingVoucher": fitting_voucher(album, guest) if restriction else None,
        "isBlocked": guest is not None and album["actorId"] in guest["blocked"],
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
            return publish_balance(world, guest, args["language"])
        voucher = guest["vouchers"].get(voucher_id)
        code = "unknown" if voucher is None else voucher_failure(voucher, price)
        if code is not None:
            raise Rejected(code, "voucherId")
        voucher["amount"] -= 1
        book(guest, "voucher", 0, **details)

    what = {"call": "buyAlbum", "of": album["id"], "voucher": voucher_id}
    return once(guest, args["key"], what, buy, field="Idempotency-Key")
