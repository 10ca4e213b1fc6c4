import { aLiveChat, performerEnds } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { LiveChat, type ChatWish } from './LiveChat.ts';

const wish: ChatWish = { actorId: 9101, kind: 'videoChat', withCamera: false, price: 3600, showId: null };
const setUp = () => aLiveChat(wish, (context, newKey) => new LiveChat(context, { newKey }));

test('the bill of a chat that ended while pushes were missed is read', async () => {
  const { chat, begin, watch, world, socket, settle } = await setUp();
  await begin();
  await watch(5);
  socket.setState('waiting');
  await performerEnds(world, chat.chat?.chatId ?? '', 201);
  socket.setState('ready');
  socket.resync();
  await settle();
  expect(chat).toMatchObject({ state: 'ended', bill: { exitCode: 201, spent: 300 } });
});

test.each([
  [5, 'running', { exitCode: 100, spent: 900, seconds: 15 }],
  [60, 'ended', { exitCode: 106, spent: 600, seconds: 10 }],
  [300, 'ended', { exitCode: 106, spent: 600, seconds: 10 }],
])('after %i seconds without a network the chat is %s, and silence costs nothing', async (seconds, state, bill) => {
  const { chat, begin, watch, socket, settle, clock, failRequests } = await setUp();
  await begin();
  await watch(10);
  failRequests(/chatBeat|currentChat/);
  socket.setState('waiting');
  chat.onStalled();
  for (let at = 0; at < seconds; at += 1) {
    clock.advance(1000);
    await settle();
  }
  failRequests(null);
  socket.setState('ready');
  socket.resync();
  await settle();
  expect(chat.state).toBe(state);
  chat.onPlaying();
  await watch(5);
  await chat.leave();
  expect(chat.bill).toMatchObject(bill);
});
