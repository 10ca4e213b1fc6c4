import { favouriteActors, favouriteEvents } from '@lounge/protocol/content/favourites';
import { testStores, setPresence } from '@lounge/testing/stores';
import { aFavouriteActor, favouritesOfGuest } from '@lounge/testing/content/favourites';
import { expect, test } from 'vitest';
import { callTimeoutMs } from '@lounge/transport';
import { Favourites } from './Favourites.ts';

const setUp = async (guestId: number | null = 7) => {
  const stores = testStores({ guestId });
  const favourites = new Favourites(stores.context, stores.socket);
  favourites.listen();
  stores.socket.setState('ready');
  const rows = (await stores.run('select id from actor where "isOnline" = 1 order by id limit 2')) as { id: number }[];
  const [one = 0, two = 0] = rows.map(({ id }) => id);
  const album = (await stores.run('select id from album where "isSedcard" = 0 limit 1')) as { id: number }[];
  const types = () => stores.socket.sent.map(({ type }) => type);
  const storedPins = () => stores.run('select kind, "subjectId" as id from pin order by kind, id');
  return { ...stores, favourites, one, two, albumId: album[0]?.id ?? 0, types, storedPins };
};

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

// @spec state:favourites 1
test('a pin shows immediately, and its performer once it is confirmed', async () => {
  const { favourites, one, holdRequests, storedPins, unexpectedErrors } = await setUp();
  const deliver = holdRequests();
  const pinning = favourites.pin('actor', one);
  expect(favourites.isPinned('actor', one)).toBe(true);
  expect(favourites.actors).toEqual([]);
  deliver();
  expect(await pinning).toEqual({ ok: true, value: null });
  expect(favourites.actors).toMatchObject([{ id: one, isOnline: true }]);
  expect(await storedPins()).toEqual([{ kind: 'actor', id: one }]);
  expect(unexpectedErrors).toEqual([]);
});

// @spec feature:favourites.list 3
test('an unpinned performer is removed from the list immediately', async () => {
  const { favourites, one, holdRequests, storedPins } = await setUp();
  await favourites.pin('actor', one);
  const deliver = holdRequests();
  const unpinning = favourites.unpin('actor', one);
  expect([favourites.isPinned('actor', one), favourites.actors, favourites.onlineCount]).toEqual([false, [], 0]);
  deliver();
  await unpinning;
  expect(await storedPins()).toEqual([]);
});

test('a rejected pin is undone, with the code and field of the rejection', async () => {
  const { favourites } = await setUp();
  const result = await favourites.pin('album', 999_999);
  expect(result).toMatchObject({ ok: false, failure: { kind: 'declared', code: 'unknown', field: 'albumId' } });
  expect(favourites.isPinned('album', 999_999, true)).toBe(true);
  expect(favourites.isPinned('album', 999_999)).toBe(false);
});

test('undoing a rejected pin leaves a pin of another page', async () => {
  const { favourites, socket, failRequests, one, clock } = await setUp();
  failRequests(/favouritePinActor/);
  const pinning = favourites.pin('actor', one);
  await settle();
  socket.receive(favouriteEvents, { kind: 'album', id: 5, pinned: true, actor: null });
  const actor = aFavouriteActor({ id: one, emailNotification: true });
  socket.receive(
    favouriteActors,
    favouritesOfGuest({ actors: [actor], albumIds: [5], videoIds: [], sedcardIds: [], pictureIds: [] }),
  );
  clock.advance(callTimeoutMs);
  expect(await pinning).toMatchObject({ ok: false, failure: { kind: 'offline' } });
  expect(favourites.isPinned('actor', one)).toBe(true);
  expect(favourites.isPinned('album', 5)).toBe(true);
});

test('of several pending changes only the last is sent', async () => {
  const { favourites, one, holdRequests, types, storedPins } = await setUp();
  const deliver = holdRequests();
  const changes = [favourites.pin('actor', one)];
  await settle();
  changes.push(favourites.unpin('actor', one), favourites.pin('actor', one), favourites.unpin('actor', one));
  await settle();
  expect(types()).toEqual(['favouritePinActor']);
  expect(favourites.isPinned('actor', one)).toBe(false);
  deliver();
  await Promise.all(changes);
  expect(types()).toEqual(['favouritePinActor', 'favouriteUnpinActor']);
  expect(favourites.isPinned('actor', one)).toBe(false);
  expect(await storedPins()).toEqual([]);
});

