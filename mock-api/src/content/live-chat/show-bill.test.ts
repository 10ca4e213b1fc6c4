import { chatHistory, chatVideoTime, voiceCallAnonymousStart, voiceCallStop } from '@lounge/protocol/content/live-chat';
import { notificationsList } from '@lounge/protocol/content/notifications';
import { buyChatTicket } from '@lounge/protocol/content/tickets';
import { guestSidebarData } from '@lounge/protocol/foundation/guest';
import { getMovements } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { noteLanguage } from '../../foundation/guest/note-language.ts';
import { aChatWorld } from '../../testing/a-chat.ts';
import { showIsCancelled } from '../../states.ts';
import { aShow, noShows } from '../tickets/states.ts';
import { answerVoiceCall } from './voice-call.ts';

const start = '2026-11-20T19:00:05.000Z';
const robin = { guestId: 7 };

/** Guest 7 bought the show of 30 coins that is about to begin. */
const setUp = async () => {
  const chats = await aChatWorld({ coins: 10_000 });
  const { world, answer, run } = chats;
  await noShows.setUp({}, world);
  await aShow.setUp({ id: 9201, actorId: 9101, price: 3000, start }, world);
  await run(
    `insert into account ("guestId", email, "passwordHash", "isVerified", "createdAt") values (7, 'robin@example.test', '', 1, '${start}')`,
  ).catch(() => undefined);
  await answer(buyChatTicket, { id: 9201, modelId: 9101, start }, { ...robin, key: 'k-ticket' });
  const enter = (sequence: number) => chats.begin({ kind: 'ticketShow', price: null, showId: 9201, sequence });
  return { ...chats, enter };
};

const ticket = { showId: 9201, title: 'Piano by lamplight', paid: 3000 };

// @spec feature:chat.video-time 1
test('a ticket costs in the history once, voice calls are in it, and badge, sums and page agree', async () => {
  const { enter, watch, leave, answer, pass, world } = await setUp();
  const { clientId } = await answer(voiceCallAnonymousStart, { accessToken: 'a', actorId: 9101 }, robin);
  await answerVoiceCall(world, clientId);
  pass(65_000);
  await answer(voiceCallStop, { clientId }, robin);
  for (const sequence of [0, 1]) {
    await enter(sequence);
    await watch(10);
    await leave();
  }
  const { items, unsettled: _, ...sums } = await answer(chatHistory, {}, robin);
  expect(sums).toEqual({ total: 3, seconds: 85, spent: 3000 });
  expect(items.map((each) => [each.kind, each.seconds, each.ticketSpent, each.ticket?.paid])).toEqual([
    ['ticketShow', 10, 0, 3000],
    ['ticketShow', 10, 3000, 3000],
    ['voiceCall', 65, 0, undefined],
  ]);
  expect(await answer(chatHistory, { first: 1, offset: 2, kind: 'ticketShow' }, robin)).toMatchObject({
    items: [],
    total: 2,
    spent: 3000,
  });
  expect(await answer(chatVideoTime, {}, robin)).toMatchObject({ chats: 3, monthSpent: 3000 });
  expect(await answer(guestSidebarData, {}, robin)).toMatchObject({ videochatCount: 3 });
});

test('a show that broke off after seven seconds: bill, statement, notification and mail say so', async () => {
  const { enter, watch, leave, lastPush, answer, world, run } = await setUp();
  await enter(0);
  await watch(7);
  await leave();
  expect(lastPush('chatEnd')).toMatchObject({
    bill: { seconds: 7, ticket: { ...ticket, givenBack: 0 }, ticketSpent: 3000 },
  });
  const [end] = await run<{ data: string }>(`select data from message where type = 'chat_end'`);
  expect(JSON.parse(end?.data ?? '{}')).not.toHaveProperty('coins');
  await showIsCancelled.setUp({ id: 9201 }, world);
  expect((await answer(chatHistory, {}, robin)).items).toMatchObject([
    { seconds: 7, ticket: { ...ticket, givenBack: 3000 }, ticketSpent: 0 },
  ]);
  const { items } = await answer(getMovements, { first: 2, offset: 0 }, robin);
  expect(items).toMatchObject([
    { kind: 'refund', refundedKind: 'ticket', subject: 'Piano by lamplight', detail: 'The show broke off' },
    { kind: 'ticket', amount: { value: -3000 } },
  ]);
  expect(lastPush(notificationsList.type)).toMatchObject({
    notifications: [
      { type: 2, actor: { name: 'Noor Vega' }, show: { id: 9201, refunded: { value: 3000, currency: 'VXC' } } },
    ],
  });
  expect(await run(`select kind, body from mail`)).toEqual([
    {
      kind: 'show-cancelled',
      body: 'The show “Piano by lamplight” broke off, you watched 0:07 min. 30 coins came back to you.',
    },
  ]);
});

test('statement and mail agree about a show that broke off within a second', async () => {
  const { enter, watch, leave, answer, world, run } = await setUp();
  await enter(0);
  await watch(1);
  await leave();
  await run('update chat set "countedMs" = 400');
  await showIsCancelled.setUp({ id: 9201 }, world);
  const { items } = await answer(getMovements, { first: 1, offset: 0 }, robin);
  expect(items).toMatchObject([{ kind: 'refund', detail: 'The show broke off' }]);
  expect(await run('select body from mail')).toEqual([
    { body: 'The show “Piano by lamplight” broke off, you watched 0:01 min. 30 coins came back to you.' },
  ]);
});

test('the mail about a cancelled show is in the language of the page where the guest was last', async () => {
  const { enter, watch, leave, world, run } = await setUp();
  await enter(0);
  await watch(7);
  await leave();
  const title = { de: 'Klavier bei Lampenlicht', en: 'Piano', nl: 'Piano', es: 'Piano' };
  await run(`update "camShow" set title = ?`, JSON.stringify(title));
  await noteLanguage(world, 7, 'de');
  await showIsCancelled.setUp({ id: 9201 }, world);
  expect(await run(`select body from mail`)).toEqual([
    {
      body: 'Die Show „Klavier bei Lampenlicht“ brach ab, du hast 0:07 Min. gesehen. Du hast 30 Coins zurückbekommen.',
    },
  ]);
});
