import { vxpayOnsuccess } from '@lounge/protocol/foundation/wallet';
import { testStores, guestIsLoggedIn, guestPaid } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { PaymentWindow, parseReport } from './PaymentWindow.ts';

const reportData = (event: string, more: object = {}) => ({
  source: 'vxpay',
  event,
  paymentId: null,
  isFinal: true,
  ...more,
});

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  const log: string[] = [];
  const page = { postponeReload: () => () => void log.push('released'), reload: () => void log.push('reload') };
  return { ...stores, log, payment: new PaymentWindow(stores.context, page) };
};

test.each([
  ['a report', reportData('paid', { paymentId: 'p-1' }), { event: 'paid', paymentId: 'p-1', isFinal: true }],
  ['a log-in', reportData('loggedIn'), { event: 'loggedIn', paymentId: null, isFinal: true }],
  [
    'a stated account',
    reportData('hasAccount', { isFinal: false }),
    { event: 'hasAccount', paymentId: null, isFinal: false },
  ],
  ['a checked age', reportData('ageChecked'), { event: 'ageChecked', paymentId: null, isFinal: true }],
  ['the end', reportData('closed'), { event: 'closed', paymentId: null, isFinal: true }],
  [
    'the longest id',
    reportData('paid', { paymentId: 'x'.repeat(64) }),
    { event: 'paid', paymentId: 'x'.repeat(64), isFinal: true },
  ],
  ['a string', 'paid', null],
  ['an event that is no text', reportData('paid', { event: ['paid'] }), null],
  ['null', null, null],
  ['data of another source', { ...reportData('paid'), source: 'somebody' }, null],
  ['an unknown event', reportData('stolen'), null],
  ['an id that is not a string', reportData('paid', { paymentId: 7 }), null],
  ['an id that is too long', reportData('paid', { paymentId: 'x'.repeat(65) }), null],
  ['a report without isFinal', reportData('paid', { isFinal: undefined }), null],
])('parses a message of the window: %s', (_, data, report) => {
  expect(parseReport(data)).toEqual(report);
});

test('reloads are postponed while the window is open, and closing it early reports nothing', async () => {
  const { payment, log } = await setUp();
  payment.open('top-up');
  expect(payment.view).toBe('top-up');
  await payment.close();
  await payment.close();
  expect(payment.view).toBeNull();
  expect(log).toEqual(['released']);
});

test('after a log-in the page reloads when the window is closed', async () => {
  const { payment, log } = await setUp();
  payment.open('log-in');
  await payment.handleReport(reportData('loggedIn', { isFinal: false }));
  expect(log).toEqual([]);
  await payment.close();
  expect(log).toEqual(['reload', 'released']);
});

test('who leaves the sign-up for the log-in has an account, and the window stays open', async () => {
  const { payment, log } = await setUp();
  payment.open('sign-up');
  expect(payment.hasStatedAccount).toBe(false);
  await payment.handleReport(reportData('hasAccount', { isFinal: false }));
  expect([payment.hasStatedAccount, payment.view, log]).toEqual([true, 'sign-up', []]);
});

// @spec rest:vxpay.onsuccess, feature:pay.top-up 2
test('a payment is confirmed by the server', async () => {
  const { payment, world, log } = await setUp();
  await guestPaid.setUp({ guestId: 7, paymentId: 'p-1', cents: 2500 }, world);
  payment.open('top-up');
  await payment.handleReport(reportData('paid', { paymentId: 'p-1' }));
  expect(payment.confirmed?.coins).toEqual({ value: 10_000, currency: 'VXC' });
  expect(log).toEqual(['released']);
});

test('a payment that the server does not know is not confirmed', async () => {
  const { payment, sent } = await setUp();
  payment.open('top-up');
  await payment.handleReport(reportData('paid', { paymentId: 'unknown' }));
  expect(payment.confirmed).toBeNull();
  expect(payment.failure).toMatchObject({ code: 'unknown' });
  expect(sent.map(({ path }) => path)).toEqual([vxpayOnsuccess.path]);
});

test('reports are ignored while the window is closed', async () => {
  const { payment, sent } = await setUp();
  await payment.handleReport(reportData('paid', { paymentId: 'p-1' }));
  expect(sent).toEqual([]);
});

test('a report that is confirmed late does not close a window that was opened again', async () => {
  const { payment, world, holdAnswers } = await setUp();
  await guestPaid.setUp({ guestId: 7, paymentId: 'p-1', cents: 2500 }, world);
  payment.open('top-up');
  const deliver = holdAnswers();
  const reported = payment.handleReport(reportData('paid', { paymentId: 'p-1' }));
  const closed = payment.close();
  payment.open('age-check');
  deliver();
  await Promise.all([reported, closed]);
  expect(payment.view).toBe('age-check');
});

test.each([
  ['what is no report', 'paid'],
  ['a payment without an id', reportData('paid', { isFinal: false })],
  ['an id without a payment', reportData('ageChecked', { paymentId: 'p-1', isFinal: false })],
])('%s confirms nothing and leaves the window open', async (_, data) => {
  const { payment, sent } = await setUp();
  payment.open('top-up');
  await payment.handleReport(data);
  expect([payment.view, payment.confirmed, payment.failure, sent]).toEqual(['top-up', null, null, []]);
});

test('a report closes the window that it came from, whatever view it has by then', async () => {
  const { payment, world, holdAnswers, log } = await setUp();
  await guestPaid.setUp({ guestId: 7, paymentId: 'p-1', cents: 2500 }, world);
  payment.open('log-in');
  const deliver = holdAnswers();
  const reported = payment.handleReport(reportData('paid', { paymentId: 'p-1' }));
  payment.open('top-up');
  deliver();
  await reported;
  expect([payment.view, log]).toEqual([null, ['released']]);
});

test('after a log-in in the same window a payment that this page cannot confirm is no failure, and closing reloads once', async () => {
  const { payment, log } = await setUp();
  payment.open('log-in');
  await payment.handleReport(reportData('loggedIn', { isFinal: false }));
  await payment.handleReport(reportData('paid', { paymentId: 'unknown', isFinal: false }));
  expect([payment.confirmed, payment.failure]).toEqual([null, null]);
  await payment.close();
  await payment.close();
  expect(log).toEqual(['reload', 'released']);
});
