import { avsSet } from '@lounge/protocol/foundation/age-check';
import { guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import type { PushSource } from '../ports.ts';
import type { Loadable } from './Loadable.ts';
import { reloadOnResync } from './reload-on-resync.ts';

/** The store of something that a guest may have to buy, or to be old enough for. */
interface Offer {
  readonly data: Pick<Loadable<{ readonly restriction: unknown }>, 'value' | 'state' | 'markStale' | 'isDue'>;
  readonly purchase: Pick<Loadable<unknown>, 'state'>;
  load(): Promise<unknown>;
}

/**
 * Reads an offer again when another tab may have unlocked it: the balance or the vouchers changed, the age was confirmed, or pushes of
 * that were missed. Only while it is restricted, and neither being read nor being bought on this page.
 */
export const reloadOnUnlock = (source: PushSource, offer: Offer): void => {
  const { socket, scope } = source;
  const isLocked = (): boolean =>
    (offer.data.value?.restriction ?? null) !== null &&
    offer.purchase.state !== 'loading' &&
    offer.data.state !== 'loading';
  const reload = (): void => {
    offer.data.markStale();
    void offer.load();
  };
  const onChange = (): void => void (isLocked() && reload());
  scope.onEnd(socket.on(guestBalance, onChange));
  scope.onEnd(socket.on(guestVouchers, onChange));
  scope.onEnd(socket.on(avsSet, onChange));
  reloadOnResync(source, () => [offer.data], reload, isLocked);
};
