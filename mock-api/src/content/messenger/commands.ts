import {
  channelArchive,
  channelsFilter,
  type channelsList,
  channelsLoad,
  channelsLoadOnline,
  channelsMarkAllSeen,
  messageSend,
} from '@lounge/protocol/content/messenger';
import { oneClickCharge } from '@lounge/protocol/foundation/wallet';
import type { PayloadOf } from '@lounge/protocol';
import { guestOf, handle } from '../../dispatch/handler.ts';
import type { Caller, World } from '../../world/world.ts';
import { markAsRead } from '../notifications/index.ts';
import { archive, channelPageOf, messageNotification, ownChannel, type ChannelQuery } from './channels.ts';
import { chargeInConversation } from './one-click.ts';
import type { MessengerPorts } from './ports.ts';
import { messageSender } from './send.ts';
import { setAllSeen } from './statements.ts';

/** A page of channels together with its query. */
const channels = async (query: ChannelQuery, caller: Caller, world: World): Promise<PayloadOf<typeof channelsList>> => {
  const { filter = 'newest', online = false, offset = 0 } = query;
  return { filter, online, offset, ...(await channelPageOf(query, caller, world)) };
};

/** The handlers of this module's commands. */
export const messengerCommands = (ports: MessengerPorts) => [
  handle(messageSend, messageSender(ports)),
  handle(oneClickCharge, chargeInConversation),
  handle(channelsLoad, ({ offset, limit }, caller, world) => channels({ offset, first: limit }, caller, world)),
  handle(channelsLoadOnline, ({ online }, caller, world) => channels({ online }, caller, world)),
  handle(channelsFilter, ({ filterType }, caller, world) => channels({ filter: filterType }, caller, world)),
  handle(channelsMarkAllSeen, async (_, caller, world) => {
    const guestId = guestOf(caller);
    await setAllSeen.all(world.tx, { guestId });
    await markAsRead(world, guestId, { type: messageNotification, actorId: null });
    return { channelId: null, unreadCount: 0, total: 0 };
  }),
  handle(channelArchive, async ({ channelId, status }, caller, world) =>
    archive(await ownChannel(channelId, caller, world), status === 'archived', world),
  ),
];
