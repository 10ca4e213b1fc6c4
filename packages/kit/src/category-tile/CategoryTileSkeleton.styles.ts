import { css } from 'styled-components';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';

/** Styles of CategoryTileSkeleton. */
export const categoryTileSkeletonStyles = css`
  > [data-skeleton] {
    ${skeletonBarStyles}
  }
  > [data-part='frame'] {
    aspect-ratio: 16 / 9;
    margin-bottom: 11px;
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-2);
  }
`;
