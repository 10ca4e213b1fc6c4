import { actorOnline } from '@lounge/protocol/content/actors';
import {
  channelArchive,
  channelArchiveNotice,
  channelMessage,
  channelMessageProgress,
  channelOnlineStateNotice,
  channelsFilter,
  channelsList,
  channelsLoad,
  channelsLoadOnline,
  channelsMarkAllSeen,
  channelTyping,
  channelUnreadNotice,
  getChannel,
  getChannelByActor,
  getMessengerActor,
  messengerChannels,
  messengerContent,
  messengerUnreadCount,
  touchMessengerChannel,
} from '@lounge/protocol/content/messenger';
import { notificationsList } from '@lounge/protocol/content/notifications';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { pushesTo } from '../../testing/pushes-to.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { unchecked } from '../../testing/unchecked.ts';
import { toJson } from '../../world/json.ts';
import { runInWorld } from '../../world/world.ts';
import { setPresence } from '../actors/set-presence.ts';
import { aPerformer } from '../actors/states.ts';
import { chatsOfMessages } from '../live-chat/chats-of-messages.ts';
import { sendPerformerReply, performerWrites, markProgress, publishTyping } from './performer-side.ts';
import { aChannelOfGuest, aMessageInChannel } from './states.ts';

const robin = { guestId: 7 };

const setUp = async () => {
  const testWorld = aWorld();
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }), testWorld.world);
  await setUpState(aPerformer({ id: 9102, name: 'Ida Lund', isOnline: false }), testWorld.world);
  const { sendCommand } = testSocket(robin, testWorld.world);
  const pushed = pushesTo(7, testWorld.world);
  const { answer, outcome } = testClient(testWorld.world);
  const write = (actorId: number, text: string) => performerWrites(testWorld.world, { guestId: 7, actorId, text });
  const list = async (input: object = {}) =>
    (await answer(messengerChannels, input, robin)).items.map(({ actorId }) => actorId);
  return { ...testWorld, sendCommand, pushed, answer, outcome, write, list };
};

// @spec query:messenger.channels, entity:messengerChannel, query:messenger.unread-count, entity:enum.messengerChannelFilter
test('orders channels by their last message, with unread counts', async () => {
  const { write, list, answer, pass } = await setUp();
  await write(9101, 'One');
  pass(60_000);
  await write(9102, 'Two');
  await write(9102, 'Three');
  expect(await list()).toEqual([9102, 9101]);
  expect(await list({ online: true })).toEqual([9101]);
  expect(await list({ first: 1, offset: 1 })).toEqual([9101]);
  pass(5 * 60_000);
  const { items, total } = await answer(messengerChannels, { first: 1 }, { ...robin, language: 'de' });
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({
    subject: 'Three',
    lastMessageType: 'text',
    lastSenderType: 'actor',
    unread: true,
    unreadCount: 2,
    sentDiffForHumans: 'vor 5 Minuten',
  });
  expect(await answer(messengerUnreadCount, {}, robin)).toEqual({ unreadCount: 3 });
  expect(await answer(messengerUnreadCount, {}, { guestId: 8 })).toEqual({ unreadCount: 0 });
});

// @spec socket:channel.unread-notice, socket:channels.mark-all-seen, query:messenger.channel.touch
test('opening a channel marks it as read, and all can be marked as seen', async () => {
  const { write, answer, list, pushed, sendCommand } = await setUp();
  await write(9101, 'One');
  await write(9102, 'Two');
  pushed.length = 0;
  expect(await answer(touchMessengerChannel, { actorId: 9101 }, robin)).toMatchObject({ unreadCount: 0 });
  expect(pushed).toMatchObject([
    { type: channelUnreadNotice.type, unreadCount: 0, total: 1 },
    { type: notificationsList.type, markedAsReadIds: [1] },
  ]);
  expect(await list({ filter: 'unread' })).toEqual([9102]);
  await sendCommand(channelsMarkAllSeen, {});
  expect(pushed.slice(2)).toMatchObject([
    { type: channelUnreadNotice.type, channelId: null, unreadCount: 0, total: 0 },
    { type: notificationsList.type, markedAsReadIds: [2] },
  ]);
  expect(await list({ filter: 'unread' })).toEqual([]);
});

