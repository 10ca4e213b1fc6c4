import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { tileGridStyles } from './TileGrid.styles.ts';

/** What a grid holds, which decides its columns. */
export type TileGridKind = 'performers' | 'albums' | 'videos' | 'arches';

/** Props of TileGrid. */
export interface TileGridProps extends RootProps<'ul'> {
  /** What it holds. @default 'performers' */
  kind?: TileGridKind | undefined;
  /** Most columns, for a grid beside something else. @default six performers, four albums or videos, nine arches */
  columns?: 3 | 4 | 5 | undefined;
  /** Whether the tiles are on their way; the children are then skeletons. @default false */
  isPending?: boolean | undefined;
  /** The tiles, each with a key. */
  children?: ReactNode;
}

const Root = styled.ul.withConfig({ componentId: 'kit-tile-grid' })`
  ${tileGridStyles}
`;

/**
 * A list of tiles: columns by what it holds and by the window, one feature tile of two by two from 992 px, rows that scroll on
 * a phone for videos and arches. @spec component:TileGrid component:TileSlider constant:layout.tileGridColumns
 */
export function TileGrid({ kind = 'performers', columns, isPending = false, children, ...rest }: TileGridProps) {
  const scrolls = kind === 'videos' || kind === 'arches';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <Root
      tabIndex={scrolls ? 0 : undefined}
      {...rest}
      data-kind={kind}
      data-columns={columns}
      aria-busy={isPending || undefined}
    >
      {Children.map(children, (child) => (child === null || child === undefined ? null : <li>{child}</li>))}
    </Root>
  );
}
