import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './CategoryTile.messages.ts';
import { categoryTileStyles } from './CategoryTile.styles.ts';

/** Props of CategoryTile. */
export interface CategoryTileProps extends RootProps<'article'> {
  /** The category's name, which is also the accessible name of the link. */
  label: string;
  /** The URL of the link. */
  href: string;
  /** The picture, 16:9. */
  picture: PictureContent;
  /** The number of its performers. */
  count?: number | undefined;
  /** Whether this is the category that is shown. @default false */
  active?: boolean | undefined;
  /** Whether the picture is loaded lazily, when it comes near the viewport. @default true */
  lazy?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-category-tile' })`
  ${categoryTileStyles}
`;

/** A category of performers: picture, name, and how many there are. @spec component:CategoryTile */
export function CategoryTile({ label, href, picture, count, active = false, lazy = true, ...rest }: CategoryTileProps) {
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <Root {...rest} data-active={active || undefined}>
      <div data-part="frame" data-tint={picture.tint}>
        <PictureImage
          key={picture.src}
          picture={picture}
          sizes="(min-width: 1200px) 330px, (min-width: 768px) 30vw, 46vw"
          width={16}
          height={9}
          lazy={lazy}
          intl={intl}
        />
      </div>
      <div data-part="name">
        <Link href={href} {...(active ? { 'aria-current': 'page' as const } : {})}>
          {label}
        </Link>
      </div>
      {count !== undefined && <div data-part="count">{intl.formatMessage(messages.count, { count })}</div>}
    </Root>
  );
}
