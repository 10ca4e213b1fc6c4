import { aLiveChat } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { storedTextInMemory } from '../../reactive/stored-text.ts';
import { keepShownBill } from './keep-shown-bill.ts';
import { LiveChat } from './LiveChat.ts';
import type { ChatRequest } from './live-chat-types.ts';

const billOf = ({ state }: LiveChat) => (state.kind === 'ended' ? state.bill : null);
const request: ChatRequest = { actorId: 9101, kind: 'videoChat', withCamera: false, price: 3600, showId: null };

/** A chat that has just ended on a page, and the page as it is loaded again. */
const endedChat = async () => {
  const shownBill = storedTextInMemory();
  const first = await aLiveChat(request, (context) => new LiveChat(context, { shownBill }));
  keepShownBill(first.chat, shownBill, first.pushSource.scope);
  await first.begin();
  await first.watch(10);
  await first.chat.leave();
  const loadAgain = async (): Promise<LiveChat> => {
    const chat = new LiveChat(first.context, { shownBill });
    await chat.load();
    return chat;
  };
  return { ...first, shownBill, loadAgain };
};

test('a page that is loaded again shows the bill that it showed', async () => {
  const { chat, loadAgain } = await endedChat();
  expect(billOf(chat)?.seconds).toBe(10);
  expect(await loadAgain()).toMatchObject({ state: { kind: 'ended', bill: { seconds: 10 } }, actorId: 9101 });
});

test('a start takes the place of the bill, also before the page has read it', async () => {
  const { context, shownBill } = await endedChat();
  const chat = new LiveChat(context, { shownBill });
  const starting = chat.start(request);
  expect(shownBill.read()).toBeNull();
  await starting;
});

test('a bill that the guest left is not shown again, and another page does not show it', async () => {
  const { chat, context, loadAgain } = await endedChat();
  const other = new LiveChat(context, { shownBill: storedTextInMemory() });
  await other.load();
  expect(other.state).toEqual({ kind: 'idle' });
  chat.dismiss();
  expect((await loadAgain()).state).toEqual({ kind: 'idle' });
});
