import { loyaltyPointsChanged } from '@lounge/protocol/engagement/loyalty';
import type { GuestChanges, PushSource } from '../../ports.ts';

/** Updates the loyalty points in the guest's data, on pages without the wheel too. @spec socket:loyaltyPointsChanged */
export const updateGuestsPoints = (guest: GuestChanges, { socket, scope }: PushSource): void => {
  scope.onEnd(socket.on(loyaltyPointsChanged, ({ loyaltyPoints }) => guest.update({ loyaltyPoints })));
};
