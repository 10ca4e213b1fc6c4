import { avsPending, avsRejected, avsRevoked, avsSet } from '@lounge/protocol/foundation/age-check';
import { emailVerified, guestLocked } from '@lounge/protocol/foundation/guest';
import type { PushSource } from '../../ports.ts';
import type { Guest, GuestData } from './Guest.ts';

/**
 * Keeps what is known of a guest as pushes tell: how the age check goes, that the address is verified, that the account is
 * locked. A part of its own, because anonymous visitors are told nothing.
 * @spec state:age-verification, feature:account.locked
 */
export class UnreadCounts {
  readonly #guest: Pick<Guest, 'data'>;

  constructor(guest: Pick<Guest, 'data'>) {
    this.#guest = guest;
  }

  listen({ socket, scope }: PushSource): void {
    const { onEnd: hold } = scope;
    hold(socket.on(avsSet, () => this.#know({ avsStatus: 'accepted', hasAvs: true, avsRejectMessage: null })));
    hold(socket.on(avsPending, () => this.#know({ avsStatus: 'pending', avsRejectMessage: null })));
    hold(socket.on(avsRejected, ({ message }) => this.#know({ avsStatus: 'rejected', avsRejectMessage: message })));
    hold(socket.on(avsRevoked, () => this.#know({ avsStatus: 'unknown', hasAvs: false, avsRejectMessage: null })));
    hold(socket.on(emailVerified, () => this.#know({ isEmailVerified: true })));
    hold(socket.on(guestLocked, () => this.#know({ isLocked: true })));
  }

  #know(news: Partial<GuestData>): void {
    const { value } = this.#guest.data;
    if (value?.isLoggedIn === true) this.#guest.data.set({ ...value, ...news });
  }
}
