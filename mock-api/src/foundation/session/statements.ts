import { statement, type Bind } from '../../world/statement.ts';

/** Stores a session; `until: null` never expires. */
export const putSession = statement(
  (db, $: Bind<{ hash: string; guestId: number | null; at: string; until: string | null }>) =>
    db
      .replaceInto('session')
      .values({ token_hash: $('hash'), guest_id: $('guestId'), created_at: $('at'), expires_at: $('until') }),
);

export const endSession = statement((db, $: Bind<{ hash: string }>) =>
  db.deleteFrom('session').where('token_hash', '=', $('hash')),
);

/** Deletes expired sessions. */
export const forgetExpired = statement((db, $: Bind<{ before: string }>) =>
  db.deleteFrom('session').where('expires_at', '<=', $('before')),
);

/** `email` must be normalized by `emailKey`. */
export const accountByEmail = statement((db, $: Bind<{ email: string }>) =>
  db.selectFrom('account').selectAll().where('email', '=', $('email')),
);

/** Inserts a guest and returns its id. */
export const insertGuest = statement((db, $: Bind<{ name: string; at: string }>) =>
  db
    .insertInto('guest')
    .values({
      name: $('name'),
      avs_status: 'unknown',
      avs_message: null,
      is_vip: 0,
      is_locked: 0,
      is_paying: 0,
      show_data_protection: 0,
      loyalty_points: 0,
      created_at: $('at'),
    })
    .returning('id'),
);

export const insertAccount = statement(
  (db, $: Bind<{ email: string; guestId: number; passwordHash: string; verifyHash: string | null; at: string }>) =>
    db.insertInto('account').values({
      email: $('email'),
      guest_id: $('guestId'),
      password_hash: $('passwordHash'),
      is_verified: 0,
      verify_hash: $('verifyHash'),
      created_at: $('at'),
    }),
);

/** The account to whose address this token was mailed. */
export const accountByVerifyHash = statement((db, $: Bind<{ hash: string }>) =>
  db.selectFrom('account').selectAll().where('verify_hash', '=', $('hash')),
);

export const setVerified = statement((db, $: Bind<{ guestId: number }>) =>
  db.updateTable('account').set({ is_verified: 1 }).where('guest_id', '=', $('guestId')),
);
