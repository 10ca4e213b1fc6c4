import { emailVerified, guestLocked } from '@lounge/protocol/foundation/guest';
import type { PushSource } from '../../ports.ts';
import type { Guest } from './Guest.ts';

/**
 * Updates the guest's data from pushes. Separate from `Guest`, because anonymous visitors receive none of them.
 * @spec feature:account.locked
 */
export class GuestUpdates {
  readonly #guest: Pick<Guest, 'update'>;

  constructor(guest: Pick<Guest, 'update'>) {
    this.#guest = guest;
  }

  listen({ socket, scope }: PushSource): void {
    const { update } = this.#guest;
    scope.onEnd(socket.on(emailVerified, () => update({ isEmailVerified: true })));
    scope.onEnd(socket.on(guestLocked, () => update({ isLocked: true })));
  }
}
