import { coinsForEuro } from '@lounge/locale';
import type { Infer, InputOf, PayloadOf } from '@lounge/protocol';
import { oneClickCharge, oneClickResult, type chargeResult } from '@lounge/protocol/foundation/wallet';
import { ApiError, guestOf, reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { keyField } from '../../wire/idempotency-key.ts';
import { coins } from '../../wire/coins.ts';
import type { Caller, World } from '../../world/world.ts';
import { methodsOfGuest, type PaymentMethod } from './payment-methods.ts';
import { rechargeOf } from './recharge.ts';
import { paymentStopOf, type KnownBreak } from './spending-limit.ts';
import { payingById, transferByKey } from './statements.ts';
import { packagesOffered, topUp } from './top-up.ts';
import { guestAccount } from './ledger.ts';

/** The length of the window in a chat. @spec constant:chat.oneClickPaymentWindow @assumed Seconds. */
const windowSeconds = 60;

/** The sums to pay with one click. @assumed The three smallest packages. */
const offered = packagesOffered.slice(0, 3);

/** A sum in hundredths of a euro in its wire format. */
export const euros = (value: number) => ({ value, currency: 'EUR' as const });

/** A sum and the coins that it buys. */
export const amountOf = (cents: number) => ({ amount: euros(cents), coins: coins(coinsForEuro(cents)) });

/** A saved method in its wire format. */
export const methodFrom = ({ id, kind, label }: PaymentMethod) => ({ id, kind, label });

type Result = PayloadOf<typeof oneClickResult>;
type ReadWorld = Pick<World, 'tx' | 'clock'>;

/** What a guest can pay with one click: the method that was saved last is used, and none while the account is locked or a break lasts. */
export const oneClickOf = async (
  world: ReadWorld,
  guestId: number,
  known?: KnownBreak,
): Promise<Pick<Result, 'config' | 'amounts'>> => {
  const [method = null] = await methodsOfGuest.all(world.tx, { guestId });
  const stop = await paymentStopOf(world, guestId, known);
  const reason = stop?.reason ?? (method === null ? ('noMethod' as const) : null);
  return {
    config: {
      isAvailable: reason === null,
      reason,
      method: method === null ? null : methodFrom(method),
      windowSeconds,
    },
    amounts: offered.map(amountOf),
  };
};

/** The payload of `oneClickResult`. */
export const oneClickAnswer = async (
  world: ReadWorld,
  guestId: number,
  charge: Result['charge'] = null,
): Promise<Result> => {
  const { config, cents } = await rechargeOf(world, guestId);
  const paying = await payingById.first(world.tx, { id: guestId });
  return {
    ...(await oneClickOf(world, guestId)),
    autoRechargeConfig: config,
    autoRechargeAmount: euros(cents),
    isPaying: paying?.isPaying === 1,
    charge,
  };
};

/** Publishes what changed about paying, for instance that the automatic recharge stopped. */
export const publishOneClick = async (world: World, guestId: number): Promise<void> =>
  publish(world.bus, oneClickResult, { guestId }, await oneClickAnswer(world, guestId));

/** How a charge ended, and whether this call made it or repeated it. */
export interface Charged {
  readonly charge: Infer<typeof chargeResult>;
  readonly isNew: boolean;
}

const failures = ['declined', 'limitReached', 'paused', 'noMethod'] as const;

/**
 * Pays an offered amount with the saved method, once per key. What was not taken is an answer that changes nothing, so the same
 * key can be tried again; an amount that is not offered is malformed.
 */
export const chargeByOneClick = async (
  input: InputOf<typeof oneClickCharge>,
  caller: Caller,
  world: World,
): Promise<Charged> => {
  const [guestId, key] = [guestOf(caller), caller.key ?? reject('malformed', keyField)];
  const { value: cents, currency } = input.amount;
  if (currency !== 'EUR' || !offered.includes(cents)) reject('malformed', 'amount');
  const charge = { ...amountOf(cents), failure: null };
  const existing = await transferByKey.first(world.tx, { key: `${guestAccount(guestId)} ${key}` });
  const [saved] = await methodsOfGuest.all(world.tx, { guestId });
  if (existing === null && saved === undefined) return { charge: { ...charge, failure: 'noMethod' }, isNew: true };
  // The method may have been removed since the charge that this one repeats.
  const bodyHash = fingerprint(oneClickCharge.id, input);
  const paymentId = fingerprint('one-click-payment', { guestId, key });
  const method = saved?.kind ?? ('card' as const);
  const payment = { guestId, key, paymentId, cents, method, saved: saved ?? null, bodyHash };
  try {
    await topUp({ ...payment, purpose: 'oneClick', keyField }, caller.language, world);
    return { charge, isNew: existing === null };
  } catch (error) {
    const failure = error instanceof ApiError ? failures.find((each) => each === error.code) : undefined;
    if (failure === undefined) throw error;
    return { charge: { ...charge, failure }, isNew: true };
  }
};
