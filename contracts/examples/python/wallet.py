"""The module foundation/wallet: a ledger, whose last entry has the balance."""

from collections.abc import Callable
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from world import Row, World, formatted, logged_in, money, now

BERLIN = ZoneInfo("Europe/Berlin")


def balance_of(guest: Row) -> int:
    return guest["ledger"][-1]["balance"] if guest["ledger"] else 0


def book(guest: Row, kind: str, amount: int, **details: Any) -> None:
    balance = balance_of(guest) + amount
    entry = {"id": len(guest["ledger"]) + 1, "at": now(), "kind": kind}
    guest["ledger"].append({**entry, "amount": amount, "balance": balance, **details})


def publish_balance(world: World, guest: Row, language: str = "en") -> None:
    """The language of the text is that of the call that changed the balance."""
    balance = balance_of(guest)
    push = {
        "type": "guestBalance",
        "guestBalance": money(balance),
        "guestBalanceFormatted": formatted(balance, language),
        "guestIsPayingCustomer": guest["isPayingCustomer"],
    }
    world.publish(guest["id"], push)


def get_guest_balance(world: World, guest_id: int | None, args: Row) -> Row:
    guest = logged_in(world, guest_id)
    balance = balance_of(guest)
    return {
        "balance": money(balance),
        "balanceFormatted": formatted(balance, args["language"]),
        "isPayingCustomer": guest["isPayingCustomer"],
    }


def paged(items: list[Row], args: Row, size: int) -> Row:
    """A page of a list; `size` is that of a page if none is asked for."""
    first, offset = args.get("first"), args.get("offset") or 0
    end = offset + (size if first is None else first)
    return {"items": items[offset:end], "total": len(items)}


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
    "added": lambda entry: entry["amount"] > 0 and entry["kind"] != "refund",
    "spent": lambda entry: entry["amount"] < 0,
    "refunds": lambda entry: entry["kind"] == "refund",
    "vouchers": lambda entry: entry["kind"] == "voucher",
}


def berlin_month(entry: Row) -> str:
    at = datetime.fromisoformat(entry["at"].replace("Z", "+00:00"))
    return at.astimezone(BERLIN).strftime("%Y-%m")


def get_movements(world: World, guest_id: int | None, args: Row) -> Row:
    guest = logged_in(world, guest_id)
    month = args.get("month")
    is_listed = FILTERS[args.get("filter") or "everything"]
    found = [
        entry
        for entry in reversed(guest["ledger"])
        if is_listed(entry) and (month is None or berlin_month(entry) == month)
    ]
    return paged([movement(entry, args["language"]) for entry in found], args, 20)
