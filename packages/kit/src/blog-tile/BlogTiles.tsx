import type { ReactNode } from 'react';
import { Children } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { blogPageSizes } from './blog-page-sizes.ts';
import { messages } from './BlogTile.messages.ts';
import { blogTilesStyles } from './BlogTiles.styles.ts';
import { BlogTileSkeleton } from './BlogTileSkeleton.tsx';

/** Props of BlogTiles. */
export interface BlogTilesProps extends RootProps<'div'> {
  /** The list that a page of it belongs to; while it loads, a page has 3, 9 or 15 skeletons. @default 'overview' */
  list?: keyof typeof blogPageSizes | undefined;
  /** Whether the next page is loading, whose skeletons follow the stories. @default false */
  isPending?: boolean | undefined;
  /** The stories, each with a key. */
  children?: ReactNode;
}

const Root = styled.div.withConfig({ componentId: 'kit-blog-tiles' })`
  ${blogTilesStyles}
`;

/** Stories in three columns, or one in a narrow place; a page that loads has the skeletons of its size. */
export function BlogTiles({ list = 'overview', isPending = false, children, ...own }: BlogTilesProps) {
  const intl = useIntl();
  // The list is what has a name.
  const { 'aria-label': label, 'aria-labelledby': labelledBy, ...rest } = own;
  return (
    <Root {...rest}>
      {isPending && (
        <p className="kit-visually-hidden" role="status">
          {intl.formatMessage(messages.loading)}
        </p>
      )}
      <ul data-part="tiles" aria-busy={isPending || undefined} aria-label={label} aria-labelledby={labelledBy}>
        {Children.map(children, (child) =>
          child === null || child === undefined ? null : <li data-slot="">{child}</li>,
        )}
        {isPending &&
          Array.from({ length: blogPageSizes[list] }, (_, at) => (
            <li key={at} aria-hidden>
              <BlogTileSkeleton />
            </li>
          ))}
      </ul>
    </Root>
  );
}
