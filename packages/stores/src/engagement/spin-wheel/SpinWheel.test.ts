import { emailVerified } from '@lounge/protocol/foundation/guest';
import { spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import type { Client, Result } from '@lounge/transport';
import {
  guestHasAddress,
  guestHasSpins,
  guestIsLoggedIn,
  guestSpunToday,
  testStores,
  wheelHasSettings,
} from '@lounge/testing/stores';
import { autorun, when } from 'mobx';
import { expect, test } from 'vitest';
import { Loyalty } from '../loyalty/index.ts';
import { SpinWheel } from './SpinWheel.ts';

const setUp = async ({ stopsAt = 'coins-20', spins = 2 } = {}) => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token', loyaltyPoints: 490 }, stores.world);
  await wheelHasSettings.setUp({ isActive: true, stopsAt }, stores.world);
  if (spins > 0) await guestHasSpins.setUp({ guestId: 7, spins }, stores.world);
  await guestSpunToday.setUp({ guestId: 7, segment: 'rose' }, stores.world);
  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  const wheel = new SpinWheel('monthly', stores.context, newKey);
  const keysSent = () =>
    stores.sent
      .filter(({ body }) => JSON.stringify(body).includes('mutation'))
      .map(({ headers }) => headers['idempotency-key']);
  const storedSpins = () => stores.run('select segment from spin where "isFree" = 0');
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { ...stores, newKey, wheel, keysSent, storedSpins, settle };
};

// @spec query:spin-wheel.info
test('reads the wheel with the guest’s spins, points and wins', async () => {
  const { wheel, unexpectedErrors } = await setUp();
  expect([wheel.spins, wheel.history]).toEqual([0, []]);
  await wheel.load();
  expect([wheel.spins, wheel.info.value?.points]).toEqual([2, 490]);
  expect(wheel.history).toMatchObject([{ segment: 'rose', messengerGift: { gift: 'rose', amount: 1 } }]);
  expect(unexpectedErrors).toEqual([]);
});

// @spec query:spin-wheel.spin, socket:loyaltyPointsChanged
test('the number of spins decreases immediately, then the answer replaces it', async () => {
  const { wheel, holdRequests, unexpectedErrors } = await setUp();
  await wheel.load();
  const seen: number[] = [];
  const stop = autorun(() => seen.push(wheel.spins));
  const deliver = holdRequests();
  const spinning = wheel.spin();
  expect([wheel.spins, wheel.isSpinning]).toEqual([1, true]);
  deliver();
  expect(await spinning).toMatchObject({ ok: true, value: { win: { segment: 'coins-20' } } });
  stop();
  expect(seen).toEqual([2, 1]);
  expect([wheel.spins, wheel.isSpinning, wheel.info.value?.points]).toEqual([1, false, 510]);
  expect(wheel.history.map(({ segment }) => segment)).toEqual(['coins-20', 'rose']);
  expect(wheel.info.value?.monthlyRewards.filter(({ isRedeemable }) => isRedeemable)).toHaveLength(3);
  expect(unexpectedErrors).toEqual([]);
});

test('pressing again during a spin joins it', async () => {
  const { wheel, keysSent, storedSpins } = await setUp();
  await wheel.load();
  const [one, other] = await Promise.all([wheel.spin(), wheel.spin()]);
  expect(one).toBe(other);
  expect(keysSent()).toEqual(['key-1']);
  expect(await storedSpins()).toHaveLength(1);
});

test('a lost answer restores the number of spins, and the retry has the same idempotency key', async () => {
  const { context, newKey, keysSent, storedSpins } = await setUp();
  let answersToLose = 1;
  const call = async (...args: Parameters<Client['call']>): Promise<Result<never>> => {
    const result = (await context.client.call(...args)) as Result<never>;
    if (args[0].id !== spinTheWheel.id || answersToLose === 0) return result;
    answersToLose -= 1;
    const failure = { kind: 'offline', callId: spinTheWheel.id, code: 'unavailable', field: null } as const;
    return { ok: false, failure: { ...failure, requestId: null, message: 'no response' } };
  };
  const wheel = new SpinWheel('monthly', { ...context, client: { call } }, newKey);
  await wheel.load();
  expect((await wheel.spin()).ok).toBe(false);
  expect([wheel.spins, wheel.lastSpin.failure?.kind]).toEqual([2, 'offline']);
  expect((await wheel.spin()).ok).toBe(true);
  expect(wheel.spins).toBe(1);
  expect(keysSent()).toEqual(['key-1', 'key-1']);
  expect(await storedSpins()).toHaveLength(1);
});

