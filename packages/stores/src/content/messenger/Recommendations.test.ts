import { aChannelOfGuest, aPerformer, performerGoesOffline, setUpState, testStores } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { Recommendations } from './Recommendations.ts';

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  const { context, pushSource, socket, world } = stores;
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }), world);
  const recommendations = new Recommendations(context);
  recommendations.listen(pushSource);
  socket.setState('ready');
  const ids = () => recommendations.performers.map(({ id }) => id);
  return { ...stores, recommendations, ids };
};

/** @spec feature:messenger.recommendations 1 */
test('nine performers who are online are recommended in a grid, four in a row, without the current one', async () => {
  const { recommendations, ids } = await setUp();
  expect(recommendations.isPending).toBe(true);
  await recommendations.load(null, true);
  expect([ids().length, recommendations.isPending]).toEqual([9, false]);
  const [first = 0] = ids();
  await recommendations.load(first, false);
  expect(ids()).toHaveLength(4);
  expect(ids()).not.toContain(first);
});

test('who has a conversation with the guest is not recommended', async () => {
  const { recommendations, ids, world } = await setUp();
  await recommendations.load(null, true);
  const [first = 0] = ids();
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: first }), world);
  await recommendations.reload();
  expect(ids()).not.toContain(first);
});

/** @spec feature:messenger.recommendations 2, state:messenger-channel 6 */
// @spec state:actor-online 2
test('a performer who goes offline leaves the list at once', async () => {
  const { recommendations, ids, world } = await setUp();
  await recommendations.load(null, true);
  const [first = 0, second] = ids();
  await setUpState(performerGoesOffline({ id: first }), world);
  await vi.waitFor(() => expect(ids()[0]).toBe(second));
});

test('who goes offline while the list is read is not in it', async () => {
  const { recommendations, ids } = await setUp();
  await recommendations.load(null, true);
  const [first = 0] = ids();
  const read = recommendations.reload();
  recommendations.onActorOffline({ actorId: first });
  await read;
  expect(ids()).not.toContain(first);
});
