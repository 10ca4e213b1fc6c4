import { css } from 'styled-components';
import { grid, row } from '../layout/layout.ts';
import { inset, unavailable } from '../layout/surface.ts';
import { caption, mutedFigures, nameLine, truncated } from '../layout/text.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** A row: sign, name with its state, length and price; the same height in every state. */
const rowStyles = css`
  ${inset}
  ${grid}
  position: relative;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: 0 10px;
  width: 100%;
  min-height: 56px;
  padding-block: 4px;
  padding-inline: 6px 14px;
  overflow: hidden;
  text-align: start;
  &:focus-visible {
    border-radius: var(--kit-radius-2);
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2.5px var(--kit-accent);
  }
  &[aria-disabled] {
    cursor: not-allowed;
  }
  &:is([data-obstacle='notConnected'], [data-obstacle='balance'], [data-obstacle='vip']) {
    ${unavailable}
  }
  > svg {
    justify-self: center;
    color: var(--kit-coin-mark);
  }
  > [data-part='words'] > b {
    ${truncated}
    ${nameLine}
    font-size: 0.9375rem;
    line-height: 1.25rem;
  }
  > [data-part='words'] > small {
    ${mutedFigures}
    display: block;
    font-size: 0.8125rem;
    line-height: 1.125rem;
  }
  &[data-state='running'] > [data-part='words'] > small {
    color: var(--kit-live);
  }
  &:is([data-state='failed'], [data-state='givenBack']) > [data-part='words'] > small {
    color: var(--kit-warning);
  }
  > [data-part='price'] {
    ${pricePartsStyles}
    font-size: 0.9375rem;
  }
  > [data-part='rest'] {
    position: absolute;
    inset-inline-end: 0;
    bottom: 0;
    inset-inline-start: 0;
    width: 100%;
    height: 3px;
    color: var(--kit-live);
  }
`;

/** Styles of toy control: a list, then one button that starts the chosen one. */
export const toyControlsStyles = css`
  display: grid;
  gap: 12px;
  min-height: 0;
  > [data-part='head'] {
    ${row}
    gap: 10px;
    min-height: var(--kit-size-control);
  }
  > [data-part='head'] > h2 {
    flex: 1;
    font-size: 1.375rem;
  }
  > [data-part='note'] {
    ${caption}
  }
  > [data-part='controls'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
    gap: 8px;
    /* Ends in the middle of a row, which shows that there are more. */
    max-height: 288px;
    margin: -4px;
    padding: 4px;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  > [data-part='controls'] > li > button {
    ${rowStyles}
  }
  > button,
  > [data-part='top-up'] > * {
    width: 100%;
  }
  > [data-part='problem'] {
    color: var(--kit-warning);
    font-size: 0.875rem;
  }
  > [data-part='problem']:empty {
    display: none;
  }
  @media (max-width: 767.98px) {
    > [data-part='controls'] {
      max-height: 176px;
    }
  }
`;
