import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Logout } from './Logout.ts';

const setUp = () => {
  const stores = testStores({ guestId: 7 });
  let reloads = 0;
  return { ...stores, leaving: new Logout(stores.context, () => (reloads += 1)), reloads: () => reloads };
};

// @spec rest:vxpay.logout
test('the page reloads once after logging out, however often it is pressed', async () => {
  const { leaving, sent, reloads } = setUp();
  await Promise.all([leaving.logOut(), leaving.logOut()]);
  expect(sent).toHaveLength(1);
  expect(reloads()).toBe(1);
});

test('a failed log-out can be repeated', async () => {
  const { leaving, breakDown, reloads } = setUp();
  breakDown(/logout/);
  await leaving.logOut();
  expect(reloads()).toBe(0);
  expect(leaving.failure).toMatchObject({ kind: 'offline' });
  breakDown(null);
  await leaving.logOut();
  expect([leaving.failure, reloads()]).toEqual([null, 1]);
});
