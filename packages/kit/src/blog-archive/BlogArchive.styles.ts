import { css } from 'styled-components';
import { cluster, container, list, spread } from '../layout/layout.ts';
import { caption, mutedFigures } from '../layout/text.ts';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';

/** Day, title and category of a row; the category is below the title in a narrow column. */
const rowStyles = css`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr);
  align-items: baseline;
  gap: 2px 12px;
  min-height: 64px;
  align-content: center;
  padding-block: 10px;
  border-bottom: 1px solid var(--kit-line);
`;

/** Styles of BlogArchive. */
export const blogArchiveStyles = css`
  ${container}
  min-width: 0;
  > [data-part='categories'],
  > [data-part='years'] {
    ${cluster}
    gap: 8px;
    margin-bottom: 12px;
  }
  > [data-part='categories'] > * > small {
    color: var(--kit-text-muted);
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='categories'] > [data-selected] > small {
    color: inherit;
  }
  > [data-part='month'] > [data-part='rows'] {
    ${list}
    margin: 0;
  }
  > [data-part='month'] > [data-part='rows'] > [data-part='row'] {
    ${rowStyles}
  }
  > [data-part='month'] > [data-part='rows'] > [data-part='row'] > time {
    ${mutedFigures}
  }
  > [data-part='month'] > [data-part='rows'] > [data-part='row'] > a {
    position: relative;
    padding-block: 10px;
    margin-block: -10px;
    font-weight: var(--kit-weight-name);
    overflow-wrap: anywhere;
  }
  > [data-part='month'] > [data-part='rows'] > [data-part='row'] > a:hover {
    color: var(--kit-accent);
  }
  > [data-part='month'] > [data-part='rows'] > [data-part='row'] > span {
    ${caption}
    grid-column: 2;
  }
  > [data-part='month'] > h3 {
    margin-top: 28px;
    padding-bottom: 6px;
    font-size: 1.25rem;
  }
  > [data-part='month'] > h3::first-letter {
    text-transform: uppercase;
  }
  > [data-part='foot'] {
    ${spread}
    flex-wrap: wrap;
    gap: 12px 20px;
    margin-top: 20px;
    color: var(--kit-text-muted);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='empty'] {
    padding-block: 20px;
    border-block: 1px solid var(--kit-line);
    color: var(--kit-text-muted);
  }
  > [data-part='month'] > [data-part='rows'] > [data-part='row'] > [data-skeleton] {
    ${skeletonBarStyles}
  }
  @container (min-width: 560px) {
    > [data-part='month'] > [data-part='rows'] > [data-part='row'] {
      grid-template-columns: 88px minmax(0, 1fr) auto;
    }
    > [data-part='month'] > [data-part='rows'] > [data-part='row'] > span {
      grid-column: 3;
      font-size: inherit;
    }
  }
`;
