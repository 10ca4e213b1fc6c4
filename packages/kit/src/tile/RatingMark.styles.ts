import { css } from 'styled-components';
import { center } from '../layout/layout.ts';

/** Styles of the mark of a guest's rating; its place is that of the component. */
export const ratingMarkStyles = css`
  ${center}
  position: absolute;
  z-index: 2;
  width: 28px;
  height: 24px;
  border-radius: var(--kit-radius-1);
  background: var(--kit-label);
  color: var(--kit-on-picture-text);
  pointer-events: none;
`;
/** Styles of the mark on a tile: at the top right, below that of a pin. */
export const tileRatingStyles = css`
  > [data-part='frame'] > [data-part='rating'] {
    ${ratingMarkStyles}
    inset-inline-end: 10px;
    top: 10px;
  }
  > [data-part='frame'] > [data-part='pinned'] + [data-part='rating'] {
    top: 40px;
  }
`;
