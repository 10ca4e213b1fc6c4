import { Button } from '@lounge/kit/button';
import { Lightbox } from '@lounge/kit/lightbox';
import { PhotoGallery, type GalleryAccess } from '@lounge/kit/photo-gallery';
import type { PictureContent } from '@lounge/kit/picture';
import type { Infer, picture as pictureSchema } from '@lounge/protocol';
import type { Gallery, GalleryData } from '@lounge/stores/content/galleries';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { usePictureOverlay } from '../../foundation/session/use-picture-overlay.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages as pinTexts } from '../favourites/Favourites.messages.ts';
import { useFavourites, useRejectedPin } from '../favourites/favourites-stores.ts';
import { useFocusOnShown } from '../favourites/use-focus-on-shown.ts';
import { messages } from './Gallery.messages.ts';
import { lookAbove } from './look-above.ts';
import { UnlockConnected } from './UnlockConnected.tsx';
import { usePinPicture } from './use-pin-picture.ts';

const goToUnlock = (): void => {
  const panel = document.getElementById('unlock');
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'center', behavior: 'smooth' });
};

const contents = new WeakMap<object, PictureContent>();

/** The same object for the same picture, so that a tile whose picture stays does not render again. */
const contentOf = (picture: Infer<typeof pictureSchema>): PictureContent => {
  const content = contents.get(picture) ?? pictureContent(picture);
  contents.set(picture, content);
  return content;
};

const accessOf = ({ restriction, isBought, album }: GalleryData): GalleryAccess => {
  if (restriction === 'needAgeCheck') return 'ageCheck';
  if (restriction !== null) return 'preview';
  return isBought || !album.free ? 'bought' : 'free';
};

/** The grid, which renders again as pictures change, but not as the lightbox goes from one to the next. */
const Grid = observer(({ gallery, onOpen }: { gallery: Gallery; onOpen: (choice: { id: number }) => void }) => {
  const intl = useIntl();
  const favourites = useFavourites();
  const data = gallery.data.value ?? { pictures: [], restriction: null };
  const look = lookAbove(data, gallery.preview.value);
  const pin = usePinPicture();
  const hasDoor = !gallery.isGone && data.pictures.some(({ isLocked }) => isLocked);
  return (
    <PhotoGallery
      door={hasDoor ? <UnlockConnected gallery={gallery} isDoor /> : undefined}
      label={intl.formatMessage(messages.pictures)}
      access={gallery.data.value === null ? 'free' : accessOf(gallery.data.value)}
      isPending={gallery.data.value === null}
      preview={look && { title: look.previewTitle, urls: look.urls }}
      photos={data.pictures.map(({ id, picture, isLocked, ...rated }) => ({
        id,
        picture: contentOf(picture),
        locked: isLocked,
        pinned: favourites?.isPinned('picture', id) ?? false,
        rating: gallery.ratings.shown('picture', id, rated).rating,
      }))}
      onOpen={onOpen}
      onPin={pin}
    />
  );
});

/** How many pictures are locked still, and the way to unlock them. */
const LockedNote = ({ count, onUnlock }: { count: number; onUnlock: () => void }) => {
  const intl = useIntl();
  return (
    <>
      <span>{intl.formatMessage(messages.stillLocked, { count })}</span>
      <Button variant="outline" size="small" onClick={onUnlock}>
        {intl.formatMessage(messages.howToUnlock)}
      </Button>
    </>
  );
};

/**
 * The pictures of an album: a click enlarges an open one; the way to the locked ones stands over them.
 * @spec component:PhotoGallery, screen:overlay.photo-lightbox
 */
export const PicturesConnected = observer(({ gallery }: { gallery: Gallery }) => {
  const intl = useIntl();
  const { config, paymentDialog } = useApp();
  const favourites = useFavourites();
  const { reason } = useRejectedPin();
  const pin = usePinPicture();
  const all = gallery.data.value?.pictures ?? [];
  const unlocked = all.filter(({ isLocked }) => !isLocked);
  const lockedCount = all.length - unlocked.length;
  // After the open ones comes the first that is not, blurred, over the way to it.
  const entries = [...unlocked, ...all.filter(({ isLocked }) => isLocked).slice(0, 1)];
  const [current, setCurrent] = usePictureOverlay(entries.map(({ picture }) => picture));
  const entry = current === null ? undefined : entries[current];
  const shown = entry?.isLocked === true ? undefined : entry;
  useFocusOnShown(shown?.id ?? null);
  const isBoundForUnlock = useRef(false);
  // Nothing behind the lightbox takes the focus before it has closed.
  useEffect(() => {
    if (current !== null || !isBoundForUnlock.current) return;
    isBoundForUnlock.current = false;
    goToUnlock();
  }, [current]);
  const open = ({ id }: { id: number }): void => {
    const at = unlocked.findIndex((each) => each.id === id);
    if (at >= 0) setCurrent(at);
  };
  const unlock = (): void => {
    isBoundForUnlock.current = true;
    setCurrent(null);
  };
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  const stableOpen = useCallback((choice: { id: number }) => latestOpen.current(choice), []);
  return (
    <>
      <Grid gallery={gallery} onOpen={stableOpen} />
      <Lightbox
        title={gallery.data.value?.album.title ?? ''}
        pictures={entries.map(({ picture }) => contentOf(picture))}
        current={entry === undefined ? null : current}
        historyEntry={false}
        place={entry && { number: all.indexOf(entry) + 1, count: all.length }}
        note={
          (lockedCount > 0 || reason !== null) && (
            <>
              {reason !== null && <span role="alert">{intl.formatMessage(pinTexts[reason])}</span>}
              {lockedCount > 0 && <LockedNote count={lockedCount} onUnlock={unlock} />}
            </>
          )
        }
        pinned={shown !== undefined && (favourites?.isPinned('picture', shown.id) ?? false)}
        rated={shown && { ...gallery.ratings.shown('picture', shown.id, shown), needsLogIn: config.guestId === null }}
        onChoose={(choice) => setCurrent(choice.current)}
        onClose={() => setCurrent(null)}
        onPin={shown && (() => pin({ id: shown.id }))}
        onRate={
          shown &&
          (({ rating }) => {
            if (config.guestId === null) paymentDialog.open('log-in');
            else void gallery.ratings.rate('picture', shown.id, rating);
          })
        }
      />
    </>
  );
});
