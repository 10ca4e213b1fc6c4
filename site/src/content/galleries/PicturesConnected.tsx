import { Lightbox } from '@lounge/kit/lightbox';
import { PictureTile } from '@lounge/kit/picture-tile';
import type { Gallery } from '@lounge/stores/content/galleries';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../app/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useFavourites } from '../favourites/favourites-stores.ts';
import { messages } from './Gallery.messages.ts';

const Grid = styled.ul.withConfig({ componentId: 'site-pictures' })`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  padding: 0;
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px;
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 20px;
  }
`;

/** Pictures are pinned by their place in the album, from 1, as the reference server counts them. @assumed */
const pictureId = (albumId: number, at: number): number => albumId * 1000 + at + 1;

/** The pictures of an album: open ones large on a click, locked ones lead to what unlocks them. */
export const PicturesConnected = observer(({ gallery }: { gallery: Gallery }) => {
  const intl = useIntl();
  const { config, paymentDialog: door } = useApp();
  const favourites = useFavourites();
  const [current, setCurrent] = useState<number | null>(null);
  const all = (gallery.data.value?.pictures ?? []).map((each, at) => ({ ...each, at }));
  const open = all.filter(({ isLocked }) => !isLocked);
  const isPinned = (at: number) => favourites?.isPinned('picture', pictureId(gallery.albumId, at)) ?? false;
  const pin = (at: number): void => {
    if (config.guestId === null || favourites === null) return door.open('log-in');
    const id = pictureId(gallery.albumId, at);
    void (isPinned(at) ? favourites.unpin('picture', id) : favourites.pin('picture', id));
  };
  const shown = current === null ? undefined : open[current];
  return (
    <>
      <Grid aria-label={intl.formatMessage(messages.pictures)}>
        {all.map(({ picture, isLocked, at }) => (
          <li key={at}>
            <PictureTile
              picture={pictureContent(picture)}
              number={at + 1}
              count={all.length}
              locked={isLocked}
              pinned={isPinned(at)}
              onOpen={() => {
                if (isLocked)
                  document.getElementById('unlock')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
                else setCurrent(open.findIndex((each) => each.at === at));
              }}
              onPin={() => pin(at)}
            />
          </li>
        ))}
      </Grid>
      <Lightbox
        title={gallery.data.value?.album.title ?? ''}
        pictures={open.map(({ picture }) => pictureContent(picture))}
        current={current}
        pinned={shown !== undefined && isPinned(shown.at)}
        onChoose={(choice) => setCurrent(choice.current)}
        onClose={() => setCurrent(null)}
        onPin={() => shown !== undefined && pin(shown.at)}
      />
    </>
  );
});
