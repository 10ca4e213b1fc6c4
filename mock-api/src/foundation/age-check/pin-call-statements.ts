import { sql } from 'kysely';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** Types whose number may belong to one account only. @assumed A household can share its primary and target numbers. */
export const uniquePhoneTypes = ['avs', 'payment', 'uniqueNumber'] as const satisfies readonly Row<'pinCall'>['type'][];

export const insertPinCall = statement(
  (
    db,
    $: Bind<{
      key: string;
      guestId: number;
      type: Row<'pinCall'>['type'];
      countryCode: string;
      preCode: string;
      number: string;
      pinLength: number;
      pinHash: string;
      numberHash: string;
      language: string;
      startedAt: string;
      expiresAt: string;
    }>,
  ) =>
    db.insertInto('pinCall').values({
      key: $('key'),
      guestId: $('guestId'),
      type: $('type'),
      countryCode: $('countryCode'),
      preCode: $('preCode'),
      number: $('number'),
      pinLength: $('pinLength'),
      pinHash: $('pinHash'),
      numberHash: $('numberHash'),
      language: $('language'),
      wrong: 0,
      isVerified: 0,
      startedAt: $('startedAt'),
      expiresAt: $('expiresAt'),
      lockedUntil: null,
    }),
);

export const pinCallById = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('pinCall').selectAll().where('key', '=', $('key')),
);

/** The last pin-call of a guest. */
export const latestPinCall = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('pinCall').selectAll().where('guestId', '=', $('guestId')).orderBy('startedAt', 'desc').limit(1),
);

/** A guest has one call at a time; those of others are deleted when they are long over. */
export const deletePinCalls = statement((db, $: Bind<{ guestId: number; before: string }>) =>
  db.deleteFrom('pinCall').where((e) => e.or([e('guestId', '=', $('guestId')), e('expiresAt', '<', $('before'))])),
);

export const countWrongPin = statement((db, $: Bind<{ key: string }>) =>
  db
    .updateTable('pinCall')
    .set({ wrong: sql`wrong + 1` })
    .where('key', '=', $('key'))
    .returning('wrong'),
);

export const lockPinCall = statement((db, $: Bind<{ key: string; until: string }>) =>
  db
    .updateTable('pinCall')
    .set({ lockedUntil: $('until') })
    .where('key', '=', $('key')),
);

export const setPinCallVerified = statement((db, $: Bind<{ key: string }>) =>
  db.updateTable('pinCall').set({ isVerified: 1 }).where('key', '=', $('key')),
);

export const insertPhoneCall = statement(
  (db, $: Bind<{ guestId: number; to: string; language: string; pin: string; at: string }>) =>
    db
      .insertInto('phoneCall')
      .values({ guestId: $('guestId'), toNumber: $('to'), language: $('language'), pin: $('pin'), at: $('at') }),
);

export const deletePhoneCalls = statement((db, $: Bind<{ guestId: number; before: string }>) =>
  db.deleteFrom('phoneCall').where((e) => e.or([e('guestId', '=', $('guestId')), e('at', '<', $('before'))])),
);

export const blockedPhone = statement((db, $: Bind<{ hash: string }>) =>
  db.selectFrom('blockedPhone').select('numberHash').where('numberHash', '=', $('hash')),
);

export const putBlockedPhone = statement((db, $: Bind<{ hash: string; at: string }>) =>
  db.replaceInto('blockedPhone').values({ numberHash: $('hash'), at: $('at') }),
);

/** Whether another guest has verified a number. */
export const phoneOfOther = statement((db, $: Bind<{ hash: string; guestId: number }>) =>
  db
    .selectFrom('verifiedPhone')
    .select('key')
    .where('numberHash', '=', $('hash'))
    .where('guestId', '!=', $('guestId'))
    .limit(1),
);

export const putVerifiedPhone = statement(
  (
    db,
    $: Bind<{
      key: string;
      guestId: number;
      type: Row<'verifiedPhone'>['type'];
      hash: string;
      isMobile: number;
      number: string | null;
      lastDigits: string;
      at: string;
    }>,
  ) =>
    db.replaceInto('verifiedPhone').values({
      key: $('key'),
      guestId: $('guestId'),
      type: $('type'),
      numberHash: $('hash'),
      isMobile: $('isMobile'),
      number: $('number'),
      lastDigits: $('lastDigits'),
      at: $('at'),
    }),
);

/** The number that a guest verified last as the only account. */
export const phoneOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('verifiedPhone')
    .select(['lastDigits', 'isMobile'])
    .where('guestId', '=', $('guestId'))
    .where('type', 'in', uniquePhoneTypes)
    .orderBy('at', 'desc')
    .orderBy('key', 'desc')
    .limit(1),
);

const outageKey = 'pin-call outage';

/** A row while the simulated telephone network is out of order. */
export const networkOutage = statement((db) => db.selectFrom('meta').select('value').where('key', '=', outageKey));

export const putOutage = statement((db, $: Bind<{ at: string }>) =>
  db.replaceInto('meta').values({ key: outageKey, value: $('at') }),
);
