import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** A guest with the address that the account has; states make guests without one. */
export interface GuestRow extends Row<'guest'> {
  readonly email: string | null;
  readonly is_verified: number | null;
}

/** Binds `id`. */
export const guestById = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('guest')
    .leftJoin('account', 'account.guest_id', 'guest.id')
    .selectAll('guest')
    .select(['account.email', 'account.is_verified'])
    .where('guest.id', '=', $('id')),
);

/** Binds `guestId`: how many of each kind a guest bought. */
export const countPurchases = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('purchase')
    .select((e) => ['kind', e.fn.countAll<number>().as('total')])
    .where('guest_id', '=', $('guestId'))
    .groupBy('kind'),
);

/** Binds `guestId`: how many performers a guest pinned, and how many of them are online. */
export const countPinned = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('pin')
    .innerJoin('actor', 'actor.id', 'pin.subject_id')
    .select((e) => [e.fn.countAll<number>().as('total'), e.fn.sum<number>('actor.is_online').as('online')])
    .where('pin.guest_id', '=', $('guestId'))
    .where('pin.kind', '=', 'actor'),
);

/** Binds `to`, `kind`, `body` and `at`: a mail that leaves; the reference server keeps it for the dev console. */
export const insertMail = statement((db, $: Bind<{ to: string; kind: string; body: string; at: string }>) =>
  db.insertInto('mail').values({ to_address: $('to'), kind: $('kind'), body: $('body'), at: $('at') }),
);

/** Binds `to` and `since`: how many mails that verify an address were sent since then. */
export const verifyMailsSince = statement((db, $: Bind<{ to: string; since: string }>) =>
  db
    .selectFrom('mail')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('to_address', '=', $('to'))
    .where('kind', '=', 'verify')
    .where('at', '>=', $('since')),
);

/** Binds `to`: the mail that verifies an address, as it was sent last. */
export const lastVerifyMail = statement((db, $: Bind<{ to: string }>) =>
  db
    .selectFrom('mail')
    .selectAll()
    .where('to_address', '=', $('to'))
    .where('kind', '=', 'verify')
    .orderBy('id', 'desc')
    .limit(1),
);

/** Binds `id`. */
export const setLocked = statement((db, $: Bind<{ id: number }>) =>
  db.updateTable('guest').set({ is_locked: 1 }).where('id', '=', $('id')),
);

/** Binds `guestId`: what the guest closed in the status bar. */
export const closedItemsOf = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('closed_item').select('item').where('guest_id', '=', $('guestId')).orderBy('item'),
);
