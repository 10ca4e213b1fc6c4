import { css } from 'styled-components';
import { container, inlineRow } from '../layout/layout.ts';
import { caption, visuallyHidden } from '../layout/text.ts';
import { rowToggleStyles } from '../row-toggle.styles.ts';

/** Styles of LedgerEntryList. */
export const ledgerEntryListStyles = css`
  ${container}
  > [data-part='entries'] {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    > thead > tr > th,
    > tbody > tr > td {
      padding: 12px 8px;
      text-align: start;
      border-bottom: 1px solid var(--kit-line);
    }
    > thead > tr > th {
      ${caption}
      font-weight: 500;
    }
    > * > tr > :first-child {
      padding-inline-start: 0;
    }
    > * > tr > :last-child {
      padding-inline-end: 0;
    }
    > tbody > tr > [data-part='when'],
    > tbody > tr > [data-part='balance'] {
      color: var(--kit-text-muted);
      white-space: nowrap;
    }
    > * > tr > :is([data-part='paid'], [data-part='coins'], [data-part='balance'], [data-part='receipt']) {
      text-align: end;
      white-space: nowrap;
    }
    > tbody > tr > td > [data-part='title'] {
      display: block;
      font-weight: 600;
    }
    > tbody > tr > td > [data-part='detail'] {
      ${caption}
      display: block;
      margin-top: 2px;
    }
    > tbody > tr > td > [data-part='amount'] {
      ${inlineRow}
      gap: 6px;
      font-weight: 600;
    }
    > tbody > [data-gain] > td > [data-part='amount'] {
      color: var(--kit-live);
    }
    > tbody > [data-booking] > td {
      border-bottom-style: dashed;
    }
    > tbody > [data-booking] > td > :is([data-part='title'], [data-part='amount']) {
      font-weight: 400;
      color: var(--kit-text-muted);
    }
    > tbody > [data-booking] > [data-part='what'] {
      padding-inline-start: 16px;
    }
    > tbody > tr > td > button {
      min-height: 32px;
      ${rowToggleStyles}
    }
    @container (max-width: 639.98px) {
      font-size: 0.875rem;
      &[data-detailed] > thead {
        ${visuallyHidden}
      }
      &[data-detailed] > tbody > tr {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto auto;
        gap: 2px 10px;
        padding: 12px 0;
        border-bottom: 1px solid var(--kit-line);
      }
      &[data-detailed] > tbody > tr > td {
        padding: 0;
        border: 0;
      }
      &[data-detailed] > tbody > tr > [data-part='what'] {
        grid-row: 1;
        grid-column: 1 / 3;
      }
      &[data-detailed] > tbody > tr > [data-part='coins'] {
        grid-row: 1;
        grid-column: 3;
      }
      &[data-detailed] > tbody > tr > [data-part='when'] {
        grid-row: 2;
        grid-column: 1;
        align-self: center;
      }
      &[data-detailed] > tbody > tr > [data-part='paid'] {
        grid-row: 2;
        grid-column: 2;
        align-self: center;
        color: var(--kit-text-muted);
      }
      &[data-detailed] > tbody > tr > [data-part='receipt'] {
        grid-row: 2;
        grid-column: 3;
      }
      &[data-detailed] > tbody > tr > [data-part='balance'] {
        display: none;
      }
    }
  }
  /* Large text has no room for a date and a time in one line. */
  @container (max-width: 19.9rem) {
    > [data-part='entries'] > tbody > tr > [data-part='when'] {
      white-space: normal;
    }
  }
  > [data-part='entries'][data-detailed] > thead > tr > [data-part='when'] {
    width: 220px;
  }
`;
