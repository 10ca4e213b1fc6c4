import { css } from 'styled-components';
import { row } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of TeaserTile: a picture beside its words. */
export const teaserTileStyles = css`
  ${card}
  ${row}
  align-items: stretch;
  position: relative;
  min-height: 132px;
  overflow: hidden;
  > [data-part='frame'] {
    ${pictureStyles}
    flex: 0 0 112px;
  }
  > [data-part='words'] {
    flex: 1;
    min-width: 0;
    padding-block: 18px;
    padding-inline: 18px 52px;
  }
  > [data-part='words'] > h3 {
    font-size: var(--kit-type-4);
    overflow-wrap: anywhere;
  }
  > [data-part='words'] > p {
    ${caption}
    margin: 4px 0 12px;
    color: var(--kit-text-muted);
  }
  > [data-part='close'] {
    position: absolute;
    top: 6px;
    inset-inline-end: 6px;
  }
  &[data-loading] > [data-part='frame'] {
    background: var(--kit-surface-2);
  }
`;
