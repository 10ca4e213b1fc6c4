import { livePreviewExit } from '@lounge/protocol/content/live-chat';
import type { LivePreview } from '@lounge/stores/content/live-chat';
import type { Guest } from '@lounge/stores/foundation/guest';
import { messages } from './LivePreview.messages.ts';

/** Next steps after a preview, besides the chat, a message and the pin. */
export type PreviewStep = 'retry' | 'ageCheck' | 'lookIn';

/** Message after a preview, and what helps. */
export interface PreviewEnd {
  readonly title: keyof typeof messages;
  readonly text: keyof typeof messages;
  readonly step?: PreviewStep;
  /** Whether a video chat can begin now. */
  readonly canChat: boolean;
}

const { hostLimit, hourLimit, offline, single, ageRatingDenied, accessDenied, disabled } = livePreviewExit;
const { guestOffline, startOffline, startTimeout } = livePreviewExit;

/**
 * The ends of the exit codes. A preview without a picture is used up like one that was seen, so it is not offered again.
 * @spec component:LivePreview, error:exit-401, error:exit-402, error:exit-403, error:exit-404, error:exit-405, error:exit-406
 * @spec error:exit-407, error:exit-408, error:exit-498, error:exit-499
 */
const ends: Readonly<Record<number, PreviewEnd>> = {
  [hostLimit]: { title: 'full', text: 'fullText', step: 'retry', canChat: true },
  [hourLimit]: { title: 'again', text: 'guestText', canChat: true },
  [offline]: { title: 'offline', text: 'offlineText', canChat: false },
  [single]: { title: 'single', text: 'singleText', step: 'lookIn', canChat: false },
  [ageRatingDenied]: { title: 'ageRating', text: 'ageRatingText', step: 'ageCheck', canChat: false },
  [accessDenied]: { title: 'denied', text: 'deniedText', canChat: false },
  [disabled]: { title: 'disabled', text: 'disabledText', canChat: true },
  [guestOffline]: { title: 'guestOffline', text: 'guestOfflineText', step: 'retry', canChat: false },
  [startOffline]: { title: 'offline', text: 'offlineText', canChat: false },
  [startTimeout]: { title: 'late', text: 'lateText', canChat: true },
};

const seen: PreviewEnd = { title: 'ended', text: 'guestText', canChat: true };
const notCame: PreviewEnd = { title: 'late', text: 'lateText', canChat: true };
const notAnswered: PreviewEnd = { title: 'failed', text: 'failedText', step: 'retry', canChat: false };

/** Message about the end of a preview to this visitor. */
export const previewEndOf = (
  { exitCode, state, failure }: LivePreview,
  { isLoggedIn, isBarredFromSpending }: Pick<Guest, 'isLoggedIn' | 'isBarredFromSpending'>,
): PreviewEnd => {
  if (failure?.code === 'notInCountry') return { title: 'banned', text: 'bannedText', canChat: false };
  if (exitCode === null && failure !== null) return notAnswered;
  const end = exitCode === null ? (state === 'failed' ? notCame : seen) : (ends[exitCode] ?? seen);
  if (isBarredFromSpending) return { ...end, canChat: false, text: end.text === 'guestText' ? 'lockedText' : end.text };
  // An anonymous visitor is asked in; what concerns the line stays.
  const isAboutGuest = end.text === 'guestText' || end.text === 'offlineText';
  return !isLoggedIn && isAboutGuest ? { ...end, text: 'anonymousText' } : end;
};
