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
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages } from '../../foundation/guest/Personal.messages.ts';
import { NothingPinned } from './NothingPinned.tsx';
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

/** The pictures that the guest pinned; locked ones lead to their album. @spec feature:library.pinned-photos */
export const PinnedPhotosConnected = observer(() => {
  const intl = useIntl();
  const { config } = useApp();
  const navigate = useNavigate();
  const { data } = usePinnedPictures();
  const photos = data.value?.photos ?? [];
  const unlocked = photos.filter(({ isLocked }) => !isLocked);
  const [current, setCurrent] = usePictureOverlay(unlocked.map(({ picture }) => picture));
  const shown = current === null ? undefined : unlocked[current];
  // One call loads albums and pictures; the albums' section shows its error state.
  if (data.state === 'failed' && data.value === null) return null;
  return (
    <section data-needs-script aria-labelledby="pinned-photos">
      <SectionHeading headingId="pinned-photos" title={intl.formatMessage(messages.photos)} />
      {data.state === 'ready' && photos.length === 0 && <NothingPinned kind="photos" />}
      <Grid>
        {photos.map(({ pictureId, picture, isLocked, actor, albumId }, index) => (
          <li key={pictureId}>
            <PictureTile
              picture={pictureContent(picture)}
              number={index + 1}
              count={photos.length}
              locked={isLocked}
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
      <Lightbox
        title={shown?.albumTitle ?? ''}
        pictures={unlocked.map(({ picture }) => pictureContent(picture))}
        current={shown === undefined ? null : current}
        place={shown && { number: photos.indexOf(shown) + 1, count: photos.length }}
        onChoose={(choice) => setCurrent(choice.current)}
        onClose={() => setCurrent(null)}
      />
    </section>
  );
});
