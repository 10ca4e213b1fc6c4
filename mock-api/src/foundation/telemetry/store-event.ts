import { reject } from '../../dispatch/handler.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Caller, World } from '../../world/world.ts';

/** The size of a stored event's data, in characters of JSON. @assumed The documents give no limit; ours are below 300. */
const maxEventLength = 2000;

/** How many events are stored, and for how long. @assumed The documents say nothing about it. */
const retention = { events: 10_000, ms: 30 * 24 * 3_600_000 } as const;

const insertEvent = insertRow('event', {}, (insert) => insert.returning('id'));

/**
 * Deletes up to two of the oldest events beyond the retention. Two for each added one also shrink a larger table; ids are not reused before
 * the end, so their difference bounds the number.
 */
const deleteOldest = statement((db, $: Bind<{ before: string; lastId: number }>) =>
  db
    .deleteFrom('event')
    .where('id', 'in', db.selectFrom('event').select('id').orderBy('id').limit(2))
    .where((e) => e.or([e('at', '<', $('before')), e('id', '<=', $('lastId'))])),
);

/** Stores what a visitor did or stated, for the platform's own counts, and deletes the oldest beyond the retention. */
export const storeEvent = async (
  caller: Caller,
  event: { kind: string; context: string; action: string; data: unknown },
  world: World,
): Promise<{ success: boolean }> => {
  const data = toJson(event.data);
  if (data.length > maxEventLength) reject('tooLarge');
  const stored = { ...event, data, at: nowIso(world), guestId: caller.guestId };
  const inserted = await insertEvent.first(world.tx, stored);
  await deleteOldest.all(world.tx, {
    before: new Date(world.clock.now() - retention.ms).toISOString(),
    lastId: (inserted?.id ?? 0) - retention.events,
  });
  return { success: true };
};
