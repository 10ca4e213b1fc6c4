import { css } from 'styled-components';
import { inlineRow, row } from '../layout/layout.ts';
import { tileRatingStyles } from '../tile/RatingMark.styles.ts';
import { tileStyles } from '../tile/Tile.styles.ts';

/** Styles of AlbumTile. */
export const albumTileStyles = css`
  ${tileStyles}
  ${tileRatingStyles}
  > [data-part='frame'] {
    aspect-ratio: 3 / 4;
  }
  > [data-part='frame'] > [data-part='look'] {
    position: absolute;
    inset: auto 0 0;
    z-index: 1;
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 2px;
    padding-top: 2px;
    background: rgb(var(--kit-scrim) / 0.5);
  }
  > [data-part='frame'] > [data-part='look'] > img {
    width: 100%;
    aspect-ratio: 3 / 4;
    object-fit: cover;
  }
  > [data-part='caption'] > [data-part='terms'] {
    ${row}
    gap: 5px;
    margin-top: 3px;
    font-size: var(--kit-type-2);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='caption'] > [data-part='terms'] > s {
    font-weight: 450;
    color: var(--kit-text-muted);
  }
  > [data-part='caption'] > [data-part='terms'] > :is([data-part='free'], [data-part='owned']) {
    ${inlineRow}
    gap: 5px;
    color: var(--kit-success);
  }
`;
