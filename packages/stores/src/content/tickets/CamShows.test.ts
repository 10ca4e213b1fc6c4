import {
  aPerformer,
  aShow,
  guestBuysTicket,
  guestHasTicket,
  guestIsLoggedIn,
  guestOwnsCoins,
  noShows,
  showIsCancelled,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { ActorTickets } from './ActorTickets.ts';
import { CamShows } from './CamShows.ts';

const setUp = async (guestId: number | null = 7) => {
  const stores = testStores({ guestId });
  const { world, context } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await noShows.setUp({}, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  const show = (id: number, day: number, rest: object = {}) =>
    aShow.setUp({ id, actorId: 9101, start: `2026-11-${day}T20:00:00.000Z`, ...rest }, world);
  await show(1, 24);
  await show(2, 25, { price: 100, isFeatured: true });
  await show(3, 23, { isInternal: true });
  const shows = new CamShows(context, () => guestId !== null);
  const actor = new ActorTickets(9101, context);
  const ids = () => shows.list.value?.map(({ id }) => id);
  const bodies = () => stores.sent.map(({ body }) => JSON.stringify(body));
  return { ...stores, shows, actor, ids, bodies };
};

// @spec constant:camShows.platformId, constant:camShows.status, query:cam-shows.list
test('the list is read for the fixed platform and status, from now on', async () => {
  const { shows, ids, bodies, unexpectedErrors } = await setUp(null);
  await shows.load();
  expect([ids(), shows.own.state, unexpectedErrors]).toEqual([[3, 1, 2], 'idle', []]);
  expect(bodies()).toHaveLength(1);
  expect(bodies()[0]).toContain('"platformId":1502,"status":"ok","endDateFrom":"2026-11-20T19:00:00.000Z"');
});

test('the list is narrowed and ordered, and those chosen for its top are known', async () => {
  const { shows, ids } = await setUp();
  await shows.load();
  await shows.setFilter({ order: 'price', internal: false });
  expect([ids(), shows.featured.map(({ id }) => id)]).toEqual([[2, 1], [2]]);
  await shows.setFilter({ startDateTo: '2026-11-25T00:00:00.000Z' });
  expect(ids()).toEqual([3, 1]);
});

// @spec feature:chat.ticket-show 2
test('a guest’s own tickets are read, and again when one is bought elsewhere', async () => {
  const { shows, world, pushSource, socket } = await setUp();
  await guestHasTicket.setUp({ ticketId: 9301, guestId: 7, showId: 1 }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 10_000 }, world);
  shows.listen(pushSource);
  socket.setState('ready');
  await shows.load();
  expect(shows.own.value).toMatchObject([{ id: 1, ticket: { id: 9301 } }]);
  await guestBuysTicket.setUp({ guestId: 7, showId: 2 }, world);
  await vi.waitFor(() => expect(shows.own.value?.map(({ id }) => id)).toEqual([1, 2]));
  await vi.waitFor(() => expect(shows.list.value?.find(({ id }) => id === 2)?.isBought).toBe(true));
});

// @spec state:caching-by-call 6
test.each(['a push', 'missed pushes'])('the list may come from a cache until %s: then it must not', async (cause) => {
  const { shows, world, pushSource, socket, bodies } = await setUp(null);
  const cached = () => bodies().map((body) => (body.includes('"cache":false') ? 'fresh' : 'any'));
  shows.listen(pushSource);
  await shows.load();
  if (cause === 'a push') socket.setState('ready');
  await showIsCancelled.setUp({ id: 1 }, world);
  if (cause === 'missed pushes') {
    socket.setState('ready');
    socket.resync();
  }
  await vi.waitFor(() => expect(shows.list.value).toHaveLength(2));
  await shows.setFilter({ order: 'price' });
  expect(cached()[0]).toBe('any');
  expect(new Set(cached().slice(1))).toEqual(new Set(['fresh']));
});

test('a failed read is shown and repeated', async () => {
  const { shows, failRequests, ids } = await setUp();
  failRequests(/camShows/);
  expect((await shows.load()).ok).toBe(false);
  expect(shows.list.state).toBe('failed');
  failRequests(null);
  await shows.load();
  expect(ids()).toEqual([3, 1, 2]);
});

test('what was pushed to nobody is read again', async () => {
  const { shows, actor, world, pushSource, socket } = await setUp();
  shows.listen(pushSource);
  actor.listen(pushSource);
  await Promise.all([shows.load(), actor.load()]);
  await showIsCancelled.setUp({ id: 1 }, world);
  socket.setState('ready');
  socket.resync();
  await vi.waitFor(() => expect(shows.list.value).toHaveLength(2));
  await vi.waitFor(() => expect(actor.list.value).toHaveLength(2));
});

// @spec query:chat-tickets.by-model
test('a performer’s next show is known, and read again when it changes', async () => {
  const { actor, world, pushSource, socket, bodies } = await setUp();
  actor.listen(pushSource);
  socket.setState('ready');
  expect(actor.next).toBeNull();
  await actor.load();
  expect(actor.next?.id).toBe(3);
  await showIsCancelled.setUp({ id: 3 }, world);
  await vi.waitFor(() => expect(actor.next?.id).toBe(1));
  const before = bodies().length;
  actor.onChange({ showId: 1, actorId: 9102 });
  expect(bodies()).toHaveLength(before);
});
