import type { Language } from '@lounge/locale';
import { sql } from 'kysely';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** Stores a session; `until: null` never expires. */
export const putSession = statement(
  (db, $: Bind<{ hash: string; guestId: number | null; at: string; until: string | null; userAgent: string | null }>) =>
    db.replaceInto('session').values({
      token_hash: $('hash'),
      guest_id: $('guestId'),
      created_at: $('at'),
      used_at: $('at'),
      expires_at: $('until'),
      user_agent: $('userAgent'),
    }),
);

/** The sessions of a guest that have neither expired nor been unused for too long, the latest used first. */
export const sessionsOf = statement((db, $: Bind<{ guestId: number; now: string; idleSince: string }>) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('guest_id', '=', $('guestId'))
    .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', $('now'))]))
    .where((e) => e.or([e('used_at', 'is', null), e('used_at', '>', $('idleSince'))]))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc'),
);

/** A session that was not used since an instant, if it is one. */
export const staleSession = statement((db, $: Bind<{ hash: string; since: string }>) =>
  db.selectFrom('session').select('id').where('token_hash', '=', $('hash')).where('used_at', '<', $('since')),
);

export const touchSession = statement((db, $: Bind<{ id: number; at: string }>) =>
  db
    .updateTable('session')
    .set({ used_at: $('at') })
    .where('id', '=', $('id')),
);

export const endSession = statement((db, $: Bind<{ hash: string }>) =>
  db.deleteFrom('session').where('token_hash', '=', $('hash')),
);

/** Deletes sessions that have expired or were unused for too long. */
export const forgetExpired = statement((db, $: Bind<{ before: string; idleSince: string }>) =>
  db.deleteFrom('session').where((e) => e.or([e('expires_at', '<=', $('before')), e('used_at', '<=', $('idleSince'))])),
);

// Not the sum, which takes longer the more the guest has done, so that the time of a log-in would tell of it.
const hasHadCoins = sql`exists (select 1 from ledger_entry where account = 'guest:' || guest_id)`;

/**
 * The first accounts with an address, `limit` of them: the verified one, then those that have or had coins, then the others; the
 * latest of each first. `email` must be normalized by `emailKey`.
 */
export const accountsByEmail = statement((db, $: Bind<{ email: string; limit: number }>) =>
  db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', $('email'))
    .orderBy('is_verified', 'desc')
    .orderBy(hasHadCoins, 'desc')
    .orderBy('id', 'desc')
    .limit($('limit')),
);

/**
 * The latest accounts that one form made with an address since an instant; several if another password was typed in between.
 * They are few, as a password is compared with each.
 */
export const accountsBySignUp = statement((db, $: Bind<{ email: string; key: string; since: string }>) =>
  db
    .selectFrom('account')
    .selectAll()
    .where('sign_up_key', '=', $('key'))
    .where('email', '=', $('email'))
    .where('created_at', '>', $('since'))
    .orderBy('id', 'desc')
    .limit(3),
);

/** The account whose guest has proven to own an address. */
export const ownerOfEmail = statement((db, $: Bind<{ email: string }>) =>
  db.selectFrom('account').selectAll().where('email', '=', $('email')).where('is_verified', '=', 1),
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
  (db, $: Bind<{ email: string; guestId: number; passwordHash: string; key: string | null; at: string }>) =>
    db.insertInto('account').values({
      email: $('email'),
      guest_id: $('guestId'),
      password_hash: $('passwordHash'),
      is_verified: 0,
      language: null,
      sign_up_key: $('key'),
      created_at: $('at'),
    }),
);

export const setVerified = statement((db, $: Bind<{ guestId: number }>) =>
  db.updateTable('account').set({ is_verified: 1 }).where('guest_id', '=', $('guestId')),
);

/** Stores the language of a guest's mails. */
export const setLanguage = statement((db, $: Bind<{ guestId: number; language: Language }>) =>
  db
    .updateTable('account')
    .set({ language: $('language') })
    .where('guest_id', '=', $('guestId')),
);

export const accountByGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('account').selectAll().where('guest_id', '=', $('guestId')),
);

export const setPassword = statement((db, $: Bind<{ guestId: number; passwordHash: string }>) =>
  db
    .updateTable('account')
    .set({ password_hash: $('passwordHash') })
    .where('guest_id', '=', $('guestId')),
);

/** Replaces a hash by another one of the same password, unless the password was changed meanwhile. */
export const renewPassword = statement((db, $: Bind<{ guestId: number; before: string; after: string }>) =>
  db
    .updateTable('account')
    .set({ password_hash: $('after') })
    .where('guest_id', '=', $('guestId'))
    .where('password_hash', '=', $('before')),
);

/** Sets an address that is verified. */
export const setEmail = statement((db, $: Bind<{ guestId: number; email: string }>) =>
  db
    .updateTable('account')
    .set({ email: $('email'), is_verified: 1 })
    .where('guest_id', '=', $('guestId')),
);

/** Sets when an account is deleted; null keeps it. */
export const setDeletion = statement((db, $: Bind<{ guestId: number; at: string | null }>) =>
  db
    .updateTable('account')
    .set({ deletes_at: $('at') })
    .where('guest_id', '=', $('guestId')),
);

/** The accounts whose deletion is due. */
export const dueDeletions = statement((db, $: Bind<{ now: string }>) =>
  db.selectFrom('account').select('guest_id').where('deletes_at', '<=', $('now')),
);

export const secondFactorOf = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('second_factor').selectAll().where('guest_id', '=', $('guestId')),
);

/** All second factors, for renewing how they are encrypted. */
export const secondFactors = statement((db) => db.selectFrom('second_factor').select(['guest_id', 'secret']));

export const setFactorSecret = statement((db, $: Bind<{ guestId: number; secret: string }>) =>
  db
    .updateTable('second_factor')
    .set({ secret: $('secret') })
    .where('guest_id', '=', $('guestId')),
);

/** Stores a secret, encrypted, that is not active yet, in place of an earlier one, with the session that began it. */
export const putSecondFactor = statement(
  (
    db,
    $: Bind<{
      guestId: number;
      secret: string;
      none: Row<'second_factor'>['recovery_hashes'];
      at: string;
      session: string;
    }>,
  ) =>
    db.replaceInto('second_factor').values({
      guest_id: $('guestId'),
      secret: $('secret'),
      is_active: 0,
      last_step: 0,
      recovery_hashes: $('none'),
      begun_at: $('at'),
      begun_by: $('session'),
    }),
);

/** Deletes secrets that wait for their first code since an instant or longer. */
export const deleteWaitingFactors = statement((db, $: Bind<{ before: string }>) =>
  db.deleteFrom('second_factor').where('is_active', '=', 0).where('begun_at', '<=', $('before')),
);

/** Activates a second factor, or notes what of it was used: the step of a code, a recovery code. */
export const updateSecondFactor = statement(
  (db, $: Bind<{ guestId: number; step: number; hashes: Row<'second_factor'>['recovery_hashes'] }>) =>
    db
      .updateTable('second_factor')
      .set({ is_active: 1, last_step: $('step'), recovery_hashes: $('hashes') })
      .where('guest_id', '=', $('guestId')),
);

export const deleteSecondFactor = statement((db, $: Bind<{ guestId: number }>) =>
  db.deleteFrom('second_factor').where('guest_id', '=', $('guestId')),
);
