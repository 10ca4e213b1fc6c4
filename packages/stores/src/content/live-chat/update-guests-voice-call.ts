import { voicecallStart, voicecallStop } from '@lounge/protocol/content/live-chat';
import type { GuestChanges, PushSource } from '../../ports.ts';

/** Updates whether the guest is in a voice call, which may run in another tab. @spec socket:voicecallStart, socket:voicecallStop */
export const updateGuestsVoiceCall = (guest: GuestChanges, { socket, scope }: PushSource): void => {
  scope.onEnd(socket.on(voicecallStart, () => guest.update({ isAnonymousVoicecall: true })));
  scope.onEnd(socket.on(voicecallStop, () => guest.update({ isAnonymousVoicecall: false })));
};
