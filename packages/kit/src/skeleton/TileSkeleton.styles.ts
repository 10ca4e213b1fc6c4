import { css } from 'styled-components';
import { skeletonBarStyles } from './SkeletonBar.styles.ts';

/** Styles of TileSkeleton. */
export const tileSkeletonStyles = css`
  > [data-part='frame'] {
    aspect-ratio: 16 / 9;
    margin-bottom: 11px;
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-2);
  }
  &[data-shape='album'] > [data-part='frame'] {
    aspect-ratio: 3 / 4;
  }
  > [data-skeleton] {
    ${skeletonBarStyles}
  }
`;
