import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Logout } from './Logout.ts';

const setUp = () => {
  const visit = testStores({ guestId: 7 });
  let reloads = 0;
  return { ...visit, leaving: new Logout(visit.context, () => (reloads += 1)), reloads: () => reloads };
};

// @spec rest:vxpay.logout
test('after logging out the page loads anew, once however often it is pressed', async () => {
  const { leaving, sent, reloads } = setUp();
  await Promise.all([leaving.logOut(), leaving.logOut()]);
  expect(sent).toHaveLength(1);
  expect(reloads()).toBe(1);
});

test('without a network nobody is logged out, and it can be tried again', async () => {
  const { leaving, breakDown, reloads } = setUp();
  breakDown(/logout/);
  await leaving.logOut();
  expect(reloads()).toBe(0);
  expect(leaving.failure).toMatchObject({ kind: 'offline' });
  breakDown(null);
  await leaving.logOut();
  expect([leaving.failure, reloads()]).toEqual([null, 1]);
});
