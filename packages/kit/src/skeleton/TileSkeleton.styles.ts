import { css } from 'styled-components';
import { inset } from '../layout/surface.ts';
import { skeletonBarStyles } from './SkeletonBar.styles.ts';

/** Styles of TileSkeleton. */
export const tileSkeletonStyles = css`
  > [data-part='frame'] {
    ${inset}
    aspect-ratio: 16 / 9;
    margin-bottom: 11px;
  }
  &[data-shape='album'] > [data-part='frame'] {
    aspect-ratio: 3 / 4;
  }
  > [data-skeleton] {
    ${skeletonBarStyles}
  }
`;
