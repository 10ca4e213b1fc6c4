import { oneClickCharge } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { balanceOf, guestAccount } from '../../foundation/wallet/ledger.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestSavedMethod, guestTakesBreak, spendingIsLimited } from '../../foundation/wallet/states.ts';
import { setUpState, type ProviderState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { pushesTo } from '../../testing/pushes-to.ts';
import { aPerformer } from '../actors/states.ts';
import { aChannelOfGuest } from './states.ts';

const card = guestSavedMethod({ guestId: 7, kind: 'card' });

const setUp = async (...states: ProviderState[]) => {
  const testWorld = aWorld();
  const { world, run } = testWorld;
  const always = [
    guestIsLoggedIn({ guestId: 7, token: 't', name: 'Robin' }),
    guestIsLoggedIn({ guestId: 8, token: 'u', name: 'Kim' }),
    aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
    aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }),
  ];
  for (const each of [...always, ...states]) await setUpState(each, world);
  const pushed = pushesTo(7, world);
  const { outcome } = testClient(world);
  const charge = (cents: number, channelId: number | null = 501, key: string | null = 'k-1', guestId = 7) =>
    outcome(oneClickCharge, { amount: { value: cents, currency: 'EUR' }, channelId }, { guestId, key });
  const messages = () => run('select type, sender, price from message order by id');
  return {
    ...testWorld,
    outcome,
    pushed,
    charge,
    messages,
    coins: () => balanceOf(world.database.reader, guestAccount(7)),
  };
};

// @spec socket:one-click.charge, feature:pay.one-click 1, feature:messenger.pay-in-chat 1
test('two presses charge once; the conversation says so, and the balance is published', async () => {
  const { charge, messages, coins, pushed, run } = await setUp(card);
  const [first, second] = await Promise.all([charge(1000), charge(1000)]);
  expect(first).toMatchObject({ ok: true, answer: { charge: { failure: null, coins: { value: 4000 } } } });
  expect(second).toEqual(first);
  expect(await coins()).toBe(4000);
  expect(await messages()).toEqual([{ type: 'charge_success', sender: 'system', price: 4000 }]);
  expect(await run('select purpose, cents from payment')).toEqual([{ purpose: 'oneClick', cents: 1000 }]);
  expect(pushed.filter(({ type }) => type === 'guestBalance')).toHaveLength(1);
});

// @spec feature:pay.one-click 4, feature:messenger.pay-in-chat 2
test('a charge and one that failed are both in the conversation', async () => {
  const { charge, messages, world } = await setUp(card);
  await charge(1000);
  await setUpState(spendingIsLimited({ guestId: 7, cents: 1000 }), world);
  await charge(1000, 501, 'k-2');
  expect(await messages()).toMatchObject([{ type: 'charge_success' }, { type: 'charge_failure' }]);
});

test.each([
  ['no saved method', [], 'noMethod'],
  ['a method that is declined', [guestSavedMethod({ guestId: 7, kind: 'wallet' })], 'declined'],
  ['a limit', [card, spendingIsLimited({ guestId: 7, cents: 999 })], 'limitReached'],
  ['a break', [card, guestTakesBreak({ guestId: 7, hours: 24 })], 'paused'],
] as const)('with %s nothing is charged and the conversation says so', async (_, states, failure) => {
  const { charge, messages, coins, run } = await setUp(...states);
  expect(await charge(1000)).toMatchObject({ ok: true, answer: { charge: { failure } } });
  expect(await coins()).toBe(0);
  expect(await messages()).toEqual([{ type: 'charge_failure', sender: 'system', price: 4000 }]);
  expect(await run('select * from payment')).toEqual([]);
});

test('without a conversation nothing is written', async () => {
  const { charge, messages, coins } = await setUp(card);
  expect(await charge(2500, null)).toMatchObject({ ok: true });
  expect([await coins(), await messages()]).toEqual([10_000, []]);
});

test.each([
  ['an amount that is not offered', 1001, 501, 'malformed', 'amount'],
  ['the conversation of somebody else', 1000, 502, 'unknown', 'channelId'],
] as const)('rejects %s and charges nothing', async (_, cents, channelId, code, field) => {
  const { charge, coins } = await setUp(card, aChannelOfGuest({ id: 502, guestId: 8, actorId: 9101 }));
  expect(await charge(cents, channelId)).toMatchObject({ ok: false, code, field });
  expect(await coins()).toBe(0);
});

test('rejects coins as the currency, a missing key and a key of another charge', async () => {
  const { charge, outcome, coins } = await setUp(card);
  const inCoins = { amount: { value: 1000, currency: 'VXC' }, channelId: null };
  expect(await outcome(oneClickCharge, inCoins, { guestId: 7, key: 'k-1' })).toMatchObject({ field: 'amount' });
  expect(await charge(1000, null, null)).toMatchObject({ code: 'malformed', field: 'key' });
  await charge(1000, null);
  expect(await charge(2500, null)).toMatchObject({ code: 'keyReused', field: 'key' });
  expect(await coins()).toBe(4000);
});

test('two tabs with different accounts charge each its own guest', async () => {
  const { charge, coins, run } = await setUp(card, guestSavedMethod({ guestId: 8, kind: 'card' }));
  await charge(1000, null, 'k-1');
  expect(await charge(1000, null, 'k-2', 8)).toMatchObject({ ok: true });
  expect(await coins()).toBe(4000);
  expect(await run('select "guestId" from payment order by "guestId"')).toEqual([{ guestId: 7 }, { guestId: 8 }]);
});
