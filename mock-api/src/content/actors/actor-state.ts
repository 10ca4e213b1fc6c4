import type { Infer } from '@lounge/protocol';
import type { actorState } from '@lounge/protocol/content/actors';
import { reject } from '../../dispatch/handler.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import type { PresentOfActors } from './ports.ts';

const stateRow = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'isOnline', 'freeChat', 'stateSince']).where('id', '=', $('id')),
);

const nobody = { guestId: null };

/** Whether and how a performer can be contacted right now. @spec entity:actorState */
export const actorStateOf = async (
  actorId: number,
  { liveOf, showsOf }: PresentOfActors,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<Infer<typeof actorState>> => {
  const row = (await stateRow.first(world.tx, { id: actorId })) ?? reject('unknown', 'actorId');
  return {
    id: row.id,
    isOnline: row.isOnline === 1,
    isInChat: (await liveOf(actorId, nobody, world)).isVoyeurMode,
    freeChat: row.freeChat === 1,
    isCurrentlyTicketShow: (await showsOf(actorId, nobody, world)).isCurrentlyTicketShow,
    since: row.stateSince,
  };
};
