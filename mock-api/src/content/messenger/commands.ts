import {
  channelArchive,
  channelsFilter,
  channelsList,
  channelsLoad,
  channelsLoadOnline,
  channelsMarkAllSeen,
  channelUnreadNotice,
  messageSend,
} from '@lounge/protocol/content/messenger';
import { guestOf } from '../../dispatch/handler.ts';
import { handleCommand } from '../../dispatch/run-command.ts';
import { publish } from '../../world/bus.ts';
import type { Caller, World } from '../../world/world.ts';
import { markAsRead } from '../notifications/index.ts';
import { archive, channelPageOf, messageNotification, ownChannel, type ChannelQuery } from './channels.ts';
import { sendMessage } from './send.ts';
import { setAllSeen } from './statements.ts';

/** Publishes a page of channels together with its query. */
const publishChannels = async (query: ChannelQuery, caller: Caller, world: World): Promise<void> => {
  const { filter = 'newest', online = false, offset = 0 } = query;
  const page = await channelPageOf(query, caller, world);
  publish(world.bus, channelsList, { guestId: guestOf(caller) }, { filter, online, offset, ...page });
};

/** The handlers of this module's commands. */
export const messengerCommands = [
  handleCommand(messageSend, sendMessage),
  handleCommand(channelsLoad, ({ offset, limit }, caller, world) =>
    publishChannels({ offset, first: limit }, caller, world),
  ),
  handleCommand(channelsLoadOnline, ({ online }, caller, world) => publishChannels({ online }, caller, world)),
  handleCommand(channelsFilter, ({ filterType }, caller, world) =>
    publishChannels({ filter: filterType }, caller, world),
  ),
  handleCommand(channelsMarkAllSeen, async (_, caller, world) => {
    const guestId = guestOf(caller);
    await setAllSeen.all(world.tx, { guestId });
    await markAsRead(world, guestId, { type: messageNotification, actorId: null });
    publish(world.bus, channelUnreadNotice, { guestId }, { channelId: null, unreadCount: 0, total: 0 });
  }),
  handleCommand(channelArchive, async ({ channelId, status }, caller, world) => {
    await archive(await ownChannel(channelId, caller, world), status === 'archived', world);
  }),
];
