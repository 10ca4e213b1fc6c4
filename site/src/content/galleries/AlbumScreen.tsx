import { useKit } from '@lounge/kit/kit-provider';
import { PinButton } from '@lounge/kit/pin-button';
import { pathTo, performerSlug } from '@lounge/locale';
import type { GalleryData } from '@lounge/stores/content/galleries';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useFocusAfterUnlock } from '../../shared/use-focus-after-unlock.ts';
import { AgeRating } from '../../foundation/age-check/AgeRating.tsx';
import { GoneNotice } from '../../foundation/page/GoneNotice.tsx';
import { ContentPrice } from '../../foundation/wallet/ContentPrice.tsx';
import { RejectedPinConnected } from '../favourites/RejectedPinConnected.tsx';
import { usePin } from '../favourites/use-pin.ts';
import { messages } from './Gallery.messages.ts';
import { useGalleries } from './galleries-stores.ts';
import { CommentsConnected } from './CommentsConnected.tsx';
import { PicturesConnected } from './PicturesConnected.tsx';
import { RateAlbumConnected } from './RateAlbumConnected.tsx';
import { TagsConnected } from './TagsConnected.tsx';
import { UnlockConnected } from './UnlockConnected.tsx';

const Page = styled.div.withConfig({ componentId: 'site-album' })`
  display: grid;
  gap: 24px;
  max-width: 1432px;
  margin: 0 auto;
  padding: 16px var(--kit-page-margin) var(--kit-space-7);
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 16px 24px;
  }
  > header > div:first-child {
    flex: 1 1 320px;
  }
  > header > [data-part='opinion'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  > header > div > h1 {
    margin: 6px 0 10px;
  }
  > header > div > [data-part='owner'] {
    color: var(--kit-accent);
    font-weight: 600;
  }
  > header > div > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    color: var(--kit-text-muted);
  }
  > * {
    min-width: 0;
  }
  > [data-part='content'] {
    display: grid;
    gap: 24px;
    align-content: start;
  }
  > [data-part='content'] > * {
    min-width: 0;
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 372px;
    column-gap: 48px;
    > header {
      grid-column: 1 / -1;
    }
  }
  > header > div > [data-part='lead'] {
    max-width: 60ch;
    margin-top: 10px;
    line-height: var(--kit-line-height-long);
  }
`;

const PinAlbum = observer(({ album: { id, isSedcard, isFavoriteAlbum } }: { album: GalleryData['album'] }) => (
  <PinButton
    look="outline"
    label={useIntl().formatMessage(messages.pin)}
    {...usePin(isSedcard ? 'sedcards' : 'album', id, isFavoriteAlbum)}
  />
));

/** An album's page: what it is, what stands between, its pictures. @spec screen:performer.album-details, feature:albums.view */
export const AlbumScreen = observer(() => {
  const intl = useIntl();
  const { config } = useApp();
  const { Link } = useKit();
  const { albumId } = useParams();
  const gallery = useGalleries().open(Number(albumId));
  const { guestId } = config;
  useEffect(() => {
    if (guestId !== null) void gallery.countView();
  }, [gallery, guestId]);
  const { value } = gallery.data;
  const panel = useRef<HTMLElement>(null);
  useFocusAfterUnlock(value !== null && value.restriction !== null, panel);
  if (value === null) return null;
  const { album, isBought, fittingVoucher } = value;
  const { actor } = album;
  const hasLocked = value.pictures.some(({ isLocked }) => isLocked);
  return (
    <Page>
      <header>
        <div>
          <Link
            data-part="owner"
            href={pathTo('performer.overview', config.language, { actorName: performerSlug(actor.name) })}
          >
            {actor.name}
          </Link>
          <h1>{album.title}</h1>
          <p data-part="facts">
            <span>
              {intl.formatMessage(messages.facts, { count: album.pictureCount, views: album.albumTotalViews })}
              <AgeRating age={album.ageRating} />
            </span>
            {!gallery.isGone && !isBought && (album.free || album.prices.album !== null) && (
              <ContentPrice
                price={album.prices.album}
                base={album.prices.base}
                isIncluded={album.guestInfo.flatrate}
                hasVoucher={fittingVoucher !== null}
              />
            )}
          </p>
          <p data-part="lead">{album.description}</p>
        </div>
        {!gallery.isGone && (
          <div data-part="opinion">
            <RateAlbumConnected gallery={gallery} album={album} />
            <PinAlbum album={album} />
          </div>
        )}
      </header>
      <div data-part="content">
        {gallery.isGone && <GoneNotice title={album.title} />}
        {!hasLocked && !gallery.isGone && <UnlockConnected ref={panel} gallery={gallery} />}
        <PicturesConnected gallery={gallery} />
        <TagsConnected gallery={gallery} />
      </div>
      {!gallery.isGone && (
        <div data-part="side">
          <CommentsConnected albumId={album.id} />
        </div>
      )}
      <RejectedPinConnected />
    </Page>
  );
});
