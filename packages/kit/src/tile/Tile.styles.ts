import { css } from 'styled-components';
import { badgeStyles } from '../badge/Badge.styles.ts';
import { center, cover, drawnOverlay, overlay, row, stack } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { pictureOverlayStyles, pictureStyles } from '../picture/Picture.styles.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/**
 * Styles that all tiles share: a frame with a picture, badges at the top left, price or state at the bottom right, lines with name and
 * facts. The link covers the whole tile: one target with one accessible name.
 */
export const tileStyles = css`
  ${stack}
  position: relative;
  min-width: 0;
  > [data-part='frame'] {
    ${pictureStyles}
    flex: none;
    border-radius: var(--kit-radius-2);
    transition:
      transform var(--kit-motion-feedback) var(--kit-motion-ease),
      box-shadow var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > [data-part='frame'] > [data-part='preview'] {
    display: contents;
  }
  > [data-part='frame'] > [data-part='preview'] > video {
    ${cover}
    ${overlay}
  }
  > [data-part='frame'] > [data-part='badges'] {
    position: absolute;
    inset-inline-start: 10px;
    top: 10px;
    z-index: 2;
    display: flex;
    gap: 6px;
  }
  > [data-part='frame'] > [data-part='badges'] > [data-badge] {
    ${badgeStyles}
  }
  > [data-part='frame'] > [data-part='pinned'] {
    ${center}
    position: absolute;
    inset-inline-end: 10px;
    top: 10px;
    z-index: 2;
    width: 28px;
    height: 24px;
    border-radius: var(--kit-radius-1);
    background: var(--kit-label);
    color: var(--kit-on-picture-text);
  }
  > [data-part='frame'] > [data-part='price'],
  > [data-part='frame'] > [data-part='pill'] {
    ${pricePartsStyles}
    position: absolute;
    inset-inline-end: 10px;
    bottom: 10px;
    z-index: 2;
    height: 1.75rem;
    padding: 0 10px;
    border-radius: var(--kit-radius-pill);
    background: var(--kit-label);
    color: var(--kit-on-picture-text);
    font-size: 0.8125rem;
    line-height: 1;
  }
  > [data-part='frame'] > [data-part='price'] > .kit-coin {
    color: var(--kit-on-picture-coin);
    width: 14px;
    height: 14px;
  }
  > [data-part='frame'] > [data-part='pill'] {
    inset-inline-end: auto;
    inset-inline-start: 10px;
    font-weight: 560;
  }
  > [data-part='frame'] > [data-part='lock'] {
    ${pictureOverlayStyles}
    background: rgb(var(--kit-scrim) / max(0.62, var(--kit-min-alpha, 0)));
  }
  > [data-part='frame'] > [data-part='lock'] > b {
    font: var(--kit-display-weight) 1.25rem/1.1 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
  }
  > [data-part='frame'] > [data-part='progress'] {
    position: absolute;
    inset: auto 0 0;
    z-index: 2;
    width: 100%;
    height: 4px;
    appearance: none;
    border: 0;
    background: rgb(var(--kit-veil) / 0.3);
  }
  > [data-part='frame'] > [data-part='progress']::-webkit-progress-bar {
    background: none;
  }
  > [data-part='frame'] > [data-part='progress']::-webkit-progress-value {
    background: var(--kit-accent);
  }
  > [data-part='frame'] > [data-part='progress']::-moz-progress-bar {
    background: var(--kit-accent);
  }
  > [data-part='caption'] {
    min-width: 0;
    padding-top: 11px;
  }
  > [data-part='caption'] > [data-part='name'] {
    ${row}
    gap: 8px;
    min-width: 0;
    font-weight: var(--kit-weight-name);
    font-size: var(--kit-type-3);
    line-height: 1.3;
  }
  > [data-part='caption'] > [data-part='name'] > [data-part='link'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: clip;
    /* Letters may reach beyond their box. */
    overflow-clip-margin: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
    outline: none;
  }
  > [data-part='caption'] > [data-part='name'] > [data-part='link']::after {
    ${drawnOverlay}
    z-index: 3;
  }
  > [data-part='caption'] > [data-part='facts'] {
    ${caption}
    margin-top: 2px;
    text-wrap: balance;
    font-variant-numeric: tabular-nums;
  }
  &:has([data-part='link']:focus-visible) > [data-part='frame'] {
    outline: 3px solid var(--kit-focus);
    outline-offset: 3px;
  }
  @media (hover: hover) {
    &:hover > [data-part='frame'] {
      transform: translateY(-4px) scale(1.015);
      box-shadow: var(--kit-shadow-1);
    }
  }
  &:active > [data-part='frame'] {
    transform: scale(0.98);
  }
  @media (prefers-reduced-motion: reduce) {
    &:hover > [data-part='frame'],
    &:active > [data-part='frame'] {
      transform: none;
    }
  }
  @container (max-width: 735.98px) {
    > [data-part='caption'] > [data-part='facts'] {
      font-size: 0.8125rem;
    }
  }
`;
