import { sql } from 'kysely';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { tokenHash } from '../../world/token-hash.ts';
import type { World } from '../../world/world.ts';

/** The time for which attempts count, from the first one, in milliseconds. */
const attemptWindowMs = 15 * 60_000;

const addAttempt = insertRow('attempt', { count: 1 }, (insert) =>
  insert
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: sql`attempt.count + 1` }))
    .returning('count'),
);

const takeBack = statement((db, $: Bind<{ key: string }>) =>
  db
    .updateTable('attempt')
    .set({ count: sql`count - 1` })
    .where('key', '=', $('key'))
    .where('count', '>', 0),
);

const deleteAttempts = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('attempt').where('key', '=', $('key')),
);

const deleteExpired = statement((db, $: Bind<{ now: string }>) =>
  db.deleteFrom('attempt').where('until', '<=', $('now')),
);

/** The key of an attempt: hashed, so that the table lists neither addresses of mails nor of visitors. */
const keyOf = (parts: readonly string[]): Promise<string> => tokenHash(JSON.stringify(parts));

/** Counts an attempt. Returns false if there were more than `limit` within the time, which begins with the first one. */
export const countAttempt = async (
  parts: readonly string[],
  limit: number,
  world: Pick<World, 'tx' | 'clock'>,
  windowMs = attemptWindowMs,
): Promise<boolean> => {
  const now = world.clock.now();
  await deleteExpired.all(world.tx, { now: new Date(now).toISOString() });
  const until = new Date(now + windowMs).toISOString();
  const row = await addAttempt.first(world.tx, { key: await keyOf(parts), until });
  return row !== null && row.count <= limit;
};

/** Takes one attempt back, as it succeeded. */
export const takeAttemptBack = async (parts: readonly string[], { tx }: World): Promise<void> => {
  await takeBack.all(tx, { key: await keyOf(parts) });
};

/** Forgets all attempts of a key. */
export const forgetAttempts = async (parts: readonly string[], { tx }: World): Promise<void> => {
  await deleteAttempts.all(tx, { key: await keyOf(parts) });
};
