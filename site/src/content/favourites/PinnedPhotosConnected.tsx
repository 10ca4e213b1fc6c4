import { Lightbox } from '@lounge/kit/lightbox';
import { PictureTile } from '@lounge/kit/picture-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import { pathTo, performerSlug } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { usePictureOverlay } from '../../foundation/session/use-picture-overlay.ts';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages } from '../../foundation/guest/Personal.messages.ts';
import { NothingPinned } from './NothingPinned.tsx';
import { useFavourites } from './favourites-stores.ts';
import { useUnpin } from './use-pin.ts';
import { useFocusOnShown } from './use-focus-on-shown.ts';
import { usePinnedPictures } from './pinned-pictures-stores.ts';

const Grid = styled.ul.withConfig({ componentId: 'site-pinned-photos' })`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  padding: 0;
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

/** Props of PinnedPhotosConnected. */
export interface PinnedPhotosConnectedProps {
  /** Whether the albums, whose error state stands for both, are not beside it. @default false */
  isAlone?: boolean;
}

/** The pictures that the guest pinned; locked ones lead to their album. @spec feature:library.pinned-photos */
export const PinnedPhotosConnected = observer(({ isAlone = false }: PinnedPhotosConnectedProps) => {
  const intl = useIntl();
  const { config } = useApp();
  const navigate = useNavigate();
  const { data } = usePinnedPictures();
  const favourites = useFavourites();
  const unpin = useUnpin();
  const all = data.value?.photos ?? [];
  const photos = all.filter(({ pictureId }) => favourites?.isPinned('picture', pictureId, true) !== false);
  const unlocked = photos.filter(({ isLocked }) => !isLocked);
  const [current, setCurrent] = usePictureOverlay(unlocked.map(({ picture }) => picture));
  const shown = current === null ? undefined : unlocked[current];
  useFocusOnShown(shown?.pictureId ?? null);
  // One call loads albums and pictures; the albums' section shows its error state.
  if (data.state === 'failed' && data.value === null && !isAlone) return null;
  return (
    <section data-needs-script aria-labelledby="pinned-photos">
      <SectionHeading headingId="pinned-photos" title={intl.formatMessage(messages.photos)} />
      <ListFrame
        list={data}
        count={photos.length}
        level={3}
        notLoaded={intl.formatMessage(messages.notLoaded)}
        empty={<NothingPinned kind="photos" />}
      >
        <Grid>
          {photos.map(({ pictureId, picture, isLocked, actor, albumId, albumTitle }, index) => (
            <li key={pictureId} data-photo={pictureId}>
              <PictureTile
                picture={pictureContent(picture)}
                number={index + 1}
                count={photos.length}
                locked={isLocked}
                pinned
                onPin={() => unpin({ kind: 'picture', id: pictureId, name: albumTitle })}
                onOpen={() => {
                  const actorName = performerSlug(actor.name);
                  if (isLocked) {
                    void navigate(pathTo('performer.album-details', config.language, { actorName, albumId }));
                  } else setCurrent(unlocked.findIndex((each) => each.pictureId === pictureId));
                }}
              />
            </li>
          ))}
        </Grid>
      </ListFrame>
      <Lightbox
        title={shown?.albumTitle ?? ''}
        pictures={unlocked.map(({ picture }) => pictureContent(picture))}
        current={shown === undefined ? null : current}
        historyEntry={false}
        place={shown && { number: photos.indexOf(shown) + 1, count: photos.length }}
        onChoose={(choice) => setCurrent(choice.current)}
        onClose={() => setCurrent(null)}
      />
    </section>
  );
});
