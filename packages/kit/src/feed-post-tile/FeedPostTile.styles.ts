import { css } from 'styled-components';
import { row } from '../layout/layout.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { tileStyles } from '../tile/Tile.styles.ts';

/** Styles of FeedPostTile. */
export const feedPostTileStyles = css`
  ${tileStyles}
  > [data-part='frame'] {
    aspect-ratio: 4 / 5;
  }
  > [data-part='caption'] > [data-part='facts'] {
    ${row}
    gap: 7px;
    min-width: 0;
  }
  > [data-part='caption'] > [data-part='facts'] > [data-presence] {
    ${presenceDotStyles}
  }
  > [data-part='caption'] > [data-part='facts'] > [data-part='owner'] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-kind='words'] {
    display: grid;
    grid-template-rows: auto;
  }
  &[data-kind='words'] > [data-part='frame'] {
    grid-area: 1 / 1;
    background: var(--kit-surface-2);
  }
  &[data-kind='words'] > [data-part='caption'] {
    display: contents;
  }
  &[data-kind='words'] > [data-part='caption'] > [data-part='name'] {
    grid-area: 1 / 1;
    place-self: center stretch;
    z-index: 1;
    padding: 16px;
    font: var(--kit-display-weight) 1.25rem/1.25 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
  }
  &[data-kind='words'] > [data-part='caption'] > [data-part='name'] > [data-part='link'] {
    -webkit-line-clamp: 7;
  }
  &[data-kind='words'] > [data-part='caption'] > [data-part='facts'] {
    margin-top: 11px;
  }
`;
