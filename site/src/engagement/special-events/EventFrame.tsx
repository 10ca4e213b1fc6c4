import { ButtonLink } from '@lounge/kit/button';
import { useKit } from '@lounge/kit/kit-provider';
import { Picture } from '@lounge/kit/picture';
import { berlinDay, formatDateTime, pathTo } from '@lounge/locale';
import type { EventData } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { NeedsScript } from '../../foundation/page/NeedsScript.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { gameStyles } from './Games.styles.ts';
import { messages } from './Games.messages.ts';
import { lastInstantOf } from './last-instant.ts';

const Page = styled.div.withConfig({ componentId: 'site-event' })`
  ${gameStyles}
`;

/** When an event runs, and its words and picture. */
type FramedEvent = Pick<EventData, 'name' | 'text' | 'picture' | 'start' | 'end' | 'hasStarted' | 'hasEnded'>;

/** A store that is read again while its page is open. */
export type Readable = Parameters<typeof useRead>[0];

const Reading = ({ data }: { data: Readable }) => {
  useRead(data);
  return null;
};

interface MomentsProps {
  event: FramedEvent;
  data: Readable;
  isDaily: boolean;
}

/** Reads an event again when it begins or ends, and one that is daily when a Berlin day begins. */
const Moments = observer(({ event: { start, end }, data, isDaily }: MomentsProps) => {
  const now = useNow();
  const moment = `${isDaily ? berlinDay(now) : ''} ${Date.parse(start) <= now} ${Date.parse(end) <= now}`;
  const [opened] = useState(moment);
  return moment === opened ? null : <Reading key={moment} data={data} />;
});

/** When an event begins, ends, or ended. */
const When = ({ event: { hasStarted, hasEnded, start, end } }: { event: FramedEvent }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { timeZone } = useKit();
  const last = lastInstantOf(end);
  const [message, at] = hasEnded
    ? [messages.ended, last]
    : hasStarted
      ? [messages.until, last]
      : [messages.from, start];
  return <p data-part="when">{intl.formatMessage(message, { when: formatDateTime(at, language, timeZone) })}</p>;
};

/** Props of EventFrame. */
export interface EventFrameProps {
  event: FramedEvent;
  /** Read again when the event begins or ends. */
  data: Readable;
  /** Whether it is read again on each Berlin day too. @default false */
  isDaily?: boolean;
  children?: ReactNode;
}

/** The frame of an event's page: its picture, words and times, its content, and the way to all events. */
export const EventFrame = ({ event, data, isDaily = false, children }: EventFrameProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <Page>
      <NeedsScript />
      <Moments event={event} data={data} isDaily={isDaily} />
      <header>
        <Picture
          {...pictureContent(event.picture)}
          widths={[640, 1280, 1920]}
          sizes="(min-width: 1432px) 1432px, 100vw"
          width={2000}
          height={560}
          priority
        />
        <div data-part="words">
          <When event={event} />
          <h1>{event.name}</h1>
          <p>{event.text}</p>
        </div>
      </header>
      {children}
      <p>
        <ButtonLink variant="outline" href={pathTo('magazine.events', language)}>
          {intl.formatMessage(messages.allEvents)}
        </ButtonLink>
      </p>
    </Page>
  );
};
