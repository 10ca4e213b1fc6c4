import { command, push, spends } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';
import { autoRechargeConfig, oneClickAmount, oneClickConfig } from './schemas.ts';
import { chargeResult } from './paying-schemas.ts';

/**
 * The amounts that the guest can pay with one click, and the outcome of a charge; without one, `charge` is null.
 * @spec socket:one-click.result, state:one-click-payment
 * @assumed It answers both commands, with the key of a charge; the documents do not say what answers them.
 */
export const oneClickResult = push('foundation/wallet/oneClickResult', {
  payload: s.object({
    config: oneClickConfig,
    amounts: s.array(oneClickAmount),
    autoRechargeConfig,
    autoRechargeAmount: money,
    isPaying: s.boolean,
    charge: s.nullable(chargeResult),
  }),
  purpose: 'Reports what the guest can pay with one click, and how a charge ended.',
});

/**
 * Asks what the guest can pay with one click.
 * @spec socket:one-click.availability-check
 */
export const oneClickAvailabilityCheck = command('foundation/wallet/oneClickAvailabilityCheck', {
  input: s.empty,
  changes: false,
  reply: oneClickResult,
  purpose: 'Asks what the guest can pay with one click.',
});

/**
 * Pays one of the offered amounts with the saved method. A payment that is not taken is an answer, as the conversation of
 * `channelId` gets a message about it; an amount that is not offered is malformed.
 * @spec socket:one-click.charge
 * @assumed `amount` is money in euro; `channelId` is null outside a conversation.
 */
export const oneClickCharge = command('foundation/wallet/oneClickCharge', {
  input: s.object({ amount: money, channelId: s.nullable(s.entityId) }),
  failures: ['malformed', 'unknown', 'keyReused'],
  idempotent: true,
  reply: oneClickResult,
  forbiddenBy: [...spends, 'paused'],
  purpose: 'Pays an offered amount with the saved method.',
});
