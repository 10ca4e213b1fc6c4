import {
  currentProgramme,
  setTvReminder,
  tvLeave,
  tvOnAir,
  tvPremiumGraceMs,
  tvWatch,
} from '@lounge/protocol/engagement/tv';
import {
  aPerformer,
  aTvFormat,
  aTvVideo,
  entryEnds,
  guestCancelled,
  guestHasBlocked,
  guestIsLoggedIn,
  guestStartsSubscription,
  hostLeavesTv,
  noTv,
  programmeHas,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { TvStream, type TvStreamType } from './TvStream.ts';
import { tvProgramRead } from './programme.ts';

/** At 20:00 in Berlin the kitchen with two performers is live on free TV, and the news are on premium. */
const setUp = async (type: TvStreamType = 'live', guestId: number | null = 7) => {
  const stores = testStores({ guestId });
  const { world, sent } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await noTv.setUp({}, world);
  for (const id of [9101, 9102]) await aPerformer.setUp({ id, name: `Noor ${id}`, isOnline: true }, world);
  await aTvFormat.setUp({ key: 'kitchen', title: 'Night kitchen', isLive: true, hostIds: [9102, 9101] }, world);
  await aTvFormat.setUp({ key: 'news', title: 'News' }, world);
  await aTvVideo.setUp({ id: 97001, key: 'news', minutesAgo: 60 }, world);
  await programmeHas.setUp({ key: 'kitchen', at: '19:30' }, world);
  await programmeHas.setUp({ key: 'news', at: '21:00' }, world);
  await programmeHas.setUp({ key: 'news', at: '12:00', streamType: 'premium' }, world);
  const stream = new TvStream(type, stores.context);
  stores.socket.setState('ready');
  stream.listen(stores.pushSource);
  const shown = () => [stream.current?.title, stream.hosts.map(({ actorId }) => actorId)];
  /** The calls that were sent so far, by the end of their paths. */
  const calls = () => sent.map(({ path }) => path).flatMap((path) => /\/(?:tv|actor)\/.*/.exec(path) ?? []);
  return { ...stores, stream, shown, calls };
};

// @spec feature:tv.livestream 1-3, state:tv-live-data 1, entity:livePlayoutHost, entity:actorTvLivestreamData
test('a stream is read by its type, then who is on air, then each of them, and stands in the document', async () => {
  const { stream, shown, calls, context, unexpectedErrors } = await setUp();
  await stream.load();
  expect(calls()).toEqual([
    '/tv/stream/live',
    '/tv/live-playout',
    '/actor/tvLivestreamData/9102',
    '/actor/tvLivestreamData/9101',
  ]);
  expect(shown()).toEqual(['Night kitchen', [9102, 9101]]);
  expect(stream.sources).not.toEqual([]);
  const other = new TvStream('live', context);
  for (const name of ['data', 'playout', 'hosts'] as const) other.reads[name].restore(stream.reads[name].snapshot());
  expect(other.hosts).toEqual(stream.hosts);
  expect(unexpectedErrors).toEqual([]);
});

test('a change of programme comes by push, and costs no read but that of the stream', async () => {
  const { stream, shown, world, sent, calls, unexpectedErrors } = await setUp();
  await stream.load();
  stream.watch();
  await vi.waitFor(() => expect(stream.data.state).toBe('ready'));
  await hostLeavesTv.setUp({ guestId: 7, actorId: 9102, streamType: 'live' }, world);
  expect(shown()).toEqual(['Night kitchen', [9101]]);
  const before = sent.length;
  await entryEnds.setUp({ guestId: 7, streamType: 'live', key: 'news' }, world);
  expect(shown()).toEqual(['News', []]);
  await vi.waitFor(() => expect(sent.length).toBe(before + 1));
  expect(calls().at(-1)).toBe('/tv/stream/live');
  await vi.waitFor(() => expect(stream.data.state).toBe('ready'));
  expect([shown(), unexpectedErrors]).toEqual([['News', []], []]);
});

test('a host who comes back is read again, one who cannot be read is not listed, another stream is not taken over', async () => {
  const { stream, shown, socket, world } = await setUp();
  await stream.load();
  stream.watch();
  const hosts = (...uids: number[]) => ({
    streamType: 'live' as const,
    current: stream.current,
    next: stream.next,
    hosts: uids.map((uid) => ({ uid })),
  });
  socket.receive(tvOnAir, { ...hosts(), streamType: 'premium' });
  expect(shown()).toEqual(['Night kitchen', [9102, 9101]]);
  socket.receive(tvOnAir, hosts(9101));
  expect(shown()).toEqual(['Night kitchen', [9101]]);
  socket.receive(tvOnAir, hosts(9102, 9101));
  await vi.waitFor(() => expect(shown()).toEqual(['Night kitchen', [9102, 9101]]));
  await guestHasBlocked.setUp({ guestId: 7, actorId: 9102 }, world);
  socket.receive(tvOnAir, hosts(9101));
  socket.receive(tvOnAir, hosts(9102, 9101));
  // Her last read is answered after the one before it.
  await stream.load();
  expect(shown()).toEqual(['Night kitchen', [9101]]);
});

test('a push says nothing of reminders: the next entry keeps the one that was read', async () => {
  const { stream, socket, context, unexpectedErrors } = await setUp();
  await stream.load();
  const { start = '', type = 'live' } = stream.next ?? {};
  await context.client.call(setTvReminder, { type, start, isReminded: true });
  await stream.load();
  stream.watch();
  const next = stream.next && { ...stream.next, isReminded: false };
  socket.receive(tvOnAir, { streamType: 'live', current: stream.current, next, hosts: [] });
  expect([stream.next?.isReminded, stream.hosts, unexpectedErrors]).toEqual([true, [], []]);
});

test('a page that is left says so, once', async () => {
  const { stream, socket, unexpectedErrors } = await setUp();
  const left = () => socket.sent.flatMap(({ type, payload }) => (type === tvLeave.type ? [payload] : []));
  await stream.load();
  const leave = stream.watch();
  expect(left()).toEqual([]);
  leave();
  await vi.waitFor(() => expect(left()).toMatchObject([{ streamType: 'live' }]));
  socket.resync();
  await vi.waitFor(() => expect(stream.data.state).toBe('ready'));
  expect([left().length, unexpectedErrors]).toEqual([1, []]);
});

test('a page that is shown again at once watches again, after it has said that it left', async () => {
  const { stream, socket } = await setUp();
  const said = () => socket.sent.flatMap(({ type }) => (type === tvLeave.type || type === tvWatch.type ? [type] : []));
  await stream.load();
  stream.watch()();
  stream.watch();
  await vi.waitFor(() => expect(said()).toEqual(['tvWatch', 'tvLeave', 'tvWatch']));
});

test('after lost pushes only the stream that is shown is watched again, and one that was left takes nothing over', async () => {
  const { stream, context, pushSource, socket, sent } = await setUp();
  const other = new TvStream('premium', context);
  other.listen(pushSource);
  const watched = () =>
    socket.sent.flatMap(({ type, payload }) =>
      type === tvWatch.type ? [(payload as { streamType: string }).streamType] : [],
    );
  await stream.load();
  const leave = stream.watch();
  leave();
  other.watch();
  await vi.waitFor(() => expect(watched()).toEqual(['live', 'premium']));
  socket.resync();
  await vi.waitFor(() => expect(watched()).toEqual(['live', 'premium', 'premium']));
  await vi.waitFor(() => expect(stream.data.state).toBe('ready'));
  const before = sent.length;
  socket.receive(tvOnAir, { streamType: 'live', current: null, next: null, hosts: [] });
  expect([stream.current?.title, sent.length]).toEqual(['Night kitchen', before]);
});

// @spec feature:tv.premium 1
test('premium is read by its type, and has a picture once the subscription has started', async () => {
  const { stream, world, calls, context } = await setUp('premium');
  await stream.load();
  expect(calls()[0]).toBe('/tv/stream/premium');
  expect([stream.data.value?.isLocked, stream.sources, stream.current?.title]).toEqual([true, [], 'News']);
  await guestStartsSubscription.setUp({ guestId: 7, product: 'tv' }, world);
  await vi.waitFor(() => expect(stream.sources).not.toEqual([]));
  for (const [premium, title] of [
    [true, 'News'],
    [false, 'Night kitchen'],
  ] as const) {
    const current = await context.client.call(currentProgramme, { premium });
    expect(current).toMatchObject({ ok: true, value: { entry: { title } } });
  }
});

test('a subscription that ends leaves the picture for ten seconds, unless it starts again', async () => {
  const { stream, world, clock, socket, run } = await setUp('premium');
  await guestCancelled.setUp({ guestId: 7, product: 'tv' }, world);
  await stream.load();
  const playing = stream.sources;
  expect([playing.length > 0, stream.ended]).toEqual([true, null]);
  await run(`update subscription set status = 'past', "paidUntil" = '2026-11-20T18:00:00.000Z'`);
  stream.data.refresh();
  await vi.waitFor(() => expect(stream.ended).not.toBeNull());
  expect(stream.sources).toEqual(playing);
  clock.advance(tvPremiumGraceMs - 1);
  expect(stream.sources).toEqual(playing);
  clock.advance(1);
  expect(stream.sources).toEqual([]);
  await guestStartsSubscription.setUp({ guestId: 7, product: 'tv' }, world);
  await vi.waitFor(() => expect([stream.ended, stream.sources.length > 0]).toEqual([null, true]));
  expect(socket.state).toBe('ready');
});

// @spec feature:tv.programme 2
test('the programme of a stream is read with a limit from an instant', async () => {
  const { context, sent } = await setUp();
  const program = tvProgramRead({ limit: 3, from: '2026-11-21T12:00:00.000Z' }, context);
  await program.load();
  expect(program.value?.map(({ title }) => title)).toEqual(['News', 'Night kitchen', 'News']);
  expect(sent.at(-1)).toMatchObject({ path: '/rest/v1/tv/program', query: { limit: '3' } });
});
