import { formatMoney, formatTime, type Instant } from '@lounge/locale';
import { useState } from 'react';
import { getterOf, type PropGetter, type StatusProps } from '../headless/getters.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { clock } from '../video-tile/clock.ts';
import type { PriceContent } from '../price/PriceParts.tsx';
import { messages } from './ChatMeter.messages.ts';
import { leftTime } from './left-time.ts';

/** Options of useChatMeter, which are props of ChatMeter too. */
export interface ChatMeterOptions {
  /** The seconds that are counted; the minute under way fills the line below them. */
  seconds: number;
  /** The price per minute; below 1200 px it is left to the name of the chat. Null in a free chat. */
  price: PriceContent | null;
  /** Whether nothing is counted, as the picture stands still or the line is lost. @default false */
  paused?: boolean | undefined;
  /** The coins spent, in hundredths; not shown in a free chat. */
  spent?: number | undefined;
  /** The balance in hundredths; hidden while nothing is counted. */
  balance?: number | undefined;
  /** Whether the balance is low, or coins were just added. @default 'normal' */
  tone?: 'normal' | 'low' | 'added' | undefined;
  /** The seconds that the balance lasts; from 20 s on they take the place of the balance. */
  secondsLeft?: number | undefined;
  /** The seconds that a voucher still pays; they take the place of the coins spent. */
  voucherSeconds?: number | undefined;
  /** When a free chat ends; it takes the place of the coins spent. */
  freeUntil?: Instant | undefined;
  /** Whether a ticket has paid it; that takes the place of the coins spent. @default false */
  byTicket?: boolean | undefined;
  /** Called when the guest adds coins; without a handler there is no button. */
  onTopUp?: (() => void) | undefined;
}

/** How a chat is paid: by a ticket, by a voucher with the time that is left, not at all, or with coins, in hundredths. */
export type MeterPayment =
  | { kind: 'ticket' }
  | { kind: 'voucher'; left: string }
  | { kind: 'free'; until: string | null }
  | { kind: 'coins'; spent: number };

/** The balance in hundredths, or, shortly before the end, the time that is left. */
export type MeterRest =
  | { kind: 'time'; left: string }
  | { kind: 'balance'; balance: number; tone: 'normal' | 'low' | 'added' };

/** State and props of a chat's meter. */
export interface ChatMeterModel {
  /** Whether nothing is counted. */
  isPaused: boolean;
  /** The time of the chat, such as "05:12". */
  time: string;
  /** The seconds of the minute under way, 0 to 59. */
  secondOfMinute: number;
  /** Null while nothing is known of the coins spent. */
  payment: MeterPayment | null;
  /** Null while nothing is counted, or the balance is not known. */
  rest: MeterRest | null;
  /** Whether coins can be added. */
  canTopUp: boolean;
  /** The price, then at each full minute its number with the coins spent by then. It stays for a minute, as each change is announced. */
  announcement: string;
  /** For the element around everything; its name says time and price. */
  getRootProps: PropGetter<{ role: 'group'; 'aria-label': string; 'data-paused'?: true | undefined }>;
  /** For the element with the time, which screen readers read on request only. */
  getTimerProps: PropGetter<{ role: 'timer' }>;
  /** For the live region with the announcement. */
  getAnnouncementProps: PropGetter<StatusProps>;
  /** For the button that adds coins; name it. */
  getTopUpProps: PropGetter<{ type: 'button'; onClick: () => void }>;
}

/** From this many seconds on the time that is left takes the place of the balance. */
const shownLeft = 20;

function paymentOf(options: ChatMeterOptions, zone: string | undefined): MeterPayment | null {
  const { spent, voucherSeconds, freeUntil, byTicket, price } = options;
  if (byTicket) return { kind: 'ticket' };
  if (voucherSeconds !== undefined && voucherSeconds > 0) return { kind: 'voucher', left: leftTime(voucherSeconds) };
  if (price === null || freeUntil !== undefined)
    return { kind: 'free', until: freeUntil === undefined ? null : formatTime(freeUntil, zone) };
  return spent === undefined ? null : { kind: 'coins', spent };
}

function restOf({ paused = false, balance, tone = 'normal', secondsLeft }: ChatMeterOptions): MeterRest | null {
  if (paused) return null;
  if (secondsLeft !== undefined && secondsLeft <= shownLeft) return { kind: 'time', left: leftTime(secondsLeft) };
  return balance === undefined ? null : { kind: 'balance', balance, tone };
}

/** The text of the minute under way, as it was when the minute began. */
function useAnnouncement({ seconds, price, spent }: ChatMeterOptions): string {
  const intl = useIntl();
  const { language } = useKit();
  const minutes = Math.floor(seconds / 60);
  const coinsOf = (amount: number) => formatMoney({ amount, currency: 'VXC' }, language);
  const textNow = (): string => {
    if (minutes === 0) return price ? intl.formatMessage(messages.spokenPrice, { coins: coinsOf(price.amount) }) : '';
    if (!price || spent === undefined) return intl.formatMessage(messages.spokenMinutes, { minutes });
    return intl.formatMessage(messages.spokenSpent, { minutes, coins: coinsOf(spent) });
  };
  const [said, setSaid] = useState(() => ({ minutes, text: textNow() }));
  if (said.minutes !== minutes) setSaid({ minutes, text: textNow() });
  return said.text;
}

/**
 * The behaviour of a chat's meter without its looks: time, what pays, what is left, and one announcement a minute in place of one a second.
 * ChatMeter is made with it.
 */
export function useChatMeter(options: ChatMeterOptions): ChatMeterModel {
  const { seconds, paused = false, onTopUp } = options;
  const intl = useIntl();
  return {
    isPaused: paused,
    time: clock(seconds),
    secondOfMinute: Math.floor(seconds) % 60,
    payment: paymentOf(options, intl.timeZone),
    rest: restOf(options),
    canTopUp: !paused && onTopUp !== undefined,
    announcement: useAnnouncement(options),
    getRootProps: getterOf({
      role: 'group',
      'aria-label': intl.formatMessage(messages.label),
      'data-paused': paused || undefined,
    }),
    getTimerProps: getterOf({ role: 'timer' }),
    getAnnouncementProps: getterOf({ role: 'status' }),
    getTopUpProps: getterOf({ type: 'button', onClick: () => onTopUp?.() }),
  };
}
