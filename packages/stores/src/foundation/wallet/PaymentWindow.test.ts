import { vxpayOnsuccess } from '@lounge/protocol/foundation/wallet';
import { testStores, guestIsLoggedIn, guestPaid } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { PaymentWindow, parseReport } from './PaymentWindow.ts';

const said = (event: string, more: object = {}) => ({
  source: 'vxpay',
  event,
  paymentId: null,
  isFinal: true,
  ...more,
});

const aWindow = async () => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  const done: string[] = [];
  const page = { postponeReload: () => () => void done.push('released'), reload: () => void done.push('reload') };
  return { ...stores, done, payment: new PaymentWindow(stores.context, page) };
};

test.each([
  ['a report', said('paid', { paymentId: 'p-1' }), { event: 'paid', paymentId: 'p-1', isFinal: true }],
  ['words', 'paid', null],
  ['nothing', null, null],
  ['another sender', { ...said('paid'), source: 'somebody' }, null],
  ['another event', said('stolen'), null],
  ['an id that is none', said('paid', { paymentId: 7 }), null],
  ['an id without end', said('paid', { paymentId: 'x'.repeat(65) }), null],
  ['no word on whether it is over', said('paid', { isFinal: undefined }), null],
])('%s from the window is read', (_, data, report) => {
  expect(parseReport(data)).toEqual(report);
});

// @spec state:session-expiry
test('reloads are held back while it is open; closed half-way nothing has happened', async () => {
  const { payment, done } = await aWindow();
  payment.open('top-up');
  expect(payment.view).toBe('top-up');
  await payment.close();
  await payment.close();
  expect(payment.view).toBeNull();
  expect(done).toEqual(['released']);
});

test('after a log-in the page reloads when the window is closed', async () => {
  const { payment, done } = await aWindow();
  payment.open('log-in');
  await payment.handleReport(said('loggedIn', { isFinal: false }));
  expect(done).toEqual([]);
  await payment.close();
  expect(done).toEqual(['reload', 'released']);
});

// @spec rest:vxpay.onsuccess, feature:pay.top-up 2
test('a payment is believed once the server confirms it', async () => {
  const { payment, world, done } = await aWindow();
  await guestPaid.setUp({ guestId: 7, paymentId: 'p-1', cents: 2500 }, world);
  payment.open('top-up');
  await payment.handleReport(said('paid', { paymentId: 'p-1' }));
  expect(payment.confirmed?.coins).toEqual({ value: 10_000, currency: 'VXC' });
  expect(done).toEqual(['released']);
});

test('a payment that the server does not know is not believed', async () => {
  const { payment, sent } = await aWindow();
  payment.open('top-up');
  await payment.handleReport(said('paid', { paymentId: 'made-up' }));
  expect(payment.confirmed).toBeNull();
  expect(payment.failure).toMatchObject({ code: 'unknown' });
  expect(sent.map(({ path }) => path)).toEqual([vxpayOnsuccess.path]);
});

test('a closed window is not listened to', async () => {
  const { payment, sent } = await aWindow();
  await payment.handleReport(said('paid', { paymentId: 'p-1' }));
  expect(sent).toEqual([]);
});
