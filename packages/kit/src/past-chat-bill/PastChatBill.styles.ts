import { css } from 'styled-components';
import { byColumn } from '../by-column.ts';
import { billLinesStyles } from '../chat-end-summary/BillLines.styles.ts';
import { card } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';

/** Styles of PastChatBill. */
export const pastChatBillStyles = css`
  ${card}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 16px 40px;
  padding: ${byColumn(640, 18, 20)} ${byColumn(640, 16, 24)};
  font-variant-numeric: tabular-nums;
  > [data-part='ended'] > [data-part='title'] {
    font-size: 1.0625rem;
    font-weight: 640;
  }
  > [data-part='ended'] > [data-part='why'],
  > [data-part='nothing'] {
    margin-top: 4px;
    color: var(--kit-text-muted);
    font-size: 0.9375rem;
  }
  > [data-part='ended'] > [data-part='measures'] {
    display: flex;
    gap: 32px;
    margin-top: 14px;
  }
  > [data-part='ended'] > [data-part='measures'] > div > dt {
    ${caption}
  }
  > [data-part='ended'] > [data-part='measures'] > div > dd {
    font-weight: 620;
  }
  > [data-part='ended'] > [data-part='dispute'] {
    margin-top: 14px;
  }
  > [data-part='lines'] {
    ${billLinesStyles}
    > :first-child {
      padding-top: 0;
    }
  }
`;
