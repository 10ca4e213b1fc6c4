import { chatStart } from '@lounge/protocol/content/live-chat';
import {
  aLiveChat,
  aPerformer,
  aShow,
  guestBuysTicket,
  performerAnswersChat,
  performerEnds,
  showIsCancelled,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { LiveChat } from './LiveChat.ts';
import { startFailureOf } from './chat-start-failure.ts';
import type { ChatRequest } from './live-chat-types.ts';

const billOf = ({ state }: LiveChat) => (state.kind === 'ended' ? state.bill : null);
const request: ChatRequest = { actorId: 9101, kind: 'videoChat', withCamera: false, price: 3600, showId: null };

const setUp = async (given?: { coins: number }) => {
  const page = await aLiveChat(request, (context, newKey) => new LiveChat(context, { newKey }), {
    ...given,
    hasAnalyticsConsent: true,
  });
  await aPerformer.setUp({ id: 9102, name: 'Ada Sol', isOnline: true }, page.world);
  /** Opens another tab. */
  const openTab = () => {
    const tab = new LiveChat(page.context);
    tab.listen(page.pushSource);
    return tab;
  };
  const startedWith = () =>
    page.socket.sent.filter(({ type }) => type === chatStart.type).map((sent) => JSON.stringify(sent));
  return { ...page, openTab, startedWith };
};

test('the bill of a chat that ended while pushes were missed is read', async () => {
  const { chat, begin, watch, world, socket, settle } = await setUp();
  await begin();
  await watch(5);
  socket.setState('waiting');
  await performerEnds(world, chat.running?.chat.chatId ?? '', 201);
  socket.setState('ready');
  socket.resync();
  await settle();
  expect(chat.state).toMatchObject({ kind: 'ended', bill: { exitCode: 201, spent: 300 } });
});

test('an open bill is read again when a ticket of its show is given back, and not for other shows', async () => {
  const { chat, begin, watch, end, settle, world } = await setUp();
  const show = { actorId: 9101, start: '2026-11-20T18:58:00.000Z', price: 8000 };
  await aShow.setUp({ ...show, id: 9201 }, world);
  await aShow.setUp({ ...show, id: 9202, start: '2026-11-21T18:58:00.000Z' }, world);
  await guestBuysTicket.setUp({ guestId: 7, showId: 9201 }, world);
  await guestBuysTicket.setUp({ guestId: 7, showId: 9202 }, world);
  await begin({ kind: 'ticketShow', price: null, showId: 9201 });
  await watch(5);
  await end(201);
  const bill = billOf(chat);
  expect(bill?.ticket).toMatchObject({ showId: 9201, paid: 8000, givenBack: 0 });
  await showIsCancelled.setUp({ id: 9202 }, world);
  await settle();
  expect(billOf(chat)).toBe(bill);
  await showIsCancelled.setUp({ id: 9201 }, world);
  await settle();
  expect(billOf(chat)?.ticket).toMatchObject({ showId: 9201, paid: 8000, givenBack: 8000 });
});

test('a read that was answered before the end does not open the chat again', async () => {
  const { chat, begin, watch, end, tick, holdAnswers } = await setUp();
  await begin();
  await watch(5);
  const deliver = holdAnswers();
  const read = chat.load();
  await tick();
  await end(201);
  deliver();
  await read;
  expect(chat.state).toMatchObject({ kind: 'ended', bill: { exitCode: 201 } });
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
  expect(chat.state.kind).toBe(state);
  chat.onPlaying();
  await watch(5);
  await chat.leave();
  expect(billOf(chat)).toMatchObject(bill);
});

test('a tab that once had a chat starts nothing because a start in another tab timed out', async () => {
  const { chat, openTab, begin, watch, settle, clock, tick, startedWith } = await setUp();
  await begin();
  await watch(5);
  await chat.leave();
  const tab = openTab();
  await tab.start({ ...request, actorId: 9102 });
  clock.advance(10_000);
  await settle();
  for (let at = 0; at < 4; at += 1) {
    clock.advance(1000);
    for (let turn = 0; turn < 3; turn += 1) await tick();
  }
  expect(startedWith().slice(1)).toHaveLength(2);
  expect(startedWith().slice(1)).toEqual([expect.stringContaining('9102'), expect.stringContaining('9102')]);
});

test('a tab that did not start a call is idle when it was not answered', async () => {
  const { chat, openTab, settle, clock } = await setUp();
  const tab = openTab();
  await chat.start(request);
  expect(tab.state.kind).toBe('elsewhere');
  for (let at = 0; at < 40; at += 1) {
    clock.advance(1000);
    await settle();
  }
  expect([chat.state.kind, tab.state.kind]).toEqual(['failed', 'idle']);
});

test('who gives up while the call is on its way is not called back', async () => {
  const { chat, tick, starts, run } = await setUp();
  void chat.start(request);
  while (starts() === 0) await Promise.resolve();
  await chat.leave();
  for (let turn = 0; turn < 3; turn += 1) await tick();
  expect(chat.state.kind).toBe('idle');
  expect(await run('select status, "exitCode" from chat')).toEqual([{ status: 'ended', exitCode: 100 }]);
});

test('a chat that is left while the line is away costs nothing from then on, and ends with the next connection', async () => {
  const { chat, begin, watch, failRequests, socket, clock, tick } = await setUp();
  await begin();
  await watch(10);
  failRequests(/chatLeave|chatBeat/);
  socket.setState('waiting');
  void chat.leave();
  for (let at = 0; at < 20; at += 1) {
    clock.advance(1000);
    await tick();
  }
  expect([chat.state.kind, chat.isLeaving]).toEqual(['running', true]);
  await watch(5);
  expect(chat.meter.seconds).toBe(10);
  failRequests(null);
  socket.setState('ready');
  socket.resync();
  for (let turn = 0; turn < 5; turn += 1) await tick();
  expect(chat).toMatchObject({ state: { kind: 'ended', bill: { seconds: 10, exitCode: 100 } }, isLeaving: false });
});

test('a tab that had a chat shows the next one of another tab under its own performer, and each is reported once', async () => {
  const { chat, openTab, begin, watch, world, clock, tick, sent } = await setUp();
  await begin();
  await watch(10);
  await chat.leave();
  const tab = openTab();
  await tab.start({ ...request, actorId: 9102 });
  await performerAnswersChat.setUp({ guestId: 7 }, world);
  await tick();
  tab.onPlaying();
  for (let at = 1; at <= 10; at += 1) {
    tab.onProgress(at * 1000);
    clock.advance(1000);
    await tick();
  }
  expect(chat.state.kind).toBe('elsewhere');
  await tab.leave();
  await tick();
  expect([chat.state.kind, chat.actorId, tab.actorId]).toEqual(['ended', 9102, 9102]);
  const reported = sent.map(({ body }) => JSON.stringify(body ?? '')).filter((body) => body.includes('itemCategory'));
  // Both chats, and the second one not by both tabs.
  expect(reported).toHaveLength(2);
});

test('a player that is opened anew goes on where the last one stopped', async () => {
  const { chat, begin, watch, clock, tick, settle } = await setUp();
  await begin();
  await watch(60);
  chat.onStalled();
  chat.onPlaying();
  for (let at = 1; at <= 40; at += 1) {
    chat.onProgress(at * 1000);
    clock.advance(1000);
    await tick();
    await settle();
  }
  expect(chat.state.kind).toBe('running');
  expect(chat.meter.seconds).toBeGreaterThanOrEqual(99);
});

test('the meter follows the server’s count, so that it shows what the bill says', async () => {
  const { chat, begin, clock, tick } = await setUp();
  await begin();
  for (let at = 1; at <= 120; at += 1) {
    // A picture that runs a little fast claims more than the server has seen pass.
    chat.onProgress(at * 1050);
    clock.advance(1000);
    await tick();
  }
  const shown = chat.meter.spent;
  await chat.leave();
  expect(billOf(chat)?.spent).toBe(shown);
});

test('the meter never shows more coins than there are, though they pay the last second in part', async () => {
  const { chat, begin, clock, tick, settle } = await setUp({ coins: 5600 });
  await begin();
  const seen: number[] = [];
  for (let at = 1; at <= 100 && chat.state.kind === 'running'; at += 1) {
    // The picture runs a little ahead of what the server has counted.
    chat.onProgress(at * 1000 + 400);
    seen.push(chat.meter.spent);
    clock.advance(1000);
    await tick();
  }
  await settle();
  expect(seen.at(-1)).toBe(5580);
  expect(Math.max(...seen)).toBeLessThanOrEqual(5600);
  expect(billOf(chat)).toMatchObject({ exitCode: 501, spent: 5600 });
});

test.each([
  ['of text chats', 'kind', 'textChatUsed'],
  ['of chats whose picture was not counted', null, 'tooManyChats'],
])('too many %s is said as such', (_, field, expected) => {
  const about = { callId: 'content/live-chat/chatStart', requestId: null, message: '' };
  expect(startFailureOf({ kind: 'declared', code: 'tooMany', field, ...about })).toBe(expected);
});
