import { css } from 'styled-components';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';
import { performerTileStyles } from './PerformerTile.styles.ts';

/** Styles of PerformerTileSkeleton. */
export const performerTileSkeletonStyles = css`
  ${performerTileStyles}
  pointer-events: none;
  > [data-part='caption'] > [data-skeleton] {
    ${skeletonBarStyles}
  }
  &[data-caption='over'] > [data-part='frame']::after {
    content: none;
  }
  &[data-caption='over'] > [data-part='caption'] {
    --kit-surface-2: var(--kit-surface-3);
  }
`;
