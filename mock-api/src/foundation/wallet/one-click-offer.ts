import { coinsForEuro } from '@lounge/locale';
import type { PayloadOf } from '@lounge/protocol';
import { oneClickResult } from '@lounge/protocol/foundation/wallet';
import { publish } from '../../world/bus.ts';
import { coins } from '../../wire/coins.ts';
import type { World } from '../../world/world.ts';
import { packagesOffered } from './packages.ts';
import { methodsOfGuest, type PaymentMethod } from './payment-methods.ts';
import { rechargeOf } from './recharge-choice.ts';
import { paymentStopOf, type KnownBreak } from './spending-limit.ts';
import { payingById } from './statements.ts';

/** The length of the window in a chat. @spec constant:chat.oneClickPaymentWindow @assumed Seconds. */
const windowSeconds = 60;

/** The sums to pay with one click. @assumed The three smallest packages. */
export const offered = packagesOffered.slice(0, 3);

/** A sum in hundredths of a euro in its wire format. */
export const euros = (value: number) => ({ value, currency: 'EUR' as const });

/** A sum and the coins that it buys. */
export const amountOf = (cents: number) => ({ amount: euros(cents), coins: coins(coinsForEuro(cents)) });

/** A saved method in its wire format. */
export const methodFrom = ({ id, kind, label }: PaymentMethod) => ({ id, kind, label });

type Result = PayloadOf<typeof oneClickResult>;
type ReadWorld = Pick<World, 'tx' | 'clock'>;

/**
 * The amounts that a guest can pay with one click, by the method that was saved last; none while the account is locked or a break lasts.
 */
export const oneClickOf = async (
  guestId: number,
  world: ReadWorld,
  known?: KnownBreak,
): Promise<Pick<Result, 'config' | 'amounts'>> => {
  const [method = null] = await methodsOfGuest.all(world.tx, { guestId });
  const stop = await paymentStopOf(guestId, world, known);
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
  guestId: number,
  world: ReadWorld,
  charge: Result['charge'] = null,
): Promise<Result> => {
  const { config, cents } = await rechargeOf(world, guestId);
  const paying = await payingById.first(world.tx, { id: guestId });
  return {
    ...(await oneClickOf(guestId, world)),
    autoRechargeConfig: config,
    autoRechargeAmount: euros(cents),
    isPaying: paying?.isPaying === 1,
    charge,
  };
};

/** Publishes what changed about paying, for instance that the automatic recharge stopped. */
export const publishOneClick = async (guestId: number, world: World): Promise<void> =>
  publish(world.bus, oneClickResult, { guestId }, await oneClickAnswer(guestId, world));
