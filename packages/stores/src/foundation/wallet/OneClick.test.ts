import { guestIsLoggedIn, guestSavedMethod, spendingIsLimited, testStores } from '@lounge/testing/stores';
import { callTimeoutMs } from '@lounge/transport';
import { expect, test, vi } from 'vitest';
import { OneClick } from './OneClick.ts';
import { PaymentSettings } from './PaymentSettings.ts';
import { Statement } from './Statement.ts';

const setUp = async (kind: 'card' | 'wallet' | null = 'card') => {
  const stores = testStores({ guestId: 7 });
  const { world } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a' }, world);
  if (kind !== null) await guestSavedMethod.setUp({ guestId: 7, kind }, world);
  const oneClick = new OneClick(stores.context);
  const settings = new PaymentSettings(stores.context);
  const statement = new Statement(stores.context);
  oneClick.listen(stores.pushSource);
  settings.listen(stores.pushSource);
  const payments = () => stores.run('select cents, purpose from payment');
  return { ...stores, oneClick, settings, statement, payments };
};

// @spec socket:one-click.availability-check, state:one-click-payment 1
test('the availability check reads what can be paid, and a push replaces it', async () => {
  const { oneClick, settings, unexpectedErrors } = await setUp();
  await oneClick.check();
  expect(oneClick.offer.value?.config).toMatchObject({ isAvailable: true, windowSeconds: 60 });
  await settings.load();
  await settings.takeBreak('day');
  expect(oneClick.offer.value?.config).toMatchObject({ isAvailable: false, reason: 'paused' });
  expect(unexpectedErrors).toEqual([]);
});

// @spec constant:chat.oneClickPaymentWindow
test('the window in a chat counts 60 seconds down and stays over until it is opened again', async () => {
  const { oneClick, clock } = await setUp();
  await oneClick.openWindow();
  expect(oneClick.secondsLeft).toBe(60);
  clock.advance(59_000);
  expect(oneClick.secondsLeft).toBe(1);
  clock.advance(5000);
  expect(oneClick.secondsLeft).toBe(0);
  await oneClick.openWindow();
  expect(oneClick.secondsLeft).toBe(60);
  oneClick.closeWindow();
  clock.advance(5000);
  expect(oneClick.secondsLeft).toBeNull();
});

test('without a saved method no window opens', async () => {
  const { oneClick } = await setUp(null);
  await oneClick.openWindow();
  expect([oneClick.secondsLeft, oneClick.offer.value?.config.reason]).toEqual([null, 'noMethod']);
});

// @spec socket:one-click.charge
test('two presses charge once', async () => {
  const { oneClick, payments } = await setUp();
  await Promise.all([oneClick.charge(1000), oneClick.charge(1000)]);
  expect(oneClick.outcome).toEqual({ kind: 'success', coins: 4000 });
  expect(await payments()).toEqual([{ cents: 1000, purpose: 'oneClick' }]);
});

test.each([
  ['a declined method', 'wallet', 'declined'],
  ['no method', null, 'noMethod'],
] as const)('with %s the reason is known and another press is another charge', async (_, kind, reason) => {
  const { oneClick, world, payments } = await setUp(kind);
  await oneClick.charge(1000);
  expect(oneClick.outcome).toEqual({ kind: 'failure', reason });
  await guestSavedMethod.setUp({ guestId: 7, kind: 'card' }, world);
  oneClick.dismiss();
  expect(oneClick.outcome).toBeNull();
  await oneClick.charge(2500);
  expect(await payments()).toEqual([{ cents: 2500, purpose: 'oneClick' }]);
});

test('a charge whose answer is lost is asked again by its key and charges once, also if another amount is pressed', async () => {
  const { oneClick, payments, failRequests, clock } = await setUp();
  failRequests(/oneClickCharge/);
  const charging = oneClick.charge(1000);
  await vi.waitFor(() => expect(oneClick.isCharging).toBe(true));
  clock.advance(callTimeoutMs);
  await charging;
  oneClick.dismiss();
  expect(oneClick.outcome).toEqual({ kind: 'unknown', cents: 1000 });
  failRequests(null);
  await oneClick.charge(5000);
  expect(oneClick.outcome).toEqual({ kind: 'success', coins: 4000 });
  expect(await payments()).toEqual([{ cents: 1000, purpose: 'oneClick' }]);
});

test('settings are changed one at a time and shown as the server answers them', async () => {
  const { settings } = await setUp();
  await settings.load();
  const [first, second] = await Promise.all([settings.setLimit(5000), settings.setLimit(100)]);
  expect([first, second]).toEqual([true, false]);
  expect(settings.data.value?.spending.limit).toEqual({ value: 5000, currency: 'EUR' });
  expect(settings.pending).toBeNull();
});

test('a failed change names its part and keeps the values', async () => {
  const { settings, failRequests } = await setUp(null);
  await settings.load();
  const recharge = { isOn: true, methodId: null } as const;
  await settings.setRecharge({
    ...recharge,
    threshold: { value: 2000, currency: 'VXC' },
    amount: { value: 1000, currency: 'EUR' },
  });
  expect(settings.failed).toMatchObject({ part: 'recharge', failure: { code: 'noMethod' } });
  failRequests(/takeBreak/);
  await settings.takeBreak('day');
  expect(settings.failed).toMatchObject({ part: 'break', failure: { kind: 'offline' } });
  expect(settings.data.value?.spending.pausedUntil).toBeNull();
});

test('the teaser’s state and a hidden window are stored', async () => {
  const { settings, sent } = await setUp();
  await settings.storeTeaser('closed');
  expect(sent).toEqual([]);
  await settings.load();
  await settings.storeTeaser('closed');
  await settings.hideWindow('refill', 60);
  expect(settings.data.value).toMatchObject({ hiddenWindows: ['refill'], autoRechargeConfig: { teaser: 'closed' } });
  await settings.load();
  expect(settings.data.value).toMatchObject({ hiddenWindows: ['refill'], autoRechargeConfig: { teaser: 'closed' } });
});

test('the statement shows a filter and a month, as a file too, and a receipt', async () => {
  const { statement, oneClick, world } = await setUp();
  await oneClick.charge(1000);
  await spendingIsLimited.setUp({ guestId: 7, cents: 1000 }, world);
  await oneClick.charge(1000);
  expect(oneClick.outcome).toEqual({ kind: 'failure', reason: 'limitReached' });
  await statement.show({ filter: 'added', month: '2026-11' });
  expect(statement.list.items.map(({ kind, balance }) => [kind, balance.value])).toEqual([['oneClick', 4000]]);
  const file = await statement.readFile();
  expect(file).toMatchObject({ ok: true, value: { fileName: 'statement-2026-11.csv' } });
  const { receiptId } = statement.list.items[0] ?? {};
  await statement.readReceipt(receiptId ?? '');
  expect(statement.receipt.value).toMatchObject({ purpose: 'oneClick', paid: { value: 1000 } });
  await statement.show({ month: '2026-10' });
  expect([statement.filter, statement.list.items]).toEqual(['added', []]);
});
