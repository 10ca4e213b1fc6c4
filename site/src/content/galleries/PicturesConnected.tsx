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

/** Pictures are pinned by their 1-based position in the album, as the reference server counts them. @assumed */
const pictureId = (albumId: number, index: number): number => albumId * 1000 + index + 1;

/** The pictures of an album: a click enlarges an unlocked one, and scrolls to the unlock panel for a locked one. */
export const PicturesConnected = observer(({ gallery }: { gallery: Gallery }) => {
  const intl = useIntl();
  const { config, paymentDialog } = useApp();
  const favourites = useFavourites();
  const [current, setCurrent] = useState<number | null>(null);
  const all = (gallery.data.value?.pictures ?? []).map((each, index) => ({ ...each, index }));
  const unlocked = all.filter(({ isLocked }) => !isLocked);
  const isPinned = (index: number) => favourites?.isPinned('picture', pictureId(gallery.albumId, index)) ?? false;
  const pin = (index: number): void => {
    if (config.guestId === null || favourites === null) return paymentDialog.open('log-in');
    const id = pictureId(gallery.albumId, index);
    void (isPinned(index) ? favourites.unpin('picture', id) : favourites.pin('picture', id));
  };
  const shown = current === null ? undefined : unlocked[current];
  return (
    <>
      <Grid aria-label={intl.formatMessage(messages.pictures)}>
        {all.map(({ picture, isLocked, index }) => (
          <li key={index}>
            <PictureTile
              picture={pictureContent(picture)}
              number={index + 1}
              count={all.length}
              locked={isLocked}
              pinned={isPinned(index)}
              onOpen={() => {
                if (isLocked)
                  document.getElementById('unlock')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
                else setCurrent(unlocked.findIndex((each) => each.index === index));
              }}
              onPin={() => pin(index)}
            />
          </li>
        ))}
      </Grid>
      <Lightbox
        title={gallery.data.value?.album.title ?? ''}
        pictures={unlocked.map(({ picture }) => pictureContent(picture))}
        current={current}
        pinned={shown !== undefined && isPinned(shown.index)}
        onChoose={(choice) => setCurrent(choice.current)}
        onClose={() => setCurrent(null)}
        onPin={() => shown !== undefined && pin(shown.index)}
      />
    </>
  );
});
