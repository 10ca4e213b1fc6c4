import {
  aPerformer,
  ageCheckEnds,
  guestHadPreview,
  guestHasBlocked,
  guestIsLoggedIn,
  performerGoesPrivate,
  performerIsPrivate,
  previewIsFull,
  previewIsOff,
  setPresence,
  setUpState,
  testStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { LivePreview } from './LivePreview.ts';

const setUp = async ({ isOnline = true, isVip = false, isUsed = false } = {}) => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token', isVip }, stores.world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline }, stores.world);
  if (isUsed) await guestHadPreview.setUp({ guestId: 7, actorId: 9101 }, stores.world);
  const preview = new LivePreview(9101, stores.context);
  preview.listen(stores.pushSource);
  return { ...stores, preview };
};

// @spec state:live-preview 1, constant:chat.livePreviewSeconds, constant:chat.livePreviewVipSeconds
// @spec feature:chat.preview 1, component:LivePreview 1-2, 16
test.each([
  [false, 5],
  [true, 20],
])('VIP guest: %s; it plays for %d seconds from the first frame', async (isVip, seconds) => {
  const { preview, clock, unexpectedErrors } = await setUp({ isVip });
  expect(preview.state).toBe('idle');
  const starting = preview.start();
  expect(preview.state).toBe('connecting');
  await starting;
  expect([preview.source === null, preview.secondsLeft]).toEqual([false, seconds]);
  clock.advance(3000);
  expect([preview.state, preview.secondsLeft]).toEqual(['connecting', seconds]);
  preview.onPlaying();
  clock.advance(seconds * 1000 - 1);
  expect([preview.state, preview.secondsLeft]).toEqual(['playing', 1]);
  clock.advance(1);
  expect(preview).toMatchObject({ state: 'ended', secondsLeft: 0, source: null, exitCode: null });
  expect(unexpectedErrors).toEqual([]);
});

// @spec component:LivePreview 7-8
test.each([
  [{ isOnline: false }, 'offline', 403],
  [{ isUsed: true }, 'ended', 402],
])('given %j, the state is %s with the exit code %d', async (given, state, exitCode) => {
  const { preview } = await setUp(given);
  await preview.start();
  expect(preview).toMatchObject({ state, exitCode, source: null });
});

const noor = { actorId: 9101 };

// @spec component:LivePreview 5-6, 9-12
test.each([
  [401, previewIsFull(noor)],
  [404, performerIsPrivate(noor)],
  [405, ageCheckEnds({ guestId: 7, result: 'rejected' })],
  [406, guestHasBlocked({ guestId: 7, actorId: 9101 })],
  [407, previewIsOff(noor)],
])('the server answers %i, and the preview has ended before it began', async (exitCode, state) => {
  const { preview, world } = await setUp();
  await setUpState(state, world);
  await preview.start();
  expect(preview).toMatchObject({ state: 'ended', exitCode, source: null });
});

// @spec component:LivePreview 9
test('a private chat of the performer ends a preview that plays', async () => {
  const { preview, world } = await setUp();
  await preview.start();
  preview.onPlaying();
  await setUpState(performerGoesPrivate(noor), world);
  expect(preview).toMatchObject({ state: 'ended', exitCode: 404, source: null });
});

// @spec component:LivePreview 8, 14
test('it ends with "start offline" if the performer goes offline while it connects, with "offline" while it plays', async () => {
  const first = await setUp();
  await first.preview.start();
  await setPresence(first.world, 9101, false);
  expect(first.preview).toMatchObject({ state: 'offline', exitCode: 498, source: null });
  const second = await setUp();
  await second.preview.start();
  second.preview.onPlaying();
  await setPresence(second.world, 9101, false);
  expect(second.preview).toMatchObject({ state: 'offline', exitCode: 403, secondsLeft: 0 });
});

type Stores = Awaited<ReturnType<typeof setUp>>;
const given =
  (state: Parameters<typeof setUpState>[0]) =>
  async ({ preview, world }: Stores) => {
    await setUpState(state, world);
    await preview.start();
  };

