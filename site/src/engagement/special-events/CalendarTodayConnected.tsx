import { Button } from '@lounge/kit/button';
import { CountdownTimer } from '@lounge/kit/countdown-timer';
import { SidePanel } from '@lounge/kit/side-panel';
import { formatDay } from '@lounge/locale';
import type { DayCalendar } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { useFocusAfter } from '../../shared/use-focus-after.ts';
import { RewardStatus } from '../spin-wheel/reward-status.ts';
import { gameRewardOf } from './calendar-rewards.tsx';
import { messages } from './Calendars.messages.ts';
import { RewardConnected } from './RewardConnected.tsx';

const Today = styled.div.withConfig({ componentId: 'site-calendar-today' })`
  display: grid;
  gap: 12px;
  > :last-child {
    margin-top: -12px;
  }
  > :last-child > :not(:empty) {
    margin-top: 12px;
  }
  > [data-part='date'],
  > [data-part='left'] {
    color: var(--kit-text-muted);
  }
  > [data-part='left'] > [role='timer'] {
    color: var(--kit-text);
    font-size: 1.75rem;
    font-weight: var(--kit-weight-name);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='left'] > [role='timer'] > span:first-child {
    display: block;
  }
`;

/** Props of CalendarTodayConnected. */
export interface CalendarTodayConnectedProps {
  calendar: DayCalendar;
  title: string;
  /** The label of the button. */
  open: string;
}

/** The button that opens the door of today; visitors log in. */
const OpenButton = observer(({ calendar, open }: Omit<CalendarTodayConnectedProps, 'title'>) => {
  const intl = useIntl();
  const { stores, paymentDialog } = useApp();
  const { isOnline } = useTelemetry().browserOnline;
  if (!stores.guest.isLoggedIn) {
    return (
      <Button variant="primary" wide data-needs-script="" onClick={() => paymentDialog.open('log-in')}>
        {intl.formatMessage(messages.logIn)}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      wide
      data-needs-script=""
      isPending={calendar.isOpening}
      unavailable={!isOnline}
      onClick={() => (isOnline ? void calendar.open() : undefined)}
    >
      {open}
    </Button>
  );
});

/** The sentence about the last press; null where the calendar itself shows its result. */
const statusOf = ({ opened, today }: DayCalendar, isOnline: boolean) => {
  if (today?.state !== 'today') return null;
  if (!isOnline) return messages.offline;
  if (opened.state !== 'failed') return null;
  return opened.failure?.code === 'declined' ? messages.anotherDay : messages.failed;
};

/**
 * The door of today beside a calendar: the time that is left of its day, the button that opens it, and what was behind it. The day after it
 * comes to the open page.
 */
export const CalendarTodayConnected = observer(({ calendar, title, open }: CalendarTodayConnectedProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { isOnline } = useTelemetry().browserOnline;
  const { today } = calendar;
  const data = calendar.data.value;
  const place = useFocusAfter(today !== null && today.state !== 'today');
  if (data === null || today === null || !data.hasStarted || data.hasEnded) return null;
  const { reward } = today;
  const status = statusOf(calendar, isOnline);
  return (
    <SidePanel title={title} level={2} data-door={today.state}>
      <Today ref={place} tabIndex={-1}>
        <p data-part="date">{formatDay(`${today.day}T12:00:00Z`, language)}</p>
        <p data-part="left">
          <CountdownTimer
            key={today.day}
            seconds={data.secondsLeft}
            running
            over={intl.formatMessage(messages.newDay)}
            onOver={() => calendar.onDayOver()}
          />{' '}
          {intl.formatMessage(today.state === 'today' ? messages.untilClosed : messages.next)}
        </p>
        {today.state === 'today' && <OpenButton calendar={calendar} open={open} />}
        <div>
          <div aria-live="polite">
            {reward !== null && <RewardConnected reward={gameRewardOf(reward)} onRedeemed={() => calendar.load()} />}
          </div>
          <RewardStatus role="status">{status && intl.formatMessage(status)}</RewardStatus>
        </div>
      </Today>
    </SidePanel>
  );
});
