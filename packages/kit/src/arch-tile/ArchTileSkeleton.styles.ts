import { css } from 'styled-components';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';

/** Styles of ArchTileSkeleton. */
export const archTileSkeletonStyles = css`
  > [data-skeleton] {
    ${skeletonBarStyles}
  }
  > [data-part='frame'] {
    aspect-ratio: var(--kit-tile-arch-ratio);
    margin-bottom: 10px;
    border-radius: var(--kit-radius-arch);
    background: var(--kit-surface-2);
  }
`;
