import { formatDay } from '@lounge/locale';
import { styled } from 'styled-components';
import type { IntlShape } from 'react-intl';
import { TileBadges } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { archive } from '../icons/paths/archive.ts';
import { arrowLeft } from '../icons/paths/arrow-left.ts';
import { images } from '../icons/paths/images.ts';
import { playFill } from '../icons/paths/play-fill.ts';
import { waveform } from '../icons/paths/waveform.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { LockNote, TileTitle } from '../tile/tile-parts.tsx';
import { clock } from '../video-tile/clock.ts';
import { messages } from './MediaLibraryTile.messages.ts';
import { mediaLibraryTileStyles } from './MediaLibraryTile.styles.ts';

/** Something in a guest's library. */
export interface LibraryTileItem {
  /** The title, which is also the accessible name of what opens it. */
  title: string;
  /** The performer's name. */
  owner: string;
  /** The still or cover. */
  picture: PictureContent;
  /** The kind of media. */
  mediaType: 'video' | 'photo' | 'audio';
  /** Why it is in the library. */
  source: 'purchased' | 'pinned' | 'archived';
  /** Where it comes from. */
  origin: 'shop' | 'chatClip' | 'feed';
  /** When it was bought, recorded, pinned or archived: an instant. */
  at: string;
  /** The length in seconds. */
  duration?: number | null | undefined;
  /** The number of pictures of an album; none for a single picture. */
  count?: number | null | undefined;
  /** The URL of its page; without one it is played where it is. */
  href?: string | undefined;
  /** Whether the guest does not own it, as of a pin. @default false */
  isLocked?: boolean | undefined;
}

/** Props of MediaLibraryTile. */
export interface MediaLibraryTileProps extends RootProps<'article', 'title'> {
  /** The item; null while it is loading. */
  item: LibraryTileItem | null;
  /** Whether it is on its way to the archive or back. @default false */
  isMoving?: boolean | undefined;
  /** Called when the guest plays something that has no page. */
  onPlay?: (() => void) | undefined;
  /** Called when the guest archives it, or brings it back; without a handler neither is offered. */
  onMove?: ((move: { isArchived: boolean }) => void) | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-media-library-tile' })`
  ${mediaLibraryTileStyles}
`;

function pillOf({ mediaType, duration, count }: LibraryTileItem, intl: IntlShape) {
  if (typeof duration === 'number') {
    return (
      <>
        <span className="kit-visually-hidden">{intl.formatMessage(messages.duration)} </span>
        {clock(duration)}
      </>
    );
  }
  if (mediaType !== 'photo') return null;
  return typeof count === 'number'
    ? intl.formatMessage(messages.pictures, { count })
    : intl.formatMessage(messages.picture);
}

const sinceOf = ({ source, origin }: LibraryTileItem) => {
  if (source !== 'purchased') return messages[source];
  return origin === 'chatClip' ? messages.recorded : messages.purchased;
};

const steps = {
  video: { icon: playFill, text: messages.play },
  audio: { icon: playFill, text: messages.listen },
  photo: { icon: images, text: messages.open },
} as const;

function Frame({ item, isMoving, intl }: { item: LibraryTileItem; isMoving: boolean; intl: IntlShape }) {
  const { picture, mediaType, source, origin, isLocked = false } = item;
  const pill = pillOf(item, intl);
  const { icon, text } = steps[mediaType];
  return (
    <div data-part="frame" data-tint={picture.tint}>
      <PictureImage
        key={picture.src}
        picture={picture}
        sizes="(min-width: 1200px) 260px, (min-width: 768px) 33vw, 50vw"
        width={4}
        height={3}
        intl={intl}
      />
      {mediaType === 'audio' && (
        <span data-part="sound">
          <Icon path={waveform} size={44} />
        </span>
      )}
      {isLocked && !isMoving && <LockNote lock="purchase" intl={intl} />}
      {!isLocked && origin !== 'chatClip' && source === 'purchased' && (
        <TileBadges badges={[{ kind: 'bought' }]} intl={intl} />
      )}
      {!isLocked && pill !== null && <span data-part="pill">{pill}</span>}
      {!isLocked && (
        <span data-part="price">
          <Icon path={icon} size={15} />
          {intl.formatMessage(text)}
        </span>
      )}
      {isMoving && (
        <span data-part="moving" role="status">
          {intl.formatMessage(source === 'archived' ? messages.unarchiving : messages.archiving)}
        </span>
      )}
    </div>
  );
}

/**
 * Something in a guest's library: what it is, since when, and the way to archive it or bring it back.
 * @spec component:MediaLibraryTile
 */
export function MediaLibraryTile({ item, isMoving = false, onPlay, onMove, ...rest }: MediaLibraryTileProps) {
  const intl = useIntl();
  const { Link, language } = useKit();
  if (item === null) {
    return (
      <Root {...rest} aria-busy aria-label={intl.formatMessage(messages.loading)}>
        <div data-skeleton="frame" />
        <div data-skeleton="line" />
        <div data-skeleton="small" />
      </Root>
    );
  }
  const { title, owner, href, source, origin, mediaType, at } = item;
  const isArchived = source === 'archived';
  const facts = [
    owner,
    origin === 'chatClip' && isArchived ? intl.formatMessage(messages.chatClip) : null,
    intl.formatMessage(sinceOf(item), { date: formatDay(at, language, intl.timeZone) }),
  ];
  return (
    <Root {...rest} data-media={mediaType} data-source={source} data-origin={origin} aria-busy={isMoving || undefined}>
      <Frame item={item} isMoving={isMoving} intl={intl} />
      <div data-part="caption">
        <div data-part="name">
          {href === undefined && onPlay !== undefined ? (
            <button type="button" data-part="link" onClick={onPlay}>
              {title}
            </button>
          ) : (
            <TileTitle href={href} title={title} Link={Link} />
          )}
        </div>
        <div data-part="facts">{facts.filter((each) => each !== null).join(' · ')}</div>
      </div>
      {onMove && (
        <button
          type="button"
          data-part="move"
          aria-disabled={isMoving || undefined}
          aria-label={intl.formatMessage(isArchived ? messages.unarchive : messages.archive, { title })}
          onClick={() => {
            if (!isMoving) onMove({ isArchived: !isArchived });
          }}
        >
          <Icon path={isArchived ? arrowLeft : archive} size={20} />
        </button>
      )}
    </Root>
  );
}
