import type { Guest } from '@lounge/stores/foundation/guest';
import type { messages } from './Guest.messages.ts';

interface StandingNotice {
  readonly tone: 'danger' | 'warning' | 'neutral';
  readonly title: keyof typeof messages;
  readonly text: keyof typeof messages;
}

/**
 * The words for what the platform forbids the guest, before anything is pressed: a lock, a restriction, or comments alone; null for others.
 * @spec screen:overlay.account-locked, feature:account.locked
 */
export const standingNoticeOf = ({
  isLocked,
  isBarredFromSpending,
  isBarredFromWriting,
  isBlockedForComments,
}: Pick<
  Guest,
  'isLocked' | 'isBarredFromSpending' | 'isBarredFromWriting' | 'isBlockedForComments'
>): StandingNotice | null => {
  if (isLocked) return { tone: 'danger', title: 'locked', text: 'lockedText' };
  if (isBarredFromSpending) return { tone: 'warning', title: 'restricted', text: 'noSpendingText' };
  if (isBarredFromWriting) return { tone: 'warning', title: 'restricted', text: 'noWritingText' };
  return isBlockedForComments ? { tone: 'neutral', title: 'noComments', text: 'noCommentsText' } : null;
};
