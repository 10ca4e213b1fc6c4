import { aPerformer, aVideoOfPerformer, testStores, guestIsLoggedIn, guestOwnsCoins } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { positionSavedMs, Video } from './Video.ts';

const setUp = async (amount = 2500, hasAnalyticsConsent = false) => {
  const stores = testStores({ guestId: 7, hasAnalyticsConsent });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, stores.world);
  await aVideoOfPerformer.setUp({ id: 95001, actorId: 9101, price: 2400 }, stores.world);
  await guestOwnsCoins.setUp({ guestId: 7, amount }, stores.world);
  let keys = 0;
  const video = new Video(95001, stores.context, () => `key-${(keys += 1)}`);
  const keysSent = () =>
    stores.sent.filter(({ path }) => path.includes('buyVideo')).map(({ headers }) => headers['idempotency-key']);
  return { ...stores, video, keysSent };
};

// @spec feature:videos.preview 3
test('a locked video plays its preview', async () => {
  const { video, unexpectedErrors } = await setUp();
  expect(video.source).toBeNull();
  await video.load();
  expect(video.data.value).toMatchObject({ restriction: 'needPurchase', full: null });
  expect(video.source).toBe(video.data.value?.preview);
  expect(unexpectedErrors).toEqual([]);
});

test('a purchase unlocks the full video and returns the remaining balance', async () => {
  const { video } = await setUp();
  await video.load();
  await video.buy();
  expect(video.purchase.value).toMatchObject({ success: true, guestBalance: { value: 100 } });
  expect(video.data.value).toMatchObject({ restriction: null, video: { guestInfo: { bought: true } } });
  expect(video.source).toBe(video.data.value?.full);
});

// @spec feature:videos.watch 1, feature:videos.buy 5
test.each([true, false])(
  'with consent %s the start of preview and video are counted once each, and the purchase',
  async (consent) => {
    const { video, run, sent } = await setUp(2500, consent);
    await video.load();
    video.countStart();
    video.countStart();
    await video.buy();
    video.countStart();
    video.countStart();
    await new Promise<void>((resolve) => setImmediate(resolve));
    const starts = (await run(`select action from event where context = 'video' order by id`)) as { action: string }[];
    expect(starts.map(({ action }) => action)).toEqual(consent ? ['preview', 'start'] : []);
    const purchases = sent.filter(({ path }) => path.endsWith('/tracking/track')).map(({ body }) => body);
    const eventData = { value: 24, currency: 'VXC', itemCategory: 'video', itemName: 'platform_content' };
    expect(purchases).toEqual(consent ? [{ eventContext: 'purchase', eventAction: 'video', eventData }] : []);
  },
);

test('two presses and a retry after a network error are one purchase', async () => {
  const { video, keysSent, failRequests } = await setUp();
  failRequests(/buyVideo/);
  await Promise.all([video.buy(), video.buy()]);
  failRequests(null);
  expect((await video.buy()).ok).toBe(true);
  expect(keysSent()).toEqual(['key-1', 'key-1']);
});

test('a rejected purchase leaves the video locked, and the next one has a new key', async () => {
  const { video, keysSent } = await setUp(100);
  await video.load();
  expect(await video.buy()).toMatchObject({ ok: false, failure: { code: 'needPurchase' } });
  expect([video.rejection, video.data.state]).toEqual(['needPurchase', 'ready']);
  await video.buy();
  expect(video.data.value?.restriction).toBe('needPurchase');
  expect(keysSent()).toEqual(['key-1', 'key-2']);
});

test('a video that was bought in another tab is unlocked in this tab too', async () => {
  const { video, pushSource, context } = await setUp();
  video.listen(pushSource);
  await video.load();
  await new Video(95001, context, () => 'other-tab').buy();
  await vi.waitFor(() => expect(video.data.value).toMatchObject({ restriction: null }));
  expect(video.source).toBe(video.data.value?.full);
});

test('the performer’s other videos exclude this one, and a failed read keeps the page usable', async () => {
  const { video, world, failRequests } = await setUp();
  await aVideoOfPerformer.setUp({ id: 95002, actorId: 9101, title: 'Tide' }, world);
  await video.loadOthers();
  expect([video.others.state, video.otherVideos]).toEqual(['idle', []]);
  await video.load();
  await video.loadOthers();
  expect(video.otherVideos.map(({ id }) => id)).toEqual([95002]);
  failRequests(/getTopVideos/);
  await video.loadOthers();
  expect(video.others.state).toBe('failed');
});

const positionsIn = (sent: readonly { readonly path: string; readonly body: unknown }[]) =>
  sent.filter(({ path }) => path.includes('saveWatchPosition')).map(({ body }) => body);

test('the whole video keeps its position every ten seconds and where the guest stops, and goes on there', async () => {
  const { video, sent, clock, context, failRequests } = await setUp();
  await video.load();
  await video.savePosition(4);
  expect(positionsIn(sent)).toEqual([]);
  await video.buy();
  await video.savePosition(31.7);
  await video.savePosition(32);
  await video.savePosition(33, { stops: true });
  await video.savePosition(33, { stops: true });
  clock.advance(positionSavedMs);
  await video.savePosition(43);
  expect(positionsIn(sent)).toEqual([{ seconds: 31 }, { seconds: 33 }, { seconds: 43 }]);
  expect(video.data.value?.resumeAt).toBe(43);
  failRequests(/saveWatchPosition/);
  await video.savePosition(50, { stops: true });
  failRequests(null);
  const elsewhere = new Video(95001, context);
  await elsewhere.load();
  expect(elsewhere.data.value?.resumeAt).toBe(43);
  await video.savePosition(50, { stops: true });
  await elsewhere.load();
  expect(elsewhere.data.value?.resumeAt).toBe(50);
});

test('positions arrive in their order; of those that wait only the last is sent', async () => {
  const { video, sent, holdRequests } = await setUp();
  await video.load();
  await video.buy();
  const deliver = holdRequests();
  const first = video.savePosition(31, { stops: true });
  await vi.waitFor(() => expect(positionsIn(sent)).toHaveLength(1));
  const saving = [first, ...[40, 52].map((at) => video.savePosition(at, { stops: true }))];
  deliver();
  await Promise.all(saving);
  expect(positionsIn(sent)).toEqual([{ seconds: 31 }, { seconds: 52 }]);
  expect(video.data.value?.resumeAt).toBe(52);
});

test('a video that is removed while it is open is gone once the server says so; a failed network says nothing', async () => {
  const { video, run, failRequests } = await setUp();
  await video.load();
  failRequests(/.*/);
  await video.reload();
  expect(video.isGone).toBe(false);
  failRequests(null);
  await run('delete from video where id = 95001');
  await video.buy();
  expect([video.isGone, video.data.value?.video.id]).toEqual([true, 95001]);
});
