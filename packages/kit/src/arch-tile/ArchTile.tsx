import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import { messages as onlineMessages } from '../online-indicator/OnlineIndicator.messages.ts';
import { type Presence, TilePresence } from '../online-indicator/OnlineIndicator.tsx';
import { onlineStyles } from '../online-indicator/OnlineIndicator.styles.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';
import { priceStyles } from '../price/Price.styles.ts';
import type { RootProps } from '../root-props.ts';

/** Props of ArchTile. */
export interface ArchTileProps extends RootProps<'article'> {
  /** The performer's name; it also names the link. */
  name: string;
  /** Where the tile leads. */
  href: string;
  /** The portrait. */
  picture: PictureContent;
  /** Whether the performer is here. @default 'online' */
  presence?: Presence | undefined;
  /** Price per minute in hundredths of a coin. */
  price?: PriceContent | undefined;
  /** Whether the picture waits until it comes near the window. @default false: the row stands on the first screen */
  lazy?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-arch-tile' })`
  position: relative;
  min-width: 0;
  > [data-part='frame'] {
    ${pictureStyles}
    aspect-ratio: 4 / 5;
    border-radius: var(--kit-radius-arch);
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  [data-brand='brasa'] & > [data-part='frame'] {
    aspect-ratio: 3 / 4;
  }
  [data-presence] {
    ${onlineStyles}
  }
  [data-part='name'] {
    display: flex;
    align-items: center;
    gap: 7px;
    margin-top: 10px;
    font-size: 15px;
    font-weight: 600;
    line-height: 1.3;
  }
  [data-part='link'] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    outline: none;
  }
  [data-part='link']::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  [data-part='price'] {
    ${priceStyles}
    gap: 4px;
    margin-top: 2px;
    font-size: 13px;
    color: var(--kit-text-muted);
  }
  [data-part='price'] [data-part='amount'] {
    font-weight: inherit;
  }
  [data-part='price'] small {
    margin: 0;
    font-size: inherit;
    opacity: 1;
  }
  &:has([data-part='link']:focus-visible) > [data-part='frame'] {
    outline: 3px solid var(--kit-focus);
    outline-offset: 3px;
  }
  @media (hover: hover) {
    &:hover > [data-part='frame'] {
      transform: translateY(-4px);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &:hover > [data-part='frame'] {
      transform: none;
    }
  }
`;

/** A performer in the row of those who are live: an arch in velvet, an upright card in brasa. @spec component:TileSlider */
export function ArchTile({ name, href, picture, presence = 'online', price, lazy = false, ...rest }: ArchTileProps) {
  const intl = useIntl();
  const { Link, language } = useKit();
  return (
    <Root {...rest}>
      <div data-part="frame" data-tint={picture.tint}>
        <PictureImage
          key={picture.src}
          picture={picture}
          sizes="(min-width: 1200px) 138px, (min-width: 992px) 11vw, 98px"
          width={4}
          height={5}
          {...{ lazy, intl }}
        />
      </div>
      <div data-part="name">
        <TilePresence presence={presence} word={intl.formatMessage(onlineMessages[presence])} />
        <Link href={href} data-part="link">
          {name}
        </Link>
      </div>
      {price && (
        <div data-part="price">
          <PriceParts price={price.per ? price : { ...price, per: 'minute' }} intl={intl} language={language} />
        </div>
      )}
    </Root>
  );
}
