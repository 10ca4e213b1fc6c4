import { redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import { getSpinWheel } from '@lounge/protocol/engagement/spin-wheel';
import { getGuestVouchers } from '@lounge/protocol/foundation/vouchers';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { keyWasUsed } from '../../foundation/wallet/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestHasPoints, guestRedeemedReward } from './states.ts';

const setUp = async (points = 620) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  await guestHasPoints.setUp({ guestId: 7, points }, world);
  const published: unknown[] = [];
  world.bus.subscribe(({ message }) => void published.push(message.type));
  const { outcome, answer } = testClient(world);
  const redeem = (id: number, key: string | null = `k-${id}`) =>
    outcome(redeemLoyaltyReward, { id }, { guestId: 7, key });
  const states = async () =>
    (await answer(getSpinWheel, {}, { guestId: 7 })).monthlyRewards.map(({ isRedeemed, isRedeemable }) =>
      isRedeemed ? 'redeemed' : isRedeemable ? 'redeemable' : 'ahead',
    );
  const vouchers = async () =>
    (await answer(getGuestVouchers, {}, { guestId: 7 })).map(({ type, amount, subject }) => [type, amount, subject]);
  const balance = () => balanceOf(world.database.reader, 'guest:7');
  return { ...testWorld, outcome, redeem, states, vouchers, balance, published };
};

// @spec query:loyalty.reward.redeem, state:spin-wheel 3
test('redeems a reward of coins once, with any keys', async () => {
  const { redeem, balance, states, published } = await setUp();
  const first = await redeem(3);
  expect(first).toMatchObject({ ok: true, answer: { id: 3, isRedeemed: true, isRedeemable: false } });
  expect(await redeem(3)).toEqual(first);
  expect(await redeem(3, 'k-other')).toMatchObject({ ok: false, code: 'locked', field: 'id' });
  expect([await balance(), published]).toEqual([4000, ['guestBalance']]);
  expect(await states()).toEqual(['redeemable', 'redeemable', 'redeemed', 'ahead', 'ahead', 'ahead']);
});

test('redeems other rewards as gifts and vouchers', async () => {
  const { redeem, vouchers, published } = await setUp(2000);
  for (const id of [2, 4, 6]) expect(await redeem(id)).toMatchObject({ ok: true });
  expect(await vouchers()).toEqual([
    [10, 5, null],
    [4, 2, null],
  ]);
  expect(published).toEqual(['boughtGiftsUpdate', 'guestVouchers', 'guestVouchers']);
});

test('rewards can be redeemed again in a new month', async () => {
  const { world, states, pass } = await setUp(100);
  await guestRedeemedReward.setUp({ guestId: 7, id: 1 }, world);
  expect((await states())[0]).toBe('redeemed');
  pass(11 * 86_400_000);
  expect((await states())[0]).toBe('redeemable');
});

test.each([
  ['there are too few points', 4, 'k', 'locked', 'id'],
  ['there is no such reward', 99, 'k', 'unknown', 'id'],
  ['there is no key', 1, null, 'malformed', 'Idempotency-Key'],
  ['the key was used for something else', 1, 'taken', 'keyReused', 'Idempotency-Key'],
])('rejects if %s', async (_, id, key, code, field) => {
  const { redeem, world, published } = await setUp();
  await keyWasUsed.setUp({ guestId: 7, key: 'taken' }, world);
  expect(await redeem(id, key)).toMatchObject({ ok: false, code, field });
  expect(published).toEqual([]);
});

test('rejects anonymous visitors', async () => {
  const { outcome } = await setUp();
  expect(await outcome(redeemLoyaltyReward, { id: 1 }, { key: 'k' })).toMatchObject({ code: 'needLogin' });
});

test('a key redeems one reward, and the booking names it', async () => {
  const { redeem, run, balance } = await setUp(2000);
  expect(await redeem(3, 'k-1')).toMatchObject({ ok: true });
  expect(await redeem(2, 'k-1')).toEqual({ ok: false, code: 'keyReused', field: 'Idempotency-Key' });
  expect(await balance()).toBe(4000);
  const [transfer] = await run<{ kind: string; reference: string }>('select kind, reference from transfer');
  expect(transfer?.kind).toBe('reward');
  expect(JSON.parse(transfer?.reference ?? '')).toEqual({ reward: 3, month: '2026-11' });
});
