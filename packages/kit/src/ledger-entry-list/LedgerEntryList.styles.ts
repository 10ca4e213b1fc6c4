import { css } from 'styled-components';

/** Styles of LedgerEntryList. */
export const ledgerEntryListStyles = css`
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
    font-size: 14px;
    font-weight: 500;
    color: var(--kit-text-muted);
  }
  > tbody > tr > td:first-child {
    color: var(--kit-text-muted);
    white-space: nowrap;
  }
  > * > tr > :is(th, td):last-child {
    text-align: end;
  }
  > tbody > tr > td > [data-part='amount'] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-weight: 600;
  }
  > tbody > [data-gain] > td > [data-part='amount'] {
    color: var(--kit-live);
  }
  @media (max-width: 479.98px) {
    font-size: 14px;
  }
`;
