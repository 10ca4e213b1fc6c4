import { balanceOf, platformAccount, transferOnce, type Account, type Entry } from '../foundation/wallet/ledger.ts';
import { ApiError } from '../dispatch/handler.ts';
import type { Executor } from '../world/database.ts';
import { nowIso } from '../world/now-iso.ts';
import type { WorldParts } from '../world/world.ts';

/** A transfer with an idempotency key; if `isBroken`, its change throws after the transfer. */
export interface LedgerEvent {
  readonly guestId: number;
  readonly key: string;
  readonly bodyHash: string;
  readonly entries: readonly Entry[];
  readonly isBroken: boolean;
}

/** The result of an event. */
export type Ending = 'done' | 'broken' | 'needPurchase' | 'keyReused';

const repeatProbability = 0.2;
const otherBodyProbability = 0.3;
const brokenProbability = 0.1;
const topUpProbability = 0.4;

const entriesOf = (random: () => number, guestId: number): Entry[] => {
  const amount = 1 + Math.floor(random() * 5000);
  const guest: Account = `guest:${guestId}`;
  if (random() < topUpProbability) {
    return [
      { account: guest, amount },
      { account: 'top-up', amount: -amount },
    ];
  }
  const share = Math.floor(amount / 2);
  const charge: Entry[] = [
    { account: guest, amount: -amount },
    { account: `performer:${1 + Math.floor(random() * 5)}`, amount: share },
    { account: platformAccount, amount: amount - share },
  ];
  return charge.filter(({ amount: each }) => each !== 0);
};

/** Generates random events of some guests; a fifth repeat the key of an earlier one, some of those with another body. */
export const eventGenerator = (random: () => number, guests = 40) => {
  const earlier: LedgerEvent[] = [];
  return (): LedgerEvent => {
    const before = random() < repeatProbability ? earlier[Math.floor(random() * earlier.length)] : undefined;
    if (before !== undefined) {
      return {
        ...before,
        isBroken: false,
        ...(random() < otherBodyProbability ? { bodyHash: `${before.bodyHash}'` } : {}),
      };
    }
    const guestId = 1 + Math.floor(random() * guests);
    const name = `${earlier.length}`;
    const transfer = { guestId, key: name, bodyHash: name, entries: entriesOf(random, guestId) };
    const event = { ...transfer, isBroken: random() < brokenProbability };
    earlier.push(event);
    return event;
  };
};

const broken = new Error('broken in the middle');

/** Runs an event in a change. */
export const runEvent = async (parts: WorldParts, event: LedgerEvent): Promise<{ ending: Ending; answer: unknown }> => {
  const { guestId, key, bodyHash, entries } = event;
  const newTransfer = { guestId, key, bodyHash, kind: 'album' as const, at: nowIso(parts) };
  try {
    const answer = await parts.database.change(async (tx) => {
      const result = await transferOnce(tx, newTransfer, async () => ({
        entries,
        reference: {},
        answer: (balance) => ({ balance }),
      }));
      if (event.isBroken) throw broken;
      return result;
    });
    return { ending: 'done', answer };
  } catch (error) {
    if (error === broken) return { ending: 'broken', answer: null };
    if (error instanceof ApiError) return { ending: error.code as Ending, answer: null };
    throw error;
  }
};

/** Checks the invariants of the ledger and returns a line for each violation. */
export const violatedInvariants = async (executor: Executor): Promise<readonly string[]> => {
  const query = (sql: string) => executor.query(sql, []) as Promise<readonly Readonly<Record<string, unknown>>[]>;
  const violations: string[] = [];
  const none = async (rule: string, sql: string) => {
    const rows = await query(sql);
    if (rows.length > 0) violations.push(`${rule}: ${JSON.stringify(rows.slice(0, 3))}`);
  };
  await none('all accounts sum to zero', 'select sum(amount) as total from "ledgerEntry" having sum(amount) <> 0');
  await none(
    'every transfer sums to zero',
    'select "transferId", sum(amount) as total from "ledgerEntry" group by "transferId" having sum(amount) <> 0',
  );
  await none('keys are unique', 'select key, count(*) as times from transfer group by key having count(*) > 1');
  await none(
    'no guest owes',
    `select account, sum(amount) as total from "ledgerEntry" where account like 'guest:%' group by account having sum(amount) < 0`,
  );
  await none(
    'a stored balance is the sum of the entries before it',
    `select id, balance, total from (select id, account, balance, sum(amount) over (partition by account order by "transferId", id) as total
      from "ledgerEntry") as summed where (account like 'guest:%' and balance is null) or balance <> total`,
  );
  await none(
    'no entry without its transfer',
    // Not `not in`, for which PostgreSQL reads all transfers for each entry of a large ledger.
    'select e.id from "ledgerEntry" e left join transfer t on t.id = e."transferId" where t.id is null',
  );
  return violations;
};

/** Reads the balance of every account. */
export const balances = async (
  executor: Executor,
  accounts: Iterable<Account>,
): Promise<ReadonlyMap<Account, number>> => {
  const result = new Map<Account, number>();
  for (const account of accounts) result.set(account, await balanceOf(executor, account));
  return result;
};
