import { css } from 'styled-components';
import { container } from '../layout/layout.ts';
import { pageReel } from '../layout/page-reel.ts';

/** One row that scrolls sideways, up to the edges of the page. */
const scrollingRow = css`
  ${pageReel}
  grid-auto-flow: column;
  grid-template-columns: none;
  gap: 12px;
`;

/** How a last row begins: after full rows, of which the first two hold the big tile, which covers four cells. */
interface Rows {
  /** The selector of the grids with such rows. */
  readonly grids: string;
  /** The place of the first tile of a later row, as `nth-child` takes it. */
  readonly starts: (columns: number) => string;
}

const feature = ':has(> li > [data-feature])';
const evenRows: Rows = { grids: `:not(${feature})`, starts: (columns) => `${columns}n + ${columns + 1}` };
const rowsByBigTile: Rows = { grids: feature, starts: (columns) => `${columns}n + ${2 * columns - 2}` };
const allRows: Rows = { ...evenRows, grids: '' };

const performers = `[data-kind='performers']`;
const albums = `[data-kind='albums']`;
const videos = `[data-kind='videos']`;

/**
 * The columns of some grids, such that no tile stands alone in the last row: one column less or more; large phones and lists that grow keep
 * theirs. An excerpt leaves out an incomplete last row.
 */
const columnsOf = (kind: string, columns: number, { grids, starts }: Rows = allRows): string => {
  const root = `&${kind}${grids}`;
  const last = (count: number) => `:has(> li:last-child:nth-child(${starts(count)}))`;
  const unfilled = `${root}[data-excerpt] > li:nth-child(${starts(columns)}):nth-last-child(-n + ${columns - 1})`;
  const repeat = (count: number) => `{ grid-template-columns: repeat(${count}, minmax(0, 1fr)); }`;
  const whole = `
  ${root}:not([data-excerpt], [data-stacked])${last(columns)} ${repeat(columns - 1)}
  ${root}:not([data-excerpt], [data-stacked])${last(columns)}${last(columns - 1)} ${repeat(columns + 1)}
  `;
  return `
  ${root} ${repeat(columns)}
  ${columns > 3 || (kind !== performers && kind !== albums) ? whole : ''}
  ${unfilled}, ${unfilled} ~ li { display: none; }
  `;
};

const besideContent = [3, 4, 5].map((columns) => columnsOf(`[data-kind][data-columns='${columns}']`, columns)).join('');
const wide = ':not([data-columns])';

/** Styles of TileGrid. */
export const tileGridStyles = css`
  ${container}
  > [data-part='tiles'] {
    display: grid;
    gap: var(--kit-tile-gap-row-small) 12px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li {
      min-width: 0;
      scroll-snap-align: start;
    }
    > li:has(> [data-feature]) {
      grid-column: span 2;
    }
    &[data-kind='albums'],
    &[data-kind='videos'],
    &[data-kind='arches'] {
      row-gap: 22px;
    }
    @container (min-width: 448px) {
      > li:has(> [data-feature]) {
        grid-column: auto;
      }
    }
    @container (min-width: 448px) and (max-width: 735.98px) {
      ${columnsOf(performers, 3)}
    }
    @container (min-width: 448px) and (max-width: 607.98px) {
      ${columnsOf(albums, 3)}
    }
    @container (min-width: 608px) and (max-width: 927.98px) {
      ${columnsOf(albums, 4)}
      ${columnsOf(videos, 3)}
    }
    @container (min-width: 736px) {
      gap: var(--kit-tile-gap-row) var(--kit-tile-gap-column);
    }
    @container (min-width: 736px) and (max-width: 927.98px) {
      ${columnsOf(performers, 4)}
    }
    @container (min-width: 928px) {
      &[data-kind='arches'] {
        grid-template-columns: repeat(9, minmax(0, 1fr));
        column-gap: var(--kit-space-4);
      }
      > li:has(> [data-feature]) {
        grid-column: span 2;
        grid-row: span 2;
      }
    }
    @container (min-width: 928px) and (max-width: 1135.98px) {
      ${columnsOf(performers, 5, evenRows)}
      ${columnsOf(performers, 5, rowsByBigTile)}
      ${columnsOf(albums, 4)}
      ${columnsOf(videos, 3)}
    }
    @container (min-width: 1136px) {
      ${columnsOf(performers + wide, 6, evenRows)}
      ${columnsOf(performers + wide, 6, rowsByBigTile)}
      ${columnsOf(albums + wide, 4)}
      ${columnsOf(videos + wide, 4)}
      ${besideContent}
    }
    @container (max-width: 927.98px) {
      &[data-kind='arches'] {
        ${scrollingRow}
        grid-auto-columns: 98px;
      }
    }
    @container (max-width: 607.98px) {
      &[data-kind='videos']:not([data-stacked]) {
        ${scrollingRow}
        grid-auto-columns: 272px;
      }
    }
    @container (max-width: 447.98px) {
      &[data-stacked] {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`;
