import { css } from 'styled-components';
import { grid, inlineRow, row, wrap } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of FavouriteTile. */
export const favouriteTileStyles = css`
  ${grid}
  grid-template-columns: 84px minmax(0, 1fr) auto;
  gap: 6px 16px;
  padding: 12px 12px 12px 14px;
  border-radius: var(--kit-radius-2);
  background: var(--kit-surface-1);
  > [data-part='picture'] {
    ${pictureStyles}
    width: 84px;
    aspect-ratio: 3 / 4;
    border-radius: 42px 42px var(--kit-radius-1) var(--kit-radius-1);
    overflow: hidden;
  }
  [data-brand='brasa'] & > [data-part='picture'] {
    border-radius: var(--kit-radius-1);
  }
  > div > [data-part='name'] {
    font-weight: 600;
    font-size: 17px;
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
    border-radius: 50%;
    background: var(--kit-line-strong);
  }
  &[data-online] > div > [data-part='presence']::before {
    background: var(--kit-live);
  }
  > div > fieldset {
    ${wrap}
    gap: 4px 16px;
    margin-top: 6px;
    font-size: 14px;
  }
  > div > fieldset > legend {
    float: left;
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
