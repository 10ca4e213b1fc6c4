import { part, type WithSlots } from '../headless/part.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import { messages as onlineMessages } from '../online-indicator/OnlineIndicator.messages.ts';
import { type Presence, TilePresence } from '../online-indicator/OnlineIndicator.tsx';
import type { PictureContent } from '../picture/PictureImage.tsx';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';
import type { RootProps } from '../root-props.ts';
import { TileFrame } from '../tile/TileFrame.tsx';
import { archTileStyles } from './ArchTile.styles.ts';

/** Props of ArchTile. */
export interface ArchTileProps extends RootProps<'article'>, WithSlots<'frame' | 'name' | 'link'> {
  /** The performer's name, which is also the accessible name of the link. */
  name: string;
  /** The URL of the link. */
  href: string;
  /** The portrait. */
  picture: PictureContent;
  /** Whether the performer is online. @default 'online' */
  presence?: Presence | undefined;
  /** Price per minute in hundredths of a coin. */
  price?: PriceContent | undefined;
  /** Whether the picture is loaded lazily, when it comes near the viewport. @default false: the row is visible on load */
  lazy?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-arch-tile' })`
  ${archTileStyles}
`;

/** A performer in the row of those who are live: an arch or an upright card, by the brand. @spec component:TileSlider */
export function ArchTile(props: ArchTileProps) {
  const { name, href, picture, presence = 'online', price, lazy = false, slots, ...rest } = props;
  const intl = useIntl();
  const { Link, language } = useKit();
  return (
    <Root {...rest}>
      <TileFrame
        slots={slots}
        picture={picture}
        sizes="(min-width: 1200px) 138px, (min-width: 992px) 11vw, 98px"
        ratio={[4, 5]}
        lazy={lazy}
        name={name}
        intl={intl}
      />
      {part(
        slots,
        'name',
        <div data-part="name">
          <TilePresence presence={presence} word={intl.formatMessage(onlineMessages[presence])} />
          {part(
            slots,
            'link',
            <Link href={href} data-part="link">
              {name}
            </Link>,
          )}
        </div>,
      )}
      {price && Number.isFinite(price.amount) && (
        <div data-part="price">
          <PriceParts price={price.per ? price : { ...price, per: 'minute' }} intl={intl} language={language} />
        </div>
      )}
    </Root>
  );
}
