import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { HeadingLevel } from '../heading-level.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { messages as onlineMessages } from '../online-indicator/OnlineIndicator.messages.ts';
import { TilePresence } from '../online-indicator/OnlineIndicator.tsx';
import type { PictureContent } from '../picture/PictureImage.tsx';
import { PictureSources, usePictureSource } from '../picture/PictureSources.tsx';
import { QuietImage } from '../picture/QuietImage.tsx';
import type { RootProps } from '../root-props.ts';
import { bannerTileStyles } from './BannerTile.styles.ts';

/** Props of BannerTile. */
export interface BannerTileProps extends RootProps<'article', 'title'> {
  /** The heading, which is the link. */
  title: string;
  /** A sentence about it. */
  text?: string | undefined;
  /** Where it leads; the whole banner is the link. */
  href: string;
  /** The wide picture, available in 640, 1280 and 1920 px. */
  wide: PictureContent;
  /** The upright picture for windows below 768 px, available in 320 and 640 px. @default the wide one */
  tall?: PictureContent | undefined;
  /** Whether the performer to whom it belongs is online. @default it belongs to nobody */
  performer?: { name: string; isOnline: boolean } | undefined;
  /** Rank of the heading among those of the page. @default 3 */
  level?: HeadingLevel | undefined;
  /** Called when the guest follows it. */
  onFollow?: ((follow: { event: MouseEvent<HTMLAnchorElement> }) => void) | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-banner-tile' })`
  ${bannerTileStyles}
`;

const wideWidths = [640, 1280, 1920];

/** A banner of a page: words over a picture, of which the browser chooses the wide or the upright one. @spec component:BannerTile */
export function BannerTile(props: BannerTileProps) {
  const { title, text, href, wide, tall = wide, performer, level, onFollow, ...rest } = props;
  const intl = useIntl();
  const { Link } = useKit();
  const sourceOf = usePictureSource();
  return (
    <Root {...rest} data-on-picture="" data-tint={wide.tint}>
      <picture>
        <PictureSources media="(max-width: 767.98px)" src={tall.src} widths={[320, 640]} sizes="100vw" />
        <PictureSources src={wide.src} widths={wideWidths} sizes="100vw" />
        <QuietImage
          {...sourceOf(wide.src, 1280, wideWidths)}
          sizes="100vw"
          alt={wide.alt ?? ''}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <div data-part="words">
        <h3 aria-level={level}>
          <Link href={href} onClick={onFollow && ((event) => onFollow({ event }))}>
            {title}
          </Link>
        </h3>
        {text !== undefined && <p>{text}</p>}
        {performer && (
          <p data-part="performer">
            <TilePresence
              presence={performer.isOnline ? 'online' : 'offline'}
              word={intl.formatMessage(onlineMessages[performer.isOnline ? 'online' : 'offline'])}
            />
            {performer.name}
          </p>
        )}
      </div>
    </Root>
  );
}
