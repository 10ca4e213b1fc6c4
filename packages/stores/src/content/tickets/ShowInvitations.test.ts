import { privateTicketShowInvitation } from '@lounge/protocol/content/tickets';
import {
  aPerformer,
  aShow,
  guestIsInvited,
  guestIsLoggedIn,
  performerInvites,
  showIsCancelled,
  testStores,
} from '@lounge/testing/stores';
import { anInvitationPush } from '@lounge/testing/content/tickets';
import { expect, test, vi } from 'vitest';
import { ShowInvitations } from './ShowInvitations.ts';

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  const { world, context, pushSource, socket } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aShow.setUp({ id: 9201, actorId: 9101, isPrivate: true }, world);
  const invitations = new ShowInvitations(context);
  invitations.listen(pushSource);
  socket.setState('ready');
  const invite = async () => {
    await performerInvites.setUp({ guestId: 7, showId: 9201 }, world);
    await vi.waitFor(() => expect(invitations.shown?.show?.id).toBe(9201));
  };
  return { ...stores, invitations, invite };
};

// @spec socket:private-ticket-show.invitation, feature:chat.private-invitation 1
test('a push shows an invitation, which is completed by its show', async () => {
  const { invitations, invite, unexpectedErrors } = await setUp();
  expect(invitations.shown).toBeNull();
  await invite();
  expect(invitations.shown).toMatchObject({ actorName: 'Noor Vega', actorId: 9101, state: 'invited' });
  expect([invitations.shown?.until, unexpectedErrors]).toEqual(['2026-11-27T19:20:00.000Z', []]);
  invitations.close();
  expect(invitations.shown).toBeNull();
});

test.each([
  [true, 'accepted', 9201],
  [false, 'declined', undefined],
] as const)('an invitation is answered with %s', async (isAccepted, state, showId) => {
  const { invitations, invite } = await setUp();
  await invite();
  expect((await invitations.answer(isAccepted))?.id).toBe(showId);
  expect(invitations.shown?.state).toBe(state);
});

test('an invitation to nothing, or to a show that was cancelled, is over', async () => {
  const { invitations, socket, world, invite } = await setUp();
  await invite();
  await showIsCancelled.setUp({ id: 9201 }, world);
  await vi.waitFor(() => expect(invitations.open.value).toEqual([]));
  expect(await invitations.answer(true)).toBeNull();
  expect(invitations.shown?.state).toBe('over');
  socket.receive(privateTicketShowInvitation, anInvitationPush({ actorId: 101 }));
  expect(invitations.shown).toMatchObject({ actorId: 101, state: 'invited' });
  await invitations.answer(true);
  expect(invitations.shown?.state).toBe('over');
});

test('a lost answer can be repeated', async () => {
  const { invitations, invite, failRequests } = await setUp();
  await invite();
  failRequests(/answerPrivateTicketShowInvitation/);
  await invitations.answer(true);
  expect(invitations.shown?.state).toBe('failed');
  failRequests(null);
  await invitations.answer(true);
  expect(invitations.shown?.state).toBe('accepted');
});

test('an invitation that was pushed to nobody is read', async () => {
  const { invitations, world } = await setUp();
  await guestIsInvited.setUp({ guestId: 7, showId: 9201 }, world);
  invitations.close();
  await invitations.load();
  expect(invitations.shown).toMatchObject({ actorId: 9101, state: 'invited', show: { id: 9201 } });
});
