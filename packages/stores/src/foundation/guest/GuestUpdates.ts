import { emailVerified, guestLocked } from '@lounge/protocol/foundation/guest';
import { bonusCodeRedeemed, guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { guestBalance, oneClickResult } from '@lounge/protocol/foundation/wallet';
import type { PayloadOf } from '@lounge/protocol';
import type { PushSource } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { Guest, GuestData } from './Guest.ts';

/** The fields that a lock or a restriction changes; a push without a level is a lock. */
const standingOf = ({ restrictionLevel }: PayloadOf<typeof guestLocked>): Partial<GuestData> => {
  if (restrictionLevel === undefined) return { isLocked: true };
  return { isRestricted: true, restrictionLevel, isLocked: restrictionLevel === 3 };
};

const balanceOf = (push: PayloadOf<typeof guestBalance>): Partial<GuestData> => ({
  balance: push.guestBalance,
  balanceFormatted: push.guestBalanceFormatted,
  isPayingCustomer: push.guestIsPayingCustomer,
});

const payingOf = (push: PayloadOf<typeof oneClickResult>): Partial<GuestData> => ({
  oneClickPaymentConfig: push.config,
  oneClickPaymentAmounts: push.amounts,
  autoRechargeConfig: push.autoRechargeConfig,
  autoRechargeAmount: push.autoRechargeAmount,
  isPayingCustomer: push.isPaying,
});

/**
 * Updates the guest's data from pushes, and reads it again after pushes were missed, for the age check and the status bar
 * too. Separate from `Guest`, because anonymous visitors receive none of them.
 * @spec feature:account.locked, state:guest-data-pushes, state:email-verified-push
 * @awaits state:guest-data-pushes 5 engagement/clash
 * @deviates state:email-verified-push 1 docs/decisions/0097
 * @deviates feature:account.verify-email 3 docs/decisions/0097
 */
export class GuestUpdates {
  readonly #guest: Pick<Guest, 'data' | 'load' | 'update'>;

  constructor(guest: Pick<Guest, 'data' | 'load' | 'update'>) {
    this.#guest = guest;
  }

  listen(source: PushSource): void {
    const { socket, scope } = source;
    const { data, load, update } = this.#guest;
    scope.onEnd(socket.on(emailVerified, () => update({ isEmailVerified: true })));
    scope.onEnd(socket.on(guestLocked, (push) => update(standingOf(push))));
    scope.onEnd(socket.on(guestBalance, (push) => update(balanceOf(push))));
    scope.onEnd(socket.on(guestVouchers, ({ guestVouchers: vouchers }) => update({ vouchers })));
    scope.onEnd(socket.on(oneClickResult, (push) => update(payingOf(push))));
    // The push does not say what the code gave: coins, days of VIP, gifts.
    scope.onEnd(socket.on(bonusCodeRedeemed, data.refresh));
    reloadOnResync(source, () => [data], load);
  }
}
