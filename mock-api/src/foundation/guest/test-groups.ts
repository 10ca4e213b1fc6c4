import type { AnswerOf } from '@lounge/protocol';
import { newVideosFirst, type guestInitData } from '@lounge/protocol/foundation/guest';

/** A number from 0 to below 1 that is the same for a text each time: FNV-1a. */
const shareOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash / 0x1_0000_0000;
};

/**
 * The experiments of a guest: one, which shows new videos above tonight's shows to every second guest.
 * @assumed Decision 0100: assigned by a hash of the guest's number and the experiment's name, so that nothing is stored and no
 * visit changes it; visitors without an account take part in none.
 */
export const testGroupsOf = (guestId: number): AnswerOf<typeof guestInitData>['testGroups'] => [
  { value: newVideosFirst, isActive: shareOf(`${guestId} ${newVideosFirst}`) < 0.5 },
];
