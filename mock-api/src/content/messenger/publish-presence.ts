import { channelOnlineStateNotice } from '@lounge/protocol/content/messenger';
import { publish } from '../../world/bus.ts';
import type { World } from '../../world/world.ts';
import { presenceOf } from '../actors/statements.ts';
import { channelsOfActor } from './statements.ts';

/** Publishes a performer's presence to the guests of her channels, as it is now: she may have changed it since the event. */
export const publishPresence = async ({ tx, bus }: Pick<World, 'tx' | 'bus'>, actorId: number): Promise<void> => {
  const isActorOnline = (await presenceOf.first(tx, { id: actorId }))?.isOnline === 1;
  for (const { id: channelId, guestId } of await channelsOfActor.all(tx, { actorId })) {
    publish(bus, channelOnlineStateNotice, { guestId }, { channelId, actorId, isActorOnline });
  }
};