// @spec rule:spin-active
test.each([
  ['no spin is left', 0, true, 'tooMany'],
  ['the wheel was deactivated', 2, false, 'locked'],
])('if %s, the number of spins is restored and the next spin has a new key', async (_, spins, isActive, code) => {
  const { wheel, world, keysSent } = await setUp({ spins });
  await wheel.load();
  await wheelHasSettings.setUp({ isActive, stopsAt: 'coins-20' }, world);
  expect(await wheel.spin()).toMatchObject({ ok: false, failure: { kind: 'declared', code } });
  expect(wheel.spins).toBe(spins);
  await wheel.spin();
  expect(keysSent()).toEqual(['key-1', 'key-2']);
});

// @spec query:loyalty.reward.redeem
test('a failed read leaves the wheel empty', async () => {
  const { wheel, failRequests } = await setUp();
  failRequests(/getSpinWheel/);
  await wheel.load();
  expect([wheel.info.state, wheel.info.failure?.kind, wheel.spins]).toEqual(['failed', 'offline', 0]);
});

test('an answer that was computed before a spin does not undo it', async () => {
  const { wheel, holdAnswers, settle } = await setUp();
  await wheel.load();
  const deliver = holdAnswers();
  const loading = wheel.load();
  await settle();
  holdAnswers()();
  expect((await wheel.spin()).ok).toBe(true);
  deliver();
  await loading;
  expect([wheel.spins, wheel.history[0]?.segment, wheel.info.state]).toEqual([1, 'coins-20', 'ready']);
});

test('nor does the first answer, which the spin overtook', async () => {
  const { wheel, holdAnswers, settle } = await setUp();
  const deliver = holdAnswers();
  const loading = wheel.load();
  await settle();
  holdAnswers()();
  expect((await wheel.spin()).ok).toBe(true);
  deliver();
  await loading;
  expect([wheel.spins, wheel.history[0]?.segment]).toEqual([1, 'coins-20']);
});

test('a win that was read before its spin was answered is shown once', async () => {
  const { wheel, holdAnswers, settle } = await setUp();
  await wheel.load();
  const deliver = holdAnswers();
  const spinning = wheel.spin();
  await settle();
  holdAnswers()();
  await wheel.load();
  deliver();
  await spinning;
  expect(wheel.history.map(({ segment }) => segment)).toEqual(['coins-20', 'rose']);
});

test('a verified address brings the free spin to an open page', async () => {
  const stores = testStores({ guestId: 7 });
  const { world } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com' }, world);
  const wheel = new SpinWheel('monthly', stores.context);
  new Loyalty(wheel, stores.context).listen(stores.pushSource);
  await wheel.load();
  expect(wheel.spins).toBe(0);
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  stores.socket.receive(emailVerified, {});
  await when(() => wheel.spins === 1);
});

test('a spin before the wheel was read is a spin, and the history has the twenty latest wins', async () => {
  const { wheel } = await setUp({ spins: 25 });
  expect(await wheel.spin()).toMatchObject({ ok: true });
  expect([wheel.info.value, wheel.spins]).toEqual([null, 0]);
  await wheel.load();
  for (let times = 0; times < 20; times += 1) await wheel.spin();
  const ids = wheel.history.map(({ id }) => id);
  expect(ids).toHaveLength(20);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
  expect(ids[0]).toBe(wheel.lastSpin.value?.win.id);
});

test('each wheel reads and spins its own', async () => {
  const stores = testStores({ guestId: 7 });
  const wheel = new SpinWheel('coinRush', stores.context);
  await wheel.load();
  await wheel.spin();
  expect(stores.sent.map(({ body }) => (body as { variables: unknown }).variables)).toEqual([
    { type: 'coinRush' },
    { type: 'coinRush' },
  ]);
});
