import { formatted, loggedIn, money, now } from './world.js';

/** The last entry of the ledger has the balance. */
export const balanceOf = (guest) => guest.ledger.at(-1)?.balance ?? 0;

/** Adds an entry to the guest's ledger. */
export const book = (guest, kind, amount, details = {}) => {
  const entry = { id: guest.ledger.length + 1, at: now(), kind, amount, balance: balanceOf(guest) + amount };
  guest.ledger.push({ ...entry, ...details });
};

/** The language of the text is that of the call that changed the balance. */
export const publishBalance = (world, guest, language) => {
  const balance = balanceOf(guest);
  world.publish(guest.id, {
    type: 'guestBalance',
    guestBalance: money(balance),
    guestBalanceFormatted: formatted(balance, language),
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

/** A page of a list, by the arguments of all lists; `size` is that of a page if none is asked for. */
export const pageOf = (items, { first, offset }, size) => {
  const start = offset ?? 0;
  return { items: items.slice(start, start + (first ?? size)), total: items.length };
};

const pageSize = 20;

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
  added: ({ amount, kind }) => amount > 0 && kind !== 'refund',
  spent: ({ amount }) => amount < 0,
  refunds: ({ kind }) => kind === 'refund',
  vouchers: ({ kind }) => kind === 'voucher',
};

const berlinMonth = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit' });

export const getMovements = ({ guest, language, args }) => {
  const { month, filter } = args;
  const { ledger } = loggedIn(guest);
  const found = ledger
    .filter(filters[filter ?? 'everything'])
    .filter(({ at }) => (month ?? null) === null || berlinMonth.format(new Date(at)) === month);
  const { items, total } = pageOf(found.toReversed(), args, pageSize);
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
