import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';

const bought = statement((db, $: Bind<{ guestId: number; actorId: number }>) =>
  db
    .selectFrom('purchase')
    .innerJoin('album', 'album.id', 'purchase.contentId')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('purchase.guestId', '=', $('guestId'))
    .where('purchase.kind', '=', 'album')
    .where('album.actorId', '=', $('actorId')),
);

/** The number of albums of a performer that a guest bought. */
export const albumsBought = async (guestId: number, actorId: number, { tx }: Pick<World, 'tx'>): Promise<number> =>
  Number((await bought.first(tx, { guestId, actorId }))?.total ?? 0);
