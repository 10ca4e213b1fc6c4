import { emailVerified, guestLocked } from '@lounge/protocol/foundation/guest';
import { guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
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

/**
 * Updates the guest's data from pushes, and reads it again after pushes were missed, for the age check and the status bar
 * too. Separate from `Guest`, because anonymous visitors receive none of them.
 * @spec feature:account.locked, state:guest-data-pushes, state:email-verified-push
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
    reloadOnResync(source, () => [data], load);
  }
}
