import { channelOnlineStateNotice } from '@lounge/protocol/content/messenger';
import { publish } from '../../world/bus.ts';
import type { World } from '../../world/world.ts';
import { channelsOfActor } from './statements.ts';

/** Publishes a performer's presence to the guests of her channels. */
export const publishPresence = async (
  { tx, bus }: Pick<World, 'tx' | 'bus'>,
  actorId: number,
  isActorOnline: boolean,
): Promise<void> => {
  for (const { id: channelId, guestId } of await channelsOfActor.all(tx, { actorId })) {
    publish(bus, channelOnlineStateNotice, { guestId }, { channelId, actorId, isActorOnline });
  }
};
