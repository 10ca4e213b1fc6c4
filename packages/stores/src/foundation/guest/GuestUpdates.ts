import { emailVerified, guestLocked } from '@lounge/protocol/foundation/guest';
import type { PushSource } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { Guest } from './Guest.ts';

/**
 * Updates the guest's data from pushes, and reads it again after pushes were missed, for the age check and the status bar
 * too. Separate from `Guest`, because anonymous visitors receive none of them.
 * @spec feature:account.locked
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
    scope.onEnd(socket.on(guestLocked, () => update({ isLocked: true })));
    reloadOnResync(source, () => [data], load);
  }
}
