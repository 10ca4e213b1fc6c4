import { css } from 'styled-components';
import { row } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';
import { tileStyles } from '../tile/Tile.styles.ts';

/** The large story: its picture beside the words, above them in a narrow column. */
const featuredStyles = css`
  &[data-featured] {
    container-type: inline-size;
    display: flex;
    flex-flow: row wrap;
    align-items: center;
    gap: 8px clamp(20px, 3.6%, 48px);
  }
  &[data-featured] > [data-part='frame'] {
    flex: 1 1 420px;
    width: auto;
    min-width: min(100%, 420px);
    max-width: 760px;
    border-radius: var(--kit-radius-3);
  }
  &[data-featured] > [data-part='caption'] {
    flex: 1 1 360px;
    max-width: 640px;
  }
  &[data-featured] > [data-part='caption'] > [data-part='name'] {
    margin-block: 10px 12px;
    font-size: clamp(1.5rem, 3.1cqi, 2.625rem);
    line-height: 1.16;
  }
  &[data-featured] > [data-part='caption'] > [data-part='name'] > [data-part='link'] {
    -webkit-line-clamp: 5;
  }
  &[data-featured] > [data-part='caption'] > [data-part='excerpt'] {
    font-size: 1.0625rem;
    line-height: 1.55;
  }
`;

/** Styles of BlogTile. */
export const blogTileStyles = css`
  ${tileStyles}
  > [data-part='frame'] {
    aspect-ratio: 16 / 10;
  }
  > [data-part='caption'] > [data-part='facts'] {
    ${caption}
    margin-top: 4px;
  }
  > [data-part='caption'] > [data-part='name'] {
    margin-block: 6px;
    font-weight: var(--kit-display-weight);
    font-size: 1.375rem;
    line-height: 1.2;
  }
  > [data-part='caption'] > [data-part='name'] > [data-part='link'] {
    -webkit-line-clamp: 3;
  }
  > [data-part='caption'] > [data-part='excerpt'] {
    color: var(--kit-text-muted);
    line-height: 1.5;
  }
  > [data-part='caption'] > [data-part='reading'] {
    ${row}
    gap: 14px;
    margin-top: 20px;
  }
  > [data-part='caption'] > [data-part='reading'] > .kit-avatar-image {
    width: 36px;
    height: 36px;
  }
  > [data-part='caption'] > [data-part='reading'] > p > b {
    display: block;
    font-weight: var(--kit-weight-name);
  }
  > [data-part='caption'] > [data-part='reading'] > p > span {
    ${caption}
  }
  &[data-kind='words'] > [data-part='caption'] {
    padding-block: 18px;
    border-block: 1px solid var(--kit-line);
  }
  &[data-kind='words']:not([data-featured]) > [data-part='caption'] > [data-part='name'] {
    font-size: 1.5rem;
  }
  &:has([data-part='link']:focus-visible) > [data-part='caption'] > [data-part='name'] {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  ${featuredStyles}
  @container (max-width: 735.98px) {
    &[data-featured] > [data-part='frame'] {
      border-radius: var(--kit-radius-2);
    }
  }
  &[data-loading] > [data-part='frame'] {
    background: var(--kit-surface-2);
  }
  &[data-loading] > [data-part='caption'] > [data-skeleton] {
    ${skeletonBarStyles}
  }
  &&[data-loading] > [data-part='caption'] > [data-skeleton] {
    margin: 7px 0 14px;
  }
  &&[data-loading] > [data-part='caption'] > [data-skeleton='small'] {
    width: 36%;
  }
  &&[data-loading] > [data-part='caption'] > [data-skeleton='line'] {
    width: 72%;
    height: 20px;
  }
  &&[data-loading] > [data-part='caption'] > [data-skeleton='line'] + [data-skeleton] {
    width: 92%;
  }
`;
