import { sql } from 'kysely';
import { insertRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** Stores a session; `until: null` never expires. */
export const putSession = statement(
  (db, $: Bind<{ hash: string; guestId: number | null; at: string; until: string | null; userAgent: string | null }>) =>
    db
      .insertInto('session')
      .values({
        tokenHash: $('hash'),
        guestId: $('guestId'),
        createdAt: $('at'),
        usedAt: $('at'),
        expiresAt: $('until'),
        userAgent: $('userAgent'),
      })
      .onConflict((conflict) =>
        conflict.column('tokenHash').doUpdateSet((e) => ({
          guestId: e.ref('excluded.guestId'),
          createdAt: e.ref('excluded.createdAt'),
          usedAt: e.ref('excluded.usedAt'),
          expiresAt: e.ref('excluded.expiresAt'),
          userAgent: e.ref('excluded.userAgent'),
        })),
      ),
);

/** The sessions of a guest that have neither expired nor been unused for too long, the latest used first. */
export const sessionsOf = statement((db, $: Bind<{ guestId: number; now: string; idleSince: string }>) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('guestId', '=', $('guestId'))
    .where((e) => e.or([e('expiresAt', 'is', null), e('expiresAt', '>', $('now'))]))
    .where((e) => e.or([e('usedAt', 'is', null), e('usedAt', '>', $('idleSince'))]))
    .orderBy('usedAt', 'desc')
    .orderBy('id', 'desc'),
);

/** A session that was not used since an instant, if it is one. */
export const staleSession = statement((db, $: Bind<{ hash: string; since: string }>) =>
  db.selectFrom('session').select('id').where('tokenHash', '=', $('hash')).where('usedAt', '<', $('since')),
);

export const touchSession = statement((db, $: Bind<{ id: number; at: string }>) =>
  db
    .updateTable('session')
    .set({ usedAt: $('at') })
    .where('id', '=', $('id')),
);

export const endSession = statement((db, $: Bind<{ hash: string }>) =>
  db.deleteFrom('session').where('tokenHash', '=', $('hash')),
);

/** Deletes sessions that have expired or were unused for too long. */
export const forgetExpired = statement((db, $: Bind<{ before: string; idleSince: string }>) =>
  db.deleteFrom('session').where((e) => e.or([e('expiresAt', '<=', $('before')), e('usedAt', '<=', $('idleSince'))])),
);

// Not the sum, which takes longer the more the guest has done, so that the time of a log-in would tell of it.
const hasHadCoins = sql`exists (select 1 from "ledgerEntry" where account = 'guest:' || "guestId")`;

/**
 * The first accounts with an address, `limit` of them: the verified one, then those that have or had coins, then the others; the
 * latest of each first. `email` must be normalized by `emailKey`.
 */
export const accountsByEmail = statement((db, $: Bind<{ email: string; limit: number }>) =>
  db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', $('email'))
    .orderBy('isVerified', 'desc')
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
    .where('signUpKey', '=', $('key'))
    .where('email', '=', $('email'))
    .where('createdAt', '>', $('since'))
    .orderBy('id', 'desc')
    .limit(3),
);

/** The account whose guest has proven to own an address. */
export const ownerOfEmail = statement((db, $: Bind<{ email: string }>) =>
  db.selectFrom('account').selectAll().where('email', '=', $('email')).where('isVerified', '=', 1),
);

/** The columns of a guest that nobody has set yet. */
export const unsetGuestFacts = {
  restrictionLevel: null,
  isBlockedForComments: null,
  signupOrigin: null,
  place: null,
  featureFeedback: null,
  conversionChatEnd: null,
  conversionChatCandidateEnd: null,
  isConversionChatOff: null,
} as const;

const { signupOrigin: _, ...factsOfNewGuests } = unsetGuestFacts;

/** Inserts a guest and returns its id. */
export const insertGuest = insertRow(
  'guest',
  {
    avsStatus: 'unknown',
    avsMessage: null,
    isVip: 0,
    isLocked: 0,
    isPaying: 0,
    showDataProtection: 0,
    loyaltyPoints: 0,
    ...factsOfNewGuests,
  },
  (insert) => insert.returning('id'),
);

export const insertAccount = insertRow('account', { isVerified: 0, language: null, deletesAt: null, resetsFrom: null });

export const setVerified = statement((db, $: Bind<{ guestId: number }>) =>
  db.updateTable('account').set({ isVerified: 1 }).where('guestId', '=', $('guestId')),
);

/** Stores the language of a guest's mails. */
export const setLanguage = updateRow('account', 'guestId', ['language']);

export const accountByGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('account').selectAll().where('guestId', '=', $('guestId')),
);

