import { css } from 'styled-components';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of TicketPanel. */
export const ticketPanelStyles = css`
  padding: 28px;
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-1);
  > [data-part='have'] {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-bottom: 20px;
    padding-bottom: 20px;
    border-bottom: 1px solid var(--kit-line);
  }
  > [data-part='have'] > svg {
    flex: none;
    color: var(--kit-success);
  }
  > [data-part='have'] > div > b {
    display: block;
    font-size: 16px;
    font-weight: var(--kit-weight-name);
  }
  > [data-part='have'] > div > span {
    color: var(--kit-text-muted);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='when'] {
    color: var(--kit-text-muted);
    font-size: 15px;
  }
  > [data-part='title'] {
    font-size: 24px;
  }
  > [data-part='title'] + p {
    margin-top: 8px;
    color: var(--kit-text-muted);
  }
  > [data-part='count'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 20px;
    margin: 10px 0 24px;
    font: var(--kit-weight-price) 34px/1 var(--kit-font-text);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='count'] > span > small {
    margin-left: 6px;
    color: var(--kit-text-muted);
    font: 450 15px/1 var(--kit-font-text);
  }
  > [data-part='price'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 18px 0;
    border-top: 1px solid var(--kit-line);
    font-size: 16px;
  }
  > [data-part='price'] > span:last-child {
    ${pricePartsStyles}
    font-size: 20px;
  }
  > [data-part='price'] > span > .kit-coin {
    color: var(--kit-coin-mark);
  }
  > [data-part='actions'] {
    display: grid;
    gap: 10px;
  }
  > [data-part='note'] {
    margin-top: 14px;
    color: var(--kit-text-muted);
    font-size: 14px;
    line-height: 1.45;
  }
  @media (max-width: 767.98px) {
    padding: 20px;
    > [data-part='count'] {
      font-size: 30px;
    }
  }
`;
