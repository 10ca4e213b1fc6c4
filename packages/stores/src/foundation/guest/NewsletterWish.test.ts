import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { NewsletterWish } from './NewsletterWish.ts';

const setUp = () => {
  const stores = testStores({ guestId: null });
  const mails = () => stores.world.database.reader.query('select "toAddress" as address, kind from mail', []);
  return { ...stores, mails, wish: new NewsletterWish(stores.context) };
};

test('a press while the wish is being sent sends no second one', async () => {
  const { mails, wish } = setUp();
  const sending = wish.send(' Kim@Example.com');
  expect(wish.state).toBe('sending');
  await Promise.all([wish.send('kim@example.com'), sending]);
  expect(wish.state).toBe('asked');
  expect(await mails()).toEqual([{ address: 'kim@example.com', kind: 'newsletter-confirm' }]);
});

test('what is no address is not sent, and a failed wish can be sent again', async () => {
  const { failRequests, mails, wish } = setUp();
  await wish.send('kim@example');
  expect(wish.state).toBe('malformed');
  failRequests(/newsletter/);
  await wish.send('kim@example.com');
  expect([wish.state, await mails()]).toEqual(['failed', []]);
});

test('an address that was asked often enough gets no more mails, and the same answer', async () => {
  const { mails, wish } = setUp();
  for (let count = 0; count < 5; count += 1) {
    await wish.send('kim@example.com');
    expect(wish.state).toBe('asked');
  }
  expect(await mails()).toHaveLength(3);
});
