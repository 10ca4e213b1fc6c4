import { sql } from 'kysely';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** Types whose number may belong to one account only. @assumed A household can share its primary and target numbers. */
export const uniquePhoneTypes = [
  'avs',
  'payment',
  'uniqueNumber',
] as const satisfies readonly Row<'pin_call'>['type'][];

export const insertPinCall = statement(
  (
    db,
    $: Bind<{
      key: string;
      guestId: number;
      type: Row<'pin_call'>['type'];
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
    db.insertInto('pin_call').values({
      key: $('key'),
      guest_id: $('guestId'),
      type: $('type'),
      country_code: $('countryCode'),
      pre_code: $('preCode'),
      number: $('number'),
      pin_length: $('pinLength'),
      pin_hash: $('pinHash'),
      number_hash: $('numberHash'),
      language: $('language'),
      wrong: 0,
      is_verified: 0,
      started_at: $('startedAt'),
      expires_at: $('expiresAt'),
      locked_until: null,
    }),
);

export const pinCallById = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('pin_call').selectAll().where('key', '=', $('key')),
);

/** The last pin-call of a guest. */
export const latestPinCall = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('pin_call').selectAll().where('guest_id', '=', $('guestId')).orderBy('started_at', 'desc').limit(1),
);

/** A guest has one call at a time; those of others are deleted when they are long over. */
export const deletePinCalls = statement((db, $: Bind<{ guestId: number; before: string }>) =>
  db.deleteFrom('pin_call').where((e) => e.or([e('guest_id', '=', $('guestId')), e('expires_at', '<', $('before'))])),
);

export const countWrongPin = statement((db, $: Bind<{ key: string }>) =>
  db
    .updateTable('pin_call')
    .set({ wrong: sql`wrong + 1` })
    .where('key', '=', $('key'))
    .returning('wrong'),
);

export const lockPinCall = statement((db, $: Bind<{ key: string; until: string }>) =>
  db
    .updateTable('pin_call')
    .set({ locked_until: $('until') })
    .where('key', '=', $('key')),
);

export const setPinCallVerified = statement((db, $: Bind<{ key: string }>) =>
  db.updateTable('pin_call').set({ is_verified: 1 }).where('key', '=', $('key')),
);

export const insertPhoneCall = statement(
  (db, $: Bind<{ guestId: number; to: string; language: string; pin: string; at: string }>) =>
    db
      .insertInto('phone_call')
      .values({ guest_id: $('guestId'), to_number: $('to'), language: $('language'), pin: $('pin'), at: $('at') }),
);

export const deletePhoneCalls = statement((db, $: Bind<{ guestId: number; before: string }>) =>
  db.deleteFrom('phone_call').where((e) => e.or([e('guest_id', '=', $('guestId')), e('at', '<', $('before'))])),
);

export const blockedPhone = statement((db, $: Bind<{ hash: string }>) =>
  db.selectFrom('blocked_phone').select('number_hash').where('number_hash', '=', $('hash')),
);

export const putBlockedPhone = statement((db, $: Bind<{ hash: string; at: string }>) =>
  db.replaceInto('blocked_phone').values({ number_hash: $('hash'), at: $('at') }),
);

/** Whether another guest has verified a number. */
export const phoneOfOther = statement((db, $: Bind<{ hash: string; guestId: number }>) =>
  db
    .selectFrom('verified_phone')
    .select('key')
    .where('number_hash', '=', $('hash'))
    .where('guest_id', '!=', $('guestId'))
    .limit(1),
);

export const putVerifiedPhone = statement(
  (
    db,
    $: Bind<{
      key: string;
      guestId: number;
      type: Row<'verified_phone'>['type'];
      hash: string;
      isMobile: number;
      number: string | null;
      lastDigits: string;
      at: string;
    }>,
  ) =>
    db.replaceInto('verified_phone').values({
      key: $('key'),
      guest_id: $('guestId'),
      type: $('type'),
      number_hash: $('hash'),
      is_mobile: $('isMobile'),
      number: $('number'),
      last_digits: $('lastDigits'),
      at: $('at'),
    }),
);

/** The number that a guest verified last as the only account. */
export const phoneOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('verified_phone')
    .select(['last_digits', 'is_mobile'])
    .where('guest_id', '=', $('guestId'))
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
