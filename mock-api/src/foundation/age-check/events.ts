import { worldEvent } from '../../world/events.ts';

/** An age check was accepted or rejected. */
export const ageCheckAnswered = worldEvent<{ guestId: number; isAccepted: boolean }>(
  'foundation/age-check ageCheckAnswered',
);
