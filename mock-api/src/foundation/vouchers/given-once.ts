import { parseJson } from '../../world/json.ts';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { addressKey } from '../../world/address-key.ts';
import { erasedKey } from '../../wire/erased-key.ts';

const accountOf = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('account').select(['email', 'isVerified']).where('guestId', '=', $('guestId')),
);

const numbersOf = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('verifiedPhone').select('numberHash').distinct().where('guestId', '=', $('guestId')),
);

const givenByKey = statement((db, $: Bind<{ key: string; erased: string }>) =>
  db
    .selectFrom('givenCode')
    .select('guestId')
    .where('key', 'in', [$('key'), $('erased')])
    .limit(1),
);

const insertGiven = insertRow('givenCode', {}, (insert) => insert.onConflict((conflict) => conflict.doNothing()));

const deleteGiven = statement((db, $: Bind<{ guestId: number; code: string }>) =>
  db.deleteFrom('givenCode').where('guestId', '=', $('guestId')).where('code', '=', $('code')),
);

type CodeRow = Row<'bonusCode'>;
type ReadWorld = Pick<World, 'tx'>;

/** Whether something was given by a key, to an account that was deleted since too. */
const isGiven = async (key: string, { tx }: ReadWorld): Promise<boolean> =>
  (await givenByKey.first(tx, { key, erased: erasedKey(key) })) !== null;

/** Whether a code gives something away: not with a payment only, and not for a voucher that was won or bought. */
const givesAway = ({ benefits, needsVoucher }: CodeRow): boolean =>
  needsVoucher === 0 && parseJson(benefits).some(({ topUp }) => topUp === undefined);

/** The keys by which a gift is counted: the confirmed address and the confirmed numbers; null without a confirmed address. */
const keysOf = async ({ tx }: ReadWorld, guestId: number, code: string): Promise<readonly string[] | null> => {
  const account = await accountOf.first(tx, { guestId });
  if (account?.isVerified !== 1) return null;
  const numbers = await numbersOf.all(tx, { guestId });
  return [`${code} ${addressKey(account.email)}`, ...numbers.map(({ numberHash: hash }) => `${code} tel:${hash}`)];
};

/** Why a code that gives something away is not given to a guest: no confirmed address, or another account of it had it. */
export const reasonAgainstGift = async (
  guestId: number,
  row: CodeRow,
  world: ReadWorld,
): Promise<'needsAddress' | 'redeemed' | null> => {
  if (!givesAway(row)) return null;
  const keys = await keysOf(world, guestId, row.key);
  if (keys === null) return 'needsAddress';
  for (const key of keys) if (await isGiven(key, world)) return 'redeemed';
  return null;
};

/** Notes that a code was given to a guest's address and numbers. Inside the change that gives. */
export const noteGift = async ({ tx }: ReadWorld, guestId: number, row: CodeRow): Promise<void> => {
  if (!givesAway(row)) return;
  for (const key of (await keysOf({ tx }, guestId, row.key)) ?? []) {
    await insertGiven.all(tx, { key, guestId, code: row.key });
  }
};

/**
 * Notes that something was given to a guest by the confirmed address and numbers. Returns whether it was the first time; without a
 * confirmed address nothing is given.
 */
export const isFirstOfAddress = async (guestId: number, what: string, world: ReadWorld): Promise<boolean> => {
  const keys = await keysOf(world, guestId, what);
  if (keys === null) return false;
  for (const key of keys) if (await isGiven(key, world)) return false;
  for (const key of keys) await insertGiven.all(world.tx, { key, guestId, code: what });
  return true;
};

/** Forgets that a code was given, because it was given back. */
export const forgetGift = ({ tx }: ReadWorld, guestId: number, code: string) => deleteGiven.all(tx, { guestId, code });