// @spec socket:channel.archive, socket:channel.archive-notice
test('archives a channel and restores it', async () => {
  const { write, answer, list, sendCommand, pushed } = await setUp();
  await write(9101, 'One');
  const { id } = await answer(getChannelByActor, { actorId: 9101 }, robin);
  await sendCommand(channelArchive, { channelId: id, status: 'archived' });
  expect(pushed.slice(-2)).toMatchObject([
    { type: channelArchiveNotice.type, channelId: id, archived: true },
    { type: channelUnreadNotice.type, channelId: id, unreadCount: 1, total: 0 },
  ]);
  expect([await list(), await list({ filter: 'archived' })]).toEqual([[], [9101]]);
  expect(await answer(messengerUnreadCount, {}, robin)).toEqual({ unreadCount: 0 });
  await sendCommand(channelArchive, { channelId: id, status: 'unarchived' });
  expect(await list()).toEqual([9101]);
  expect(pushed.at(-1)).toMatchObject({ type: channelUnreadNotice.type, channelId: id, unreadCount: 1, total: 1 });
});

// @spec socket:channel.unread-notice
test('a channel without unread messages publishes no count when it is opened or archived', async () => {
  const { world, answer, sendCommand, pushed, write } = await setUp();
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }), world);
  await write(9102, 'Unread elsewhere');
  pushed.length = 0;
  expect(await answer(touchMessengerChannel, { actorId: 9101 }, robin)).toMatchObject({ unreadCount: 0 });
  await sendCommand(channelArchive, { channelId: 501, status: 'archived' });
  expect(pushed).toEqual([{ type: channelArchiveNotice.type, channelId: 501, actorId: 9101, archived: true }]);
});

test('lists a blocked channel under blocked ones only, archived or not', async () => {
  const { world, list } = await setUp();
  const to9101 = { id: 501, guestId: 7, actorId: 9101 };
  await setUpState(aChannelOfGuest({ ...to9101, blocked: true, archived: true }), world);
  await setUpState(aMessageInChannel({ id: 1, channelId: 501, senderType: 'actor', text: 'One' }), world);
  expect([await list(), await list({ filter: 'archived' }), await list({ filter: 'blocked' })]).toEqual([
    [],
    [],
    [9101],
  ]);
});

// @spec socket:channels.load, socket:channels.load-online, socket:channels.filter
test.each([
  ['a page', channelsLoad, { offset: 1, limit: 10 }, { filter: 'newest', online: false, offset: 1 }, [9101], 2],
  ['online performers', channelsLoadOnline, { online: true }, { online: true, offset: 0 }, [9101], 1],
  ['a filter', channelsFilter, { filterType: 'archived' }, { filter: 'archived' }, [], 0],
] as const)('publishes channels on request: %s', async (_, command, payload, query, ids, total) => {
  const { write, sendCommand, pushed } = await setUp();
  await write(9101, 'One');
  await write(9102, 'Two');
  expect(await sendCommand(command, unchecked(payload))).toMatchObject({ ok: true });
  const items = ids.map((actorId) => ({ actorId }));
  expect(pushed.at(-1)).toMatchObject({ type: channelsList.type, ...query, items, total });
});

// @spec rest:messenger.channel.get-by-id, rest:messenger.channel.get-by-actor, rest:messenger.actor.get
test('returns a channel to its guest only', async () => {
  const { answer, outcome, world } = await setUp();
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }), world);
  expect(await answer(getChannel, { channelId: 501 }, robin)).toMatchObject({ actorName: 'Noor Vega', subject: '' });
  const unknown = { ok: false, code: 'unknown' };
  expect(await outcome(getChannel, { channelId: 501 }, { guestId: 8 })).toMatchObject(unknown);
  expect(await outcome(getChannelByActor, { actorId: 9102 }, robin)).toMatchObject(unknown);
  expect(await outcome(getChannel, { channelId: 501 })).toMatchObject({ ok: false, code: 'needLogin' });
  expect(await outcome(touchMessengerChannel, { actorId: 1 }, robin)).toMatchObject({ ...unknown, field: 'actorId' });
  expect(await answer(getMessengerActor, { actorId: 9102 })).toMatchObject({ name: 'Ida Lund', freeMessagesAmount: 3 });
});

