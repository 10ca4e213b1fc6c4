import { formatCoins, formatDuration } from '@lounge/locale';
import { useIntl } from '../kit-provider/use-intl.ts';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import { info } from '../icons/paths/info.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { BillLines } from './BillLines.tsx';
import type { ChatBill, ChatEndSummaryProps } from './chat-end-types.ts';
import { messages } from './ChatEndSummary.messages.ts';

type BillPanelProps = Pick<ChatEndSummaryProps, 'kind' | 'seconds' | 'dispute' | 'earlier'> & {
  bill: ChatBill | null;
};

/** The receipt of a chat. */
export function BillPanel({ kind, seconds, bill, earlier, dispute }: BillPanelProps) {
  const intl = useIntl();
  const { language } = useKit();
  return (
    <div data-part="bill">
      <h2>{intl.formatMessage(messages.cost)}</h2>
      <dl data-part="measures">
        <div>
          <dt>{intl.formatMessage(messages.duration)}</dt>
          <dd>{formatDuration(seconds)}</dd>
        </div>
        {bill !== null && bill.pricePerMinute !== null && (
          <div>
            <dt>{intl.formatMessage(messages.perMinute)}</dt>
            <dd>
              <CoinMark />
              {formatCoins(bill.pricePerMinute, language)}
            </dd>
          </div>
        )}
      </dl>
      {bill === null ? (
        <p data-part="nothing">
          {intl.formatMessage(kind === 'ticketShow' ? messages.byTicket : messages.nothingCharged)}
        </p>
      ) : (
        <>
          <BillLines kind={kind} seconds={seconds} bill={bill}>
            <div data-part="balance">
              <dt>{intl.formatMessage(messages.balance)}</dt>
              <dd>{formatCoins(bill.balance, language)}</dd>
            </div>
          </BillLines>
          {bill.pricePerMinute !== null && (
            <p data-part="note">
              <Icon path={info} />
              {intl.formatMessage(messages.bySecond)}
            </p>
          )}
        </>
      )}
      {dispute && bill !== null && <div data-part="dispute">{dispute}</div>}
      {earlier && <div data-part="earlier">{earlier}</div>}
    </div>
  );
}
