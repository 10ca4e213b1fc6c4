import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { grid, inlineRow, row, wrap } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of FavouriteTile. */
export const favouriteTileStyles = css`
  ${grid}
  grid-template-columns: 84px minmax(0, 1fr) auto;
  gap: 6px 16px;
  padding-block: 12px;
  padding-inline: 14px 12px;
  border-radius: var(--kit-radius-2);
  background: var(--kit-surface-1);
  > [data-part='picture'] {
    ${pictureStyles}
    width: 84px;
    aspect-ratio: 3 / 4;
    ${archCorners('42px', 1)}
    overflow: hidden;
  }
  > div > [data-part='name'] {
    font-weight: 600;
    font-size: 1.0625rem;
  }
  > div > [data-part='presence'] {
    ${row}
    ${caption}
    gap: 8px;
  }
  > div > [data-part='presence']::before {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: var(--kit-shape-circle);
    background: var(--kit-line-strong);
  }
  > [data-part='actions'] {
    display: grid;
    align-self: start;
    gap: 4px;
  }
  &[data-online] > div > [data-part='presence']::before {
    background: var(--kit-live);
  }
  > div > fieldset {
    ${wrap}
    gap: 4px 16px;
    margin-top: 6px;
    font-size: 0.875rem;
  }
  > div > fieldset > legend {
    float: inline-start;
    color: var(--kit-text-muted);
    padding: 4px 0;
  }
  > div > fieldset > label {
    ${row}
    gap: 8px;
    min-height: 28px;
  }
  > div > fieldset > label:has(> :disabled) {
    color: var(--kit-text-muted);
  }
  > div > fieldset > p {
    flex-basis: 100%;
    color: var(--kit-text-muted);
  }
  > div > fieldset > p > a {
    ${inlineRow}
    min-height: 28px;
    color: var(--kit-text);
    text-decoration: underline;
  }
  > div > fieldset > label > input {
    width: 20px;
    height: 20px;
    accent-color: var(--kit-accent);
  }
`;
