import type { Infer, money } from '@lounge/protocol';
import {
  breakHours,
  autoRechargeTeaserState,
  getPaymentSettings,
  removePaymentMethod,
  setAutoRecharge,
  setRefillWindowHidden,
  setSpendingLimit,
  takeBreak,
} from '@lounge/protocol/foundation/wallet';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { publishOneClick } from './one-click-offer.ts';
import { hideWindow, settingsOf } from './payment-settings.ts';
import { methodOfGuest, removeMethod } from './payment-methods.ts';
import { chooseRecharge, stopRechargeWith, storeTeaser } from './recharge-choice.ts';
import { pause, setLimit } from './spending-limit.ts';

/** The highest limit, in hundredths of a euro. @assumed */
const maxLimit = 1_000_000;

/** The hundredths of an amount in this currency; rejects another one. */
const hundredths = (
  { value, currency }: Infer<typeof money>,
  expected: Infer<typeof money>['currency'],
  field: string,
): number => (currency === expected && value >= 0 ? value : reject('malformed', field));

/** The handlers of what a guest decides about paying. */
export const settingsHandlers = [
  handle(getPaymentSettings, (_, caller, world) => settingsOf(guestOf(caller), world)),
  handle(setSpendingLimit, async ({ limit }, caller, world) => {
    const guestId = guestOf(caller);
    const cents = limit === null ? null : hundredths(limit, 'EUR', 'limit');
    if (cents !== null && cents > maxLimit) reject('malformed', 'limit');
    await setLimit(guestId, cents, world);
    return settingsOf(guestId, world);
  }),
  handle(takeBreak, async ({ length }, caller, world) => {
    const guestId = guestOf(caller);
    await pause(guestId, breakHours[length], world);
    await publishOneClick(guestId, world);
    return settingsOf(guestId, world);
  }),
  handle(setAutoRecharge, async ({ isOn, threshold, amount, methodId }, caller, world) => {
    const guestId = guestOf(caller);
    const cents = hundredths(amount, 'EUR', 'amount');
    const choice = { isOn, cents, threshold: hundredths(threshold, 'VXC', 'threshold'), methodId };
    await chooseRecharge(guestId, choice, world);
    await publishOneClick(guestId, world);
    return settingsOf(guestId, world);
  }),
  handle(removePaymentMethod, async ({ methodId }, caller, world) => {
    const guestId = guestOf(caller);
    if ((await methodOfGuest.first(world.tx, { id: methodId, guestId })) === null) reject('unknown', 'methodId');
    await stopRechargeWith(guestId, methodId, world);
    await removeMethod.all(world.tx, { id: methodId, guestId });
    await publishOneClick(guestId, world);
    return settingsOf(guestId, world);
  }),
  handle(autoRechargeTeaserState, async ({ mode }, caller, world) => {
    await storeTeaser(guestOf(caller), mode, world);
    return { success: true };
  }),
  handle(setRefillWindowHidden, async ({ incentiveType, interval }, caller, world) => {
    await hideWindow(guestOf(caller), incentiveType, interval, world);
    return { data: { success: true } };
  }),
];
