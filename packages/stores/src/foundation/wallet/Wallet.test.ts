import { aBalancePush } from '@lounge/testing/foundation/wallet';
import { testStores, balanceChanges, guestIsLoggedIn, guestOwnsCoins } from '@lounge/testing/stores';
import { autorun } from 'mobx';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import { expect, test, vi } from 'vitest';
import { Guest } from '../guest/index.ts';
import { Wallet } from './Wallet.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const setUp = async (guestId: number | null = 7, amount = 2500) => {
  const stores = testStores({ guestId });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  await guestOwnsCoins.setUp({ guestId: 7, amount }, stores.world);
  const guest = new Guest(stores.context);
  const wallet = new Wallet(stores.context, guest);
  wallet.listen(stores.pushSource);
  const change = (to: number) => balanceChanges.setUp({ guestId: 7, amount: to }, stores.world);
  return { ...stores, guest, wallet, change };
};

// @spec query:guest.init-data
test('the initial balance is that of the guest’s data', async () => {
  const { guest, wallet } = await setUp();
  expect([wallet.coins, wallet.balance]).toEqual([null, 0]);
  await guest.load();
  expect(wallet.coins).toEqual({
    balance: { value: 2500, currency: 'VXC' },
    balanceFormatted: '25',
    isPayingCustomer: true,
  });
});

// @spec socket:guestBalance
test('a push replaces the balance of the guest’s data', async () => {
  const { guest, wallet, change } = await setUp();
  await guest.load();
  await change(1250);
  expect(wallet.coins).toMatchObject({ balance: { value: 1250 }, balanceFormatted: '12.5' });
});

test('a push with the same balance causes no update', async () => {
  const { guest, wallet, socket } = await setUp();
  await guest.load();
  const seen: (string | undefined)[] = [];
  const stop = autorun(() => seen.push(wallet.pushed.value?.balanceFormatted));
  for (const value of [1, 2]) socket.receive(guestBalance, aBalancePush({ guestBalanceFormatted: `${value}` }));
  for (let times = 0; times < 3; times += 1) socket.receive(guestBalance, aBalancePush({ guestBalanceFormatted: '2' }));
  stop();
  expect(seen).toEqual([undefined, '1', '2']);
});

test('a frozen balance hides changes until it is released', async () => {
  const { guest, wallet, change } = await setUp();
  await guest.load();
  const unfreeze = wallet.freeze();
  await change(1250);
  await change(1300);
  expect(wallet.balance).toBe(2500);
  unfreeze();
  expect(wallet.balance).toBe(1300);
});

test('a push for an anonymous visitor changes nothing', async () => {
  const { guest, wallet, socket } = await setUp(null);
  socket.receive(guestBalance, aBalancePush());
  await guest.load();
  socket.receive(guestBalance, aBalancePush());
  expect([wallet.coins, wallet.pushed.value]).toEqual([null, null]);
});

// @spec rest:guest.balance.get
test('reads the balance', async () => {
  const { guest, wallet, run, unexpectedErrors } = await setUp();
  await guest.load();
  await run(`update "ledgerEntry" set amount = 900, balance = 900 where account = 'guest:7'`);
  expect(wallet.balance).toBe(2500);
  await wallet.load();
  expect(wallet.balance).toBe(900);
  expect(unexpectedErrors).toEqual([]);
});

test('an answer to a read that began before a push is stale', async () => {
  const { guest, wallet, change, holdAnswers } = await setUp();
  await guest.load();
  const deliver = holdAnswers();
  const loading = wallet.load();
  await settle();
  await change(100);
  expect(wallet.balance).toBe(100);
  deliver();
  await loading;
  expect([wallet.balance, wallet.pushed.state]).toEqual([100, 'ready']);
});

test.each([
  ['of a guest', 7, 1],
  ['of an anonymous visitor', null, 0],
])('the balance %s is read again after pushes were missed, and only then', async (_, guestId, times) => {
  const { guest, wallet, socket, run, sent } = await setUp(guestId);
  await guest.load();
  const before = sent.length;
  for (const state of ['connecting', 'open', 'ready'] as const) socket.setState(state);
  await run(`update "ledgerEntry" set amount = 900, balance = 900 where account = 'guest:7'`);
  for (const state of ['waiting', 'connecting', 'open', 'ready'] as const) socket.setState(state);
  await settle();
  expect(sent.length - before).toBe(0);
  socket.resync();
  await vi.waitFor(() => expect([wallet.balance, sent.length - before]).toEqual([times * 900, times]));
});

test('a failed read keeps the values', async () => {
  const { guest, wallet, failRequests } = await setUp();
  await guest.load();
  failRequests(/getGuestBalance/);
  await wallet.load();
  expect([wallet.pushed.state, wallet.balance]).toEqual(['failed', 2500]);
});

test.each([
  ['another sum', { guestBalance: { value: 2600, currency: 'VXC' } }],
  ['another text', { guestBalanceFormatted: '25.00' }],
  ['the first payment', { guestIsPayingCustomer: false }],
] as const)('a push with %s alone is an update', async (_, changes) => {
  const { guest, wallet, socket } = await setUp();
  await guest.load();
  socket.receive(guestBalance, aBalancePush());
  const before = wallet.coins;
  socket.receive(guestBalance, aBalancePush());
  expect(wallet.coins).toBe(before);
  socket.receive(guestBalance, aBalancePush(changes));
  expect(wallet.coins).not.toEqual(before);
});

test('every read brings the balance of that moment', async () => {
  const { guest, wallet, run } = await setUp();
  await guest.load();
  await wallet.load();
  await run(`update "ledgerEntry" set amount = 900, balance = 900 where account = 'guest:7'`);
  await wallet.load();
  expect(wallet.balance).toBe(900);
});

test.each([
  ['without a sum', { balance: null, balanceFormatted: '25' }],
  ['without its text', { balance: { value: 2500, currency: 'VXC' } as const, balanceFormatted: null }],
])('a guest’s data %s has no balance', (_, changes) => {
  const { context } = testStores({ guestId: 7 });
  const data = { value: { isLoggedIn: true, isPayingCustomer: true, ...changes } };
  expect(new Wallet(context, { data }).coins).toBeNull();
});
