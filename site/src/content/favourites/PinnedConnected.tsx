import { FavouriteTile } from '@lounge/kit/favourite-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import { StatePanel } from '@lounge/kit/state-panel';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { PageConfig } from '../../shared/page-config.ts';
import type { Favourites } from '@lounge/stores/content/favourites';
import { useApp } from '../../shared/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useFavourites } from './favourites-stores.ts';
import { messages } from '../../foundation/guest/Personal.messages.ts';

const List = styled.ul.withConfig({ componentId: 'site-pinned' })`
  list-style: none;
  display: grid;
  gap: 12px;
  padding: 0;
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Note = styled.p.withConfig({ componentId: 'site-pinned-note' })`
  margin-bottom: 12px;
  color: var(--kit-text-muted);
  font-size: 14px;
`;

/** The confirmation that a notification needs first. */
const needsOf = (alerts: Favourites['alerts'], { language, brand }: Pick<PageConfig, 'language' | 'brand'>) => ({
  ...(alerts?.email === false && { email: {} }),
  ...(alerts?.sms === false && { sms: { href: pathTo('personal.age-check', language, { product: brand }) } }),
});

/** The performers whom the guest pinned, and how many of them are online. @spec feature:favourites.list, screen:personal.favourites */
export const PinnedConnected = observer(() => {
  const intl = useIntl();
  const { config } = useApp();
  // The server does not load pins, so the first render in the browser has none either.
  const favourites = useFavourites();
  const actors = favourites?.actors ?? [];
  const count = favourites?.onlineCount ?? 0;
  const needs = needsOf(favourites?.alerts ?? null, config);
  return (
    <section data-needs-script aria-labelledby="pinned">
      <SectionHeading
        headingId="pinned"
        title={intl.formatMessage(messages.pinned)}
        note={actors.length === 0 ? undefined : intl.formatMessage(messages.onlineNow, { count })}
      />
      {favourites?.isComplete === true && actors.length === 0 && (
        <StatePanel
          kind="empty"
          level={3}
          title={intl.formatMessage(messages.nobody)}
          text={intl.formatMessage(messages.nobodyText)}
          step={{ label: intl.formatMessage(messages.seeLive), href: pathTo('home', config.language) }}
        />
      )}
      {actors.length > 0 && <Note>{intl.formatMessage(messages.alerts)}</Note>}
      <List>
        {actors.map(({ id, name, slug, portrait, isOnline }) => (
          <li key={id}>
            <FavouriteTile
              name={name}
              href={pathTo('performer.overview', config.language, { actorName: slug })}
              picture={pictureContent(portrait)}
              online={isOnline}
              notify={{
                email: favourites?.isNotified('email', id) ?? false,
                sms: favourites?.isNotified('sms', id) ?? false,
              }}
              needs={needs}
              onNotify={({ by, enabled }) => void favourites?.setNotification(by, id, enabled)}
              onUnpin={() => void favourites?.unpin('actor', id)}
            />
          </li>
        ))}
      </List>
    </section>
  );
});
