import { insertRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** A guest with the address of the account; guests of provider states have no account. */
export interface GuestRow extends Row<'guest'> {
  readonly email: string | null;
  readonly isVerified: number | null;
}

export const guestById = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('guest')
    .leftJoin('account', 'account.guestId', 'guest.id')
    .selectAll('guest')
    .select(['account.email', 'account.isVerified'])
    .where('guest.id', '=', $('id')),
);

/** The number of purchases of each kind. */
export const countPurchases = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('purchase')
    .select((e) => ['kind', e.fn.countAll<number>().as('total')])
    .where('guestId', '=', $('guestId'))
    .groupBy('kind'),
);

/** Sends a mail to a guest; the reference server only stores it, for the dev console. `guestId` is null where no account is meant. */
export const insertMail = insertRow('mail');

/** The kind of a mail that is not sent: it is stored so that a request takes as long as one that mails. */
export const unsentMail = 'unsent';

export const deleteUnsentMails = statement((db) =>
  db.deleteFrom('mail').where('toAddress', '=', '').where('kind', '=', unsentMail),
);

/** The kinds of verification mails: `exists` tells the owner of an address that somebody else tried to sign up with it. */
const verifyKinds = ['verify', 'exists'] as const;

/** The last verification mail to an address. */
export const lastVerifyMail = statement((db, $: Bind<{ to: string }>) =>
  db
    .selectFrom('mail')
    .selectAll()
    .where('toAddress', '=', $('to'))
    .where('kind', 'in', verifyKinds)
    .orderBy('id', 'desc')
    .limit(1),
);

export const setLocked = statement((db, $: Bind<{ id: number }>) =>
  db.updateTable('guest').set({ isLocked: 1 }).where('id', '=', $('id')),
);

/** Sets what the platform forbids a guest: a lock, a level of restriction, or comments. */
export const setStanding = updateRow('guest', 'id', ['isLocked', 'restrictionLevel', 'isBlockedForComments']);

/** The ids of the features about which a guest has answered. */
export const featureFeedbackOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('featureFeedback').where('id', '=', $('id')),
);

export const setFeatureFeedback = updateRow('guest', 'id', ['featureFeedback']);

/** Facts about a guest that other modules and the guest's own forms write. */
export const setGuestFacts = updateRow('guest', 'id', [
  'signupOrigin',
  'place',
  'featureFeedback',
  'conversionChatEnd',
  'conversionChatCandidateEnd',
]);

/** The items of the status bar that the guest has closed. */
export const closedItemsOf = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('closedItem').select('item').where('guestId', '=', $('guestId')).orderBy('item'),
);
