import type { WithSlots } from '../headless/part.ts';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { isFreePrice } from '@lounge/locale';
import type { BadgeContent } from '../badge/choose-badges.ts';
import { Icon } from '../icon/Icon.tsx';
import { crownSimpleFill } from '../icons/paths/crown-simple-fill.ts';
import { playFill } from '../icons/paths/play-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { PictureContent } from '../picture/PictureImage.tsx';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';
import type { RootProps } from '../root-props.ts';
import { clock } from './clock.ts';
import { messages as tileMessages } from '../tile/Tile.messages.ts';
import { TileCaption } from '../tile/TileCaption.tsx';
import { TileFrame } from '../tile/TileFrame.tsx';
import { type TileLock, TileProgress } from '../tile/tile-parts.tsx';
import { messages } from './VideoTile.messages.ts';
import { videoTileStyles } from './VideoTile.styles.ts';

/** Props of VideoTile. */
export interface VideoTileProps extends RootProps<'article', 'title'>, WithSlots<'frame' | 'caption' | 'name'> {
  /** The video's title, which is also the accessible name of the link. */
  title: string;
  /** The URL of the link; without one the title is plain text. */
  href?: string | undefined;
  /** The still, 16:9; blurred by the server when locked. */
  picture: PictureContent;
  /** The length in seconds. */
  duration?: number | undefined;
  /** The performer's name; omitted on the performer's own page. */
  owner?: string | undefined;
  /** The number of likes. */
  likes?: number | undefined;
  /** The price; zero or less is free. */
  price?: PriceContent | undefined;
  /** Whether a subscription includes it. @default false */
  withVip?: boolean | undefined;
  /** Whether the guest owns it. @default false */
  bought?: boolean | undefined;
  /** The guest's progress in the video or preview, 0 to 1. One that is open to the guest says "Continue". */
  progress?: number | undefined;
  /** Badges on the picture; the two with the highest priority are shown. "Bought" is added automatically. */
  badges?: readonly BadgeContent[] | undefined;
  /** Whether the guest pinned it. @default false */
  pinned?: boolean | undefined;
  /** Why it is locked. */
  lock?: TileLock | undefined;
  /** A muted preview over the picture, usually a `video`. */
  preview?: ReactNode;
  /** Further facts below the caption, a VideoFlags. */
  flags?: ReactNode;
  /** Whether the picture is loaded with high priority. @default false */
  priority?: boolean | undefined;
  /** Whether the picture is loaded lazily, when it comes near the viewport. @default true, unless it has priority */
  lazy?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-video-tile' })`
  ${videoTileStyles}
`;

function PlayState({ price, withVip, bought, progress, intl }: Partial<VideoTileProps> & { intl: IntlShape }) {
  const { language } = useKit();
  if (bought || withVip || !price || isFreePrice(price.amount)) {
    const played = progress !== undefined && progress > 0;
    if (!bought && !withVip && !price) return null;
    const word = played ? messages.continue : bought ? messages.play : withVip ? tileMessages.withVip : messages.free;
    return (
      <span data-part="price">
        <Icon path={withVip && !bought && !played ? crownSimpleFill : playFill} size={15} />
        {intl.formatMessage(word)}
      </span>
    );
  }
  return (
    <span data-part="price">
      <PriceParts price={price} intl={intl} language={language} />
    </span>
  );
}

/**
 * A video: still, length, price or play state, title and performer. @spec component:VideoTile
 * @deviates component:VideoTile 29 docs/decisions/0166
 */
export function VideoTile(props: VideoTileProps) {
  const {
    title,
    href,
    picture,
    duration,
    owner,
    likes,
    price,
    withVip,
    bought,
    progress,
    badges,
    pinned,
    lock,
    preview,
    flags,
    priority,
    lazy,
    slots,
    ...rest
  } = props;
  const intl = useIntl();
  const { Link } = useKit();
  const facts = [owner, likes === undefined ? null : intl.formatMessage(messages.likes, { count: likes })].filter(
    Boolean,
  );
  const marks: readonly BadgeContent[] = bought ? [...(badges ?? []), { kind: 'bought' }] : (badges ?? []);
  return (
    <Root {...rest}>
      <TileFrame
        slots={slots}
        picture={picture}
        sizes="(min-width: 1200px) 326px, (min-width: 768px) 33vw, 272px"
        ratio={[16, 9]}
        priority={priority}
        lazy={lazy}
        preview={preview}
        lock={lock}
        badges={marks}
        pinned={pinned}
        intl={intl}
      >
        {!lock && duration !== undefined && (
          <span data-part="pill">
            <span className="kit-visually-hidden">{intl.formatMessage(messages.duration)} </span>
            {clock(duration)}
          </span>
        )}
        {!lock && <PlayState price={price} withVip={withVip} bought={bought} progress={progress} intl={intl} />}
        {progress !== undefined && <TileProgress value={progress} intl={intl} />}
      </TileFrame>
      <TileCaption slots={slots} href={href} title={title} Link={Link}>
        {facts.length > 0 && <div data-part="facts">{facts.join(' · ')}</div>}
      </TileCaption>
      {flags}
    </Root>
  );
}
