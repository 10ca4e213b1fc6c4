import { sql } from 'kysely';
import { insertRow, replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { uniquePhoneTypes } from './phone-types.ts';

export const insertPinCall = insertRow('pinCall', { wrong: 0, isVerified: 0, lockedUntil: null });

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

export const insertPhoneCall = insertRow('phoneCall');

export const deletePhoneCalls = statement((db, $: Bind<{ guestId: number; before: string }>) =>
  db.deleteFrom('phoneCall').where((e) => e.or([e('guestId', '=', $('guestId')), e('at', '<', $('before'))])),
);

export const blockedPhone = statement((db, $: Bind<{ hash: string }>) =>
  db.selectFrom('blockedPhone').select('numberHash').where('numberHash', '=', $('hash')),
);

export const putBlockedPhone = replaceRow('blockedPhone');

/** Whether another guest has verified a number. */
export const phoneOfOther = statement((db, $: Bind<{ hash: string; guestId: number }>) =>
  db
    .selectFrom('verifiedPhone')
    .select('key')
    .where('numberHash', '=', $('hash'))
    .where('guestId', '!=', $('guestId'))
    .limit(1),
);

export const putVerifiedPhone = replaceRow('verifiedPhone');

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

export const putOutage = replaceRow('meta', { key: outageKey });