// @spec query:messenger.content, entity:messengerContentItem
test('paginates a conversation backwards without gaps', async () => {
  const { world, answer, outcome, write } = await setUp();
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }), world);
  for (const id of [1, 2, 3, 4, 5]) {
    await setUpState(aMessageInChannel({ id, channelId: 501, senderType: 'guest', text: `No ${id}` }), world);
  }
  const page = async (filter: object, rest: object = {}) => {
    const input = { filter: { channelId: 501, ...filter }, first: 2, ...rest };
    const { items, total } = await answer(messengerContent, input, robin);
    return [items.map(({ messageId }) => messageId), total];
  };
  expect(await page({})).toEqual([[5, 4], 5]);
  await write(9101, 'Meanwhile');
  expect(await page({ beforeId: 4 })).toEqual([[3, 2], 3]);
  expect(await page({}, { order: 'oldest' })).toEqual([[1, 2], 6]);
  expect(await page({ kind: 'media' })).toEqual([[], 0]);
  expect(await outcome(messengerContent, { filter: { channelId: 999 } }, robin)).toMatchObject({ code: 'unknown' });
  expect((await answer(messengerContent, { filter: {} }, { guestId: 8 })).items).toEqual([]);
});

test('the performer receives, reads and answers messages in the guest’s language', async () => {
  const { world, pushed } = await setUp();
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }), world);
  await setUpState(aMessageInChannel({ id: 4, channelId: 501, senderType: 'guest', text: 'Hello' }), world);
  expect(await markProgress(world, 501, 'delivered')).toBe(true);
  expect(await markProgress(world, 501, 'delivered')).toBe(false);
  expect(await markProgress(world, 501, 'read')).toBe(true);
  await publishTyping(world, 501, true);
  expect(await sendPerformerReply(world, 501, (language) => `in ${language}`, chatsOfMessages)).toBe(true);
  const types = [channelMessageProgress, channelMessageProgress, channelTyping, channelMessage, channelUnreadNotice];
  expect(pushed.map((each) => each.type)).toEqual([...types, notificationsList].map((each) => each.type));
  expect(pushed[1]).toMatchObject({ channelId: 501, upToMessageId: 4, progress: 'read' });
  expect(pushed[3]).toMatchObject({ message: { senderType: 'actor', text: 'in en', key: null } });
});

// @spec socket:channel.archive-notice
test('a message of the performer restores an archived channel and publishes it', async () => {
  const { world, list, pushed } = await setUp();
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, archived: true }), world);
  await performerWrites(world, { guestId: 7, actorId: 9101, text: 'Still there?' });
  expect(await list()).toEqual([9101]);
  expect(pushed).toMatchObject([
    { type: channelArchiveNotice.type, channelId: 501, actorId: 9101, archived: false },
    { type: channelMessage.type },
    { type: channelUnreadNotice.type, channelId: 501, unreadCount: 1, total: 1 },
    { type: notificationsList.type },
  ]);
});

// @spec socket:channel.online-state-notice
test('publishes a performer’s presence to the guests of her channels', async () => {
  const { world, pushed } = await setUp();
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9102 }), world);
  await setUpState(aChannelOfGuest({ id: 502, guestId: 8, actorId: 9102 }), world);
  await setPresence(world, 9102, true);
  expect(pushed).toEqual([
    { type: actorOnline.type, actorId: 9102, actorName: 'Ida Lund' },
    { type: channelOnlineStateNotice.type, channelId: 501, actorId: 9102, isActorOnline: true },
  ]);
});

test('a presence that is published late is that of now', async () => {
  const { world, pushed } = await setUp();
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9102 }), world);
  await setPresence(world, 9102, true);
  await setPresence(world, 9102, false);
  const [late] = [...world.listeners.values()].filter(({ key }) => key.startsWith('content/messenger'));
  await runInWorld(world, true, async (inside) => late?.handle(toJson({ actorId: 9102, isOnline: true }), inside));
  expect(pushed.at(-1)).toMatchObject({ type: channelOnlineStateNotice.type, isActorOnline: false });
});
