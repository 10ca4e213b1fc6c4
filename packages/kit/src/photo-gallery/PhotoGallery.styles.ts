import { css } from 'styled-components';
import { container, list, row } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';

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
  @container (min-width: 700px) {
    > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 16px;
    }
  }
  @container (min-width: 900px) {
    > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 20px;
    }
  }
`;
