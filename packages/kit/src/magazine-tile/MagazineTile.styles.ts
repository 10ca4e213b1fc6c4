import { css } from 'styled-components';
import { inset } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';
import { tileStyles } from '../tile/Tile.styles.ts';

/** Styles of MagazineTile. */
export const magazineTileStyles = css`
  display: grid;
  gap: 16px;
  align-content: start;
  min-width: 0;
  max-width: 300px;
  > [data-part='magazine'] {
    ${tileStyles}
  }
  > [data-part='magazine'] > [data-part='frame'] {
    aspect-ratio: 3 / 4;
    border-radius: var(--kit-radius-1);
  }
  > [data-part='magazine'] > [data-part='frame'] > [data-part='cover'] {
    position: absolute;
    inset: 0 0 auto;
    z-index: 2;
    padding: 20px 20px 56px;
    background: linear-gradient(rgb(var(--kit-scrim) / 0.86) 42%, rgb(var(--kit-scrim) / 0));
    color: var(--kit-on-picture-text);
    font-size: var(--kit-type-2);
  }
  > [data-part='magazine'] > [data-part='frame'] > [data-part='cover'] > span {
    display: block;
    margin-top: 4px;
  }
  > [data-part='magazine'] > [data-part='caption'] > [data-part='name'] {
    font-family: var(--kit-font-text);
    letter-spacing: normal;
  }
  > [data-part='skeleton'] > [data-part='frame'] {
    ${inset}
    aspect-ratio: 3 / 4;
    margin-bottom: 11px;
    border-radius: var(--kit-radius-1);
  }
  > [data-part='skeleton'] > [data-skeleton] {
    ${skeletonBarStyles}
  }
  > [data-part='problem'] {
    ${caption}
    color: var(--kit-danger);
  }
`;
