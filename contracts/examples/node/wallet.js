import { ApiError, formatted, loggedIn, money, now } from './world.js';

/** The last entry of the ledger has the balance. */
export const balanceOf = (guest) => guest.ledger.at(-1)?.balance ?? 0;

/** Adds an entry to the guest's ledger. */
export const book = (guest, kind, amount, details = {}) => {
  const entry = { id: guest.ledger.length + 1, at: now(), kind, amount, balance: balanceOf(guest) + amount };
  guest.ledger.push({ ...entry, ...details });
};

export const publishBalance = (world, guest) => {
  const balance = balanceOf(guest);
  world.publish(guest.id, {
    type: 'guestBalance',
    guestBalance: money(balance),
    guestBalanceFormatted: formatted(balance),
    guestIsPayingCustomer: guest.isPayingCustomer,
  });
};

export const getGuestBalance = ({ guest, language }) => {
  const balance = balanceOf(loggedIn(guest));
  return {
    balance: money(balance),
    balanceFormatted: formatted(balance, language),
    isPayingCustomer: guest.isPayingCustomer,
  };
};

/** A page of a list, by the arguments of all lists. */
export const pageOf = (items, { first, offset }) => {
  const size = first ?? 50;
  const start = offset ?? 0;
  if (!Number.isInteger(size) || size < 1 || size > 500) throw new ApiError('malformed', 'first');
  if (!Number.isInteger(start) || start < 0) throw new ApiError('malformed', 'offset');
  return { items: items.slice(start, start + size), total: items.length };
};

const absent = {
  paid: null,
  subject: null,
  detail: null,
  method: null,
  refundedKind: null,
  voucherSeconds: null,
  chatId: null,
  receiptId: null,
};

const filters = {
  everything: () => true,
  added: ({ amount }) => amount > 0,
  spent: ({ amount }) => amount < 0,
  refunds: ({ kind }) => kind === 'refund',
  vouchers: ({ kind }) => kind === 'voucher',
};

export const getMovements = ({ guest, language, args }) => {
  const month = args.month ?? '';
  const { ledger } = loggedIn(guest);
  if (month !== '' && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new ApiError('malformed', 'month');
  if (!Object.hasOwn(filters, args.filter ?? 'everything')) throw new ApiError('malformed', 'filter');
  const found = ledger.filter(filters[args.filter ?? 'everything']).filter(({ at }) => at.startsWith(month));
  const { items, total } = pageOf(found.toReversed(), args);
  return {
    total,
    items: items.map((entry) => ({
      ...absent,
      ...entry,
      amount: money(entry.amount),
      amountFormatted: formatted(entry.amount, language),
      balance: money(entry.balance),
      balanceFormatted: formatted(entry.balance, language),
    })),
  };
};