export const setPassword = updateRow('account', 'guestId', ['passwordHash']);

/** Replaces a hash by another one of the same password, unless the password was changed meanwhile. */
export const renewPassword = statement((db, $: Bind<{ guestId: number; before: string; after: string }>) =>
  db
    .updateTable('account')
    .set({ passwordHash: $('after') })
    .where('guestId', '=', $('guestId'))
    .where('passwordHash', '=', $('before')),
);

/** Sets an address that is verified. */
export const setEmail = updateRow('account', 'guestId', ['email'], (update) => update.set({ isVerified: 1 }));

/** Sets when an account is deleted; null keeps it. */
export const setDeletion = statement((db, $: Bind<{ guestId: number; at: string | null }>) =>
  db
    .updateTable('account')
    .set({ deletesAt: $('at') })
    .where('guestId', '=', $('guestId')),
);

/** The accounts whose deletion is due. */
export const dueDeletions = statement((db, $: Bind<{ now: string }>) =>
  db.selectFrom('account').select('guestId').where('deletesAt', '<=', $('now')),
);

export const secondFactorOf = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('secondFactor').selectAll().where('guestId', '=', $('guestId')),
);

/** All second factors, for renewing how they are encrypted. */
export const secondFactors = statement((db) => db.selectFrom('secondFactor').select(['guestId', 'secret']));

export const setFactorSecret = updateRow('secondFactor', 'guestId', ['secret']);

/** Stores a secret, encrypted, that is not active yet, in place of an earlier one, with the session that began it. */
export const putSecondFactor = statement(
  (
    db,
    $: Bind<{
      guestId: number;
      secret: string;
      none: Row<'secondFactor'>['recoveryHashes'];
      at: string;
      session: string;
    }>,
  ) =>
    db
      .insertInto('secondFactor')
      .values({
        guestId: $('guestId'),
        secret: $('secret'),
        isActive: 0,
        lastStep: 0,
        recoveryHashes: $('none'),
        begunAt: $('at'),
        begunBy: $('session'),
      })
      .onConflict((conflict) =>
        conflict.column('guestId').doUpdateSet((e) => ({
          secret: e.ref('excluded.secret'),
          isActive: 0,
          lastStep: 0,
          recoveryHashes: e.ref('excluded.recoveryHashes'),
          begunAt: e.ref('excluded.begunAt'),
          begunBy: e.ref('excluded.begunBy'),
        })),
      ),
);

/** Deletes secrets that wait for their first code since an instant or longer. */
export const deleteWaitingFactors = statement((db, $: Bind<{ before: string }>) =>
  db.deleteFrom('secondFactor').where('isActive', '=', 0).where('begunAt', '<=', $('before')),
);

/** Activates a second factor, or notes what of it was used: the step of a code, a recovery code. */
export const updateSecondFactor = statement(
  (db, $: Bind<{ guestId: number; step: number; hashes: Row<'secondFactor'>['recoveryHashes'] }>) =>
    db
      .updateTable('secondFactor')
      .set({ isActive: 1, lastStep: $('step'), recoveryHashes: $('hashes') })
      .where('guestId', '=', $('guestId')),
);

export const deleteSecondFactor = statement((db, $: Bind<{ guestId: number }>) =>
  db.deleteFrom('secondFactor').where('guestId', '=', $('guestId')),
);
