import { useKit } from '@lounge/kit/kit-provider';
import { formatDateTime } from '@lounge/locale';
import type { EventData } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './Campaigns.messages.ts';
import { EventFrame, type Readable } from './EventFrame.tsx';
import { EventTiles } from './EventTiles.tsx';
import { useEvents } from './games-stores.ts';

/** Says that a campaign has not started, or is over, and leads on. */
const Phase = ({ event: { hasEnded, start } }: { event: EventData }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { timeZone } = useKit();
  return (
    <ErrorPanel
      kind="empty"
      title={intl.formatMessage(hasEnded ? messages.isOver : messages.notYet)}
      text={
        hasEnded
          ? intl.formatMessage(messages.isOverText)
          : intl.formatMessage(messages.begins, { when: formatDateTime(start, language, timeZone) })
      }
    />
  );
};

/** Props of CampaignPage. */
export interface CampaignPageProps {
  event: EventData;
  /** Read again when the campaign begins or ends. */
  data: Readable;
  children?: ReactNode;
}

/** The page of a campaign: its picture, words and times, what it is, and where to go on; one that does not run says so. */
export const CampaignPage = observer(({ event, data, children }: CampaignPageProps) => {
  const events = useEvents().value ?? [];
  return (
    <EventFrame event={event} data={data}>
      {(!event.hasStarted || event.hasEnded) && <Phase event={event} />}
      {children}
      {event.hasEnded && <EventTiles phase="running" events={events} />}
    </EventFrame>
  );
});
