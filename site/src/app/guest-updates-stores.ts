import { updateGuestsGifts } from '@lounge/stores/content/gifts';
import { updateGuestsVoiceCall } from '@lounge/stores/content/live-chat';
import { updateGuestsPoints } from '@lounge/stores/engagement/loyalty';
import { defineModule } from '../shared/define-module.ts';

/** The pushes of modules above the guest's that change the guest's data, on all pages. @spec feature:shell.guest-state */
export const { use: useGuestUpdates } = defineModule({
  key: 'guest updates',
  create: ({ guest }) => guest,
  listen: (guest, pushSource) => {
    updateGuestsGifts(guest, pushSource);
    updateGuestsVoiceCall(guest, pushSource);
    updateGuestsPoints(guest, pushSource);
  },
});
