import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { tileGridStyles } from './TileGrid.styles.ts';

/** The kind of tiles, which decides the columns. */
export type TileGridKind = 'performers' | 'albums' | 'videos' | 'arches';

/** Props of TileGrid. */
export interface TileGridProps extends RootProps<'div'> {
  /** The kind of tiles. @default 'performers' */
  kind?: TileGridKind | undefined;
  /** The maximum number of columns, for a grid beside other content. @default six performers, four albums or videos, nine arches */
  columns?: 3 | 4 | 5 | undefined;
  /** Whether the tiles are a selection of more: a last row that is not full is then left out. @default false */
  excerpt?: boolean | undefined;
  /**
   * Whether it is a page that is one list: a narrow grid of videos is a column in place of a row that scrolls, and the columns stay as the
   * list grows. @default false
   */
  stacked?: boolean | undefined;
  /** Whether the tiles are loading; the children are then skeletons. @default false */
  isPending?: boolean | undefined;
  /** The tiles, each with a key. */
  children?: ReactNode;
}

const Root = styled.div.withConfig({ componentId: 'kit-tile-grid' })`
  ${tileGridStyles}
`;

/**
 * A list of tiles: columns by kind and own width, with a feature tile of two by two where there is room; narrow rows of videos and
 * arches scroll. No tile stands alone in the last row.
 * @spec component:TileGrid component:TileSlider constant:layout.tileGridColumns
 * @deviates feature:shell.tile-grid 1 docs/decisions/0062
 * @deviates component:TileGrid 9 docs/decisions/0062
 * @deviates component:TileGrid 12 docs/decisions/0222
 */
export function TileGrid(props: TileGridProps) {
  const { kind = 'performers', columns, excerpt = false, stacked = false, isPending = false, children, ...own } = props;
  // The list is what has a name.
  const { 'aria-label': label, 'aria-labelledby': labelledBy, ...rest } = own;
  const scrolls = (kind === 'videos' && !stacked) || kind === 'arches';
  return (
    <Root {...rest} data-kind={kind}>
      <ul
        data-part="tiles"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container has to be reachable by keyboard
        tabIndex={scrolls ? 0 : undefined}
        data-kind={kind}
        data-columns={columns}
        data-excerpt={excerpt || undefined}
        data-stacked={stacked || undefined}
        aria-busy={isPending || undefined}
        aria-label={label}
        aria-labelledby={labelledBy}
      >
        {Children.map(children, (child) =>
          child === null || child === undefined ? null : <li data-slot="">{child}</li>,
        )}
      </ul>
    </Root>
  );
}
