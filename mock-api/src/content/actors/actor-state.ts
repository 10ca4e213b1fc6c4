import type { Infer } from '@lounge/protocol';
import type { actorState } from '@lounge/protocol/content/actors';
import { actorStateChanged } from '@lounge/protocol/content/live-chat';
import { reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { actorLiveOf } from '../live-chat/map-actor-live.ts';
import { actorShowsOf } from '../tickets/map-actor-shows.ts';

const stateRow = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'isOnline', 'freeChat', 'stateSince']).where('id', '=', $('id')),
);

const nobody = { guestId: null };

/** Whether and how a performer can be contacted right now. @spec entity:actorState */
export const actorStateOf = async (
  actorId: number,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<Infer<typeof actorState>> => {
  const row = (await stateRow.first(world.tx, { id: actorId })) ?? reject('unknown', 'actorId');
  return {
    id: row.id,
    isOnline: row.isOnline === 1,
    isInChat: (await actorLiveOf(actorId, nobody, world)).isVoyeurMode,
    freeChat: row.freeChat === 1,
    isCurrentlyTicketShow: (await actorShowsOf(actorId, nobody, world)).isCurrentlyTicketShow,
    since: row.stateSince,
  };
};

/** Publishes what a performer does now. */
export const publishActorState = async (actorId: number, world: World): Promise<void> =>
  publish(world.bus, actorStateChanged, { everyone: true }, await actorStateOf(actorId, world));
