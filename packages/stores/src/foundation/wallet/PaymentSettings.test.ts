import { takeBreak } from '@lounge/protocol/foundation/wallet';
import { guestIsLoggedIn, guestPaid, spendingIsLimited, testStores } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { PaymentSettings } from './PaymentSettings.ts';

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a' }, stores.world);
  const settings = new PaymentSettings(stores.context);
  settings.listen(stores.pushSource);
  const used = () => settings.data.value?.spending.used.value;
  const pay = (paymentId: string) => guestPaid.setUp({ guestId: 7, paymentId, cents: 2500 }, stores.world);
  const reads = () => stores.sent.filter(({ body }) => JSON.stringify(body).includes('getPaymentSettings')).length;
  return { ...stores, settings, used, pay, reads };
};

test('a payment in the window is part of what is used of the limit without a reload', async () => {
  const { settings, used, pay, unexpectedErrors } = await setUp();
  await settings.load();
  expect(used()).toBe(0);
  await pay('p-1');
  await vi.waitFor(() => expect(used()).toBe(2500));
  expect([settings.data.state, unexpectedErrors]).toEqual(['ready', []]);
});

test('payments that arrive while settings are being read are part of them, in one more read', async () => {
  const { settings, used, pay, reads, holdAnswers } = await setUp();
  const deliver = holdAnswers();
  const loading = settings.load();
  await new Promise<void>((resolve) => setImmediate(resolve));
  for (const id of ['p-1', 'p-2', 'p-3']) await pay(id);
  deliver();
  await loading;
  expect([used(), reads()]).toEqual([7500, 2]);
});

test('a break that begins on another page is known with its end', async () => {
  const { settings, context } = await setUp();
  await settings.load();
  await context.client.call(takeBreak, { length: 'day' });
  await vi.waitFor(() => expect(settings.data.value?.spending.pausedUntil).toEqual(expect.stringContaining('T')));
});

test('settings that nobody looks at are not read', async () => {
  const { settings, pay, reads } = await setUp();
  await pay('p-1');
  expect([settings.data.state, reads()]).toEqual(['idle', 0]);
});

test('a higher limit that waits is taken back; a failure of that is its own', async () => {
  const { settings, world, failRequests } = await setUp();
  await spendingIsLimited.setUp({ guestId: 7, cents: 5000 }, world);
  await settings.load();
  await settings.setLimit(10_000);
  const { spending } = settings.data.value ?? {};
  expect(spending).toMatchObject({ limit: { value: 5000 }, pending: { limit: { value: 10_000 } } });
  failRequests(/setSpendingLimit/);
  expect(await settings.takeBackLimit()).toBe(false);
  expect(settings.failed?.part).toBe('takeBack');
  failRequests(null);
  expect(await settings.takeBackLimit()).toBe(true);
  expect(settings.failed).toBeNull();
  expect(settings.data.value?.spending).toMatchObject({ limit: { value: 5000 }, pending: null });
});
