import { css } from 'styled-components';
import { badgeStyles } from '../badge/Badge.styles.ts';
import { container, drawnOverlay, fill, inlineRow, row, stack } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';

const wordsStyles = css`
  > [data-part='words'] > [data-part='name'] {
    font-size: 1.0625rem;
    font-weight: var(--kit-weight-name);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  > [data-part='words'] > [data-part='name'] > [data-part='link'] {
    outline: none;
  }
  > [data-part='words'] > [data-part='name'] > [data-part='link']::after {
    ${drawnOverlay}
    z-index: 1;
  }
  > [data-part='words'] > [data-part='text'] {
    ${caption}
    overflow-wrap: anywhere;
  }
  > [data-part='words'] > [data-part='elapsed'] {
    display: block;
    width: 100%;
    max-width: 320px;
    height: 4px;
    margin-top: 8px;
    appearance: none;
    border: 0;
    border-radius: var(--kit-radius-pill);
    background: var(--kit-surface-3);
    overflow: hidden;
  }
  > [data-part='words'] > [data-part='elapsed']::-webkit-progress-bar {
    background: none;
  }
  > [data-part='words'] > [data-part='elapsed']::-webkit-progress-value {
    background: var(--kit-text);
  }
  > [data-part='words'] > [data-part='elapsed']::-moz-progress-bar {
    background: var(--kit-text);
  }
  > [data-part='words'] > [data-skeleton] {
    ${skeletonBarStyles}
  }
  > [data-part='note'] {
    ${caption}
    flex: none;
  }
  > [data-part='note'] > [data-part='premium'] {
    ${inlineRow}
    gap: 6px;
    vertical-align: top;
    font-weight: 600;
    color: var(--kit-coin);
  }
`;

/** The tile above its words, as the entry that is on now. */
const largeStyles = css`
  &[data-look='large'] > [data-part='body'] {
    ${stack}
  }
  &[data-look='large'] > [data-part='body'] > [data-part='frame'] {
    order: -1;
    margin-bottom: 14px;
    border-radius: var(--kit-radius-2);
  }
  &[data-look='large'] > [data-part='body'] > [data-part='frame'] > [data-part='badges'] {
    inset-inline-start: 16px;
    top: 16px;
  }
  &[data-look='large'] > [data-part='body'] > [data-part='time'] {
    ${caption}
    font-variant-numeric: tabular-nums;
  }
  &[data-look='large'] > [data-part='body'] > [data-part='time'] > [data-skeleton] {
    width: 32%;
    margin-block: 4px 9px;
  }
  &[data-look='large'] > [data-part='body'] > [data-part='main'] > [data-part='words'] > [data-part='name'] {
    font: var(--kit-display-weight) var(--kit-type-5) / 1.15 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
  }
  &[data-look='large'] > [data-part='body'] > [data-part='main'] > [data-part='words'] > [data-part='text'] {
    margin-top: 6px;
    font-size: var(--kit-type-3);
  }
  &[data-look='large'] > [data-part='body'] > [data-part='main'] > [data-part='words'] > [data-part='elapsed'] {
    max-width: none;
    margin-top: 14px;
  }
  &[data-look='large'] > [data-part='body'] > [data-part='main'] > [data-part='note'] {
    margin-top: 8px;
  }
  &[data-look='large'] > [data-part='body'] > [data-part='reminder'] {
    margin-top: 14px;
  }
`;

/** A row of the list, which is 96 px high in a wide column. */
const rowStyles = css`
  &[data-look='row'] {
    box-shadow: 0 1px 0 var(--kit-line);
  }
  &[data-look='row'] > [data-part='body'] {
    ${row}
    gap: 12px;
    min-height: 96px;
    padding-block: 12px;
  }
  &[data-look='row'] > [data-part='body'] > [data-part='time'] {
    flex: none;
    min-width: 2.875rem;
    font-size: 0.9375rem;
    font-weight: var(--kit-weight-name);
    font-variant-numeric: tabular-nums;
  }
  &[data-look='row'] > [data-part='body'] > [data-part='frame'] {
    flex: none;
    width: 92px;
    border-radius: var(--kit-radius-1);
  }
  &[data-look='row'] > [data-part='body'] > [data-part='time'] > [data-skeleton],
  &[data-look='row'] > [data-part='body'] > [data-part='main'] > [data-part='words'] > [data-skeleton] {
    max-width: 280px;
  }
  &[data-look='row'] > [data-part='body'] > [data-part='frame'] > [data-part='badges'] > [data-badge] {
    min-height: 1.25rem;
    padding-inline: 6px;
  }
  &[data-look='row'] > [data-part='body'] > [data-part='main'] {
    ${fill}
  }
  &[data-look='row'] > [data-part='body'] > [data-part='main'] > [data-part='note'] {
    margin-top: 4px;
  }
  &[data-state='past'] > [data-part='body'] > [data-part='frame'] {
    opacity: 0.6;
  }
  &[data-look='row'][data-state='past'] > [data-part='body'] > [data-part='time'] {
    color: var(--kit-text-muted);
  }
  /* Large text leaves no room for the words beside the picture. */
  @container (max-width: 15rem) {
    &[data-look='row'] > [data-part='body'] {
      flex-wrap: wrap;
    }
    &[data-look='row'] > [data-part='body'] > [data-part='main'] {
      flex-basis: 100%;
    }
  }
  @container (min-width: 560px) {
    &[data-look='row'] > [data-part='body'] {
      gap: 20px;
      padding-block: 14px;
    }
    &[data-look='row'] > [data-part='body'] > [data-part='time'] {
      min-width: 4rem;
      font-size: 1.0625rem;
    }
    &[data-look='row'] > [data-part='body'] > [data-part='frame'] {
      width: 148px;
    }
    &[data-look='row'] > [data-part='body'] > [data-part='main'] {
      ${row}
      gap: 20px;
    }
    &[data-look='row'] > [data-part='body'] > [data-part='main'] > [data-part='words'] {
      ${fill}
    }
    &[data-look='row'] > [data-part='body'] > [data-part='main'] > [data-part='note'] {
      margin-top: 0;
    }
  }
`;

/** Styles of TvProgramTile and its skeleton. */
export const tvProgramTileStyles = css`
  ${container}
  position: relative;
  min-width: 0;
  > [data-part='body'] > [data-part='frame'] {
    ${pictureStyles}
    aspect-ratio: 16 / 9;
  }
  > [data-part='body'] > [data-part='frame'] > [data-part='badges'] {
    position: absolute;
    inset-inline-start: 4px;
    top: 4px;
    z-index: 2;
  }
  > [data-part='body'] > [data-part='frame'] > [data-part='badges'] > [data-badge] {
    ${badgeStyles}
  }
  > [data-part='body'] > [data-part='time'] > [data-skeleton] {
    ${skeletonBarStyles}
  }
  > [data-part='body'] > [data-part='main'] {
    ${wordsStyles}
  }
  > [data-part='body'] > [data-part='reminder'] {
    position: relative;
    z-index: 2;
    flex: none;
  }
  &:has([data-part='link']:focus-visible) > [data-part='body'] > [data-part='frame'] {
    outline: 3px solid var(--kit-focus);
    outline-offset: 3px;
  }
  ${rowStyles}
  ${largeStyles}
`;
