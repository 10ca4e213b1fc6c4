import { css } from 'styled-components';

/** One row that scrolls sideways, up to the edges of the page. */
const scrollingRow = css`
  grid-auto-flow: column;
  grid-template-columns: none;
  gap: 12px;
  overflow-x: auto;
  margin: -6px calc(-1 * var(--kit-page-margin, 16px));
  padding: 6px var(--kit-page-margin, 16px);
  scroll-padding: var(--kit-page-margin, 16px);
  scroll-snap-type: x proximity;
  scrollbar-width: none;
`;

/** Styles of TileGrid. */
export const tileGridStyles = css`
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
      ${scrollingRow}
      grid-auto-columns: 98px;
    }
  }
  @media (max-width: 767.98px) {
    &[data-kind='videos'] {
      ${scrollingRow}
      grid-auto-columns: 272px;
    }
  }
  > li {
    scroll-snap-align: start;
  }
`;
