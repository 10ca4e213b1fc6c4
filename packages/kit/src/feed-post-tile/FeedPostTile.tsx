import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { messages as albumMessages } from '../album-tile/AlbumTile.messages.ts';
import type { BadgeContent } from '../badge/choose-badges.ts';
import { messages as postMessages } from '../feed-post/FeedPost.messages.ts';
import type { FeedPostModel } from '../feed-post/feed-post-content.ts';
import { part, type WithSlots } from '../headless/part.ts';
import { Icon } from '../icon/Icon.tsx';
import { images } from '../icons/paths/images.ts';
import { lockSimpleFill } from '../icons/paths/lock-simple-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { messages as presenceMessages } from '../online-indicator/OnlineIndicator.messages.ts';
import { TilePresence } from '../online-indicator/OnlineIndicator.tsx';
import type { PictureContent } from '../picture/PictureImage.tsx';
import { PriceParts } from '../price/PriceParts.tsx';
import type { RootProps } from '../root-props.ts';
import type { TileLock } from '../tile/tile-parts.tsx';
import { TileCaption } from '../tile/TileCaption.tsx';
import { TileFrame } from '../tile/TileFrame.tsx';
import { clock } from '../video-tile/clock.ts';
import { messages as videoMessages } from '../video-tile/VideoTile.messages.ts';
import { feedPostTileStyles } from './FeedPostTile.styles.ts';

/** Props of FeedPostTile. */
export interface FeedPostTileProps extends RootProps<'article'>, WithSlots<'frame' | 'caption' | 'name'> {
  /** The words of the post: its title or text, which are the name of the link; empty for a post without any. */
  words: string;
  /** The URL of the post. */
  href?: string | undefined;
  /** The first photo or the poster of the clip, blurred by the server when locked; null for a post of words only, which are in its place. */
  picture: PictureContent | null;
  /** Whose post it is. */
  model: Pick<FeedPostModel, 'name' | 'onlineState'>;
  /** Whether the performer is named below the words, as away from her own page. @default false */
  away?: boolean | undefined;
  /** The length of a clip in seconds. */
  duration?: number | undefined;
  /** The number of photos. */
  count?: number | undefined;
  /** The price in hundredths of a coin, where it is locked until it is paid. @default none */
  price?: number | undefined;
  /** Whether the guest bought it. @default false */
  bought?: boolean | undefined;
  /** Why it is locked, where it is for another reason than its price. @default it is not */
  lock?: TileLock | undefined;
  /** Whether the picture is loaded lazily, when it comes near the viewport. @default true */
  lazy?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-feed-post-tile' })`
  ${feedPostTileStyles}
`;

const noBadges: readonly BadgeContent[] = [];
const boughtBadge: readonly BadgeContent[] = [{ kind: 'bought' }];

function Amount({ duration, count, intl }: Pick<FeedPostTileProps, 'duration' | 'count'> & { intl: IntlShape }) {
  if (duration !== undefined) {
    return (
      <span data-part="pill">
        <span className="kit-visually-hidden">{intl.formatMessage(videoMessages.duration)} </span>
        {clock(duration)}
      </span>
    );
  }
  // One photo is seen to be one.
  if (count === undefined || count < 2) return null;
  return (
    <span data-part="pill">
      <Icon path={images} size={15} />
      <span aria-hidden>{intl.formatNumber(count)}</span>
      <span className="kit-visually-hidden">{intl.formatMessage(albumMessages.pictures, { count })}</span>
    </span>
  );
}

interface FrameProps extends Pick<
  FeedPostTileProps,
  'slots' | 'duration' | 'count' | 'price' | 'bought' | 'lock' | 'lazy'
> {
  picture: PictureContent;
  intl: IntlShape;
}

function Frame({ slots, picture, duration, count, price, bought, lock, lazy, intl }: FrameProps) {
  const { language } = useKit();
  return (
    <TileFrame
      slots={slots}
      picture={picture}
      sizes="(min-width: 1200px) 212px, 170px"
      ratio={[4, 5]}
      lazy={lazy}
      lock={lock}
      badges={bought === true ? boughtBadge : noBadges}
      intl={intl}
    >
      {!lock && <Amount duration={duration} count={count} intl={intl} />}
      {!lock && price !== undefined && (
        <span data-part="price">
          <Icon path={lockSimpleFill} size={14} />
          <PriceParts price={{ amount: price }} intl={intl} language={language} />
        </span>
      )}
    </TileFrame>
  );
}

/** A post in a row: its picture or its words, and its performer, with the price that opens it. It leads to the post. */
export function FeedPostTile(props: FeedPostTileProps) {
  const {
    words,
    href,
    picture,
    model,
    away = false,
    duration,
    count,
    price,
    bought,
    lock,
    lazy,
    slots,
    ...rest
  } = props;
  const intl = useIntl();
  const { Link } = useKit();
  const { name, onlineState } = model;
  return (
    <Root {...rest} data-kind={picture === null ? 'words' : 'picture'}>
      {picture === null ? (
        part(slots, 'frame', <div data-part="frame" />)
      ) : (
        <Frame
          slots={slots}
          picture={picture}
          duration={duration}
          count={count}
          price={price}
          bought={bought}
          lock={lock}
          lazy={lazy}
          intl={intl}
        />
      )}
      <TileCaption
        slots={slots}
        href={href}
        title={words === '' ? intl.formatMessage(postMessages.post, { name }) : words}
        Link={Link}
      >
        {away && (
          <div data-part="facts">
            {onlineState !== 'offline' && (
              <TilePresence presence={onlineState} word={intl.formatMessage(presenceMessages[onlineState])} />
            )}
            <span data-part="owner" dir="auto">
              {name}
            </span>
          </div>
        )}
      </TileCaption>
    </Root>
  );
}