test('two concurrent pins get their own results, although a rejection names only the type of its command', async () => {
  const { favourites, albumId } = await setUp();
  const [rejected, confirmed] = await Promise.all([favourites.pin('album', 999_999), favourites.pin('album', albumId)]);
  expect([rejected.ok, confirmed.ok]).toEqual([false, true]);
  expect([favourites.isPinned('album', 999_999), favourites.isPinned('album', albumId)]).toEqual([false, true]);
});

// @spec feature:favourites.pin 1, component:PinButton 4
test('each kind is pinned and unpinned by commands of its own', async () => {
  const { favourites, one, albumId, run, types, storedPins } = await setUp();
  const sedcards = (await run('select id from album where "isSedcard" = 1 limit 1')) as { id: number }[];
  const pins = [
    ['actor', one],
    ['album', albumId],
    ['picture', albumId * 1000 + 1],
    ['sedcards', sedcards[0]?.id ?? 0],
  ] as const;
  for (const [kind, id] of pins) expect(await favourites.pin(kind, id)).toEqual({ ok: true, value: null });
  expect(await storedPins()).toEqual(pins.map(([kind, id]) => ({ kind, id })));
  expect(pins.map(([kind]) => favourites.count(kind))).toEqual([1, 1, 1, 1]);
  for (const [kind, id] of pins) await favourites.unpin(kind, id);
  expect(await storedPins()).toEqual([]);
  expect(pins.map(([kind]) => favourites.count(kind))).toEqual([0, 0, 0, 0]);
  expect(types()).toEqual(
    ['Pin', 'Unpin'].flatMap((change) =>
      ['Actor', 'Album', 'Picture', 'Sedcards'].map((kind) => `favourite${change}${kind}`),
    ),
  );
});

// @spec socket:favourite.events
test('applies the pins of other pages of the guest', async () => {
  const { context, socket, favourites, one } = await setUp();
  const otherPage = new Favourites(context, socket);
  await otherPage.pin('actor', one);
  expect(favourites.actors).toMatchObject([{ id: one }]);
  await otherPage.unpin('actor', one);
  expect(favourites.actors).toEqual([]);
});

// @spec socket:actorOnline, socket:actorOffline, feature:favourites.pin 2, state:favourites 3
test('the number of pinned performers online follows their presence', async () => {
  const { favourites, world, one, two } = await setUp();
  await favourites.pin('actor', one);
  expect(favourites.onlineCount).toBe(1);
  await setPresence(world, two, false);
  expect(favourites.onlineCount).toBe(1);
  await setPresence(world, one, false);
  expect(favourites.onlineCount).toBe(0);
  await setPresence(world, one, true);
  expect(favourites.onlineCount).toBe(1);
});

// @spec rest:guest.favorite-actors.get, entity:pinnedFavourites
test('once the list is loaded it is complete and overrides the rendered state', async () => {
  const { favourites, context, socket, one, two, albumId, clock } = await setUp();
  const earlier = new Favourites(context, socket);
  await earlier.pin('actor', one);
  clock.advance(1_000);
  await earlier.pin('actor', two);
  await earlier.pin('album', albumId);
  expect(favourites.isPinned('picture', 7, true)).toBe(true);
  const later = new Favourites(context, socket);
  await later.load();
  expect(later.list.state).toBe('ready');
  expect(later.actors.map(({ id }) => id)).toEqual([two, one]);
  expect(later.isPinned('album', albumId)).toBe(true);
  expect(later.isPinned('picture', 7, true)).toBe(false);
});

// @spec feature:favourites.online-alert 1
test.each(['email', 'sms'] as const)('a notification by %s is set and shows immediately', async (channel) => {
  const { favourites, one, holdRequests, failRequests, clock } = await setUp();
  await favourites.pin('actor', one);
  const deliver = holdRequests();
  const setting = favourites.setNotification(channel, one, true);
  expect(favourites.isNotified(channel, one)).toBe(true);
  deliver();
  expect(await setting).toMatchObject({ ok: true });
  expect([favourites.isNotified('email', one), favourites.isNotified('sms', one)]).toEqual([
    channel === 'email',
    channel === 'sms',
  ]);
  failRequests(/NotificationSet/);
  const failing = favourites.setNotification(channel, one, false);
  await settle();
  clock.advance(callTimeoutMs);
  expect(await failing).toMatchObject({ ok: false });
  expect(favourites.isNotified(channel, one)).toBe(true);
});

