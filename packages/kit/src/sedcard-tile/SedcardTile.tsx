import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { RatingMark } from '../tile/RatingMark.tsx';
import { LockNote, PinnedMark, TileTitle, type TileLock } from '../tile/tile-parts.tsx';
import { messages } from './SedcardTile.messages.ts';
import { sedcardTileStyles } from './SedcardTile.styles.ts';

/** The number of pictures that a tile shows. */
const shown = 3;

/** Props of SedcardTile. */
export interface SedcardTileProps extends RootProps<'article', 'title'> {
  /** The sedcard's title, which is also the accessible name of the link. */
  title: string;
  /** The URL of the link; without one the title is plain text. */
  href?: string | undefined;
  /** The pictures that stand for it, 3:4, of which the first three are shown. */
  photos: readonly PictureContent[];
  /** The number of its pictures. */
  count?: number | undefined;
  /** The number of guests who like it. @default 0 */
  likes?: number | undefined;
  /** The guest's rating. @default none */
  rating?: 'liked' | 'disliked' | null | undefined;
  /** Whether it costs nothing. @default false */
  free?: boolean | undefined;
  /** Whether the guest pinned it. @default false */
  pinned?: boolean | undefined;
  /** Why it is locked. */
  lock?: TileLock | undefined;
  /** Whether it is on its way. @default false */
  isPending?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-sedcard-tile' })`
  ${sedcardTileStyles}
`;

/** A performer's sedcard: its top three pictures, and what guests say of it. @spec component:SedcardTile */
export function SedcardTile(props: SedcardTileProps) {
  const { title, href, photos, count, likes = 0, rating, free, pinned, lock, isPending = false, ...rest } = props;
  const intl = useIntl();
  const { Link } = useKit();
  if (isPending) {
    return (
      <Root {...rest} data-pending="" aria-busy>
        <div data-part="frame">
          {[0, 1, 2].map((place) => (
            <div key={place} data-part="photo" />
          ))}
        </div>
        <span className="kit-visually-hidden" role="status">
          {intl.formatMessage(messages.loading)}
        </span>
      </Root>
    );
  }
  const facts = [
    count === undefined ? null : intl.formatMessage(messages.pictures, { count }),
    likes === 0 ? null : intl.formatMessage(messages.likes, { count: likes }),
    free ? intl.formatMessage(messages.free) : null,
  ];
  return (
    <Root {...rest}>
      <div data-part="frame">
        {photos.slice(0, shown).map((photo) => (
          <div key={photo.src} data-part="photo" data-tint={photo.tint}>
            <PictureImage picture={photo} sizes="(min-width: 992px) 220px, 33vw" width={3} height={4} intl={intl} />
          </div>
        ))}
        {lock && <LockNote lock={lock} intl={intl} />}
        {pinned && <PinnedMark intl={intl} />}
        {rating && <RatingMark rating={rating} intl={intl} />}
      </div>
      <div data-part="caption">
        <div data-part="name">
          <TileTitle href={href} title={title} Link={Link} />
        </div>
        <div data-part="facts">{facts.filter(Boolean).join(' · ')}</div>
      </div>
    </Root>
  );
}
