import type { CalendarData, DayCalendar, EventData } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CalendarSoFarConnected } from './CalendarSoFarConnected.tsx';
import { CampaignPage } from './CampaignPage.tsx';
import { CalendarTodayConnected, type CalendarTodayConnectedProps } from './CalendarTodayConnected.tsx';

const Columns = styled.div.withConfig({ componentId: 'site-calendar' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  > [data-part='doors'] {
    min-width: 0;
  }
  > [data-part='today']:empty {
    display: none;
  }
  > [data-part='so-far'] > ul {
    margin: 0 0 8px;
    padding: 0;
    list-style: none;
  }
  > [data-part='so-far'] > ul > li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    min-height: 44px;
    border-bottom: 1px solid var(--kit-line);
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 1fr) 340px;
    grid-template-rows: auto 1fr;
    gap: 36px 48px;
    > [data-part='doors'] {
      grid-area: 1 / 1 / 3 / 2;
    }
    > [data-part='today'] {
      grid-area: 1 / 2;
    }
    > [data-part='so-far'] {
      grid-area: 2 / 2;
    }
  }
`;

/** The event of a calendar, for the frame of its page. */
const eventOf = (
  { eventId, name, text, start, end, hasStarted, hasEnded, picture }: CalendarData,
  eventType: EventData['eventType'],
): EventData => ({
  eventType,
  eventId,
  actorName: null,
  name,
  text,
  start,
  end,
  hasStarted,
  hasEnded,
  picture,
});

/** Props of CalendarPage. */
export interface CalendarPageProps extends CalendarTodayConnectedProps {
  kind: 'adventCalendar' | 'giftCalendar';
  /** The doors. */
  children: ReactNode;
}

/** The page of a calendar: its doors, that of today beside them, and what the guest has from it. */
export const CalendarPage = observer(({ kind, children, ...today }: CalendarPageProps) => {
  const calendar: DayCalendar = today.calendar;
  const data = calendar.data.value;
  if (data === null) return null;
  return (
    <CampaignPage event={eventOf(data, kind)} data={calendar}>
      <Columns>
        <div data-part="today">
          <CalendarTodayConnected {...today} />
        </div>
        <div data-part="doors">{children}</div>
        <CalendarSoFarConnected calendar={calendar} />
      </Columns>
    </CampaignPage>
  );
});
