import { formatCoins, formatDay, formatMinutes } from '@lounge/locale';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { messages as kinds } from '../chat-button/ChatButton.messages.ts';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { BilledToyControls, ChatCost, EndedKind } from './chat-end-types.ts';
import { messages } from './ChatEndSummary.messages.ts';

interface Line {
  readonly part: 'time' | 'givenBack' | 'voucher' | 'gifts' | 'toyControls';
  readonly label: string;
  readonly detail: string | null;
  readonly amount: string;
}

/** Whether coins paid the last seconds in part only; what a voucher and what coins pay is rounded down each for itself. */
const isPaidInPart = (seconds: number, { pricePerMinute, amount }: ChatCost): boolean =>
  pricePerMinute !== null && amount < Math.floor((pricePerMinute * seconds) / 60) - 1;

/** Gifts, or the patterns of toy control with what came back for them. */
const givenLineOf = (
  part: 'gifts' | 'toyControls',
  { amount, items, givenBack = 0 }: BilledToyControls,
  intl: IntlShape,
  language: string,
): Line => {
  const coins = (value: number) => formatCoins(value, language);
  const named = items.map(({ name, amount: each }) =>
    each === 0 ? intl.formatMessage(messages.yours, { gift: name }) : `${name} ${coins(each)}`,
  );
  const back = givenBack > 0 ? [intl.formatMessage(messages.givenBack, { coins: coins(givenBack) })] : [];
  return {
    part,
    label: intl.formatMessage(messages[part]),
    detail: [...named, ...back].join(', '),
    amount: coins(amount),
  };
};

/** Lines of a bill: time before the voucher, the voucher, gifts, toy control. */
const useLines = (kind: EndedKind, seconds: number, bill: ChatCost): readonly Line[] => {
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
      ? intl.formatMessage(messages.leftUntil, { time: rest, date: formatDay(validTo, language, intl.timeZone) })
      : intl.formatMessage(messages.left, { time: rest });
    lines.push({
      part: 'voucher',
      label: intl.formatMessage(messages.voucher, { time: formatMinutes(byVoucher) }),
      detail: secondsLeft > 0 ? left : null,
      amount: voucher.amount > 0 ? `−${coins(voucher.amount)}` : coins(0),
    });
  }
  if (gifts !== null) lines.push(givenLineOf('gifts', gifts, intl, language));
  if (toyControls !== null) lines.push(givenLineOf('toyControls', toyControls, intl, language));
  return lines;
};

/** Props of BillLines. */
interface BillLinesProps {
  kind: EndedKind;
  /** How long the chat lasted, in seconds. */
  seconds: number;
  bill: ChatCost;
  /** A line before the sum, for what came back later: a div with dt and dd. */
  before?: ReactNode;
  /** Lines below the sum. */
  children?: ReactNode;
}

/** The lines of a chat's bill, and its sum; the styles are `billLinesStyles`. */
export function BillLines({ kind, seconds, bill, before, children }: BillLinesProps) {
  const intl = useIntl();
  const { language } = useKit();
  return (
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
      {before}
      <div data-part="total">
        <dt>{intl.formatMessage(messages.together)}</dt>
        <dd>
          <CoinMark />
          {formatCoins(bill.total, language)}
        </dd>
      </div>
      {children}
    </dl>
  );
}
