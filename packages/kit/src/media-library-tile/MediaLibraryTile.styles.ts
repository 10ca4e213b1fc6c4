import { css } from 'styled-components';
import { center } from '../layout/layout.ts';
import { pictureOverlayStyles } from '../picture/Picture.styles.ts';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';
import { tileStyles } from '../tile/Tile.styles.ts';

/** Styles of MediaLibraryTile. */
export const mediaLibraryTileStyles = css`
  ${tileStyles}
  > [data-part='frame'] {
    aspect-ratio: 4 / 3;
  }
  > [data-part='caption'] > [data-part='name'] > button[data-part='link'] {
    text-align: start;
  }
  > [data-part='frame'] > [data-part='sound'] {
    ${center}
    position: absolute;
    inset: 0;
    z-index: 1;
    color: var(--kit-on-picture-text);
    background: rgb(var(--kit-scrim) / 0.4);
  }
  > [data-part='frame'] > [data-part='moving'] {
    ${pictureOverlayStyles}
    background: rgb(var(--kit-scrim) / max(0.72, var(--kit-min-alpha, 0)));
    font-weight: 600;
  }
  > [data-part='move'] {
    ${center}
    position: absolute;
    inset-inline-end: 6px;
    top: 6px;
    z-index: 5;
    width: 44px;
    height: 44px;
    border-radius: var(--kit-radius-round);
    background: rgb(var(--kit-scrim) / max(0.6, var(--kit-min-alpha, 0)));
    color: var(--kit-on-picture-text);
  }
  > [data-part='move']:focus-visible {
    outline: 3px solid var(--kit-focus);
    outline-offset: 2px;
  }
  > [data-skeleton='frame'] {
    aspect-ratio: 4 / 3;
    margin-bottom: 12px;
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-2);
  }
  > :is([data-skeleton='line'], [data-skeleton='small']) {
    ${skeletonBarStyles}
  }
`;
