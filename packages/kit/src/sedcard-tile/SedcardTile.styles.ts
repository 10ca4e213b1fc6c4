import { css } from 'styled-components';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { tileRatingStyles } from '../tile/RatingMark.styles.ts';
import { tileStyles } from '../tile/Tile.styles.ts';

/** Styles of SedcardTile. */
export const sedcardTileStyles = css`
  ${tileStyles}
  ${tileRatingStyles}
  > [data-part='frame'] {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 3px;
    aspect-ratio: 9 / 4;
    background: none;
  }
  > [data-part='frame'] > [data-part='photo'] {
    ${pictureStyles}
  }
  &[data-pending] > [data-part='frame'] > [data-part='photo'] {
    background: var(--kit-surface-2);
  }
`;
