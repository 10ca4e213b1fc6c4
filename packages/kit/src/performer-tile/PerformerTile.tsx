import { memo, type NamedExoticComponent, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import type { BadgeContent } from '../badge/choose-badges.ts';
import { Icon } from '../icon/Icon.tsx';
import { door } from '../icons/paths/door.ts';
import { eye } from '../icons/paths/eye.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { part, type WithSlots } from '../headless/part.ts';
import { messages as onlineMessages } from '../online-indicator/OnlineIndicator.messages.ts';
import { type Presence, TilePresence } from '../online-indicator/OnlineIndicator.tsx';
import type { PictureContent } from '../picture/PictureImage.tsx';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';
import { messages as ratingMessages } from '../rating/Rating.messages.ts';
import { type RatingContent, showsRating } from '../rating/shows-rating.ts';
import type { RootProps } from '../root-props.ts';
import { TileFrame } from '../tile/TileFrame.tsx';
import { type TileLock, TileProgress } from '../tile/tile-parts.tsx';
import { messages } from './PerformerTile.messages.ts';
import { performerTileStyles } from './PerformerTile.styles.ts';

/** Props of PerformerTile. */
export interface PerformerTileProps extends RootProps<'article'>, WithSlots<'frame' | 'caption' | 'name' | 'link'> {
  /** The performer's name, which is also the accessible name of the link. */
  name: string;
  /** The URL of the link. */
  href: string;
  /** The portrait, 3:4; blurred by the server when locked. */
  picture: PictureContent;
  /** Whether the performer is online. @default 'offline' */
  presence?: Presence | undefined;
  /** Age in years. */
  age?: number | undefined;
  /** The performer's city; replaced by the rating from ten ratings on. */
  place?: string | undefined;
  /** A further fact, such as languages; not shown beside a rating, and with the caption over the picture on the feature tile only. */
  more?: string | undefined;
  /** Ratings of the last ninety days; shown from ten on. */
  rating?: RatingContent | undefined;
  /** How many watch the performer now; shown from one on, unless the performer is offline. @default not shown */
  watching?: number | undefined;
  /** The price per minute in hundredths of a coin, with the regular price if it is reduced. */
  price?: PriceContent | undefined;
  /** Whether a free chat is running; shown instead of the price. @default false */
  freeChat?: boolean | undefined;
  /** Badges on the picture; the two with the highest priority are shown. */
  badges?: readonly BadgeContent[] | undefined;
  /** Whether the guest pinned the performer. @default false */
  pinned?: boolean | undefined;
  /** Why the picture is locked. */
  lock?: TileLock | undefined;
  /** Whether this is the grid's feature tile. @default false */
  feature?: boolean | undefined;
  /** The rank in a top list, shown large on the picture. */
  rank?: number | undefined;
  /** A muted preview over the picture, usually a `video`. */
  preview?: ReactNode;
  /** The progress of the preview, 0 to 1. */
  progress?: number | undefined;
  /** Whether the picture is loaded with high priority. @default false */
  priority?: boolean | undefined;
  /** Whether the picture is loaded lazily, when it comes near the viewport. @default true, unless it has priority */
  lazy?: boolean | undefined;
  /** Called when the guest presses the link, which is followed unless the event is prevented. */
  onChoose?: ((choice: { href: string; event: React.MouseEvent<HTMLAnchorElement> }) => void) | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-performer-tile' })`
  ${performerTileStyles}
`;

const sizes = '(min-width: 992px) 211px, (min-width: 480px) 30vw, 48vw';
const featureSizes = '(min-width: 992px) 440px, (min-width: 480px) 30vw, 96vw';

function Watching({ count, intl }: { count: number; intl: IntlShape }) {
  return (
    <span data-part="watching">
      <Icon path={eye} size={14} label={intl.formatMessage(messages.watching, { count })} />
      <span aria-hidden="true">{intl.formatNumber(count)}</span>
    </span>
  );
}

function Facts({ age, place, more, rating, watching = 0, intl }: Partial<PerformerTileProps> & { intl: IntlShape }) {
  const { layout } = useKit().brand;
  const rated = showsRating(rating);
  const ratingText = ({ satisfaction: percent, count }: RatingContent) =>
    layout.rating === 'brief'
      ? intl.formatMessage(ratingMessages.brief, { percent })
      : intl.formatMessage(ratingMessages.short, { percent, count: intl.formatNumber(count) });
  const middle = rated ? ratingText(rating) : place;
  return (
    <div data-part="facts">
      {/* A line that is too long breaks within a fact, not at a dot. */}
      {[age, middle].filter((fact) => fact !== undefined && fact !== '').join('\u00A0·\u00A0')}
      {watching > 0 && ' '}
      {watching > 0 && <Watching count={watching} intl={intl} />}
      {more && !rated && <span data-part="more">{` · ${more}`}</span>}
    </div>
  );
}

function PriceMark({ price, freeChat, intl }: Pick<PerformerTileProps, 'price' | 'freeChat'> & { intl: IntlShape }) {
  const { language } = useKit();
  if (freeChat) {
    return (
      <span data-part="price">
        <Icon path={door} size={15} />
        {intl.formatMessage(messages.free)}
      </span>
    );
  }
  if (!price || !Number.isFinite(price.amount)) return null;
  return (
    <span data-part="price">
      <PriceParts price={price.per ? price : { ...price, per: 'minute' }} intl={intl} language={language} />
    </span>
  );
}

function Tile({
  name,
  href,
  picture,
  presence = 'offline',
  age,
  place,
  more,
  rating,
  watching,
  price,
  freeChat = false,
  badges,
  pinned,
  lock,
  feature = false,
  rank,
  preview,
  progress,
  priority,
  lazy,
  onChoose,
  slots,
  ...rest
}: PerformerTileProps) {
  const intl = useIntl();
  const { Link, brand } = useKit();
  const lowered = price?.was !== undefined && price.was > price.amount && !freeChat;
  return (
    <Root
      {...rest}
      data-state={presence}
      data-caption={brand.layout.caption}
      data-feature={feature || undefined}
      data-rank={rank}
      data-was={lowered || undefined}
      data-free={(freeChat && rank === undefined) || undefined}
    >
      <TileFrame
        slots={slots}
        picture={picture}
        sizes={feature ? featureSizes : sizes}
        ratio={[3, 4]}
        priority={priority}
        lazy={lazy}
        name={name}
        preview={preview}
        lock={lock}
        badges={badges}
        pinned={pinned}
        intl={intl}
      >
        {rank !== undefined && <span data-part="rank">{rank}</span>}
        {!lock && rank === undefined && <PriceMark price={price} freeChat={freeChat} intl={intl} />}
        {progress !== undefined && <TileProgress value={progress} intl={intl} />}
      </TileFrame>
      {part(
        slots,
        'caption',
        <div data-part="caption">
          {part(
            slots,
            'name',
            <div data-part="name">
              <TilePresence presence={presence} word={intl.formatMessage(onlineMessages[presence])} />
              {part(
                slots,
                'link',
                <Link href={href} data-part="link" onClick={onChoose && ((event) => onChoose({ href, event }))}>
                  {name}
                </Link>,
              )}
            </div>,
          )}
          <Facts
            age={age}
            place={place}
            more={more}
            rating={rating}
            watching={presence === 'offline' ? 0 : watching}
            intl={intl}
          />
        </div>,
      )}
    </Root>
  );
}

/**
 * A performer in a grid: portrait, at most two badges, price per minute, name with presence, one line of facts. It renders again when one of
 * its props is another value, so pass on the objects of your data.
 * @spec component:PerformerTile component:TopCamTile component:FavouriteTile component:VideoStarTile rule:rating-min-10
 */
export const PerformerTile: NamedExoticComponent<PerformerTileProps> = memo(Tile);
