import { avsSet } from '@lounge/protocol/foundation/age-check';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import type { PushSource } from '../ports.ts';
import type { Loadable } from './Loadable.ts';

/** Something that may be bought or closed to the guest, as its store knows it. */
interface Offer {
  readonly data: Pick<Loadable<{ readonly restriction: unknown }>, 'value' | 'state'>;
  readonly purchase: Pick<Loadable<unknown>, 'state'>;
  load(): Promise<unknown>;
}

/**
 * Hears what may have opened something elsewhere: coins that moved in another tab, an age that was confirmed. It is read
 * anew only while something stands between, and not while it is bought here.
 */
export const reloadOnUnlock = ({ socket, scope }: PushSource, offer: Offer): void => {
  const lookAgain = (): void => {
    const isLocked = (offer.data.value?.restriction ?? null) !== null;
    if (isLocked && offer.purchase.state !== 'loading' && offer.data.state !== 'loading') void offer.load();
  };
  scope.onEnd(socket.on(guestBalance, lookAgain));
  scope.onEnd(socket.on(avsSet, lookAgain));
};
