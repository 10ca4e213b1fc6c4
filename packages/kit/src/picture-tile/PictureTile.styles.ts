import { css } from 'styled-components';
import { centredGroup, overlay } from '../layout/layout.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { ratingMarkStyles } from '../tile/RatingMark.styles.ts';

/** Styles of PictureTile. */
export const pictureTileStyles = css`
  ${pictureStyles}
  position: relative;
  overflow: hidden;
  border-radius: var(--kit-radius-2);
  > button:first-of-type {
    ${overlay}
    ${centredGroup}
    border-radius: inherit;
    color: rgb(var(--kit-cinema-light));
  }
  > button:first-of-type:focus-visible {
    outline-offset: -4px;
  }
  > button > [data-part='lock'] {
    ${centredGroup}
    width: 52px;
    height: 52px;
    border-radius: var(--kit-radius-round);
    background: rgb(var(--kit-scrim) / 0.62);
  }
  > [data-part='pin'] {
    ${centredGroup}
    position: absolute;
    top: 6px;
    inset-inline-end: 6px;
    width: 40px;
    height: 40px;
    border-radius: var(--kit-radius-round);
    background: rgb(var(--kit-scrim) / 0.5);
    color: rgb(var(--kit-cinema-light));
  }
  > [data-part='rating'] {
    ${ratingMarkStyles}
    inset-inline-start: 10px;
    bottom: 10px;
  }
  @media (hover: hover) {
    > [data-part='pin']:not([aria-pressed='true']) {
      opacity: 0;
    }
    &:hover > [data-part='pin'],
    > [data-part='pin']:focus-visible {
      opacity: 1;
    }
    &:not([data-locked]):hover > img {
      filter: brightness(1.08);
    }
  }
`;
