import { avsSet } from '@lounge/protocol/foundation/age-check';
import { guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import type { PushSource } from '../ports.ts';
import type { Loadable } from './Loadable.ts';
import type { PurchaseOnce } from './PurchaseOnce.ts';
import { reloadOnResync } from './reload-on-resync.ts';

/** The store of something that a guest may have to buy, or to be old enough for. */
interface Offer {
  readonly data: Pick<Loadable<{ readonly restriction: unknown }>, 'value' | 'state' | 'markStale' | 'isDue'>;
  readonly purchase: Pick<PurchaseOnce, 'outcome' | 'forgetRejection'>;
  /** Reads it again; what is shown stays meanwhile. */
  reload(): Promise<unknown>;
}

/**
 * Reads an offer again when another tab may have unlocked it: the balance, the vouchers or the age check changed, or pushes were missed.
 * Only while it is restricted, and neither being read nor bought here.
 */
export const reloadOnUnlock = (source: PushSource, offer: Offer): void => {
  const { socket, scope } = source;
  const isLocked = (): boolean =>
    (offer.data.value?.restriction ?? null) !== null &&
    offer.purchase.outcome.state !== 'loading' &&
    offer.data.state !== 'loading';
  const onChange = (): void => {
    if (!isLocked()) return;
    offer.purchase.forgetRejection();
    void offer.reload();
  };
  scope.onEnd(socket.on(guestBalance, onChange));
  scope.onEnd(socket.on(guestVouchers, onChange));
  scope.onEnd(socket.on(avsSet, onChange));
  reloadOnResync(source, () => [offer.data], offer.reload, isLocked);
};
