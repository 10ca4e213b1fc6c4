import {
  aPerformer,
  guestIsInChat,
  guestIsLoggedIn,
  guestOrderedToy,
  guestOrdersToy,
  guestOwnsCoins,
  performerToyChanges,
  setUpState,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { ToyRuns } from './ToyRuns.ts';

const [wave, tide] = [101, 102];

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  const { world, context, pushSource } = stores;
  for (const guestId of [7, 8]) {
    await setUpState(guestIsLoggedIn({ guestId, token: `t-${guestId}` }), world);
    await setUpState(guestOwnsCoins({ guestId, amount: 100_000 }), world);
  }
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }), world);
  for (const guestId of [7, 8])
    await setUpState(guestIsInChat({ guestId, actorId: 9101, chatId: `c-${guestId}`, price: 3600, seconds: 0 }), world);
  const toys = new ToyRuns(9101, context);
  toys.listen(pushSource);
  return { ...stores, toys };
};
const order = (guestId: number, toyControlId: number) => ({ guestId, actorId: 9101, toyControlId });

// @spec feature:chat.toy-control 2
test('what a guest bought is read, counted down, and kept by pushes', async () => {
  const { toys, world, clock, unexpectedErrors } = await setUp();
  expect([toys.isConnected, toys.runs]).toEqual([null, []]);
  await toys.data.load();
  expect([toys.isConnected, toys.runs]).toEqual([true, []]);
  await setUpState(guestOrderedToy(order(7, wave)), world);
  expect(toys.runs).toMatchObject([{ displayName: 'Gentle wave', status: 'running', secondsLeft: 10 }]);
  for (let second = 0; second < 4; second += 1) clock.advance(1000);
  expect(toys.runs[0]?.secondsLeft).toBe(6);
  await setUpState(guestOrdersToy(order(8, tide)), world);
  expect([toys.data.value?.othersOpen, toys.runs[0]?.secondsLeft]).toEqual([1, 6]);
  await setUpState(performerToyChanges({ actorId: 9101, isConnected: false }), world);
  expect(toys.isConnected).toBe(false);
  expect(toys.runs).toMatchObject([{ status: 'failed', secondsLeft: null, givenBack: { value: 240 } }]);
  expect(unexpectedErrors).toEqual([]);
});

test('the state of another performer’s toy is not taken for this one', async () => {
  const { toys } = await setUp();
  await toys.data.load();
  toys.onChanged({ actorId: 101, isConnected: false, othersOpen: 3, runs: [] });
  expect([toys.isConnected, toys.data.value?.othersOpen]).toEqual([true, 0]);
});

test('runs are read again after pushes were missed', async () => {
  const { toys, world, socket, run } = await setUp();
  await setUpState(guestOrderedToy(order(7, wave)), world);
  await toys.data.load();
  await run(`update "toyRun" set status = 'ended', "endedAt" = "endsAt"`);
  socket.resync();
  await vi.waitFor(() => expect(toys.runs).toMatchObject([{ status: 'ended' }]));
});
