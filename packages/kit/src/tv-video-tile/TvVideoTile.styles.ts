import { css } from 'styled-components';
import { center } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { tileStyles } from '../tile/Tile.styles.ts';

/** Styles of TvVideoTile. */
export const tvVideoTileStyles = css`
  ${tileStyles}
  > [data-part='frame'] {
    aspect-ratio: 16 / 9;
  }
  > [data-part='frame'] > [data-part='watched'] {
    ${center}
    position: absolute;
    inset-inline-start: 10px;
    bottom: 10px;
    z-index: 2;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: var(--kit-radius-round);
    background: var(--kit-label);
    color: var(--kit-on-picture-text);
  }
  > [data-part='frame'] > [data-part='price'][data-open] > svg {
    color: var(--kit-on-picture-vip);
  }
  > [data-part='caption'] > [data-part='lock'] {
    ${caption}
    margin-top: 2px;
    color: var(--kit-text);
  }
  > [data-part='pin'] {
    position: absolute;
    inset-inline-end: 6px;
    top: 6px;
    z-index: 4;
    border-radius: var(--kit-radius-control);
    background: rgb(var(--kit-scrim) / max(0.6, var(--kit-min-alpha, 0)));
  }
`;
