import type { IntlShape } from 'react-intl';
import type { ChatKind } from './ChatButton.tsx';
import { messages } from './ChatButton.messages.ts';
import { stateMessages } from './ChatButtonState.messages.ts';

/**
 * What a chat button can do now. `enter` is a show whose ticket the guest has; `owned` the same before it begins.
 * `needLogin` and `needCoins` are not possible yet, and a press leads to the step that helps.
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
  | 'owned'
  | 'enter';

/** Why a way to talk is not possible. */
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
  | 'notYet';

const deaf: ReadonlySet<ChatButtonState> = new Set(['unavailable', 'soon', 'starting', 'owned']);

/** Whether a press does something. */
export const isAble = (state: ChatButtonState): boolean => !deaf.has(state);

const beginnings: Partial<Readonly<Record<ChatKind, 'booking' | 'opening' | 'calling'>>> = {
  ticketShow: 'booking',
  message: 'opening',
  voiceCall: 'calling',
};

/** The words in place of the price; null where the price is shown. */
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

/** From possible now to not possible at all. */
const order: readonly ChatButtonState[] = [
  ...(['running', 'enter', 'starting', 'available', 'failed', 'needCoins', 'needLogin'] as const),
  ...(['owned', 'soon', 'unavailable'] as const),
];

/**
 * Ways to talk in the order in which a row shows them: what is possible now first, otherwise as they were.
 * @assumed the documents order by what is possible now, not how
 */
export function possibleFirst<Offer extends { kind: ChatKind; state?: ChatButtonState | undefined }>(
  offers: readonly Offer[],
): readonly Offer[] {
  const rank = ({ state = 'available' }: Offer) => order.indexOf(state);
  return offers.toSorted((one, other) => rank(one) - rank(other));
}
