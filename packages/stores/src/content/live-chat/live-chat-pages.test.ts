import { chatBeat } from '@lounge/protocol/content/live-chat';
import { aLiveChat } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { LiveChat } from './LiveChat.ts';
import type { ChatRequest } from './live-chat-types.ts';

const billOf = ({ state }: LiveChat) => (state.kind === 'ended' ? state.bill : null);
const request: ChatRequest = { actorId: 9101, kind: 'videoChat', withCamera: false, price: 3600, showId: null };

/** A chat on a page, and another page of the same guest. */
const twoPages = async () => {
  const first = await aLiveChat(request, (context, newKey) => new LiveChat(context, { newKey, pageId: 'first' }));
  const second = new LiveChat(first.context, { pageId: 'second' });
  second.listen(first.pushSource);
  return { ...first, second };
};

test('a chat is elsewhere for the other pages of a guest: they count nothing and start nothing beside it', async () => {
  const { chat, second, begin, watch, tick, starts } = await twoPages();
  await begin();
  await watch(10);
  expect(second).toMatchObject({ state: { kind: 'elsewhere', chat: { actorId: 9101 } }, isOpen: false });
  second.onPlaying();
  second.onProgress(5000);
  await tick();
  await watch(10);
  expect([chat.state.kind, chat.meter.seconds]).toEqual(['running', 20]);
  await second.start(request);
  expect([second.state, starts()]).toMatchObject([{ kind: 'failed', failure: 'inProgress' }, 2]);
  await watch(20);
  expect(second.state.kind).toBe('failed');
  second.dismiss();
  await second.load();
  expect(second.state.kind).toBe('elsewhere');
  await chat.leave();
  expect([billOf(chat)?.seconds, second.state.kind, billOf(second)?.seconds]).toEqual([40, 'ended', 40]);
});

test('a page that is left by its address says so, and what it has counted is booked', async () => {
  const { chat, begin, watch, tick, socket, run } = await twoPages();
  const heartbeats = () => socket.sent.filter(({ type }) => type === chatBeat.type);
  await begin();
  await watch(7);
  chat.onPageHidden();
  await tick();
  expect(heartbeats().at(-1)).toMatchObject({ payload: { playedMs: 7000, isLeaving: true } });
  expect(await run('select booked from chat')).toEqual([{ booked: 420 }]);
  await chat.leave();
  const sent = heartbeats().length;
  chat.onPageHidden();
  expect(heartbeats()).toHaveLength(sent);
});

test('another page takes a chat over: the picture and its count go on there, and the first page can take it back', async () => {
  const { chat, second, begin, watch, clock, tick } = await twoPages();
  await begin();
  await watch(12);
  await second.takeOver();
  expect([chat.state.kind, second.running?.chat.sources.length]).toEqual(['elsewhere', 1]);
  await tick();
  second.onPlaying();
  for (let at = 1; at <= 10; at += 1) {
    second.onProgress(at * 1000);
    clock.advance(1000);
    await tick();
  }
  await chat.takeOver();
  await tick();
  expect([chat.state.kind, second.state.kind]).toEqual(['running', 'elsewhere']);
  await chat.leave();
  // What moved between the heartbeats of the first page and its loss was sent as it lost the picture.
  expect([21, 22]).toContain(billOf(chat)?.seconds);
});

test('a chat that is over cannot be taken over, and its bill is shown', async () => {
  const { begin, watch, chat, context } = await twoPages();
  await begin();
  await watch(10);
  // It does not listen, as if the push of the end was lost.
  const second = new LiveChat(context, { pageId: 'third' });
  await second.load();
  await chat.leave();
  expect(second.state.kind).toBe('elsewhere');
  await second.takeOver();
  expect(second.state).toMatchObject({ kind: 'ended', bill: { seconds: 10 } });
});
