import { css } from 'styled-components';
import { center, cover } from '../layout/layout.ts';

/** Styles of MessageContentTile. */
export const messageContentTileStyles = css`
  ${center}
  position: relative;
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--kit-radius-1);
  background: var(--kit-surface-2);
  color: var(--kit-text-muted);
  > img {
    ${cover}
  }
  > [data-part='play'] {
    ${center}
    position: absolute;
    width: 40px;
    height: 40px;
    border-radius: var(--kit-radius-round);
    background: rgb(var(--kit-scrim) / max(0.78, var(--kit-min-alpha, 0)));
    color: var(--kit-on-picture-text);
  }
  &[data-skeleton] {
    cursor: default;
  }
`;
