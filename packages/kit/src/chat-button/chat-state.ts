import type { IntlShape } from 'react-intl';
import { messages } from './ChatButton.messages.ts';
import { stateMessages } from './ChatButtonState.messages.ts';

/** The kinds of chat; the documents call `welcomeChat` conversion chat. */
export type ChatKind =
  | 'videoChat'
  | 'voyeurChat'
  | 'toyControl'
  | 'ticketShow'
  | 'freeChat'
  | 'textChat'
  | 'welcomeChat'
  | 'message'
  | 'voiceCall';

/**
 * The state of a chat button. `enter`: a running show with a ticket, `back` once the guest was inside; `owned`: before the show begins.
 * `needLogin`, `needCoins`, `needAgeCheck`: a press leads to the action that makes the chat possible.
 */
export type ChatButtonState =
  | 'available'
  | 'unavailable'
  | 'soon'
  | 'starting'
  | 'running'
  | 'failed'
  | 'needLogin'
  | 'needCoins'
  | 'needAgeCheck'
  | 'owned'
  | 'enter'
  | 'back';

/** Why a chat is not possible. */
export type ChatObstacle =
  | 'offline'
  | 'banned'
  | 'inChat'
  | 'inShow'
  | 'nobodyInChat'
  | 'notConnected'
  | 'soldOut'
  | 'over'
  | 'closed'
  | 'switchedOff'
  | 'blocked'
  | 'locked'
  | 'restricted'
  | 'unverified'
  | 'used';

const inert: ReadonlySet<ChatButtonState> = new Set(['unavailable', 'soon', 'starting', 'owned']);

/** Whether a press has an effect. */
export const isAble = (state: ChatButtonState): boolean => !inert.has(state);

const beginnings: Partial<Readonly<Record<ChatKind, 'booking' | 'opening' | 'calling'>>> = {
  ticketShow: 'booking',
  message: 'opening',
  voiceCall: 'calling',
};

/** The text that replaces the price; null if the price is shown. */
export function labelOf(
  { kind, state, obstacle }: { kind: ChatKind; state: ChatButtonState; obstacle: ChatObstacle | undefined },
  intl: IntlShape,
): string | null {
  if (state === 'available') return null;
  if (state === 'unavailable' || state === 'soon') {
    return intl.formatMessage({ ...messages, ...stateMessages }[obstacle ?? 'unavailable']);
  }
  if (state !== 'starting') return intl.formatMessage(stateMessages[state]);
  const beginning = beginnings[kind];
  return intl.formatMessage(beginning ? stateMessages[beginning] : messages.connecting);
}

/** Why a chat cannot be pressed now, as its button says it, in the guest's language; undefined if it can be pressed. */
export const chatReasonOf = (
  { kind, state, obstacle }: { kind: ChatKind; state: ChatButtonState; obstacle?: ChatObstacle | undefined },
  intl: IntlShape,
): string | undefined => (isAble(state) ? undefined : (labelOf({ kind, state, obstacle }, intl) ?? undefined));

/** The order of the states, from possible now to impossible. */
const order: readonly ChatButtonState[] = [
  ...(['running', 'back', 'enter', 'starting', 'available', 'failed', 'needAgeCheck'] as const),
  ...(['owned', 'soon', 'unavailable'] as const),
];

/**
 * Sorts chats for a row: possible ones first, otherwise in the given order.
 * @assumed the documents order by what is possible now, not how
 */
export function possibleFirst<Offer extends { kind: ChatKind; state?: ChatButtonState | undefined }>(
  offers: readonly Offer[],
): readonly Offer[] {
  // Logging in and adding coins are one step for all chats, so they move none of them back.
  const isOneStep = (state: ChatButtonState): boolean => state === 'needLogin' || state === 'needCoins';
  const rank = ({ state = 'available' }: Offer) => order.indexOf(isOneStep(state) ? 'available' : state);
  return offers.toSorted((one, other) => rank(one) - rank(other));
}
