import { css } from 'styled-components';
import { grid, row } from '../layout/layout.ts';
import { archCorners } from '../layout/corners.ts';
import { caption, truncated } from '../layout/text.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';

/** Styles of SearchResultGroup. */
export const searchResultGroupStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px 16px;
  align-items: baseline;
  &[role='group'] > [data-part='heading'] {
    font: 620 0.9375rem/1.4 var(--kit-font-text);
  }
  &:not([role='group']) > [data-part='heading'] {
    font-size: var(--kit-type-5);
  }
  > [data-part='heading'] > small {
    margin-inline-start: 10px;
    color: var(--kit-text-muted);
    font: 400 0.9375rem/1.4 var(--kit-font-text);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='all'] {
    grid-area: 1 / 2;
    padding: 10px 0;
    margin-block: -10px;
    border-radius: var(--kit-radius-1);
    color: var(--kit-text-muted);
    font-size: var(--kit-type-2);
    white-space: nowrap;
  }
  > [data-part='all']:hover,
  > [data-part='all'][aria-selected='true'] {
    color: var(--kit-text);
  }
  > :not([data-part='heading'], [data-part='all']) {
    grid-column: 1 / -1;
    min-width: 0;
  }
  > [data-part='none'] {
    ${caption}
  }
  > [data-part='pending'] {
    display: grid;
    gap: 14px;
  }
  > [data-part='pending'] > [data-skeleton] {
    ${skeletonBarStyles}
    width: 70%;
  }
  > [data-part='hits'] {
    display: grid;
    gap: 4px;
  }
  > [data-part='hits'] > a {
    ${grid}
    grid-template-columns: 108px minmax(0, 1fr);
    gap: 14px;
    padding: 8px 0;
    border-radius: var(--kit-radius-1);
  }
  > [data-part='hits'] > a:not(:has(> [data-part='frame'])) {
    grid-template-columns: 24px minmax(0, 1fr);
  }
  > [data-part='hits'] > a:hover,
  > [data-part='hits'] > a[aria-selected='true'] {
    background: color-mix(in srgb, var(--kit-text) 9%, transparent);
  }
  > [data-part='hits'] > a[aria-selected='true'],
  > [data-part='all'][aria-selected='true'] {
    outline: 2px solid var(--kit-focus);
    outline-offset: -2px;
  }
  > [data-part='hits'] > a > [data-part='frame'] {
    ${pictureStyles}
    aspect-ratio: 16 / 9;
    border-radius: var(--kit-radius-1);
  }
  > [data-part='hits'] > a > [data-part='texts'] {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  > [data-part='hits'] > a > [data-part='texts'] > [data-part='label'] {
    ${truncated}
    font-weight: 600;
  }
  > [data-part='hits'] > a > [data-part='texts'] > [data-part='label'] > [data-presence] {
    ${presenceDotStyles}
  }
  > [data-part='hits'] > a > [data-part='texts'] > small {
    ${truncated}
    ${caption}
  }
  &[data-layout='people'] > [data-part='hits'] {
    grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
    gap: 8px;
  }
  &[data-layout='people'] > [data-part='hits'] > a {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    justify-items: center;
    text-align: center;
  }
  &[data-layout='people'] > [data-part='hits'] > a > [data-part='frame'] {
    width: 76px;
    aspect-ratio: 4 / 5;
    ${archCorners('38px', 'arch-foot')}
  }
  &[data-layout='people'] > [data-part='hits'] > a > [data-part='texts'] {
    max-width: 100%;
  }
  &[data-layout='people'] > [data-part='hits'] > a > [data-part='texts'] > [data-part='label'] {
    ${row}
    gap: 7px;
    justify-content: center;
  }
`;
