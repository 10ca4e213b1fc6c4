import { textChatLimitsMs } from '@lounge/protocol/content/live-chat';
import {
  aPerformer,
  chatIsOver,
  guestIsInChat,
  guestIsLoggedIn,
  performerEnds,
  setUpState,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { TextChats } from './TextChats.ts';

const textChat = (actorId: number) => ({
  guestId: 7,
  actorId,
  chatId: `c-${actorId}`,
  kind: 'textChat' as const,
  price: null,
});

const setUp = async (performers: number) => {
  const stores = testStores({ guestId: 7 });
  const { world, context, pushSource } = stores;
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 't-7' }), world);
  for (let id = 9101; id < 9101 + performers; id += 1)
    await setUpState(aPerformer({ id, name: `Performer ${id}`, isOnline: true }), world);
  const textChats = new TextChats(context);
  textChats.listen(pushSource);
  return { ...stores, textChats };
};

test('a text chat of the last day says when the next one can start, until then', async () => {
  const { textChats, world, clock } = await setUp(2);
  await setUpState(chatIsOver({ ...textChat(9101), seconds: 12, exitCode: 100 }), world);
  expect(textChats.nextAt(9101)).toBeNull();
  await textChats.data.load();
  const startedAt = textChats.data.value?.[0]?.startedAt ?? '';
  const next = Date.parse(startedAt) + textChatLimitsMs.next;
  expect([textChats.nextAt(9101), textChats.nextAt(9102)]).toEqual([new Date(next).toISOString(), null]);
  clock.advance(next - clock.now() - 1);
  expect(textChats.nextAt(9101)).not.toBeNull();
  clock.advance(1);
  expect(textChats.nextAt(9101)).toBeNull();
});

test('one that ends now counts', async () => {
  const { textChats, world } = await setUp(1);
  await textChats.data.load();
  await setUpState(guestIsInChat({ ...textChat(9101), seconds: 3 }), world);
  await performerEnds(world, 'c-9101', 502);
  await vi.waitFor(() => expect(textChats.nextAt(9101)).not.toBeNull());
});

test('more of them than one page has are read', async () => {
  const { textChats, world } = await setUp(22);
  for (let id = 9101; id < 9123; id += 1)
    await setUpState(chatIsOver({ ...textChat(id), seconds: 1, exitCode: 100 }), world);
  await textChats.data.load();
  expect(textChats.data.value).toHaveLength(22);
  expect(textChats.nextAt(9101)).not.toBeNull();
});
