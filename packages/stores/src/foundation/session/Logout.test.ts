import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Logout } from './Logout.ts';

const setUp = () => {
  const stores = testStores({ guestId: 7 });
  let reloads = 0;
  return { ...stores, logout: new Logout(stores.context, () => (reloads += 1)), reloads: () => reloads };
};

// @spec rest:vxpay.logout
test('logging out twice at once sends one call and reloads the page once', async () => {
  const { logout, sent, reloads } = setUp();
  await Promise.all([logout.logOut(), logout.logOut()]);
  expect(sent).toHaveLength(1);
  expect(reloads()).toBe(1);
});

test('a failed log-out can be retried', async () => {
  const { logout, failRequests, reloads } = setUp();
  failRequests(/logout/);
  await logout.logOut();
  expect(reloads()).toBe(0);
  expect(logout.failure).toMatchObject({ kind: 'offline' });
  failRequests(null);
  await logout.logOut();
  expect([logout.failure, reloads()]).toEqual([null, 1]);
});
