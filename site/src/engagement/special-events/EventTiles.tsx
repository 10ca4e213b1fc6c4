import { BannerTile } from '@lounge/kit/banner-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import { formatDay, timeZone, type Language } from '@lounge/locale';
import { eventPath } from '@lounge/protocol/engagement/special-events';
import type { EventData } from '@lounge/stores/engagement/special-events';
import { useId } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useApp } from '../../shared/app-context.ts';
import { kindNames, messages } from './Games.messages.ts';
import { lastInstantOf } from './last-instant.ts';

const Events = styled.section.withConfig({ componentId: 'site-events' })`
  > ul {
    display: grid;
    gap: 20px;
    margin: 16px 0 0;
    padding: 0;
    list-style: none;
  }
  @media (min-width: 768px) {
    > ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

/** The kind of an event, and when it is: "Reels, until 6 December". Days are those of Berlin. */
const factsOf = ({ eventType, start, end, hasStarted, hasEnded }: EventData, language: Language, intl: IntlShape) => {
  const kind = Object.entries(kindNames).find(([name]) => name === eventType)?.[1] ?? kindNames.campaign;
  const last = lastInstantOf(end);
  const [message, at] = hasEnded
    ? [messages.ended, last]
    : hasStarted
      ? [messages.until, last]
      : [messages.from, start];
  return `${intl.formatMessage(kind)}, ${intl.formatMessage(message, { when: formatDay(at, language, timeZone) })}`;
};

/** The phase of an event. */
const phaseOf = ({ hasStarted, hasEnded }: Pick<EventData, 'hasStarted' | 'hasEnded'>) =>
  hasEnded ? 'over' : hasStarted ? 'running' : 'ahead';

/** Props of EventTiles. */
interface EventTilesProps {
  phase: ReturnType<typeof phaseOf>;
  events: readonly EventData[];
  /** How many are shown at most. @default all */
  most?: number | undefined;
}

/** Events of one phase, each a link to its page; nothing without one. */
export const EventTiles = ({ phase, events, most }: EventTilesProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const heading = useId();
  const shown = events.flatMap((event) => {
    const href = eventPath(event, language);
    return phaseOf(event) !== phase || href === null ? [] : [{ event, href }];
  });
  if (shown.length === 0) return null;
  return (
    <Events aria-labelledby={heading}>
      <SectionHeading headingId={heading} title={intl.formatMessage(messages[phase])} />
      <ul>
        {shown.slice(0, most).map(({ event, href }) => (
          <li key={event.eventId}>
            <BannerTile
              title={event.name}
              text={factsOf(event, language, intl)}
              href={href}
              wide={pictureContent(event.picture)}
              data-event={event.eventType}
            />
          </li>
        ))}
      </ul>
    </Events>
  );
};
