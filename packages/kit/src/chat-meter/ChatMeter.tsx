import { part, type WithSlots } from '../headless/part.ts';
import { formatMoney } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import { plus } from '../icons/paths/plus.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { currencyWord, PriceParts } from '../price/PriceParts.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './ChatMeter.messages.ts';
import { chatMeterStyles } from './ChatMeter.styles.ts';
import { type ChatMeterModel, type ChatMeterOptions, useChatMeter } from './use-chat-meter.ts';

/** Props of ChatMeter. */
export interface ChatMeterProps extends RootProps<'div'>, ChatMeterOptions, WithSlots<'cell' | 'top-up' | 'spoken'> {}

const Root = styled.div.withConfig({ componentId: 'kit-chat-meter' })`
  ${chatMeterStyles}
`;

interface CellProps extends WithSlots<string> {
  cell: string;
  name: string;
  tone?: string;
  children: ReactNode;
}

function Cell({ cell, name, tone, children, slots }: CellProps) {
  return part(
    slots,
    'cell',
    <div data-part="cell" data-cell={cell} data-tone={tone}>
      <span data-part="name">{name} </span>
      {children}
    </div>,
  );
}

function Coins({ amount }: { amount: number }) {
  const intl = useIntl();
  const { language } = useKit();
  return (
    <span data-part="value">
      <CoinMark />
      {formatMoney({ amount, currency: 'VXC' }, language)}
      <span className="kit-visually-hidden">{` ${currencyWord({ amount }, intl)}`}</span>
    </span>
  );
}

interface PartProps extends WithSlots<string> {
  meter: ChatMeterModel;
}

function Time({ meter, slots }: PartProps) {
  const intl = useIntl();
  const { time, isPaused, secondOfMinute } = meter;
  return (
    <Cell slots={slots} cell="time" name={intl.formatMessage(messages.time)}>
      <span {...meter.getTimerProps()} data-part="value">
        {isPaused ? intl.formatMessage(messages.paused, { time }) : time}
      </span>
      {!isPaused && (
        <svg data-part="minute" viewBox="0 0 60 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={secondOfMinute} height="1" fill="currentColor" />
        </svg>
      )}
    </Cell>
  );
}

function Payment({ meter, slots }: PartProps) {
  const intl = useIntl();
  const { payment } = meter;
  if (payment === null) return null;
  if (payment.kind === 'coins') {
    return (
      <Cell slots={slots} cell="spent" name={intl.formatMessage(messages.spent)}>
        <Coins amount={payment.spent} />
      </Cell>
    );
  }
  if (payment.kind === 'voucher') {
    return (
      <Cell slots={slots} cell="voucher" name={intl.formatMessage(messages.voucher)}>
        <span data-part="value">{intl.formatMessage(messages.voucherLeft, { time: payment.left })}</span>
      </Cell>
    );
  }
  const until = payment.kind === 'free' ? payment.until : null;
  const word = intl.formatMessage(payment.kind === 'ticket' ? messages.byTicket : messages.free);
  return (
    <Cell slots={slots} cell="free" name={intl.formatMessage(messages.price)}>
      <span data-part="value">{until === null ? word : intl.formatMessage(messages.freeUntil, { time: until })}</span>
    </Cell>
  );
}

function Rest({ meter, slots }: PartProps) {
  const intl = useIntl();
  const { rest } = meter;
  if (rest === null) return null;
  if (rest.kind === 'time') {
    return (
      <Cell slots={slots} cell="left" tone="low" name={intl.formatMessage(messages.timeLeft)}>
        <span data-part="value">{rest.left}</span>
      </Cell>
    );
  }
  return (
    <Cell slots={slots} cell="balance" tone={rest.tone} name={intl.formatMessage(messages.balance)}>
      <Coins amount={rest.balance} />
    </Cell>
  );
}

/** Cost and duration of a chat: price, time, coins spent and balance, always in sight while money runs. */
export function ChatMeter(props: ChatMeterProps) {
  const { seconds, price, paused, spent, balance, tone, secondsLeft, voucherSeconds, freeUntil, ...others } = props;
  const { byTicket, onTopUp, slots, ...rest } = others;
  const pays = { spent, balance, tone, secondsLeft, voucherSeconds, freeUntil, byTicket };
  const intl = useIntl();
  const { language } = useKit();
  const meter = useChatMeter({ seconds, price, paused, ...pays, onTopUp });
  return (
    <Root {...meter.getRootProps(rest)} data-on-picture="">
      {price && (
        <Cell slots={slots} cell="price" name={intl.formatMessage(messages.price)}>
          <span data-part="value">
            <PriceParts price={{ ...price, per: 'minute' }} intl={intl} language={language} />
          </span>
        </Cell>
      )}
      <Time meter={meter} slots={slots} />
      <Payment meter={meter} slots={slots} />
      <Rest meter={meter} slots={slots} />
      {meter.canTopUp &&
        part(
          slots,
          'top-up',
          <button {...meter.getTopUpProps()} data-part="top-up">
            <Icon path={plus} size={22} />
            <span className="kit-visually-hidden">{intl.formatMessage(messages.topUp)}</span>
          </button>,
        )}
      {part(
        slots,
        'spoken',
        <p {...meter.getAnnouncementProps()} className="kit-visually-hidden" data-part="spoken">
          {meter.announcement}
        </p>,
      )}
    </Root>
  );
}
