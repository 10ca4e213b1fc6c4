import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { newForMs } from './map-video.ts';

const bought = statement((db, $: Bind<{ guestId: number; actorId: number }>) =>
  db
    .selectFrom('purchase')
    .innerJoin('video', 'video.id', 'purchase.contentId')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('purchase.guestId', '=', $('guestId'))
    .where('purchase.kind', '=', 'video')
    .where('video.actorId', '=', $('actorId')),
);

/** The number of videos of a performer that a guest bought. */
export const videosBought = async (guestId: number, actorId: number, { tx }: Pick<World, 'tx'>): Promise<number> =>
  Number((await bought.first(tx, { guestId, actorId }))?.total ?? 0);

const newOfActors = statement((db, $: Bind<{ ids: string; since: string }>, { isAmong }) =>
  db
    .selectFrom('video')
    .select('actorId')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where(isAmong('actorId', $('ids')))
    .where('createdAt', '>', $('since'))
    .groupBy('actorId'),
);

/** The number of new videos of performers, by id. */
export const newVideosOf = async (
  actorIds: readonly number[],
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
): Promise<ReadonlyMap<number, number>> => {
  const since = new Date(clock.now() - newForMs).toISOString();
  const rows = await newOfActors.all(tx, { ids: JSON.stringify(actorIds), since });
  return new Map(rows.map(({ actorId: id, total }) => [id, Number(total)]));
};
