import { css } from 'styled-components';

/** Styles of StoredItems. */
export const storedItemsStyles = css`
  display: grid;
  gap: 20px;
  > h2 {
    font-size: var(--kit-type-5);
  }
  > table {
    width: 100%;
    border-collapse: collapse;
    text-align: start;
  }
  > table > caption {
    padding-bottom: 6px;
    font-weight: 600;
    text-align: start;
  }
  > table > thead > tr > th {
    padding: 8px 12px 8px 0;
    color: var(--kit-text-muted);
    font-size: 0.875rem;
    font-weight: 400;
    text-align: start;
  }
  > table > tbody > tr > :is(th, td) {
    padding: 10px 12px 10px 0;
    border-top: 1px solid var(--kit-line);
    font-weight: 400;
    line-height: 1.4;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  > table > tbody > tr > td {
    color: var(--kit-text-muted);
  }
  > table > tbody > tr > td:last-child {
    width: 30%;
    padding-inline-end: 0;
  }
  > table > tbody > tr > th {
    width: 26%;
  }
  @media (max-width: 479.98px) {
    > table > thead {
      position: absolute;
      clip-path: inset(50%);
    }
    > table > tbody > tr {
      display: grid;
      padding: 10px 0;
      border-top: 1px solid var(--kit-line);
    }
    > table > tbody > tr > :is(th, td):nth-child(n) {
      width: auto;
      padding: 0;
      border: 0;
    }
  }
`;
