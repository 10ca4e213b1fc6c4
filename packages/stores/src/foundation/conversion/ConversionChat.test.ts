import { guestIsKnown, guestIsLoggedIn, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Guest } from '../guest/Guest.ts';
import { ConversionChat } from './ConversionChat.ts';

const [now, soon] = ['2026-11-20T19:00:00.000Z', '2026-11-20T19:10:00.000Z'];

const setUp = async (ends: { conversionChatEnd?: string; conversionChatCandidateEnd?: string }) => {
  const testWorld = testStores({ guestId: 7 });
  const { context, world } = testWorld;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await guestIsKnown.setUp({ guestId: 7, ...ends }, world);
  const guest = new Guest(context);
  const chat = new ConversionChat(context, guest);
  const offer = () => chat.offerAt(testWorld.clock.now())?.state ?? null;
  await guest.load();
  return { ...testWorld, chat, offer };
};

// @spec feature:chat.conversion 1, state:conversion-chat 4, component:ConversionChatButton 10, component:CountdownTimer 9, 15
test.each([
  ['a guest', { conversionChatEnd: soon }, 'eligible'],
  ['a candidate', { conversionChatCandidateEnd: soon }, 'candidate'],
] as const)('%s is eligible while the countdown end lies in the future', async (_, ends, state) => {
  const { offer, clock } = await setUp(ends);
  expect(offer()).toBe(state);
  clock.advance(600_000 - 1);
  expect(offer()).toBe(state);
  clock.advance(1);
  expect(offer()).toBeNull();
});

test.each([[{}], [{ conversionChatEnd: now }]])('a guest with %j has none', async (ends) => {
  expect((await setUp(ends)).offer()).toBeNull();
});

// @spec feature:chat.conversion 2, component:ConversionChatButton 11
test('it is disabled and enabled once the server has stored it', async () => {
  const { chat, offer, failRequests, sent } = await setUp({ conversionChatEnd: soon });
  failRequests(/conversionChat/);
  expect(await chat.setEnabled(false)).toBe(false);
  expect([offer(), chat.failure?.code]).toEqual(['eligible', 'unavailable']);
  failRequests(null);
  expect(await chat.setEnabled(false)).toBe(true);
  expect([offer(), sent.at(-1)?.body]).toEqual(['switchedOff', { action: 'disable' }]);
  await chat.setEnabled(true);
  expect([offer(), sent.at(-1)?.body]).toEqual(['eligible', { action: 'enable' }]);
});
