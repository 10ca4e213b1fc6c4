import { formatCoins, formatDay, formatDuration, formatMinutes, type Language } from '@lounge/locale';
import { useIntl, type IntlShape } from 'react-intl';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { messages as kinds } from '../chat-button/ChatButton.messages.ts';
import { Icon } from '../icon/Icon.tsx';
import { info } from '../icons/paths/info.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { BilledToyControls, ChatBill, ChatEndSummaryProps, EndedKind } from './chat-end-types.ts';
import { messages } from './ChatEndSummary.messages.ts';

type BillPanelProps = Pick<ChatEndSummaryProps, 'kind' | 'seconds' | 'dispute' | 'earlier'> & {
  bill: ChatBill | null;
};

interface Line {
  readonly part: 'time' | 'givenBack' | 'voucher' | 'gifts' | 'toyControls';
  readonly label: string;
  readonly detail: string | null;
  readonly amount: string;
}

/** Whether coins paid the last seconds in part only; what a voucher and what coins pay is rounded down each for itself. */
const isPaidInPart = (seconds: number, { pricePerMinute, amount }: ChatBill): boolean =>
  pricePerMinute !== null && amount < Math.floor((pricePerMinute * seconds) / 60) - 1;

/** The patterns of toy control, and what came back. */
const toyLineOf = ({ amount, items, givenBack = 0 }: BilledToyControls, intl: IntlShape, language: Language): Line => {
  const coins = (value: number) => formatCoins(value, language);
  const named = items.map(({ name, amount: each }) => `${name} ${coins(each)}`);
  const back = givenBack > 0 ? [intl.formatMessage(messages.givenBack, { coins: coins(givenBack) })] : [];
  return {
    part: 'toyControls',
    label: intl.formatMessage(messages.toyControls),
    detail: [...named, ...back].join(', '),
    amount: coins(amount),
  };
};

/** What was paid for: time before the voucher, the voucher, gifts, toy control. */
const useLines = (kind: EndedKind, seconds: number, bill: ChatBill): readonly Line[] => {
  const intl = useIntl();
  const { language } = useKit();
  const { pricePerMinute, amount, ticket = null, voucher = null, gifts = null, toyControls = null } = bill;
  const coins = (value: number) => formatCoins(value, language);
  const time = formatMinutes(seconds);
  const label = kind === 'preview' ? messages.duration : kind === 'ticketShow' ? messages.ticket : kinds[kind];
  const lines: Line[] = [
    {
      part: 'time',
      label: intl.formatMessage(label),
      detail:
        pricePerMinute === null
          ? (ticket?.title ?? null)
          : isPaidInPart(seconds, bill)
            ? intl.formatMessage(messages.untilUsedUp, { time })
            : intl.formatMessage(messages.timeAt, { time, price: coins(pricePerMinute) }),
      amount: coins(amount),
    },
  ];
  if (ticket !== null && ticket.givenBack > 0)
    lines.push({
      part: 'givenBack',
      label: intl.formatMessage(messages.ticketBack),
      detail: intl.formatMessage(messages.watchedFor, { time }),
      amount: `−${coins(ticket.givenBack)}`,
    });
  if (voucher !== null) {
    const { seconds: byVoucher, secondsLeft = 0, validTo } = voucher;
    const rest = formatMinutes(secondsLeft);
    const left = validTo
      ? intl.formatMessage(messages.leftUntil, { time: rest, date: formatDay(validTo, language) })
      : intl.formatMessage(messages.left, { time: rest });
    lines.push({
      part: 'voucher',
      label: intl.formatMessage(messages.voucher, { time: formatMinutes(byVoucher) }),
      detail: secondsLeft > 0 ? left : null,
      amount: voucher.amount > 0 ? `−${coins(voucher.amount)}` : coins(0),
    });
  }
  if (gifts !== null) {
    const named = gifts.items.map(({ name, amount: each }) =>
      each === 0 ? intl.formatMessage(messages.yours, { gift: name }) : `${name} ${coins(each)}`,
    );
    lines.push({
      part: 'gifts',
      label: intl.formatMessage(messages.gifts),
      detail: named.join(', '),
      amount: coins(gifts.amount),
    });
  }
  if (toyControls !== null) lines.push(toyLineOf(toyControls, intl, language));
  return lines;
};

function Lines({ kind, seconds, bill }: { kind: EndedKind; seconds: number; bill: ChatBill }) {
  const intl = useIntl();
  const { language } = useKit();
  return (
    <>
      <dl data-part="lines">
        {useLines(kind, seconds, bill).map(({ part, label, detail, amount }) => (
          <div key={part} data-part={part}>
            <dt>
              {label}
              {detail && <small>{detail}</small>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div data-part="total">
          <dt>{intl.formatMessage(messages.together)}</dt>
          <dd>
            <CoinMark />
            {formatCoins(bill.total, language)}
          </dd>
        </div>
        <div data-part="balance">
          <dt>{intl.formatMessage(messages.balance)}</dt>
          <dd>{formatCoins(bill.balance, language)}</dd>
        </div>
      </dl>
      {bill.pricePerMinute !== null && (
        <p data-part="note">
          <Icon path={info} />
          {intl.formatMessage(messages.bySecond)}
        </p>
      )}
    </>
  );
}

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
        <Lines {...{ kind, seconds, bill }} />
      )}
      {dispute && bill !== null && <div data-part="dispute">{dispute}</div>}
      {earlier && <div data-part="earlier">{earlier}</div>}
    </div>
  );
}
