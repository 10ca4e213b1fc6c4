import { styled } from 'styled-components';
import { FeedGate, type FeedGateContent } from '../feed-clip/FeedGate.tsx';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import { lockSimpleFill } from '../icons/paths/lock-simple-fill.ts';
import { trophyFill } from '../icons/paths/trophy-fill.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './FeedPhotos.messages.ts';
import { feedPhotosStyles } from './FeedPhotos.styles.ts';

/** A picture of a post. */
export interface FeedPhotoContent {
  /** The picture; of a locked one a file that the server blurred. */
  picture: PictureContent;
  /** Whether the guest has to do something to see it sharp. @default false */
  isLocked?: boolean | undefined;
}

/** Props of FeedPhotos. */
export interface FeedPhotosProps extends RootProps<'div'> {
  /** The pictures, in their order; the first three are shown. */
  photos: readonly FeedPhotoContent[];
  /** The lock of the locked pictures; null where all are open. @default null */
  gate?: FeedGateContent | null | undefined;
  /** The place in a photo contest; null outside of one. @default null */
  contest?: { place: number } | null | undefined;
  /** Whether the guest bought them. @default false */
  bought?: boolean | undefined;
  /** Whether they load when they come near the view. @default true */
  lazy?: boolean | undefined;
  /** Called with the place of the picture that the guest opens, beginning with 0. */
  onOpen: (choice: { index: number }) => void;
}

const Root = styled.div.withConfig({ componentId: 'kit-feed-photos' })`
  ${feedPhotosStyles}
`;

/** The number of pictures of the mosaic. */
const shownPhotos = 3;

type PhotoProps = FeedPhotoContent & {
  index: number;
  count: number;
  isAlone: boolean;
  lazy: boolean;
  onOpen: (() => void) | null;
};

function Photo({ picture, isLocked = false, index, count, isAlone, lazy, onOpen }: PhotoProps) {
  const intl = useIntl();
  const more = index === shownPhotos - 1 ? count - shownPhotos : 0;
  const label = intl.formatMessage(isLocked ? messages.locked : messages.open, { number: index + 1, count });
  return (
    <div data-part="photo" data-tint={picture.tint}>
      <PictureImage
        picture={{ ...picture, alt: '' }}
        width={isAlone ? 16 : 1}
        height={isAlone ? 9 : 1}
        sizes={index === 0 ? '(min-width: 768px) 680px, 100vw' : '(min-width: 768px) 230px, 34vw'}
        lazy={lazy}
        intl={intl}
      />
      {onOpen !== null && (
        <button type="button" onClick={onOpen}>
          <span className="kit-visually-hidden">{label} </span>
          {isLocked && more === 0 && (
            <span data-part="lock">
              <Icon path={lockSimpleFill} size={22} />
            </span>
          )}
          {more > 0 && <span data-part="more">{`+ ${intl.formatNumber(more)}`}</span>}
        </button>
      )}
    </div>
  );
}

/** The pictures of a post as a mosaic of three at most, or what locks them. @spec component:FeedPhotos */
export function FeedPhotos(props: FeedPhotosProps) {
  const { photos, gate = null, contest = null, bought = false, lazy = true, onOpen, ...rest } = props;
  const intl = useIntl();
  const count = photos.length;
  const shown = photos.slice(0, shownPhotos);
  const isClosed = gate !== null && photos.every(({ isLocked }) => isLocked);
  return (
    <Root {...rest} data-locked={isClosed || undefined}>
      <div
        data-part="mosaic"
        data-count={shown.length}
        role={count > 1 && !isClosed ? 'group' : undefined}
        aria-label={count > 1 && !isClosed ? intl.formatMessage(messages.title, { count }) : undefined}
      >
        {shown.map((photo, index) => (
          <Photo
            key={photo.picture.src}
            {...photo}
            index={index}
            count={count}
            isAlone={count === 1}
            lazy={lazy}
            onOpen={isClosed ? null : () => onOpen({ index })}
          />
        ))}
      </div>
      {gate !== null && <FeedGate gate={gate} kind="photos" amount={count} />}
      {contest !== null && (
        <span data-part="mark">
          <Icon path={trophyFill} size={14} />
          {intl.formatMessage(messages.contest, { place: contest.place })}
        </span>
      )}
      {bought && contest === null && gate === null && (
        <span data-part="mark">
          <Icon path={check} size={14} />
          {intl.formatMessage(messages.yours)}
        </span>
      )}
    </Root>
  );
}
