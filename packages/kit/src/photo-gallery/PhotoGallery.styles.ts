import { css } from 'styled-components';
import { container, cover, drawnOverlay, list, row } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of PhotoGallery. */
export const photoGalleryStyles = css`
  ${container}
  display: grid;
  gap: 14px;
  > [data-part='access'] {
    ${caption}
  }
  > [data-part='preview'] {
    ${row}
    gap: 12px;
    margin: 0;
  }
  > [data-part='preview'] > [data-part='files'] {
    ${row}
    flex: none;
    gap: 4px;
  }
  > [data-part='preview'] > [data-part='files'] > img {
    width: 48px;
    aspect-ratio: 3 / 4;
    border-radius: var(--kit-radius-1);
    object-fit: cover;
  }
  > [data-part='preview'] > figcaption {
    ${caption}
  }
  > ul {
    ${list}
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
    margin: 0;
  }
  > ul > li {
    aspect-ratio: 3 / 4;
    /* Of hundreds of pictures only those near the window are styled and laid out, above all as the lightbox opens over them. */
    content-visibility: auto;
  }
  > ul > [data-skeleton] {
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-2);
  }
  /* One large picture and two small ones come first. */
  > [data-wide] > li:first-child {
    grid-column: span 2;
    aspect-ratio: 1;
  }
  > [data-part='locked'] {
    display: grid;
    overflow: clip;
    border-radius: var(--kit-radius-2);
  }
  > [data-part='locked'] > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  > [data-part='locked'] > ul {
    ${list}
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin: 0;
  }
  > [data-part='locked'] > ul::after {
    ${drawnOverlay}
    background: rgb(var(--kit-scrim) / max(0.55, var(--kit-min-alpha, 0)));
  }
  > [data-part='locked'] > ul > li {
    ${pictureStyles}
    position: relative;
    flex: 1 1 40%;
    min-height: 180px;
    overflow: hidden;
    border-radius: var(--kit-radius-2);
  }
  > [data-part='locked'] > ul > li > img {
    ${cover}
    position: absolute;
    inset: 0;
  }
  > [data-part='locked'] > [data-part='door'] {
    position: sticky;
    top: calc(var(--kit-size-navbar) + 8px);
    z-index: 1;
    align-self: start;
    padding-block: 8% 40px;
  }
  @container (min-width: 560px) {
    > [data-part='locked'] > ul {
      flex-wrap: nowrap;
    }
    > [data-part='locked'] > ul > li {
      flex: 1 1 0;
      min-height: 300px;
    }
    > [data-wide] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    > [data-wide] > li:first-child {
      grid-row: span 2;
      aspect-ratio: auto;
    }
  }
  @container (min-width: 700px) {
    > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 16px;
    }
  }
  @container (min-width: 900px) {
    > ul {
      gap: 20px;
    }
    > ul:not([data-wide]) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
