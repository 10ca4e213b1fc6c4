import { css } from 'styled-components';
import { caption } from '../layout/text.ts';

/** Styles of ComparisonTable. */
export const comparisonTableStyles = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  > * > tr > * {
    padding: 14px 8px;
    border-bottom: 1px solid var(--kit-line);
    text-align: end;
    vertical-align: top;
  }
  > * > tr > :first-child {
    padding-inline-start: 0;
    text-align: start;
    font-weight: var(--kit-weight-body);
    overflow-wrap: anywhere;
  }
  > * > tr > :last-child {
    padding-inline-end: 0;
  }
  > thead > tr > th {
    ${caption}
    font-weight: 500;
  }
  > tbody > tr > td {
    color: var(--kit-text-muted);
  }
  > tbody > tr > td:last-child {
    font-weight: 620;
    color: var(--kit-text);
  }
`;
