import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';

const bought = statement((db, $: Bind<{ guestId: number; actorId: number }>) =>
  db
    .selectFrom('camTicket')
    .innerJoin('camShow', 'camShow.id', 'camTicket.showId')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('camTicket.guestId', '=', $('guestId'))
    .where('camTicket.endedAt', 'is', null)
    .where('camShow.actorId', '=', $('actorId')),
);

/** The number of tickets to shows of a performer that a guest has, without those that were given back. */
export const ticketsBought = async (guestId: number, actorId: number, { tx }: Pick<World, 'tx'>): Promise<number> =>
  Number((await bought.first(tx, { guestId, actorId }))?.total ?? 0);
