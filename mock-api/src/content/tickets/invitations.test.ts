import {
  answerPrivateTicketShowInvitation,
  camShow,
  camShows,
  chatTicketsByModel,
  privateTicketShowInvitations,
} from '@lounge/protocol/content/tickets';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';
import { aShow, noShows, performerInvites } from './states.ts';

const start = '2026-11-20T20:00:00.000Z';

const setUp = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await noShows.setUp({}, world);
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aShow.setUp({ id: 9201, actorId: 9101, start, isPrivate: true }, world);
  const published: unknown[] = [];
  world.bus.subscribe(({ to, message }) => void published.push([to, message]));
  const client = testClient(world);
  const reply = (isAccepted: boolean, guestId = 7) =>
    client.answer(answerPrivateTicketShowInvitation, { actorId: 9101, isAccepted }, { guestId });
  const open = (guestId = 7) => client.answer(privateTicketShowInvitations, {}, { guestId });
  const isKnown = async (guestId: number) => (await client.outcome(camShow, { id: 9201 }, { guestId })).ok;
  await performerInvites.setUp({ guestId: 7, showId: 9201 }, world);
  return { ...testWorld, ...client, reply, open, isKnown, published };
};

// @spec socket:private-ticket-show.invitation, entity:privateTicketShowInvitation, feature:chat.private-invitation 1
test('an invitation carries name, picture and id of the performer, and waits for an answer', async () => {
  const { published, open, isKnown } = await setUp();
  const who = { actorName: 'Noor Vega', pictureUrl: '/pictures/velvet/avatar/noor/w160.webp', actorId: 9101 };
  expect(published).toEqual([[{ guestId: 7 }, { type: 'privateTicketShowInvitation', ...who }]]);
  expect(await open()).toMatchObject([{ ...who, until: '2026-11-20T20:20:00.000Z', show: { id: 9201 } }]);
  expect([await open(8), await isKnown(7)]).toEqual([[], false]);
});

test('an accepted invitation opens the show to the guest only', async () => {
  const { reply, open, isKnown, answer } = await setUp();
  expect(await reply(true)).toMatchObject({ success: true, errorCode: null, show: { id: 9201, canBuy: true } });
  expect([await open(), await isKnown(7), await isKnown(8)]).toEqual([[], true, false]);
  expect(await answer(chatTicketsByModel, { id: 9101 }, { guestId: 7 })).toMatchObject([{ isPrivate: true }]);
  expect(await answer(chatTicketsByModel, { id: 9101 }, { guestId: 8 })).toEqual([]);
  expect(await answer(camShows, { platformId: 1502, status: 'ok' }, { guestId: 7 })).toEqual([]);
  expect(await reply(true)).toMatchObject({ success: true });
  expect(await reply(false)).toMatchObject({ success: false, errorCode: 'alreadyAnswered' });
});

test('a declined invitation is closed, and can be accepted after all', async () => {
  const { reply, open, isKnown } = await setUp();
  expect(await reply(false)).toEqual({ success: true, errorCode: null, show: null });
  expect([await open(), await isKnown(7)]).toEqual([[], false]);
  expect(await reply(true)).toMatchObject({ success: true, show: { id: 9201 } });
});

test('invitations of others, to shows that are over or cancelled, end by name', async () => {
  const { reply, open, pass, run } = await setUp();
  expect(await reply(true, 8)).toMatchObject({ success: false, errorCode: 'unknownInvitation' });
  await run(`update "camShow" set status = 'cancelled' where id = 9201`);
  expect([await reply(true), await open()]).toMatchObject([{ errorCode: 'cancelled' }, []]);
  await run(`update "camShow" set status = 'ok' where id = 9201`);
  pass(80 * 60_000);
  expect([await reply(true), await open()]).toMatchObject([{ errorCode: 'over' }, []]);
});
