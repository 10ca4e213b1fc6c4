import { avsPending, avsRejected, avsRevoked, avsSet } from '@lounge/protocol/foundation/age-check';
import type { PushSource } from '../../ports.ts';
import type { Guest, GuestData } from '../guest/index.ts';

/**
 * The state of the guest's age check: as the guest's data has it, then as pushes change it.
 * @spec state:age-verification
 */
export class AgeCheck {
  readonly #guest: Pick<Guest, 'data' | 'update'>;

  constructor(guest: Pick<Guest, 'data' | 'update'>) {
    this.#guest = guest;
  }

  get status(): GuestData['avsStatus'] {
    return this.#guest.data.value?.avsStatus ?? 'unknown';
  }

  listen({ socket, scope }: PushSource): void {
    const { update } = this.#guest;
    scope.onEnd(socket.on(avsSet, () => update({ avsStatus: 'accepted', hasAvs: true, avsRejectMessage: null })));
    scope.onEnd(socket.on(avsPending, () => update({ avsStatus: 'pending', avsRejectMessage: null })));
    scope.onEnd(socket.on(avsRejected, ({ message }) => update({ avsStatus: 'rejected', avsRejectMessage: message })));
    scope.onEnd(socket.on(avsRevoked, () => update({ avsStatus: 'unknown', hasAvs: false, avsRejectMessage: null })));
  }
}
