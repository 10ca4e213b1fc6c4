import { formatCoins, formatTime, type Instant } from '@lounge/locale';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import type { PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { StatePanel, type StatePanelProps, type StateStep } from '../state-panel/StatePanel.tsx';
import { reasons, steps, titles } from './ChatStartError.messages.ts';
import { chatStartErrorStyles } from './ChatStartError.styles.ts';

/** Why a chat does not start. */
export type ChatStartFailure =
  | 'alreadyInProgress'
  | 'guestOffline'
  | 'timeout'
  | 'wrongSequence'
  | 'performerOffline'
  | 'performerBusy'
  | 'priceChanged'
  | 'needCoins'
  | 'needLogin'
  | 'needAgeCheck'
  | 'textChatUsed'
  | 'tooManyChats'
  | 'locked'
  | 'banned'
  | 'unavailable';

/** Props of ChatStartError. */
export interface ChatStartErrorProps extends RootProps<'div', 'title'> {
  /** Why the chat does not start. */
  reason: ChatStartFailure;
  /** The performer's name. */
  name: string;
  /** The one next step; its label is the reason's. */
  step: StateStep;
  /** Another way, smaller. */
  second?: StatePanelProps['second'];
  /** A picture in an arch: of the performer, or of the one in the running chat. */
  picture?: PictureContent | undefined;
  /** For `alreadyInProgress`: with whom the running chat is, and since when. */
  other?: { name: string; since?: Instant | undefined } | undefined;
  /** For `timeout`: how long it rang. */
  seconds?: number | undefined;
  /** For `priceChanged`: the new price a minute and the one before, in hundredths of a coin. */
  price?: { amount: number; before: number } | undefined;
  /** For `needCoins`: the balance that is needed, in hundredths of a coin. @default 50 */
  minimum?: number | undefined;
  /** Whether a ticket has paid it, which stays valid. @default false */
  byTicket?: boolean | undefined;
  /** The chats that ended for this one, below it: EarlierChats. Then it says that nothing was charged for this one only. */
  earlier?: ReactNode;
  /** Rank of the heading. @default 2 */
  level?: 1 | 2 | 3 | undefined;
}

/** The smallest balance with which a chat starts, in hundredths of a coin. @spec constant:chat.minBalance */
export const minChatBalance = 50;

const Root = styled.div.withConfig({ componentId: 'kit-chat-start-error' })`
  ${chatStartErrorStyles}
`;

type Facts = Pick<ChatStartErrorProps, 'reason' | 'name' | 'other' | 'seconds' | 'price' | 'minimum'>;

const titleOf = ({ reason, name, other }: Facts, intl: IntlShape): string => {
  if (reason === 'alreadyInProgress') return intl.formatMessage(titles[reason], { other: other?.name ?? name });
  if (reason === 'timeout' || reason === 'performerOffline' || reason === 'performerBusy')
    return intl.formatMessage(titles[reason], { name });
  return intl.formatMessage(titles[reason]);
};

const textOf = (facts: Facts, intl: IntlShape, language: string): string => {
  const { reason, other, seconds, price, minimum = minChatBalance } = facts;
  switch (reason) {
    case 'alreadyInProgress':
      return other?.since === undefined
        ? intl.formatMessage(reasons.alreadyNoTime)
        : intl.formatMessage(reasons[reason], { time: formatTime(other.since, intl.timeZone) });
    case 'timeout':
      return seconds === undefined
        ? intl.formatMessage(reasons.timeoutNoTime)
        : intl.formatMessage(reasons[reason], { seconds });
    case 'needCoins':
      return intl.formatMessage(reasons[reason], { coins: formatCoins(minimum, language) });
    case 'priceChanged': {
      const { amount = 0, before = 0 } = price ?? {};
      const values = { price: formatCoins(amount, language), before: formatCoins(before, language) };
      return intl.formatMessage(reasons[reason], values);
    }
    default:
      return intl.formatMessage(reasons[reason]);
  }
};

const labelOf = ({ reason, price }: Facts, intl: IntlShape, language: string): string =>
  reason === 'priceChanged'
    ? intl.formatMessage(steps[reason], { price: formatCoins(price?.amount ?? 0, language) })
    : intl.formatMessage(steps[reason]);

/**
 * Why a chat does not start, that nothing was charged, and one next step. A new price is asked for again.
 * @spec component:ChatStartError
 */
export function ChatStartError(props: ChatStartErrorProps) {
  const { reason, name, step, second, picture, other, seconds, price, minimum, byTicket, earlier, level, ...rest } =
    props;
  const intl = useIntl();
  const { language } = useKit();
  const facts = { reason, name, other, seconds, price, minimum };
  const isForThis = reason === 'alreadyInProgress' || earlier !== undefined;
  const charged = intl.formatMessage(
    byTicket ? reasons.ticketKept : isForThis ? reasons.notForThis : reasons.nothingCharged,
  );
  return (
    <Root role="alert" {...rest} data-reason={reason}>
      <StatePanel
        kind="empty"
        title={titleOf(facts, intl)}
        text={`${textOf(facts, intl, language)} ${charged}`}
        step={{ ...step, label: step.label ?? labelOf(facts, intl, language) }}
        second={second}
        picture={picture}
        level={level}
      />
      {earlier !== undefined && <div data-part="earlier">{earlier}</div>}
    </Root>
  );
}
