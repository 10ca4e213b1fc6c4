import { pathTo } from '@lounge/locale';
import { eventPath } from '@lounge/protocol/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { useApp } from '../../shared/app-context.ts';
import { EventTiles } from './EventTiles.tsx';
import { messages } from './Games.messages.ts';
import { useEvents } from './games-stores.ts';

const Phases = styled.div.withConfig({ componentId: 'site-event-phases' })`
  display: grid;
  gap: 44px;
`;

/** The events: what runs, what is to come, and what is over. @spec screen:event.list */
export const EventsScreen = observer(() => {
  const intl = useIntl();
  const { language, brand } = useApp().config;
  const events = useEvents().value ?? [];
  return (
    <ListPage title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.description)}>
      {events.every((event) => eventPath(event, language) === null) ? (
        <ErrorPanel
          kind="empty"
          title={intl.formatMessage(messages.none)}
          text={intl.formatMessage(messages.noneText)}
          step={{
            label: intl.formatMessage(messages.toWheel),
            href: pathTo('personal.spinwheel', language, { product: brand }),
          }}
        />
      ) : (
        <Phases>
          <EventTiles phase="running" events={events} />
          <EventTiles phase="ahead" events={events} />
          <EventTiles phase="over" events={events} />
        </Phases>
      )}
    </ListPage>
  );
});
