import type { Infer, InputOf } from '@lounge/protocol';
import { oneClickCharge, type chargeResult } from '@lounge/protocol/foundation/wallet';
import { ApiError, guestOf, reject } from '../../dispatch/handler.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { keyField } from '../../wire/idempotency-key.ts';
import type { Caller, World } from '../../world/world.ts';
import { guestAccount } from './ledger.ts';
import { amountOf, offered } from './one-click-offer.ts';
import { methodsOfGuest } from './payment-methods.ts';
import { transferByKey } from './statements.ts';
import { topUp } from './top-up.ts';

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
