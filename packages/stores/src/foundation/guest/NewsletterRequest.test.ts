import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { NewsletterRequest } from './NewsletterRequest.ts';

const setUp = () => {
  const stores = testStores({ guestId: null });
  const mails = () => stores.world.database.reader.query('select "toAddress" as address, kind from mail', []);
  return { ...stores, mails, request: new NewsletterRequest(stores.context) };
};

test('a press while the request is being sent sends no second one', async () => {
  const { mails, request } = setUp();
  const sending = request.send(' Kim@Example.com');
  expect(request.state).toBe('sending');
  await Promise.all([request.send('kim@example.com'), sending]);
  expect(request.state).toBe('asked');
  expect(await mails()).toEqual([{ address: 'kim@example.com', kind: 'newsletter-confirm' }]);
});

test('what is no address is not sent, and a failed request can be sent again', async () => {
  const { failRequests, mails, request } = setUp();
  await request.send('kim@example');
  expect(request.state).toBe('malformed');
  failRequests(/newsletter/);
  await request.send('kim@example.com');
  expect([request.state, await mails()]).toEqual(['failed', []]);
});

test('an address that was asked often enough gets no more mails, and the same answer', async () => {
  const { mails, request } = setUp();
  for (let count = 0; count < 5; count += 1) {
    await request.send('kim@example.com');
    expect(request.state).toBe('asked');
  }
  expect(await mails()).toHaveLength(3);
});
