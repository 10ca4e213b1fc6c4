import type { WithSlots } from '../headless/part.ts';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { isFreePrice } from '@lounge/locale';
import type { BadgeContent } from '../badge/choose-badges.ts';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import { crownSimpleFill } from '../icons/paths/crown-simple-fill.ts';
import { images } from '../icons/paths/images.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { PictureContent } from '../picture/PictureImage.tsx';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';
import type { RootProps } from '../root-props.ts';
import { messages as tileMessages } from '../tile/Tile.messages.ts';
import { RatingMark } from '../tile/RatingMark.tsx';
import { TileCaption } from '../tile/TileCaption.tsx';
import { TileFrame } from '../tile/TileFrame.tsx';
import type { TileLock } from '../tile/tile-parts.tsx';
import { messages } from './AlbumTile.messages.ts';
import { albumTileStyles } from './AlbumTile.styles.ts';

/** A look into an album. */
export interface AlbumPreview {
  /** The title of the look. */
  title: string;
  /** The addresses of the pictures. */
  urls: readonly string[];
}

/** Props of AlbumTile. */
export interface AlbumTileProps extends RootProps<'article', 'title'>, WithSlots<'frame' | 'caption' | 'name'> {
  /** The album's title, which is also the accessible name of the link. */
  title: string;
  /** The URL of the link; without one the title is plain text. */
  href?: string | undefined;
  /** The cover, 3:4; blurred by the server when locked. */
  picture: PictureContent;
  /** The performer's name. Without it, as on the performer's own page, the count is on the picture and the price below it. */
  owner?: string | undefined;
  /** The number of pictures or videos. */
  count?: number | undefined;
  /** The kind of content. @default 'pictures' */
  holds?: 'pictures' | 'videos' | undefined;
  /** The price; zero or less is free. */
  price?: PriceContent | undefined;
  /** Whether a subscription includes it. @default false */
  withVip?: boolean | undefined;
  /** Whether the guest owns it. @default false */
  bought?: boolean | undefined;
  /** Badges on the picture; the two with the highest priority are shown. */
  badges?: readonly BadgeContent[] | undefined;
  /** Whether the guest pinned it. @default false */
  pinned?: boolean | undefined;
  /** The guest's rating. @default none */
  rating?: 'liked' | 'disliked' | null | undefined;
  /** A look into the album, while the guest looks at the tile: its title, and files of pictures. @default none */
  preview?: AlbumPreview | null | undefined;
  /** Called when the guest begins or ends to look at the tile, by pointer or focus. */
  onLook?: ((look: { isLooking: boolean }) => void) | undefined;
  /** Why it is locked. */
  lock?: TileLock | undefined;
  /** Whether the picture is loaded lazily, when it comes near the viewport. @default true */
  lazy?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-album-tile' })`
  ${albumTileStyles}
`;

function Preview({ title, urls }: AlbumPreview) {
  return (
    <span data-part="look" role="img" aria-label={title}>
      {urls.map((url) => (
        <img key={url} src={url} alt="" decoding="async" />
      ))}
    </span>
  );
}

type Terms = Pick<AlbumTileProps, 'price' | 'withVip' | 'bought'> & { intl: IntlShape };

function TermsOnPicture({ price, withVip, bought, intl }: Terms) {
  const { language } = useKit();
  if (!price && !withVip && !bought) return null;
  const word = bought ? messages.open : withVip ? tileMessages.withVip : messages.free;
  const priced = price && !bought && !withVip && !isFreePrice(price.amount);
  return (
    <span data-part="price">
      {priced ? (
        <PriceParts price={price} intl={intl} language={language} />
      ) : (
        <>
          <Icon path={withVip && !bought ? crownSimpleFill : images} size={15} />
          {intl.formatMessage(word)}
        </>
      )}
    </span>
  );
}

function TermsBelow({ price, withVip, bought, intl }: Terms) {
  const { language } = useKit();
  if (bought) {
    return (
      <div data-part="terms">
        <span data-part="owned">
          <Icon path={check} size={15} />
          {intl.formatMessage(messages.bought)}
        </span>
      </div>
    );
  }
  if (withVip) return <div data-part="terms">{intl.formatMessage(tileMessages.withVip)}</div>;
  if (!price) return null;
  return (
    <div data-part="terms">
      <PriceParts price={price} intl={intl} language={language} />
    </div>
  );
}

const lookHandlers = (onLook: AlbumTileProps['onLook']) => {
  if (onLook === undefined) return {};
  const [begin, end] = [() => onLook({ isLooking: true }), () => onLook({ isLooking: false })];
  return { onPointerEnter: begin, onFocus: begin, onPointerLeave: end, onBlur: end };
};

/**
 * An album: cover, number of pictures, and price or ownership.
 * @spec component:AlbumTile
 */
export function AlbumTile(props: AlbumTileProps) {
  const {
    title,
    href,
    picture,
    owner,
    count,
    holds = 'pictures',
    price,
    withVip,
    bought,
    badges,
    pinned,
    rating,
    preview,
    onLook,
    lock,
    lazy,
    slots,
    ...rest
  } = props;
  const intl = useIntl();
  const { Link } = useKit();
  const amount = count === undefined ? null : intl.formatMessage(messages[holds], { count });
  const marks: readonly BadgeContent[] = bought && owner ? [...(badges ?? []), { kind: 'bought' }] : (badges ?? []);
  const terms = { price, withVip, bought, intl };
  return (
    <Root {...rest} {...lookHandlers(onLook)}>
      <TileFrame
        slots={slots}
        picture={picture}
        sizes="(min-width: 1200px) 224px, (min-width: 768px) 25vw, (min-width: 480px) 33vw, 50vw"
        ratio={[3, 4]}
        lazy={lazy}
        lock={lock}
        badges={marks}
        pinned={pinned}
        intl={intl}
      >
        {rating && <RatingMark rating={rating} intl={intl} />}
        {preview && !lock && <Preview {...preview} />}
        {!owner && !lock && amount && <span data-part="pill">{amount}</span>}
        {owner && !lock && <TermsOnPicture {...terms} />}
      </TileFrame>
      <TileCaption slots={slots} href={href} title={title} Link={Link}>
        {owner ? <div data-part="facts">{[owner, amount].filter(Boolean).join(' · ')}</div> : <TermsBelow {...terms} />}
      </TileCaption>
    </Root>
  );
}
