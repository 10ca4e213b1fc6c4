import { formatCoins, formatDayOfYear, formatTime } from '@lounge/locale';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import { calendarPlus } from '../icons/paths/calendar-plus.ts';
import { sealCheckFill } from '../icons/paths/seal-check-fill.ts';
import { ticketFill } from '../icons/paths/ticket-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { Notice } from '../notice/Notice.tsx';
import { PriceParts } from '../price/PriceParts.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { showState, type ShowFacts } from '../ticket-show-tile/show-state.ts';
import { messages } from './TicketPanel.messages.ts';
import { ticketPanelStyles } from './TicketPanel.styles.ts';
import { timeLeft } from './time-left.ts';

/** The guest's ticket. */
export interface PanelTicket {
  /** When it was bought, ISO 8601. */
  boughtAt: string;
  /** Amount paid, in hundredths of a coin. */
  paid: number;
  /** Whether a voucher paid. @default false */
  byVoucher?: boolean | undefined;
  /** Whether the guest was inside and comes back. @default false */
  entered?: boolean | undefined;
}

/** Props of TicketPanel. */
export interface TicketPanelProps extends RootProps<'section'>, ShowFacts {
  /** When the show starts, ISO 8601. */
  start: string;
  /** The current time in milliseconds since 1970. */
  now: number;
  /** When its door opens, ISO 8601. */
  doorOpens: string;
  /** The guest's ticket; null without one. @default null */
  ticket?: PanelTicket | null | undefined;
  /** Where the show is entered; until the door opens, and without an address, the button says when it opens. */
  enterHref?: string | undefined;
  /** Why the guest can buy nothing, in the guest's language; it takes the place of the button. @default something can be bought */
  stopped?: string | undefined;
  /** Called when the guest wants a ticket. */
  onBuy?: (() => void) | undefined;
  /** Called when the guest puts it into a calendar; without it there is no button. */
  onCalendar?: (() => void) | undefined;
  /** Called when the guest wants to give the ticket back; without it there is no button. */
  onGiveBack?: (() => void) | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-ticket-panel' })`
  ${ticketPanelStyles}
`;

function Countdown({ start, end, now }: Pick<TicketPanelProps, 'start' | 'end' | 'now'>) {
  const intl = useIntl();
  const isRunning = Date.parse(start) <= now;
  const left = timeLeft(isRunning ? end : start, now);
  if (left === null) return null;
  const { days, hours, minutes } = left;
  return (
    <>
      <p data-part="when">{intl.formatMessage(isRunning ? messages.endsIn : messages.startsIn)}</p>
      <p data-part="count">
        {days > 0 && (
          <span>
            {days}
            <small>{intl.formatMessage(messages.daysUnit, { count: days })}</small>
          </span>
        )}
        {(days > 0 || hours > 0) && (
          <span>
            {hours}
            <small>{intl.formatMessage(messages.hoursUnit)}</small>
          </span>
        )}
        <span>
          {minutes}
          <small>{intl.formatMessage(messages.minutesUnit)}</small>
        </span>
      </p>
    </>
  );
}

function Have({ ticket }: { ticket: PanelTicket }) {
  const intl = useIntl();
  const { language } = useKit();
  const { boughtAt, paid, byVoucher } = ticket;
  const day = formatDayOfYear(boughtAt, language, intl.timeZone);
  const how = byVoucher
    ? intl.formatMessage(messages.boughtByVoucher, { day })
    : paid > 0
      ? intl.formatMessage(messages.boughtFor, { day, coins: formatCoins(paid, language), count: paid / 100 })
      : intl.formatMessage(messages.boughtFree, { day });
  return (
    <div data-part="have">
      <Icon path={sealCheckFill} size={24} />
      <div>
        <b>{intl.formatMessage(messages.have)}</b>
        <span>{how}</span>
      </div>
    </div>
  );
}

type OwnActionsProps = Pick<
  TicketPanelProps,
  'now' | 'doorOpens' | 'enterHref' | 'onCalendar' | 'onGiveBack' | 'ticket'
>;

function OwnActions(props: OwnActionsProps) {
  const { now, doorOpens, enterHref, ticket, onCalendar, onGiveBack } = props;
  const intl = useIntl();
  const isOpen = enterHref !== undefined && Date.parse(doorOpens) <= now;
  return (
    <div data-part="actions">
      {isOpen ? (
        <ButtonLink variant="primary" size="large" wide href={enterHref}>
          {intl.formatMessage(ticket?.entered ? messages.back : messages.enter)}
        </ButtonLink>
      ) : (
        <Button variant="outline" size="large" wide unavailable>
          {intl.formatMessage(messages.opens, { time: formatTime(doorOpens, intl.timeZone) })}
        </Button>
      )}
      {onCalendar && !isOpen && (
        <Button variant="outline" size="large" wide icon={calendarPlus} onClick={onCalendar}>
          {intl.formatMessage(messages.calendar)}
        </Button>
      )}
      {onGiveBack && (
        <Button variant="text" wide onClick={onGiveBack}>
          {intl.formatMessage(messages.giveBack)}
        </Button>
      )}
    </div>
  );
}

/** The way to a ticket show: time, price and ticket, or the door. @spec screen:chat.ticket-show */
export function TicketPanel(props: TicketPanelProps) {
  const {
    start,
    end,
    now,
    price,
    bought,
    canBuy,
    cancelled,
    doorOpens,
    ticket = null,
    enterHref,
    stopped,
    onBuy,
    onCalendar,
    onGiveBack,
    level,
    ...rest
  } = props;
  const intl = useIntl();
  const { language } = useKit();
  const state = showState({ end, price, bought, canBuy, cancelled }, now);
  const isEnded = state === 'over' || state === 'cancelled';
  return (
    <Root aria-label={intl.formatMessage(messages.label)} {...rest} data-state={state}>
      {isEnded ? (
        <>
          <h2 aria-level={level} data-part="title">
            {intl.formatMessage(messages[state])}
          </h2>
          {state === 'cancelled' && <p>{intl.formatMessage(messages.cancelledText)}</p>}
        </>
      ) : (
        <>
          {state === 'bought' && ticket !== null && <Have ticket={ticket} />}
          <Countdown start={start} end={end} now={now} />
          {state === 'bought' ? (
            <OwnActions
              now={now}
              doorOpens={doorOpens}
              enterHref={enterHref}
              ticket={ticket}
              onCalendar={onCalendar}
              onGiveBack={onGiveBack}
            />
          ) : (
            <>
              <div data-part="price">
                <span>{intl.formatMessage(messages.oneTicket)}</span>
                <span>
                  <PriceParts price={{ amount: price }} intl={intl} language={language} />
                </span>
              </div>
              {stopped === undefined ? (
                <Button
                  variant="primary"
                  size="large"
                  wide
                  icon={ticketFill}
                  unavailable={state === 'cannotBuy'}
                  onClick={onBuy}
                >
                  {intl.formatMessage(
                    state === 'cannotBuy' ? messages.closed : price > 0 ? messages.buy : messages.take,
                  )}
                </Button>
              ) : (
                <Notice tone="warning" text={stopped} />
              )}
            </>
          )}
          <p data-part="note">{intl.formatMessage(state === 'bought' ? messages.devices : messages.promise)}</p>
        </>
      )}
    </Root>
  );
}
