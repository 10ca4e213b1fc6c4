import { boughtGiftsUpdate } from '@lounge/protocol/content/gifts';
import type { GuestChanges, PushSource } from '../../ports.ts';

/** Updates the gifts in the guest's data from pushes. Each push carries all of them. @spec socket:bought-gifts.update */
export const updateGuestsGifts = (guest: GuestChanges, { socket, scope }: PushSource): void => {
  scope.onEnd(socket.on(boughtGiftsUpdate, ({ gifts: boughtGifts }) => guest.update({ boughtGifts })));
};
