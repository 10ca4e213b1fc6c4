import { aGame, guestIsLoggedIn, noEvents, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { eventRead, eventsRead } from './events.ts';
import { RewardGame } from './RewardGame.ts';

const id = 22;

const setUp = async (over: Partial<Parameters<typeof aGame.setUp>[0]> = {}, guestId: number | null = 7) => {
  const stores = testStores({ guestId });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  await noEvents.setUp({}, stores.world);
  await aGame.setUp({ id, eventType: 'slotmachine', wins: 'coins', ...over }, stores.world);
  let keys = 0;
  const game = new RewardGame(id, stores.context, () => `key-${(keys += 1)}`);
  return { ...stores, game };
};

// @spec state:game-attempts 1-3, query:reward-game.use-attempt
test('an attempt is sent once however often it is pressed; its points and its reward are there afterwards', async () => {
  const { game, sent } = await setUp();
  await game.load();
  expect([game.attemptsLeft, game.points, game.reading?.reward]).toEqual([3, 0, null]);
  const [first, second] = [game.use(), game.use()];
  expect(game.isPlaying).toBe(true);
  expect(await first).toMatchObject({ ok: true, value: { outcome: 'coins', hasWon: true } });
  await second;
  expect([game.attemptsLeft, game.points, game.isPlaying]).toEqual([2, 10, false]);
  expect(game.reading).toMatchObject({ reward: { type: 'coins', amount: 500 }, guestData: { creditsAvailable: 2 } });
  expect(sent.flatMap(({ headers }) => headers['idempotency-key'] ?? [])).toEqual(['key-1']);
});

// @spec state:reward-loading 1, error:reward-loading-failed
test('a reward that cannot be read is left out: what is known stays, and the attempt counts', async () => {
  const { game, failRequests, unexpectedErrors } = await setUp();
  await game.load();
  await game.use();
  const known = game.reading;
  failRequests(/getReward/);
  expect(await game.use()).toMatchObject({ ok: true });
  expect([game.reward, game.reading, game.attemptsLeft, game.config.state, unexpectedErrors]).toEqual([
    undefined,
    known,
    1,
    'ready',
    [],
  ]);
});

test('a reward stays while it is read again, as after its code was redeemed, and where that fails', async () => {
  const { game, failRequests } = await setUp();
  await game.load();
  await game.use();
  expect(game.reward).toMatchObject({ type: 'coins' });
  const again = game.rewards.load();
  expect(game.reward).toMatchObject({ type: 'coins' });
  await again;
  failRequests(/getReward/);
  await game.load();
  expect(game.reward).toMatchObject({ type: 'coins' });
});

test('an attempt that did not arrive is repeated under its key, and counted once', async () => {
  const { game, failRequests, sent } = await setUp();
  await game.load();
  failRequests(/useAttempt/);
  expect((await game.use()).ok).toBe(false);
  expect([game.lastAttempt.state, game.attemptsLeft]).toEqual(['failed', 3]);
  failRequests(null);
  expect((await game.use()).ok).toBe(true);
  expect(game.attemptsLeft).toBe(2);
  expect(sent.flatMap(({ headers }) => headers['idempotency-key'] ?? [])).toEqual(['key-1', 'key-1']);
});

test('a game that ended meanwhile is read again', async () => {
  const { game, world } = await setUp();
  await game.load();
  await aGame.setUp({ id, eventType: 'slotmachine', daysAgo: 11 }, world);
  expect(await game.use()).toEqual({ ok: true, value: null });
  expect([game.config.value?.hasEnded, game.reading?.reward]).toEqual([true, null]);
});

test('a visitor reads the game alone', async () => {
  const { game, sent } = await setUp({}, null);
  await game.load();
  expect([game.attemptsLeft, game.points, game.reading, sent.length]).toEqual([null, 0, null, 1]);
  expect(await game.use()).toMatchObject({ ok: false, failure: { code: 'needLogin' } });
});

test('events are listed, and one of a kind is read', async () => {
  const { context } = await setUp({ title: 'Three reels' });
  const events = eventsRead(context);
  await events.load();
  expect(events.value?.map(({ eventId, name }) => [eventId, name])).toEqual([[id, 'Three reels']]);
  const event = eventRead('slotmachine', context);
  await event.load();
  expect(event.value?.eventId).toBe(id);
});
