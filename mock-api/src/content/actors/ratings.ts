import { statement, type Bind } from '../../world/statement.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { dayOf } from '../../world/now-iso.ts';

const dayMs = 86_400_000;

/**
 * For how many days a rating counts, its own included.
 * @spec constant:rating.window
 * @assumed By days in UTC: the sums of days cost the same for a thousand ratings as for one.
 */
const ratingWindowDays = 90;

/** At most so many performers in a change; the next run takes those that follow. */
const atOnce = 200;

const addToDay = statement(
  (db, $: Bind<{ key: string; actorId: number; day: string; ratings: number; satisfied: number }>) =>
    db
      .insertInto('ratingDay')
      .values({
        key: $('key'),
        actorId: $('actorId'),
        day: $('day'),
        ratings: $('ratings'),
        satisfied: $('satisfied'),
      })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((e) => ({
          ratings: e('ratingDay.ratings', '+', e.ref('excluded.ratings')),
          satisfied: e('ratingDay.satisfied', '+', e.ref('excluded.satisfied')),
        })),
      ),
);

const removeBefore = statement((db, $: Bind<{ actorId: number; first: string }>) =>
  db.deleteFrom('ratingDay').where('actorId', '=', $('actorId')).where('day', '<', $('first')),
);

const sumsOf = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('ratingDay')
    .select((e) => [
      e.fn.sum<number | null>('ratings').as('ratings'),
      e.fn.sum<number | null>('satisfied').as('satisfied'),
    ])
    .where('actorId', '=', $('actorId')),
);

const setRatings = statement((db, $: Bind<{ id: number; count: number; satisfaction: number }>) =>
  db
    .updateTable('actor')
    .set({ ratingCount: $('count'), satisfaction: $('satisfaction') })
    .where('id', '=', $('id')),
);

const actorsRatedBefore = statement((db, $: Bind<{ first: string; limit: number }>) =>
  db.selectFrom('ratingDay').select('actorId').distinct().where('day', '<', $('first')).limit($('limit')),
);

/** The first day whose ratings count at a moment. */
const firstDay = (now: number): string => dayOf(now - (ratingWindowDays - 1) * dayMs);

/** Removes the ratings of a performer that are too old and sums up the others, exactly: a rounded rate would swallow single ones. */
const countRatings = async (actorId: number, { tx, clock }: World): Promise<void> => {
  await removeBefore.all(tx, { actorId, first: firstDay(clock.now()) });
  const sums = await sumsOf.first(tx, { actorId });
  const [count, satisfied] = [Number(sums?.ratings ?? 0), Number(sums?.satisfied ?? 0)];
  await setRatings.all(tx, {
    id: actorId,
    count,
    satisfaction: count === 0 ? 0 : Math.round((satisfied / count) * 100),
  });
};

interface Ratings {
  readonly ratings: number;
  readonly satisfied: number;
}

/** Stores ratings of today without counting them. */
export const putRatings = async (
  actorId: number,
  sums: Ratings,
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
): Promise<void> => {
  const day = dayOf(clock.now());
  await addToDay.all(tx, { key: `${actorId} ${day}`, actorId, day, ...sums });
};

/** Adds ratings of today to those that a performer has. */
export const addRatings = async (actorId: number, sums: Ratings, world: World): Promise<void> => {
  await putRatings(actorId, sums, world);
  await countRatings(actorId, world);
};

/** Stops counting the ratings that have become too old, by the clock. */
export const dropOldRatings = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  const first = firstDay(parts.clock.now());
  const due = await actorsRatedBefore.all(parts.database.reader, { first, limit: atOnce });
  if (due.length === 0) return;
  await runInWorld(parts, true, async (world) => {
    for (const { actorId } of due) await countRatings(actorId, world);
  }).catch(report);
};
