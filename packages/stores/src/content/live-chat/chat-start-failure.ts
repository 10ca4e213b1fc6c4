import { ageRatingExit, clientExit } from '@lounge/protocol/content/live-chat';
import type { Failure } from '@lounge/transport';

/**
 * Why a chat does not start. The documents name the first four.
 * @spec entity:enum.chatStartFailure
 */
export type ChatStartFailure =
  | 'inProgress'
  | 'guestOffline'
  | 'timeout'
  | 'wrongSequence'
  | 'actorOffline'
  | 'actorBusy'
  | 'priceChanged'
  | 'needLogin'
  | 'needAgeCheck'
  | 'needPurchase'
  | 'locked'
  | 'banned'
  | 'textChatUsed'
  | 'tooManyChats'
  | 'unavailable';

const byCode: Readonly<Record<string, ChatStartFailure>> = {
  inProgress: 'inProgress',
  wrongSequence: 'wrongSequence',
  actorOffline: 'actorOffline',
  actorBusy: 'actorBusy',
  priceChanged: 'priceChanged',
  needLogin: 'needLogin',
  needAgeCheck: 'needAgeCheck',
  needPurchase: 'needPurchase',
  locked: 'locked',
  restricted: 'locked',
  notInCountry: 'banned',
  tooMany: 'tooManyChats',
};

/** Meaning of a failed call for the guest. */
export const startFailureOf = ({ kind, code, field }: Failure): ChatStartFailure => {
  if (kind === 'offline') return 'guestOffline';
  // Of the kinds of chats only the text chat has a limit of its own.
  return code === 'tooMany' && field === 'kind' ? 'textChatUsed' : (byCode[code] ?? 'unavailable');
};

/** Whether the same start may work a moment later. */
export const isRetried = (failure: ChatStartFailure): boolean => failure === 'timeout' || failure === 'guestOffline';

/** The meaning that an end before the first second has for the start of a chat. @spec error:exit-198, error:exit-199, error:exit-601 */
const notStarted: Readonly<Record<number, ChatStartFailure>> = {
  [clientExit.startOffline]: 'actorOffline',
  [clientExit.startTimeout]: 'timeout',
  [ageRatingExit.ageRatingDenied]: 'needAgeCheck',
};

/** Why a chat that ended before its first second did not start. */
export const failureOfExit = (exitCode: number): ChatStartFailure => notStarted[exitCode] ?? 'timeout';
