import { css } from 'styled-components';
import { feedMediaStyles } from '../feed-clip/feed-media.styles.ts';
import { center, overlay } from '../layout/layout.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of FeedPhotos. */
export const feedPhotosStyles = css`
  ${feedMediaStyles}
  display: grid;
  overflow: clip;
  > [data-part='mosaic'],
  > [data-part='mark'],
  &[data-locked] > [data-part='gate'] {
    grid-area: 1 / 1;
  }
  > [data-part='mosaic'] {
    display: grid;
    gap: 4px;
    min-width: 0;
    aspect-ratio: 16 / 9;
  }
  /* As high as a gate in long words, which would reach below its ratio. */
  &[data-locked] > [data-part='mosaic'] {
    place-self: stretch;
  }
  > [data-count='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > [data-count='3'] {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    grid-template-rows: repeat(2, minmax(0, 1fr));
    aspect-ratio: 8 / 5;
  }
  > [data-count='3'] > [data-part='photo']:first-child {
    grid-row: span 2;
  }
  > [data-part='mosaic'] > [data-part='photo'] {
    ${pictureStyles}
    display: grid;
    min-width: 0;
    min-height: 0;
  }
  > [data-part='mosaic'] > [data-part='photo'] > :is(img, picture > img) {
    position: absolute;
    inset: 0;
  }
  > [data-part='mosaic'] > [data-part='photo'] > button {
    ${overlay}
    ${center}
    z-index: 1;
    outline-offset: -6px;
  }
  > [data-part='mosaic'] > [data-part='photo'] > button > span {
    color: var(--kit-on-picture-text);
  }
  > [data-part='mosaic'] > [data-part='photo'] > button > [data-part='more'] {
    ${overlay}
    ${center}
    background: rgb(var(--kit-scrim) / max(0.65, var(--kit-min-alpha, 0)));
    font-size: 1.25rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='mosaic'] > [data-part='photo'] > button > [data-part='lock'] {
    ${center}
    width: 48px;
    height: 48px;
    border-radius: var(--kit-radius-round);
    background: rgb(var(--kit-scrim) / max(0.78, var(--kit-min-alpha, 0)));
  }
  > [data-part='mark'] {
    z-index: 1;
  }
  &[data-locked] > [data-part='gate'] {
    z-index: 1;
  }
`;
