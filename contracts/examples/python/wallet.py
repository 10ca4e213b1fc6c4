"""The module foundation/wallet: a ledger, whose last entry has the balance."""

import re
from collections.abc import Callable
from typing import Any

from world import Rejected, Row, World, formatted, logged_in, money, now


def balance_of(guest: Row) -> int:
    return guest["ledger"][-1]["balance"] if guest["ledger"] else 0


def book(guest: Row, kind: str, amount: int, **details: Any) -> None:
    balance = balance_of(guest) + amount
    entry = {"id": len(guest["ledger"]) + 1, "at": now(), "kind": kind}
    guest["ledger"].append({**entry, "amount": amount, "balance": balance, **details})


def publish_balance(world: World, guest: Row) -> None:
    balance = balance_of(guest)
    push = {
        "type": "guestBalance",
        "guestBalance": money(balance),
        "guestBalanceFormatted": formatted(balance),
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


def paged(items: list[Row], args: Row) -> Row:
    first, offset = args.get("first"), args.get("offset") or 0
    first = 50 if first is None else first
    if not isinstance(first, int) or not 0 < first <= 500:
        raise Rejected("malformed", "first")
    if not isinstance(offset, int) or offset < 0:
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
    is_listed = FILTERS.get(args.get("filter") or "everything")
    if is_listed is None:
        raise Rejected("malformed", "filter")
    newest_first = reversed(guest["ledger"])
    found = [e for e in newest_first if is_listed(e) and e["at"].startswith(month)]
    return paged([movement(entry, args["language"]) for entry in found], args)
