import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';

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
  display: grid;
  gap: 22px 12px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  list-style: none;
  padding: 0;
  > li {
    min-width: 0;
  }
  > li:has(> [data-feature]) {
    grid-column: span 2;
  }
  [data-brand='brasa'] & {
    row-gap: 12px;
  }
  &[data-kind='albums'],
  &[data-kind='videos'],
  &[data-kind='arches'] {
    row-gap: 22px;
  }
  @media (min-width: 480px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > li:has(> [data-feature]) {
      grid-column: auto;
    }
  }
  @media (min-width: 768px) {
    gap: var(--kit-tile-gap-row) var(--kit-tile-gap-column);
    grid-template-columns: repeat(4, minmax(0, 1fr));
    &[data-kind='videos'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    &[data-kind='albums'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-kind='arches'] {
      grid-template-columns: repeat(9, minmax(0, 1fr));
      column-gap: var(--kit-space-4);
    }
    > li:has(> [data-feature]) {
      grid-column: span 2;
      grid-row: span 2;
    }
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    &[data-kind='videos'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-columns='5'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  @media (max-width: 991.98px) {
    &[data-kind='arches'] {
      grid-auto-flow: column;
      grid-template-columns: none;
      grid-auto-columns: 98px;
      gap: 12px;
    }
  }
  @media (max-width: 767.98px) {
    &[data-kind='videos'] {
      grid-auto-flow: column;
      grid-template-columns: none;
      grid-auto-columns: 272px;
      gap: 12px;
    }
  }
  @media (max-width: 991.98px) {
    &[data-kind='arches'] {
      overflow-x: auto;
      margin: -6px calc(-1 * var(--kit-page-margin, 16px));
      padding: 6px var(--kit-page-margin, 16px);
      scroll-padding: var(--kit-page-margin, 16px);
      scroll-snap-type: x proximity;
      scrollbar-width: none;
    }
  }
  @media (max-width: 767.98px) {
    &[data-kind='videos'] {
      overflow-x: auto;
      margin: -6px calc(-1 * var(--kit-page-margin, 16px));
      padding: 6px var(--kit-page-margin, 16px);
      scroll-padding: var(--kit-page-margin, 16px);
      scroll-snap-type: x proximity;
      scrollbar-width: none;
    }
  }
  > li {
    scroll-snap-align: start;
  }
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
