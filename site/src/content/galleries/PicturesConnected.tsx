import { Button } from '@lounge/kit/button';
import { Lightbox } from '@lounge/kit/lightbox';
import { PictureTile } from '@lounge/kit/picture-tile';
import type { Gallery } from '@lounge/stores/content/galleries';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { usePictureOverlay } from '../../foundation/session/use-picture-overlay.ts';
import { useConversion } from '../../foundation/conversion/conversion-stores.ts';
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

const goToUnlock = (): void => {
  const panel = document.getElementById('unlock');
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'center', behavior: 'smooth' });
};

/** The pictures of an album: a click enlarges an unlocked one, and scrolls to the unlock panel for a locked one. */
export const PicturesConnected = observer(({ gallery }: { gallery: Gallery }) => {
  const intl = useIntl();
  const { config, paymentDialog } = useApp();
  const favourites = useFavourites();
  const all = (gallery.data.value?.pictures ?? []).map((each, index) => ({ ...each, index }));
  const unlocked = all.filter(({ isLocked }) => !isLocked);
  const [current, setCurrent] = usePictureOverlay(unlocked.map(({ picture }) => picture));
  const isPinned = (id: number) => favourites?.isPinned('picture', id) ?? false;
  const pin = (id: number): void => {
    if (config.guestId === null || favourites === null) return paymentDialog.open('log-in');
    void (isPinned(id) ? favourites.unpin('picture', id) : favourites.pin('picture', id));
  };
  const shown = current === null ? undefined : unlocked[current];
  const lockedCount = all.length - unlocked.length;
  const isBoundForUnlock = useRef(false);
  const { incentives } = useConversion();
  // Nothing behind the lightbox takes the focus before it has closed.
  useEffect(() => {
    if (current !== null || !isBoundForUnlock.current) return;
    isBoundForUnlock.current = false;
    goToUnlock();
  }, [current]);
  return (
    <>
      <Grid aria-label={intl.formatMessage(messages.pictures)}>
        {all.map(({ id, picture, isLocked, index }) => (
          <li key={id}>
            <PictureTile
              picture={pictureContent(picture)}
              number={index + 1}
              count={all.length}
              locked={isLocked}
              pinned={isPinned(id)}
              onOpen={() => {
                if (isLocked) {
                  goToUnlock();
                  void incentives.buyingAlbum(gallery.albumId);
                } else setCurrent(unlocked.findIndex((each) => each.id === id));
              }}
              onPin={() => pin(id)}
            />
          </li>
        ))}
      </Grid>
      <Lightbox
        title={gallery.data.value?.album.title ?? ''}
        pictures={unlocked.map(({ picture }) => pictureContent(picture))}
        current={shown === undefined ? null : current}
        place={shown && { number: shown.index + 1, count: all.length }}
        note={
          lockedCount > 0 && (
            <>
              <span>{intl.formatMessage(messages.stillLocked, { count: lockedCount })}</span>
              <Button
                variant="outline"
                size="small"
                onClick={() => {
                  isBoundForUnlock.current = true;
                  setCurrent(null);
                  void incentives.buyingAlbum(gallery.albumId);
                }}
              >
                {intl.formatMessage(messages.howToUnlock)}
              </Button>
            </>
          )
        }
        pinned={shown !== undefined && isPinned(shown.id)}
        onChoose={(choice) => setCurrent(choice.current)}
        onClose={() => setCurrent(null)}
        onPin={() => shown !== undefined && pin(shown.id)}
      />
    </>
  );
});
