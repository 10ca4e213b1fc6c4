import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';

/** Styles of BillLines, for every component that renders them. */
export const billLinesStyles = css`
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    padding: 11px 0;
    font-size: 1rem;
  }
  > div > dt > small {
    ${caption}
    display: block;
    margin-top: 1px;
  }
  > div > dd {
    font-weight: 600;
    white-space: nowrap;
  }
  > [data-part='voucher'] > :is(dt, dd) {
    color: var(--kit-success);
  }
  > [data-part='total'] {
    align-items: center;
    margin-top: 9px;
    padding-top: 18px;
    border-top: 1px solid var(--kit-line);
    font-weight: 640;
  }
  > [data-part='total'] > dd {
    ${inlineRow}
    gap: 7px;
    font-size: 1.125rem;
    font-weight: 640;
  }
`;
