import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { BackToShowConnected } from './BackToShowConnected.tsx';
import { ShowsSection } from './ShowsSection.tsx';
import { messages } from './Tickets.messages.ts';
import { useCamShows } from './tickets-stores.ts';

/** The guest's tickets to shows, for the page of benefits; nothing without any. @spec feature:chat.ticket-show */
export const OwnTicketsConnected = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const shows = useCamShows();
  const own = shows.own.value ?? [];
  if (own.length === 0) return null;
  const more = { href: pathTo('cams.shows', language), label: intl.formatMessage(messages.seeAll) };
  return (
    <>
      <BackToShowConnected />
      <ShowsSection title={intl.formatMessage(messages.own)} more={more}>
        {own}
      </ShowsSection>
    </>
  );
});
