import type { Infer, Push, Schema } from '@lounge/protocol';
import { boughtGiftsUpdate } from '@lounge/protocol/content/gifts';
import { voicecallStart, voicecallStop } from '@lounge/protocol/content/live-chat';
import { loyaltyPointsChanged } from '@lounge/protocol/engagement/loyalty';
import { avsPending, avsRejected, avsRevoked, avsSet } from '@lounge/protocol/foundation/age-check';
import { guestLocked } from '@lounge/protocol/foundation/guest';
import { vipAboUpdate, vxtvAboUpdate } from '@lounge/protocol/foundation/subscriptions';
import { bonusCodeRedeemed, guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { guestBalance, oneClickResult } from '@lounge/protocol/foundation/wallet';
import { aSubscriptionPush } from '@lounge/testing/foundation/subscriptions';
import { aVoucherPush } from '@lounge/testing/foundation/vouchers';
import { aBalancePush, aOneClickResult } from '@lounge/testing/foundation/wallet';
import { guestIsLoggedIn, testStores } from '@lounge/testing/stores';
import { createSocket, type WebSocketLike } from '@lounge/transport';
import type { FakeSocket } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { updateGuestsGifts } from './content/gifts/index.ts';
import { updateGuestsVoiceCall } from './content/live-chat/index.ts';
import { updateGuestsPoints } from './engagement/loyalty/index.ts';
import { AgeCheck } from './foundation/age-check/index.ts';
import { Guest, GuestUpdates, type GuestData } from './foundation/guest/index.ts';
import { Subscriptions } from './foundation/subscriptions/index.ts';
import type { PushSource } from './ports.ts';

const robin = { guestId: 7, token: 'test-token', isVip: false, avsStatus: 'unknown', loyaltyPoints: 120 } as const;

/** A guest whose data all modules update. */
const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp(robin, stores.world);
  const guest = new Guest(stores.context);
  const listen = (source: PushSource): void => {
    const subscriptions = new Subscriptions(stores.context, guest, { rememberOffer: () => undefined });
    for (const store of [new GuestUpdates(guest), new AgeCheck(guest), subscriptions]) store.listen(source);
    for (const update of [updateGuestsGifts, updateGuestsVoiceCall, updateGuestsPoints]) update(guest, source);
  };
  await guest.load();
  return { ...stores, guest, listen };
};

const row = <P extends Schema>(push: Push<P>, payload: Infer<P>, changed: Partial<GuestData>, first?: Push) => ({
  type: push.type,
  receive: (socket: FakeSocket) => socket.receive(push, payload),
  changed,
  first,
});

const balance = aBalancePush({ guestIsPayingCustomer: false });
const vouchers = aVoucherPush();
const { amounts, autoRechargeConfig } = aOneClickResult();
// Each field differs from what the guest's data has.
const paying = aOneClickResult({
  isPaying: false,
  amounts: amounts.slice(0, 1),
  autoRechargeConfig: { ...autoRechargeConfig, isOn: true },
  autoRechargeAmount: { value: 2500, currency: 'EUR' },
});
const gifts = [{ giftId: 2, quantity: 9 }];
const call = { actorId: 9101, clientId: 'call-1' };

// @spec feature:shell.guest-state 4
test.each([
  row(guestBalance, balance, {
    balance: balance.guestBalance,
    balanceFormatted: balance.guestBalanceFormatted,
    isPayingCustomer: false,
  }),
  row(guestVouchers, vouchers, { vouchers: vouchers.guestVouchers }),
  row(guestLocked, {}, { isLocked: true }),
  row(avsSet, {}, { avsStatus: 'accepted', hasAvs: true }),
  row(avsPending, {}, { avsStatus: 'pending' }),
  row(avsRejected, { message: 'Too dark' }, { avsStatus: 'rejected', avsRejectMessage: 'Too dark' }),
  row(avsRevoked, {}, { avsStatus: 'unknown', hasAvs: false, avsRejectMessage: null }, avsSet),
  row(vipAboUpdate, aSubscriptionPush(), { isVip: true }),
  row(vxtvAboUpdate, aSubscriptionPush(), { isTvSubscriber: true }),
  row(voicecallStart, call, { isAnonymousVoicecall: true }),
  row(voicecallStop, { ...call, seconds: 60 }, { isAnonymousVoicecall: false }, voicecallStart),
  row(loyaltyPointsChanged, { loyaltyPoints: 140 }, { loyaltyPoints: 140 }),
  row(boughtGiftsUpdate, { gifts }, { boughtGifts: gifts }),
  row(oneClickResult, paying, {
    oneClickPaymentConfig: paying.config,
    oneClickPaymentAmounts: paying.amounts,
    autoRechargeConfig: paying.autoRechargeConfig,
    autoRechargeAmount: paying.autoRechargeAmount,
    isPayingCustomer: false,
  }),
])('$type changes its fields of the guest and no others, twice as once', async ({ receive, changed, first }) => {
  const { guest, listen, socket, pushSource, unexpectedErrors } = await setUp();
  listen(pushSource);
  const before = guest.data.value;
  if (first === avsSet) socket.receive(avsSet, {});
  if (first === voicecallStart) socket.receive(voicecallStart, call);
  if (first === undefined) expect(guest.data.value).not.toMatchObject(changed);
  else expect(guest.data.value).not.toEqual(before);
  for (let times = 0; times < 2; times += 1) receive(socket);
  expect(guest.data.value).toEqual({ ...before, ...changed });
  expect(unexpectedErrors).toEqual([]);
});

// @spec feature:shell.guest-state 4
test('a redeemed code has the guest’s data read again, as the push does not say what it gave', async () => {
  const { guest, listen, socket, pushSource, run } = await setUp();
  listen(pushSource);
  const before = guest.data.value;
  await run('update guest set "isVip" = 1 where id = 7');
  socket.receive(bonusCodeRedeemed, { code: 'WARM 20', containsTopUpBenefit: false });
  await expect.poll(() => guest.data.value).toEqual({ ...before, isVip: true });
});

test('a push that comes late, or once more, does not replace what a newer one brought', async () => {
  const { guest, listen, context, clock } = await setUp();
  const connection: WebSocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => undefined,
    close: () => undefined,
  };
  const socket = createSocket({
    open: () => connection,
    clock,
    scope: context.scope,
    identity: () => ({ token: 'test-token', guestId: 7, language: 'en' }),
    onError: () => undefined,
    onSchemaMismatch: () => undefined,
  });
  listen({ socket, clock, scope: context.scope });
  socket.connect();
  const emit = (event: 'onopen' | 'onmessage', value: object) =>
    (connection[event] as ((value: object) => void) | null)?.(value);
  emit('onopen', {});
  const receive = (message: object) => emit('onmessage', { data: JSON.stringify(message) });
  const points = (loyaltyPoints: number, seq: number) =>
    receive({ type: 'loyaltyPointsChanged', loyaltyPoints, stream: 'guest', seq });
  receive({ type: 'ackSession', positions: { epoch: 'e-1', public: 0, guest: 0 } });
  points(130, 1);
  expect(guest.data.value?.loyaltyPoints).toBe(130);
  points(140, 2);
  points(130, 1);
  points(140, 2);
  expect(guest.data.value?.loyaltyPoints).toBe(140);
  context.scope.end();
});
