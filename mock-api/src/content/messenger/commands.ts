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
import { takeForRead } from '../notifications/index.ts';
import { archive, channelPageOf, messageNotification, ownChannel, type ChannelQuestion } from './channels.ts';
import { send } from './send.ts';
import { setAllSeen } from './statements.ts';

/** Answers a page of channels with what was asked. */
const tellChannels = async (question: ChannelQuestion, caller: Caller, world: World): Promise<void> => {
  const { filter = 'newest', online = false, offset = 0 } = question;
  const page = await channelPageOf(question, caller, world);
  publish(world.bus, channelsList, { guestId: guestOf(caller) }, { filter, online, offset, ...page });
};

/** What acts on the commands of this module. */
export const messengerCommands = [
  handleCommand(messageSend, send),
  handleCommand(channelsLoad, ({ offset, limit }, caller, world) =>
    tellChannels({ offset, first: limit }, caller, world),
  ),
  handleCommand(channelsLoadOnline, ({ online }, caller, world) => tellChannels({ online }, caller, world)),
  handleCommand(channelsFilter, ({ filterType }, caller, world) => tellChannels({ filter: filterType }, caller, world)),
  handleCommand(channelsMarkAllSeen, async (_, caller, world) => {
    const guestId = guestOf(caller);
    await setAllSeen.all(world.tx, { guestId });
    await takeForRead(world, guestId, { type: messageNotification, actorId: null });
    publish(world.bus, channelUnreadNotice, { guestId }, { channelId: null, unreadCount: 0, total: 0 });
  }),
  handleCommand(channelArchive, async ({ channelId, status }, caller, world) => {
    await archive(await ownChannel(channelId, caller, world), status === 'archived', world);
  }),
];
