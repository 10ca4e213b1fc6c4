import { css } from 'styled-components';
import { stack } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';

/** Styles of VideoStarTile: a performer's tile with the number of videos below. */
export const videoStarTileStyles = css`
  ${stack}
  position: relative;
  min-width: 0;
  > [data-part='videos'] {
    ${caption}
    padding-top: 4px;
    font-variant-numeric: tabular-nums;
  }
`;
