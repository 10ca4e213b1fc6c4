import { css } from 'styled-components';
import { tileStyles } from '../tile/Tile.styles.ts';

/** Styles of TvSeriesTile. */
export const tvSeriesTileStyles = css`
  ${tileStyles}
  > [data-part='frame'] {
    aspect-ratio: 16 / 9;
  }
`;
