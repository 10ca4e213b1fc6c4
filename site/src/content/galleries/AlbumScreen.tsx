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
import { usePin } from '../favourites/use-pin.ts';
import { messages } from './Gallery.messages.ts';
import { useGalleries } from './galleries-stores.ts';
import { CommentsConnected } from './CommentsConnected.tsx';
import { PicturesConnected } from './PicturesConnected.tsx';
import { RateAlbumConnected } from './RateAlbumConnected.tsx';
import { TagsConnected } from './TagsConnected.tsx';
import { UnlockConnected } from './UnlockConnected.tsx';
import { albumScreenStyles } from './AlbumScreen.styles.ts';

const Page = styled.div.withConfig({ componentId: 'site-album' })`
  ${albumScreenStyles}
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
    </Page>
  );
});
