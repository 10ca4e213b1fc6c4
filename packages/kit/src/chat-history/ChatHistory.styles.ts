import { css } from 'styled-components';
import { centredStack, container, drawnOverlay, grid, inlineRow, row, wrap } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption, visuallyHidden } from '../layout/text.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { avatarStyles } from '../tile/Portrait.styles.ts';
import { openedBillStyles } from './OpenedBill.styles.ts';

const table = '> [data-part="table"]';
const bodyRow = `${table} > tbody > tr:not([data-part])`;
const words = `${bodyRow} > [data-part='with'] > [data-part='words']`;

const tableStyles = css`
  ${table} {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  ${table} > thead > tr > th {
    ${caption}
    padding: 14px 10px 10px;
    font-weight: 450;
    text-align: start;
  }
  ${table} > tbody > [data-part='month'] > th {
    padding: 24px 0 10px;
    font: var(--kit-display-weight) 1.3125rem/1.1 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
    text-align: start;
  }
  ${bodyRow} {
    position: relative;
    border-top: 1px solid var(--kit-line);
  }
  ${bodyRow}:last-child {
    border-bottom: 1px solid var(--kit-line);
  }
  ${bodyRow} > td {
    height: 76px;
    padding: 12px 10px;
    font-size: 1rem;
  }
  ${table} > * > tr > :is([data-part='duration'], [data-part='voucher'], [data-part='coins']) {
    text-align: end;
    white-space: nowrap;
  }
  ${table} > thead > tr > [data-part='with'],
  ${bodyRow} > [data-part='with'] {
    padding-inline-start: 0;
  }
  ${table} > thead > tr > [data-part='next'],
  ${bodyRow} > [data-part='next'] {
    width: 178px;
    padding-inline-end: 0;
  }
  ${bodyRow} > [data-part='started'] {
    ${caption}
  }
  ${bodyRow} > [data-part='voucher'] {
    color: var(--kit-success);
  }
  ${bodyRow} > [data-part='voucher'] > [data-part='label'] {
    display: none;
  }
  ${bodyRow} > [data-part='coins'] > [data-part='dispute'] {
    display: block;
    color: var(--kit-text-muted);
    font-size: 0.8125rem;
    font-weight: 400;
  }
  ${bodyRow} > [data-part='coins'] > [data-part='amount'] {
    ${inlineRow}
    gap: 6px;
    font-weight: 620;
  }
`;

const whoStyles = css`
  ${bodyRow} > [data-part='with'] {
    ${row}
    gap: 16px;
    min-width: 0;
  }
  ${bodyRow} > [data-part='with'] > [data-part='avatar'] {
    ${avatarStyles}
    flex: none;
    width: 52px;
    height: 52px;
  }
  ${words} > [data-part='name'] {
    ${row}
    gap: 8px;
    font-weight: 620;
  }
  ${words} > [data-part='name'] > [data-presence] {
    ${presenceDotStyles}
  }
  ${words} > [data-part='kind'] {
    ${caption}
    display: block;
    margin-top: 2px;
  }
  ${words} > [data-part='kind'] > [data-part='when'] {
    display: none;
  }
`;

const phoneStyles = css`
  ${table} > thead {
    ${visuallyHidden}
  }
  ${table} > tbody,
  ${table} {
    display: block;
  }
  ${table} > tbody > [data-part='month'] > th {
    padding: 22px 0 12px;
  }
  ${bodyRow} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 3px 14px;
    padding: 14px 0;
  }
  ${bodyRow} > td {
    height: auto;
    padding: 0;
  }
  ${bodyRow} > :is([data-part='started'], [data-part='voucher']:empty, [data-part='next']) {
    display: none;
  }
  ${bodyRow} > [data-part='with'] {
    grid-row: 1 / 6;
  }
  ${bodyRow} > [data-part='voucher'] {
    grid-row: 3;
    grid-column: 2;
    font-size: 0.875rem;
  }
  ${bodyRow} > [data-part='voucher'] > [data-part='label'] {
    display: inline;
  }
  ${bodyRow} > [data-part='coins'] {
    display: contents;
  }
  ${bodyRow} > [data-part='coins'] > * {
    grid-column: 2;
    justify-self: end;
  }
  ${bodyRow} > [data-part='coins'] > [data-part='amount'] {
    grid-row: 1;
    align-self: end;
    font-size: 1rem;
  }
  ${bodyRow} > [data-part='coins'] > [data-part='dispute'] {
    grid-row: 4;
  }
  ${bodyRow} > [data-part='coins'] > [data-part='toggle'] {
    grid-row: 5;
  }
  ${bodyRow} > [data-part='duration'] {
    ${caption}
    grid-row: 2;
    grid-column: 2;
  }
  ${words} > [data-part='kind'] > [data-part='when'] {
    display: block;
  }
  ${bodyRow}:not([data-opens]) > [data-part='with'] > [data-part='words'] > [data-part='name'] > [data-part='link']::after {
    ${drawnOverlay}
  }
`;

/** Styles of ChatHistory. */
export const chatHistoryStyles = css`
  ${container}
  > [data-part='head'] {
    ${wrap}
    align-items: end;
    gap: 20px 40px;
  }
  > [data-part='head'] > [data-part='sums'] {
    display: flex;
    gap: 36px;
    margin-block: 0;
    margin-inline: auto 0;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='head'] > [data-part='sums'] > div > dt {
    ${caption}
    margin-bottom: 6px;
  }
  > [data-part='head'] > [data-part='sums'] > div > dd {
    ${row}
    gap: 7px;
    font-size: 1.375rem;
    font-weight: 640;
    line-height: 1;
    white-space: nowrap;
  }
  > [data-part='filter'] {
    margin-block: 22px 2px;
  }
  ${tableStyles}
  ${whoStyles}
  ${table} > tbody {
    ${openedBillStyles}
  }
  > [data-part='skeleton'] > span {
    ${grid}
    grid-template-columns: 52px minmax(0, 220px) 80px;
    justify-content: start;
    gap: 16px;
    height: 76px;
    border-top: 1px solid var(--kit-line);
  }
  > [data-part='skeleton'] > span > i {
    height: 16px;
    border-radius: var(--kit-radius-1);
    background: var(--kit-surface-2);
  }
  > [data-part='skeleton'] > span > i:first-child {
    height: 52px;
    border-radius: var(--kit-radius-round);
  }
  > [data-part='fallback'] {
    ${card}
    ${centredStack}
    gap: 10px;
    margin-top: 28px;
    padding: 40px 24px;
    text-align: center;
  }
  > [data-part='fallback'] > p {
    margin-bottom: 12px;
    color: var(--kit-text-muted);
  }
  > [data-part='more'] {
    ${centredStack}
    gap: 12px;
    margin-top: 28px;
  }
  /* Between phone and desktop the beginning stands below the kind, as its column would break into four lines. */
  @container (min-width: 736px) and (max-width: 999.98px) {
    ${table} > * > tr > [data-part='started'] {
      display: none;
    }
    ${words} > [data-part='kind'] > [data-part='when'] {
      display: block;
    }
  }
  @container (max-width: 735.98px) {
    ${phoneStyles}
    > [data-part='head'] > [data-part='sums'] {
      justify-content: space-between;
      gap: 16px;
      width: 100%;
    }
    > [data-part='head'] > [data-part='sums'] > div > dd {
      font-size: 1.125rem;
    }
    > [data-part='filter'] {
      margin-top: 16px;
    }
  }
`;
