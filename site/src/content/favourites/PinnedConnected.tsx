import { FavouriteTile } from '@lounge/kit/favourite-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import { Skeleton } from '@lounge/kit/skeleton';
import { StatePanel } from '@lounge/kit/state-panel';
import { pathTo } from '@lounge/locale';
import type { FavouriteActor, Favourites } from '@lounge/stores/content/favourites';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { PageConfig } from '../../shared/page-config.ts';
import { useApp } from '../../shared/app-context.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useCounts } from '../../foundation/guest/counts-stores.ts';
import { messages } from '../../foundation/guest/Personal.messages.ts';
import { useFavourites } from './favourites-stores.ts';
import { useUnpin } from './use-pin.ts';
import { messages as pinTexts } from './Favourites.messages.ts';
import { RemovedPinConnected } from './RemovedPinConnected.tsx';

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

/** A row that is on its way, as high as a row. */
const PendingRow = styled.li.withConfig({ componentId: 'site-pinned-pending' })`
  height: 136px;
  overflow: hidden;
  border-radius: var(--kit-radius-2);
`;

const Note = styled.p.withConfig({ componentId: 'site-pinned-note' })`
  margin-bottom: 12px;
  color: var(--kit-text-muted);
  font-size: 14px;
`;

/** How many performers are shown at first, and with each step. @spec constant:mobile.favouritesPerPage */
const perPage = 10;

/** How many the overview shows. @assumed */
const onOverview = 6;

/** The confirmation that a notification needs first. */
const needsOf = (alerts: Favourites['alerts'], { language, brand }: Pick<PageConfig, 'language' | 'brand'>) => ({
  ...(alerts?.email === false && { email: {} }),
  ...(alerts?.sms === false && { sms: { href: pathTo('personal.age-check', language, { product: brand }) } }),
});

const PinnedPerformer = observer(({ actor, favourites }: { actor: FavouriteActor; favourites: Favourites }) => {
  const { config } = useApp();
  const { language } = config;
  const unpin = useUnpin();
  const { id, name, slug, portrait, isOnline } = actor;
  return (
    <FavouriteTile
      name={name}
      href={pathTo('performer.overview', language, { actorName: slug })}
      messageHref={messengerPath(language, id)}
      chatHref={pathTo('performer.live-show', language, { actorName: slug })}
      picture={pictureContent(portrait)}
      online={isOnline}
      notify={{ email: favourites.isNotified('email', id), sms: favourites.isNotified('sms', id) }}
      needs={needsOf(favourites.alerts, config)}
      onNotify={({ by, enabled }) => void favourites.setNotification(by, id, enabled)}
      onUnpin={() => unpin({ kind: 'actor', id, name })}
    />
  );
});

/** Props of PinnedConnected. */
export interface PinnedConnectedProps {
  /** Whether it is a part of the overview, which shows the first ones and leads to the others. @default false */
  isExcerpt?: boolean;
}

/**
 * The performers whom the guest pinned, ten at a time, and how many of them are online.
 * @spec feature:favourites.list, screen:personal.favourites, screen:mobile.favourites
 */
export const PinnedConnected = observer(({ isExcerpt = false }: PinnedConnectedProps) => {
  const intl = useIntl();
  const { config } = useApp();
  const [wanted, setWanted] = useState(isExcerpt ? onOverview : perPage);
  // The server does not load pins, so the first render in the browser has none either.
  const favourites = useFavourites();
  const actors = favourites?.actors ?? [];
  const count = favourites?.onlineCount ?? 0;
  const shown = actors.slice(0, wanted);
  const expected = useCounts().data.value?.pinnedFavoriteCount ?? 3;
  const isKnown = favourites?.isComplete === true;
  const list = {
    state: isKnown ? ('ready' as const) : (favourites?.list.state ?? ('loading' as const)),
    value: isKnown ? true : null,
    failure: favourites?.list.failure ?? null,
    hasMore: !isExcerpt && actors.length > shown.length,
  };
  const empty = (
    <StatePanel
      kind="empty"
      level={3}
      title={intl.formatMessage(messages.nobody)}
      text={intl.formatMessage(messages.nobodyText)}
      step={{ label: intl.formatMessage(messages.seeLive), href: pathTo('home', config.language) }}
    />
  );
  const note = <Note>{intl.formatMessage(messages.alerts)}</Note>;
  return (
    <section data-needs-script aria-labelledby="pinned">
      <SectionHeading
        headingId="pinned"
        title={intl.formatMessage(messages.pinned)}
        note={actors.length === 0 ? undefined : intl.formatMessage(messages.onlineNow, { count })}
        more={
          isExcerpt
            ? {
                label: intl.formatMessage(pinTexts.all),
                href: pathTo('personal.favourites', config.language, { product: config.brand }),
              }
            : undefined
        }
      />
      <RemovedPinConnected />
      <ListFrame
        list={list}
        count={shown.length}
        total={actors.length}
        level={3}
        isWaiting
        notLoaded={intl.formatMessage(messages.notLoaded)}
        onReload={() => void favourites?.request()}
        onMore={() => setWanted(wanted + perPage)}
        pending={
          expected === 0 ? (
            empty
          ) : (
            <>
              {note}
              <List aria-busy="true">
                {Array.from({ length: Math.min(expected, wanted) }, (_, at) => (
                  <PendingRow key={at}>
                    <Skeleton shape="box" />
                  </PendingRow>
                ))}
              </List>
            </>
          )
        }
        empty={empty}
      >
        {note}
        <List>
          {favourites &&
            shown.map((actor) => (
              <li key={actor.id}>
                <PinnedPerformer actor={actor} favourites={favourites} />
              </li>
            ))}
        </List>
      </ListFrame>
    </section>
  );
});
