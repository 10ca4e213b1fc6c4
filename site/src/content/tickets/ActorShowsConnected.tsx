import { pathTo } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { ShowsSection } from './ShowsSection.tsx';
import { messages } from './Tickets.messages.ts';
import { useActorTickets } from './tickets-stores.ts';

/** How many shows stand on a performer's page; the others are in the list of all shows. */
const maxShows = 3;

/** The next ticket shows of a performer; nothing without any. @spec query:chat-tickets.by-model */
export const ActorShowsConnected = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const shows = useActorTickets().open(actor.id).list.value ?? [];
  if (shows.length === 0) return null;
  const more = { href: pathTo('cams.shows', language), label: intl.formatMessage(messages.seeAll) };
  return (
    <ShowsSection title={intl.formatMessage(messages.title)} more={more}>
      {shows.slice(0, maxShows)}
    </ShowsSection>
  );
});
