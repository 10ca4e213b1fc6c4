import { currentChat } from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';
import { aPerformer } from '../actors/states.ts';
import { watchedShow } from './watched-show.ts';
import { settleShows } from '../tickets/settle-shows.ts';
import { aShow, guestHasTicket } from '../tickets/states.ts';
import { setFreeUntil } from './free-show.ts';
import { goPrivate } from './performer-side.ts';

const inAnHour = '2026-11-20T20:00:00.000Z';
const show = { kind: 'ticketShow' as const, price: null, showId: 901 };

const holdTicket = async (chat: Awaited<ReturnType<typeof aChatWorld>>, actorId: number, inMs = 0) => {
  const start = new Date(chat.world.clock.now() + inMs).toISOString();
  await aPerformer.setUp({ id: 9102, name: 'Runa Berg', isOnline: true }, chat.world);
  await aShow.setUp({ id: 901, actorId, price: 500, start, minutes: 60 }, chat.world);
  await guestHasTicket.setUp({ ticketId: 77, guestId: 7, showId: 901 }, chat.world);
};

test('a ticket to the show of one performer does not open another', async () => {
  const chat = await aChatWorld({ coins: 1000 });
  await holdTicket(chat, 9102);
  expect(await chat.start(show)).toMatchObject({ ok: false, code: 'unknown', field: 'showId' });
  expect(await chat.start({ ...show, actorId: 9102 })).toMatchObject({ ok: true });
});

test('who comes before the show begins does not see the private chat before it', async () => {
  const chat = await aChatWorld({ coins: 1000 });
  await holdTicket(chat, 9101, 60_000);
  await goPrivate(chat.world, 9101, inAnHour);
  expect(await chat.start(show)).toMatchObject({ ok: false, code: 'actorBusy' });
  chat.pass(60_000);
  expect(await chat.start(show)).toMatchObject({ ok: true });
});

test('a show that is cancelled ends the chats of those inside, since their coins come back', async () => {
  const chat = await aChatWorld({ coins: 1000 });
  await holdTicket(chat, 9101);
  await chat.run('update "camShow" set "isKept" = 0 where id = 901');
  await chat.begin(show);
  await chat.watch(1205);
  await settleShows(watchedShow)(chat.world, (cause) => void chat.problems.push(cause));
  await chat.settle();
  expect(await chat.row()).toMatchObject({ status: 'ended', exitCode: 202 });
  expect(chat.problems).toEqual([]);
});

test('a ticket that is given back ends the chat that it opened', async () => {
  const chat = await aChatWorld({ coins: 1000 });
  await holdTicket(chat, 9101);
  await chat.begin(show);
  await chat.watch(10);
  await chat.settle();
  expect((await chat.row())?.status).toBe('running');
  await chat.run(`update "camTicket" set key = 'ended', "endedAt" = '2026-11-20T19:00:10.000Z' where id = 77`);
  await chat.settle();
  expect(await chat.row()).toMatchObject({ status: 'ended', exitCode: 202 });
});

test.each([
  ['text', { kind: 'textChat' as const, price: null }],
  ['free', { kind: 'freeChat' as const, price: null }],
])('who watched a private chat is not admitted to a %s chat', async (_, requested) => {
  const { begin, leave, start, world } = await aChatWorld();
  await setFreeUntil(world, 9101, inAnHour);
  await goPrivate(world, 9101, inAnHour);
  await begin({ kind: 'voyeurChat', price: 1800 });
  await leave(103);
  expect(await start({ sequence: 1, ...requested })).toMatchObject({ ok: false, code: 'actorBusy' });
  expect(await start({ sequence: 1 })).toMatchObject({ ok: true });
});

/** Starts chats whose page fetches the picture and never says so. Returns the codes of the starts. */
const chatsWithoutPicture = async (
  { start, pickUp, pass, leave, keyOf, answer }: Awaited<ReturnType<typeof aChatWorld>>,
  requested: Parameters<typeof start>[0],
  many: number,
) => {
  const codes: string[] = [];
  for (let at = 0; at < many; at += 1) {
    const { sequence } = await answer(currentChat, {}, { guestId: 7 });
    const outcome = await start({ ...requested, sequence });
    codes.push(outcome.ok ? 'done' : outcome.code);
    if (!outcome.ok) continue;
    await pickUp();
    pass(19_000);
    await leave(100, await keyOf());
  }
  return codes;
};

test('a text chat that was answered counts, though its page never said that it had a picture', async () => {
  const chat = await aChatWorld({ coins: 0 });
  expect(await chatsWithoutPicture(chat, { kind: 'textChat', price: null }, 2)).toEqual(['done', 'tooMany']);
});

test('of a guest with a performer, three chats an hour may be answered and show no picture', async () => {
  const chat = await aChatWorld();
  expect(await chatsWithoutPicture(chat, {}, 5)).toEqual(['done', 'done', 'done', 'tooMany', 'tooMany']);
  chat.pass(3_600_000);
  expect(await chatsWithoutPicture(chat, {}, 1)).toEqual(['done']);
});
