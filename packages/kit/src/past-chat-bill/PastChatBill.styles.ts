import { css } from 'styled-components';
import { billLinesStyles } from '../chat-end-summary/BillLines.styles.ts';
import { card } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';

/** Styles of PastChatBill. */
export const pastChatBillStyles = css`
  ${card}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px 40px;
  padding: 20px 24px;
  font-variant-numeric: tabular-nums;
  > [data-part='ended'] > [data-part='title'] {
    font-size: 17px;
    font-weight: 640;
  }
  > [data-part='ended'] > [data-part='why'],
  > [data-part='nothing'] {
    margin-top: 4px;
    color: var(--kit-text-muted);
    font-size: 15px;
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
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 18px 16px;
  }
`;