test('an unpin that timed out without a connection is not sent after the reconnect', async () => {
  const { favourites, one, socket, types, clock, storedPins } = await setUp();
  await favourites.pin('actor', one);
  socket.setState('waiting');
  const unpinning = favourites.unpin('actor', one);
  expect(favourites.isPinned('actor', one)).toBe(false);
  await settle();
  for (const state of ['connecting', 'waiting'] as const) socket.setState(state);
  clock.advance(callTimeoutMs);
  expect(await unpinning).toMatchObject({ ok: false, failure: { kind: 'offline' } });
  expect(favourites.isPinned('actor', one)).toBe(true);
  for (const state of ['connecting', 'open', 'ready'] as const) socket.setState(state);
  await settle();
  expect(types()).toEqual(['favouritePinActor']);
  expect(await storedPins()).toHaveLength(1);
});

test('a pin without a connection shows, and is sent if the connection returns in time', async () => {
  const { favourites, one, socket, types, clock, storedPins } = await setUp();
  socket.setState('waiting');
  const pinning = favourites.pin('actor', one);
  await settle();
  for (const state of ['connecting', 'waiting', 'connecting'] as const) socket.setState(state);
  clock.advance(callTimeoutMs - 1);
  expect([favourites.isPinned('actor', one), types()]).toEqual([true, []]);
  for (const state of ['open', 'ready'] as const) socket.setState(state);
  expect(await pinning).toEqual({ ok: true, value: null });
  expect(await storedPins()).toEqual([{ kind: 'actor', id: one }]);
});

// @spec socket:favourite.actors.request
test('the list is requested again after pushes were missed', async () => {
  const { favourites, socket, run, types, one } = await setUp();
  socket.setState('ready');
  await favourites.load();
  socket.setState('waiting');
  await run(
    `insert into pin (key, "guestId", kind, "subjectId", email, sms, "pinnedAt") values ('7 actor ${one}', 7, 'actor', ${one}, 0, 0, '2026-11-20T19:00:00.000Z')`,
  );
  for (const state of ['connecting', 'open', 'ready'] as const) socket.setState(state);
  socket.resync();
  await settle();
  expect(types()).toEqual(['favouriteActorsRequest']);
  expect(favourites.actors).toMatchObject([{ id: one }]);
});

// @spec rule:realtime-commands-login, feature:favourites.pin 3
test('an anonymous visitor cannot pin and gets a failure', async () => {
  const { favourites, one, types } = await setUp(null);
  expect(await favourites.pin('actor', one)).toMatchObject({
    ok: false,
    failure: { kind: 'unready', code: 'needLogin' },
  });
  expect(await favourites.request()).toMatchObject({ ok: false, failure: { code: 'needLogin' } });
  expect([favourites.isPinned('actor', one), types()]).toEqual([false, []]);
});

test('after the scope ended, pushes change nothing and nothing is undone', async () => {
  const { favourites, scope, socket, one, failRequests } = await setUp();
  failRequests(/favouritePinActor/);
  const pinning = favourites.pin('actor', one);
  await settle();
  scope.end();
  expect(await pinning).toMatchObject({ ok: false });
  expect(favourites.isPinned('actor', one)).toBe(true);
  socket.receive(favouriteEvents, { kind: 'album', id: 5, pinned: true, actor: null });
  expect(favourites.isPinned('album', 5)).toBe(false);
});

test('a list that was read before a pin was confirmed is read again', async () => {
  const { favourites, one, two, holdAnswers } = await setUp();
  await favourites.pin('actor', one);
  const deliver = holdAnswers();
  const loading = favourites.load();
  await settle();
  await favourites.pin('actor', two);
  deliver();
  await loading;
  expect([favourites.isPinned('actor', one), favourites.isPinned('actor', two)]).toEqual([true, true]);
});

test('a pinned video is pinned by its id, and counts as no album', async () => {
  const { favourites, albumId, run } = await setUp();
  const [{ id: videoId } = { id: 0 }] = (await run('select min(id) as id from video')) as { id: number }[];
  await favourites.request();
  await favourites.pin('album', albumId);
  await favourites.setVideoPinned(videoId, true);
  expect([favourites.isPinned('album', videoId), favourites.count('album')]).toEqual([true, 1]);
  await favourites.request();
  expect([favourites.isPinned('album', videoId), favourites.count('album')]).toEqual([true, 1]);
  await favourites.setVideoPinned(videoId, false);
  expect([favourites.isPinned('album', videoId), favourites.count('album')]).toEqual([false, 1]);
});
