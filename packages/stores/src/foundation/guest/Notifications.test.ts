import { guestHasAddress, guestIsLoggedIn, testStores } from '@lounge/testing/stores';
import { newsletterTypes } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { Guest } from './Guest.ts';
import { Notifications, subscribeTo } from './Notifications.ts';

const { lateNight } = newsletterTypes;

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  const { world, context } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  const guest = new Guest(context);
  await guest.load();
  const notifications = new Notifications(context, guest);
  await notifications.data.load();
  const stateOf = () => notifications.data.value?.newsletters.find(({ typeId }) => typeId === lateNight)?.state;
  return { ...stores, notifications, stateOf };
};

test('a switch that could not be stored goes back', async () => {
  const { notifications, failRequests } = await setUp();
  await notifications.switchTo('pinnedOnlineSms', false);
  expect(notifications.data.value?.pinnedOnlineSms).toBe(false);
  failRequests(/storeNotificationsSettings/);
  const change = notifications.switchTo('pinnedOnlineSms', true);
  expect(notifications.data.value?.pinnedOnlineSms).toBe(true);
  await change;
  expect([notifications.data.value?.pinnedOnlineSms, [...notifications.failed]]).toEqual([false, ['pinnedOnlineSms']]);
});

test('a newsletter begins at the guest’s confirmed address, and ends', async () => {
  const { notifications, stateOf } = await setUp();
  expect([await notifications.subscribe(lateNight), stateOf()]).toEqual(['on', 'on']);
  await notifications.unsubscribe(lateNight);
  expect(stateOf()).toBe('off');
});

// @spec rule:newsletter-two-flags, error:newsletter-failed, state:newsletter 1-2, feature:account.newsletter 3
test('a subscription succeeds only if both flags are true', async () => {
  const { context, notifications, stateOf, failRequests } = await setUp();
  const other = () => subscribeTo(context, lateNight, 'kim@example.com', 7);
  // As many wishes as one network address may utter.
  for (let count = 0; count < 20; count += 1) expect(await other()).toBe('pending');
  expect(await other()).toBe('failed');
  failRequests(/newsletter/);
  expect([await notifications.subscribe(lateNight), stateOf()]).toEqual(['failed', 'off']);
  expect([...notifications.failed]).toEqual([lateNight]);
});

// @spec component:NewsletterForm 5, rule:newsletter-two-flags
test.each([
  [true, true, 'pending'],
  [true, false, 'failed'],
  [false, true, 'failed'],
  [false, false, 'failed'],
])('a newsletter whose wish is stored %s and mailed %s is %s', async (isStored, isMailed, outcome) => {
  const value = { isStored, isMailed, isActive: false };
  // The function uses nothing else of a client.
  const client = { call: () => Promise.resolve({ ok: true, value }) } as unknown as Parameters<
    typeof subscribeTo
  >[0]['client'];
  expect(await subscribeTo({ client }, lateNight, 'kim@example.com', null)).toBe(outcome);
});