// @spec entity:enum.chatExitCode.livePreview, state:live-preview 2
test.each<[number, (stores: Stores) => Promise<void>]>([
  [401, given(previewIsFull(noor))],
  [402, given(guestHadPreview({ guestId: 7, actorId: 9101 }))],
  [
    403,
    async ({ preview, world }) => {
      await preview.start();
      preview.onPlaying();
      await setPresence(world, 9101, false);
    },
  ],
  [404, given(performerIsPrivate(noor))],
  [405, given(ageCheckEnds({ guestId: 7, result: 'rejected' }))],
  [406, given(guestHasBlocked({ guestId: 7, actorId: 9101 }))],
  [407, given(previewIsOff(noor))],
  [
    408,
    async ({ preview, failRequests }) => {
      failRequests(/freePreviewInit/);
      await preview.start();
    },
  ],
  [
    498,
    async ({ preview, world }) => {
      await preview.start();
      await setPresence(world, 9101, false);
    },
  ],
  [
    499,
    async ({ preview, clock }) => {
      await preview.start();
      clock.advance(10_000);
    },
  ],
])('it ends with %i', async (exitCode, end) => {
  const stores = await setUp();
  await end(stores);
  expect(stores.preview).toMatchObject({ exitCode, source: null });
});

test('ignores other performers who go offline, and its own performer after the end', async () => {
  const { preview, world, clock, run } = await setUp();
  await run('update actor set "isOnline" = 1');
  await preview.start();
  await setPresence(world, 101, false);
  expect(preview.state).toBe('connecting');
  preview.onPlaying();
  clock.advance(5000);
  await setPresence(world, 9101, false);
  expect(preview.state).toBe('ended');
});

// @spec component:LivePreview 15
test('fails with "start timeout" if the stream shows nothing for ten seconds', async () => {
  const { preview, clock } = await setUp();
  await preview.start();
  clock.advance(9999);
  expect(preview.state).toBe('connecting');
  clock.advance(1);
  expect(preview).toMatchObject({ state: 'failed', exitCode: 499, source: null });
});

// @spec component:LivePreview 13, constant:chat.previewStartAttempts, state:live-preview 3
test('without a network one attempt is made, which fails with 408; it can be started again', async () => {
  const { preview, failRequests, sent, clock } = await setUp();
  failRequests(/freePreviewInit/);
  await preview.start();
  clock.advance(10_000);
  expect(preview).toMatchObject({ state: 'failed', exitCode: 408, failure: { kind: 'offline' } });
  expect(sent).toHaveLength(1);
  failRequests(null);
  await preview.start();
  expect(preview).toMatchObject({ state: 'connecting', failure: null, exitCode: null });
  await preview.decline();
  const [init, again, decline] = sent.map(({ body }) => JSON.stringify(body));
  expect([init, again]).toEqual([expect.stringContaining('freePreviewInit'), init]);
  expect(decline).toContain('freePreviewDecline');
});

test('an error of the player fails a started preview, and is ignored in any other state', async () => {
  const { preview } = await setUp();
  preview.onBroken();
  expect(preview.state).toBe('idle');
  await preview.start();
  preview.onBroken();
  expect(preview.state).toBe('failed');
});

test('starting twice sends one call', async () => {
  const { preview, sent } = await setUp();
  await Promise.all([preview.start(), preview.start()]);
  expect(sent).toHaveLength(1);
});

// @spec query:free-preview.decline, feature:chat.preview 3, component:LivePreview 4
test('a preview declined before its answer arrived stays ended, and the server counts it as used', async () => {
  const { preview, holdRequests, sent } = await setUp();
  const deliver = holdRequests();
  const starting = preview.start();
  const declining = preview.decline();
  deliver();
  await Promise.all([starting, declining]);
  expect(JSON.stringify(sent.at(-1)?.body)).toContain('freePreviewDecline');
  expect(preview).toMatchObject({ state: 'ended', source: null });
  await preview.start();
  expect(preview).toMatchObject({ state: 'ended', exitCode: 402 });
});

test('after the scope ended, the time does not run', async () => {
  const { preview, clock, scope } = await setUp();
  await preview.start();
  preview.onPlaying();
  scope.end();
  clock.advance(60_000);
  expect(preview.state).toBe('playing');
});
