import { css } from 'styled-components';
import { center, centredStack, inlineRow } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';

/** Styles of DailyBonusTile. */
export const dailyBonusTileStyles = css`
  ${centredStack}
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
  text-align: center;
  > [data-part='date'] {
    ${caption}
    margin: 0 0 14px;
  }
  > [data-part='date'] > strong {
    color: var(--kit-text);
    font-weight: var(--kit-weight-name);
  }
  > [data-part='frame'] {
    ${pictureStyles}
    width: 100%;
    aspect-ratio: 10 / 11;
    border-radius: var(--kit-radius-arch);
  }
  &[data-day='current'] > [data-part='frame'] {
    aspect-ratio: 41 / 40;
  }
  > [data-part='frame'][data-plain] {
    ${center}
    background: var(--kit-surface-2);
  }
  > [data-part='frame'] > [data-part='mark'] {
    color: var(--kit-text-muted);
    font: var(--kit-display-weight) 4rem / 1 var(--kit-font-display);
  }
  > [data-part='frame'] > [data-part='kind'] {
    ${inlineRow}
    position: absolute;
    inset-inline: 8px;
    bottom: 12px;
    z-index: 2;
    gap: 6px;
    width: fit-content;
    margin-inline: auto;
    padding: 4px 10px;
    border-radius: var(--kit-radius-pill);
    background: var(--kit-label);
    color: var(--kit-on-picture-text);
    font-size: var(--kit-type-2);
    line-height: 1.3;
  }
  > [data-part='words'] {
    ${centredStack}
    gap: 6px;
    width: 100%;
    margin-top: 16px;
  }
  > [data-part='words'] > h2 {
    margin: 0;
    font: var(--kit-display-weight) var(--kit-type-4) / 1.2 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
    overflow-wrap: anywhere;
  }
  &[data-day='current'] > [data-part='words'] > h2 {
    font-size: var(--kit-type-5);
  }
  > [data-part='words'] > p {
    ${caption}
    margin: 0;
    max-width: 44ch;
    overflow-wrap: anywhere;
  }
  > [data-part='words'] > [data-part='content'] {
    color: var(--kit-text);
    font-weight: var(--kit-weight-name);
  }
  > [data-part='words'] > [data-part='price'] {
    color: var(--kit-coin);
    font-weight: 600;
  }
  > [data-part='words'] > [data-skeleton] {
    ${skeletonBarStyles}
  }
  > [data-part='action'] {
    ${centredStack}
    gap: 8px;
    width: 100%;
    margin-top: 16px;
  }
  > [data-part='status'] {
    ${caption}
    margin: 12px 0 0;
  }
  > [data-part='status'] > svg {
    display: inline-block;
    margin-inline-end: 6px;
    vertical-align: -4px;
  }
  &[data-state='purchased'] > [data-part='status'] {
    color: var(--kit-success);
  }
  &[data-state='previous'] > [data-part='frame'],
  &[data-day='previous'][data-state='purchased'] > [data-part='frame'] {
    opacity: 0.6;
  }
`;
