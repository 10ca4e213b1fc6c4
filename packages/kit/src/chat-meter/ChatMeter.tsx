import { formatMoney, formatTime, type Instant } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import { plus } from '../icons/paths/plus.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { LastingText } from '../LastingText.tsx';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './ChatMeter.messages.ts';
import { chatMeterStyles } from './ChatMeter.styles.ts';
import { leftTime, meterTime } from './meter-time.ts';

/** Props of ChatMeter. */
export interface ChatMeterProps extends RootProps<'div'> {
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

const Root = styled.div.withConfig({ componentId: 'kit-chat-meter' })`
  ${chatMeterStyles}
`;

/** From this many seconds on the time that is left takes the place of the balance. */
const shownLeft = 20;

function Cell({ cell, name, tone, children }: { cell: string; name: string; tone?: string; children: ReactNode }) {
  return (
    <div data-part="cell" data-cell={cell} data-tone={tone}>
      <span data-part="name">{name} </span>
      {children}
    </div>
  );
}

function Coins({ amount }: { amount: number }) {
  const { language } = useKit();
  return (
    <span data-part="value">
      <CoinMark />
      {formatMoney({ amount, currency: 'VXC' }, language)}
    </span>
  );
}

function Time({ seconds, isPaused }: { seconds: number; isPaused: boolean }) {
  const intl = useIntl();
  const time = meterTime(seconds);
  return (
    <Cell cell="time" name={intl.formatMessage(messages.time)}>
      <span data-part="value" role="timer">
        {isPaused ? intl.formatMessage(messages.paused, { time }) : time}
      </span>
      {!isPaused && (
        <svg data-part="minute" viewBox="0 0 60 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.floor(seconds) % 60} height="1" fill="currentColor" />
        </svg>
      )}
    </Cell>
  );
}

/** Announces the price once, and then each full minute with what was spent. */
function Spoken({ seconds, price, spent }: Pick<ChatMeterProps, 'seconds' | 'price' | 'spent'>) {
  const intl = useIntl();
  const { language } = useKit();
  const minutes = Math.floor(seconds / 60);
  const coinsOf = (amount: number) => formatMoney({ amount, currency: 'VXC' }, language);
  const text =
    minutes === 0
      ? price && intl.formatMessage(messages.spokenPrice, { coins: coinsOf(price.amount) })
      : price && spent !== undefined
        ? intl.formatMessage(messages.spokenSpent, { minutes, coins: coinsOf(spent) })
        : intl.formatMessage(messages.spokenMinutes, { minutes });
  return (
    <p className="kit-visually-hidden" role="status" data-part="spoken">
      {/* The coins of the minute's beginning stay, as each change is announced. */}
      <LastingText key={minutes} text={text ?? ''} />
    </p>
  );
}

function Spent({ spent, voucherSeconds, freeUntil, byTicket, price }: ChatMeterProps) {
  const intl = useIntl();
  if (byTicket) {
    return (
      <Cell cell="free" name={intl.formatMessage(messages.price)}>
        <span data-part="value">{intl.formatMessage(messages.byTicket)}</span>
      </Cell>
    );
  }
  if (voucherSeconds !== undefined && voucherSeconds > 0) {
    const time = leftTime(voucherSeconds);
    return (
      <Cell cell="voucher" name={intl.formatMessage(messages.voucher)}>
        <span data-part="value">{intl.formatMessage(messages.voucherLeft, { time })}</span>
      </Cell>
    );
  }
  if (price === null || freeUntil !== undefined) {
    const time = freeUntil === undefined ? null : formatTime(freeUntil);
    return (
      <Cell cell="free" name={intl.formatMessage(messages.price)}>
        <span data-part="value">
          {time === null ? intl.formatMessage(messages.free) : intl.formatMessage(messages.freeUntil, { time })}
        </span>
      </Cell>
    );
  }
  return spent === undefined ? null : (
    <Cell cell="spent" name={intl.formatMessage(messages.spent)}>
      <Coins amount={spent} />
    </Cell>
  );
}

function Balance({ balance, tone = 'normal', secondsLeft }: ChatMeterProps) {
  const intl = useIntl();
  if (secondsLeft !== undefined && secondsLeft <= shownLeft) {
    return (
      <Cell cell="left" tone="low" name={intl.formatMessage(messages.timeLeft)}>
        <span data-part="value">{leftTime(secondsLeft)}</span>
      </Cell>
    );
  }
  return balance === undefined ? null : (
    <Cell cell="balance" tone={tone} name={intl.formatMessage(messages.balance)}>
      <Coins amount={balance} />
    </Cell>
  );
}

/** Cost and duration of a chat: price, time, coins spent and balance, always in sight while money runs. */
export function ChatMeter(props: ChatMeterProps) {
  const {
    seconds,
    price,
    paused = false,
    spent,
    balance,
    tone,
    secondsLeft,
    voucherSeconds,
    freeUntil,
    byTicket,
    onTopUp,
    ...rest
  } = props;
  const intl = useIntl();
  const { language } = useKit();
  return (
    <Root
      role="group"
      aria-label={intl.formatMessage(messages.label)}
      {...rest}
      data-on-picture=""
      data-paused={paused || undefined}
    >
      {price && (
        <Cell cell="price" name={intl.formatMessage(messages.price)}>
          <span data-part="value">
            <PriceParts price={{ ...price, per: 'minute' }} intl={intl} language={language} />
          </span>
        </Cell>
      )}
      <Time seconds={seconds} isPaused={paused} />
      <Spent
        seconds={seconds}
        price={price}
        spent={spent}
        voucherSeconds={voucherSeconds}
        freeUntil={freeUntil}
        byTicket={byTicket}
      />
      {!paused && <Balance seconds={seconds} price={price} balance={balance} tone={tone} secondsLeft={secondsLeft} />}
      {!paused && onTopUp && (
        <button type="button" data-part="top-up" onClick={onTopUp}>
          <Icon path={plus} size={22} />
          <span className="kit-visually-hidden">{intl.formatMessage(messages.topUp)}</span>
        </button>
      )}
      <Spoken seconds={seconds} price={price} spent={spent} />
    </Root>
  );
}
