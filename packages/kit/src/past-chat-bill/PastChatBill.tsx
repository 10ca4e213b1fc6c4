import { formatCoins, formatDuration, formatTime, type Instant } from '@lounge/locale';
import { useId, type ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { BillLines } from '../chat-end-summary/BillLines.tsx';
import type { ChatCost, EndedKind } from '../chat-end-summary/chat-end-types.ts';
import { messages as ended } from '../chat-end-summary/ChatEndSummary.messages.ts';
import { endTitles, whyEnded } from '../chat-end-summary/why-ended.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './PastChatBill.messages.ts';
import { pastChatBillStyles } from './PastChatBill.styles.ts';

/** Props of PastChatBill. */
export interface PastChatBillProps extends RootProps<'div'> {
  /** The kind of the chat that ended. */
  kind: EndedKind;
  /** The performer's name. */
  name: string;
  /** Why it ended; `exitTextOf` has the text. */
  exitCode: number;
  /** When it ended. */
  endedAt: Instant;
  /** How long it lasted, in seconds. */
  seconds: number;
  /** Its cost, its total less what was paid back; null for what costs nothing. @default null */
  cost?: ChatCost | null | undefined;
  /** Amount that a dispute paid back, in hundredths of a coin. @default 0 */
  refunded?: number | undefined;
  /** Where the guest says that something is wrong, such as a BillDispute. */
  dispute?: ReactNode;
}

const Root = styled.div.withConfig({ componentId: 'kit-past-chat-bill' })`
  ${pastChatBillStyles}
`;

/** The bill of a chat that ended before: why it ended, how long it lasted, what it cost and what came back. */
export function PastChatBill({
  kind,
  name,
  exitCode,
  endedAt,
  seconds,
  cost = null,
  refunded = 0,
  dispute,
  ...rest
}: PastChatBillProps) {
  const intl = useIntl();
  const { language } = useKit();
  const titleId = useId();
  const price = cost?.pricePerMinute ?? null;
  return (
    <Root role="group" aria-labelledby={titleId} {...rest}>
      <div data-part="ended">
        <p data-part="title" id={titleId}>
          {intl.formatMessage(ended[endTitles[kind]], { name })}
        </p>
        <p data-part="why" data-exit={exitCode}>
          {whyEnded(kind, exitCode, name, intl)}
          {price !== null && ` ${intl.formatMessage(ended.since, { time: formatTime(endedAt, intl.timeZone) })}`}
        </p>
        <dl data-part="measures">
          <div>
            <dt>{intl.formatMessage(ended.duration)}</dt>
            <dd>{formatDuration(seconds)}</dd>
          </div>
          {price !== null && (
            <div>
              <dt>{intl.formatMessage(ended.perMinute)}</dt>
              <dd>{formatCoins(price, language)}</dd>
            </div>
          )}
        </dl>
        {dispute && <div data-part="dispute">{dispute}</div>}
      </div>
      {cost === null ? (
        <p data-part="nothing">{intl.formatMessage(kind === 'ticketShow' ? ended.byTicket : ended.nothingCharged)}</p>
      ) : (
        <BillLines
          kind={kind}
          seconds={seconds}
          bill={cost}
          before={
            refunded > 0 && (
              <div data-part="refunded">
                <dt>{intl.formatMessage(messages.refunded)}</dt>
                <dd>{`−${formatCoins(refunded, language)}`}</dd>
              </div>
            )
          }
        />
      )}
    </Root>
  );
}
