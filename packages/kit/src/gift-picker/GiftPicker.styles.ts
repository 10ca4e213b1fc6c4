import { css } from 'styled-components';
import { center, full, grid, list, reel, row, spread, stack } from '../layout/layout.ts';
import { inset, unavailable } from '../layout/surface.ts';
import { nameLine, underlined } from '../layout/text.ts';
import { giftSheetStyles } from './gift-sheet.styles.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of a gift; the same size in every state. */
const giftStyles = css`
  > button {
    ${stack}
    ${full}
    position: relative;
    align-items: center;
    justify-content: flex-end;
    min-height: 148px;
    padding: 28px 6px 12px;
    border-radius: var(--kit-radius-2);
    background: radial-gradient(circle at 50% 22%, var(--kit-surface-3), var(--kit-surface-2) 72%);
    font-size: 0.9375rem;
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > button:active {
    transform: scale(0.98);
  }
  > button:focus-visible {
    border-radius: var(--kit-radius-2);
  }
  > button[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2.5px var(--kit-accent);
  }
  > button[aria-disabled] {
    ${unavailable}
    cursor: not-allowed;
  }
  > button[aria-disabled] > [data-part='art'] {
    opacity: 0.5;
  }
  > button > [data-part='art'] {
    ${center}
    flex: 1;
    min-height: 50px;
    margin-bottom: 8px;
  }
  > button > [data-part='mark'],
  > button > [data-part='times'] {
    position: absolute;
    top: 9px;
    inset-inline-start: 10px;
    font-size: var(--kit-type-1);
    font-weight: 600;
    line-height: 1.3;
    color: var(--kit-success);
  }
  > button > [data-part='times'] {
    inset-inline-end: 10px;
    inset-inline-start: auto;
    color: var(--kit-text);
  }
  > button > [data-part='mark'][data-kind='vip'] {
    color: var(--kit-coin);
  }
  > button > [data-part='name'] {
    font-weight: var(--kit-weight-label);
    line-height: 1.25;
    text-align: center;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  > button > [data-part='terms'] {
    ${pricePartsStyles}
    min-height: 20px;
    margin-top: 4px;
    font-size: var(--kit-type-2);
    line-height: 1.25rem;
  }
  > button > [data-part='terms'] > [data-part='free'] {
    color: var(--kit-success);
  }
  > button > [data-part='why'] {
    font-size: 0.8125rem;
    line-height: 1rem;
    text-align: center;
  }
  /* Its further line takes the place over the picture, where no mark is. */
  > button:has(> [data-part='why']) {
    padding-top: 12px;
  }
  > button > [data-part='terms'][data-obstacle] {
    font-size: 0.8125rem;
    white-space: normal;
    text-align: center;
  }
`;

/** Styles of the picker: a column beside the conversation, on phones a sheet that leaves the last messages visible. */
export const giftPickerStyles = css`
  ${stack}
  gap: 16px;
  min-height: 0;
  padding: 24px;
  background: var(--kit-surface-1);
  > [data-part='head'] {
    ${spread}
    gap: 12px;
    min-height: var(--kit-size-control);
  }
  > [data-part='head'] > h2 {
    font-size: 1.5rem;
  }
  > [data-part='filters'] {
    ${reel}
    display: flex;
    flex: none;
    gap: 8px;
    margin: -6px -24px;
    padding: 6px 24px;
  }
  > [data-part='gifts'] {
    flex: 1 1 auto;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-content: start;
    gap: 10px;
    min-height: 160px;
    margin: -6px;
    padding: 6px;
    overflow-y: auto;
    > li {
      ${giftStyles}
    }
    > [data-skeleton] {
      ${inset}
      min-height: 148px;
    }
  }
  > [data-part='toys'] {
    flex: 1 1 auto;
    display: grid;
    align-content: start;
    gap: 12px;
    min-height: 160px;
    overflow-y: auto;
  }
  > [data-part='toys'] > p,
  > [data-part='toys'] > ul > li > [data-part='words'] > small {
    color: var(--kit-text-muted);
  }
  > [data-part='toys'] > ul {
    ${list}
  }
  > [data-part='toys'] > ul > li {
    ${grid}
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 0 10px;
    min-height: 56px;
    border-bottom: 1px solid var(--kit-line);
  }
  > [data-part='toys'] > ul > li > svg {
    justify-self: center;
    color: var(--kit-coin-mark);
  }
  > [data-part='toys'] > ul > li > [data-part='words'] > b {
    ${nameLine}
  }
  > [data-part='toys'] > ul > li > [data-part='price'] {
    ${pricePartsStyles}
  }
  > [data-part='note'] {
    ${stack}
    flex: 1;
    align-items: flex-start;
    gap: 16px;
    color: var(--kit-text-muted);
  }
  > [data-part='to-vip'] {
    ${underlined}
    flex: none;
    width: fit-content;
    font-weight: 600;
  }
  > [data-part='chosen'] {
    flex: none;
    display: grid;
    gap: 4px;
    max-height: 136px;
    overflow-y: auto;
  }
  > [data-part='chosen'] > li {
    ${row}
  }
  > [data-part='chosen'] > li > p {
    flex: 1;
    color: var(--kit-text-muted);
  }
  > [data-part='chosen'] > li > p > b {
    color: var(--kit-text);
    font-weight: var(--kit-weight-name);
  }
  > [data-part='total'] {
    ${pricePartsStyles}
    min-height: 22px;
    color: var(--kit-text-muted);
  }
  > [data-part='total'] > [data-part='amount'] {
    color: var(--kit-text);
  }
  ${giftSheetStyles}
`;
