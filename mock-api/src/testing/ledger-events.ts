import { balanceOf, transferOnce, type Account, type Entry } from '../foundation/wallet/index.ts';
import { ApiError } from '../dispatch/handler.ts';
import type { Executor } from '../world/database.ts';
import { nowIso } from '../world/now-iso.ts';
import type { WorldParts } from '../world/world.ts';

/** One thing that happens to a ledger: a transfer under a key, or one whose change breaks in the middle. */
export interface LedgerEvent {
  readonly guestId: number;
  readonly key: string;
  readonly bodyHash: string;
  readonly entries: readonly Entry[];
  readonly isBroken: boolean;
}

/** How an event ended. */
export type Ending = 'done' | 'broken' | 'needPurchase' | 'keyReused';

const guests = 40;
const isRepeat = 0.2;
const isOtherBody = 0.3;
const isBroken = 0.1;
const isTopUp = 0.4;

const entriesOf = (random: () => number, guestId: number): Entry[] => {
  const amount = 1 + Math.floor(random() * 5000);
  const own: Account = `guest:${guestId}`;
  if (random() < isTopUp) {
    return [
      { account: own, amount },
      { account: 'top-up', amount: -amount },
    ];
  }
  const share = Math.floor(amount / 2);
  const charge: Entry[] = [
    { account: own, amount: -amount },
    { account: `performer:${1 + Math.floor(random() * 5)}`, amount: share },
    { account: 'house', amount: amount - share },
  ];
  return charge.filter(({ amount: each }) => each !== 0);
};

/** Makes events out of random numbers; a fifth repeat an earlier one, some of those with another body. */
export const eventMaker = (random: () => number) => {
  const earlier: LedgerEvent[] = [];
  return (): LedgerEvent => {
    const before = random() < isRepeat ? earlier[Math.floor(random() * earlier.length)] : undefined;
    if (before !== undefined) {
      return { ...before, isBroken: false, ...(random() < isOtherBody ? { bodyHash: `${before.bodyHash}'` } : {}) };
    }
    const guestId = 1 + Math.floor(random() * guests);
    const name = `${earlier.length}`;
    const made = { guestId, key: name, bodyHash: name, entries: entriesOf(random, guestId) };
    const event = { ...made, isBroken: random() < isBroken };
    earlier.push(event);
    return event;
  };
};

const broken = new Error('broken in the middle');

/** Makes one event happen in a change of its own. */
export const happen = async (parts: WorldParts, event: LedgerEvent): Promise<{ ending: Ending; answer: unknown }> => {
  const { guestId, key, bodyHash, entries } = event;
  const terms = { guestId, key, bodyHash, kind: 'album' as const, at: nowIso(parts) };
  try {
    const answer = await parts.database.change(async (tx) => {
      const told = await transferOnce(tx, terms, async () => ({
        entries,
        reference: {},
        answer: (balance) => ({ balance }),
      }));
      if (event.isBroken) throw broken;
      return told;
    });
    return { ending: 'done', answer };
  } catch (error) {
    if (error === broken) return { ending: 'broken', answer: null };
    if (error instanceof ApiError) return { ending: error.code as Ending, answer: null };
    throw error;
  }
};

/** Everything that must hold whenever no change is open; a line for each thing that does not. */
export const brokenRules = async (on: Executor): Promise<readonly string[]> => {
  const ask = (sql: string) => on.query(sql, []) as Promise<readonly Readonly<Record<string, unknown>>[]>;
  const said: string[] = [];
  const none = async (rule: string, sql: string) => {
    const rows = await ask(sql);
    if (rows.length > 0) said.push(`${rule}: ${JSON.stringify(rows.slice(0, 3))}`);
  };
  await none('all accounts sum to zero', 'select sum(amount) as total from ledger_entry having total <> 0');
  await none(
    'every transfer sums to zero',
    'select transfer_id, sum(amount) as total from ledger_entry group by transfer_id having total <> 0',
  );
  await none('a key stands once', 'select key, count(*) as times from transfer group by key having times > 1');
  await none(
    'no guest owes',
    `select account, sum(amount) as total from ledger_entry where account like 'guest:%' group by account having total < 0`,
  );
  await none(
    'no entry without its transfer',
    'select id from ledger_entry where transfer_id not in (select id from transfer)',
  );
  return said;
};

/** What every account holds, by a reading of its own. */
export const balances = async (on: Executor, accounts: Iterable<Account>): Promise<ReadonlyMap<Account, number>> => {
  const found = new Map<Account, number>();
  for (const account of accounts) found.set(account, await balanceOf(on, account));
  return found;
};
