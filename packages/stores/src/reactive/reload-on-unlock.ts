import { avsSet } from '@lounge/protocol/foundation/age-check';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import type { PushSource } from '../ports.ts';
import type { Loadable } from './Loadable.ts';

/** The store of something that a guest may have to buy, or to be old enough for. */
interface Offer {
  readonly data: Pick<Loadable<{ readonly restriction: unknown }>, 'value' | 'state'>;
  readonly purchase: Pick<Loadable<unknown>, 'state'>;
  load(): Promise<unknown>;
}

/**
 * Reads an offer again when another tab may have unlocked it: the balance changed or the age was confirmed. Only while it
 * is restricted, and neither being read nor being bought on this page.
 */
export const reloadOnUnlock = ({ socket, scope }: PushSource, offer: Offer): void => {
  const reload = (): void => {
    const isLocked = (offer.data.value?.restriction ?? null) !== null;
    if (isLocked && offer.purchase.state !== 'loading' && offer.data.state !== 'loading') void offer.load();
  };
  scope.onEnd(socket.on(guestBalance, reload));
  scope.onEnd(socket.on(avsSet, reload));
};
