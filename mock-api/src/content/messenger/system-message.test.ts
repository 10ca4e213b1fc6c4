import {
  channelMessage,
  messengerChannels,
  messengerContent,
  messengerUnreadCount,
} from '@lounge/protocol/content/messenger';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { pushesTo } from '../../testing/pushes-to.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { aPerformer } from '../actors/states.ts';
import { writeSystemMessage, type SystemMessage } from './index.ts';
import { aChannelOfGuest, aMessageInChannel } from './states.ts';

const robin = { guestId: 7 };

const setUp = async () => {
  const { world } = aWorld();
  await setUpState(guestIsLoggedIn({ ...robin, token: 't', name: 'Robin' }), world);
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }), world);
  const pushed = pushesTo(7, world);
  const write = (over: Partial<SystemMessage>) =>
    runInWorld(world, true, (inWorld) =>
      writeSystemMessage({ guestId: 7, actorId: 9101, type: 'chat_start', language: 'en', ...over }, inWorld),
    );
  const { answer } = testClient(world);
  const read = (filter: object) => answer(messengerContent, { filter }, robin);
  return { world, pushed, write, answer, read };
};

test('a system message creates the channel, stores what it reports, and is published', async () => {
  const { write, pushed, read } = await setUp();
  await write({ chatId: 'c-1', data: { mode: 'video', pricePerMinute: 3600 } });
  const message = {
    messageType: 'chat_start',
    senderType: 'system',
    text: null,
    chatId: 'c-1',
    data: {
      mode: 'video',
      pricePerMinute: { value: 3600, currency: 'VXC' },
      coins: null,
      seconds: null,
      exitCode: null,
      giftId: null,
      name: null,
    },
  };
  expect(pushed).toMatchObject([{ type: channelMessage.type, message }]);
  expect((await read({})).items).toMatchObject([message]);
});

test('what was written in a chat is read back by its id', async () => {
  const { write, read } = await setUp();
  await write({ chatId: 'c-1' });
  await write({ chatId: 'c-2' });
  await write({ chatId: 'c-1', type: 'chat_end', data: { seconds: 800, coins: 48_000, exitCode: 100 } });
  await write({ type: 'notification', text: 'A note' });
  const { items, total } = await read({ chatId: 'c-1' });
  expect([items.map(({ messageType }) => messageType), total]).toEqual([['chat_end', 'chat_start'], 2]);
  expect(items[0]?.data).toMatchObject({ seconds: 800, coins: { value: 48_000 }, exitCode: 100 });
  expect((await read({})).total).toBe(4);
  expect((await read({ chatId: 'c-9' })).total).toBe(0);
});

test('a system message is neither unread nor the last message of the channel', async () => {
  const { write, answer, world } = await setUp();
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }), world);
  await setUpState(aMessageInChannel({ id: 41, channelId: 501, senderType: 'actor', text: 'Good evening' }), world);
  await write({ type: 'remote_toy_started', data: { name: 'Slow wave', seconds: 30 } });
  expect(await answer(messengerUnreadCount, {}, robin)).toEqual({ unreadCount: 0 });
  const { items } = await answer(messengerChannels, {}, robin);
  expect(items).toMatchObject([{ id: 501, lastMessageId: 41, subject: 'Good evening', unreadCount: 0 }]);
});
