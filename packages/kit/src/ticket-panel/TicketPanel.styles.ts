import { css } from 'styled-components';
import { byColumn } from '../by-column.ts';
import { container, row, spread, wrap } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption, nameLine } from '../layout/text.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of TicketPanel. */
export const ticketPanelStyles = css`
  ${container}
  ${card}
  padding: ${byColumn(362, 20, 28)};
  > [data-part='have'] {
    ${row}
    gap: 12px;
    margin-bottom: 20px;
    padding-bottom: 20px;
    border-bottom: 1px solid var(--kit-line);
  }
  > [data-part='have'] > svg {
    color: var(--kit-success);
  }
  > [data-part='have'] > div > b {
    ${nameLine}
    font-size: 1rem;
  }
  > [data-part='have'] > div > span {
    ${caption}
    font-variant-numeric: tabular-nums;
  }
  > [data-part='when'] {
    color: var(--kit-text-muted);
    font-size: 0.9375rem;
  }
  > [data-part='title'] {
    font-size: 1.5rem;
  }
  > [data-part='title'] + p {
    margin-top: 8px;
    color: var(--kit-text-muted);
  }
  > [data-part='count'] {
    ${wrap}
    align-items: baseline;
    gap: 4px 20px;
    margin: 10px 0 24px;
    font: var(--kit-weight-price) 2.125rem/1 var(--kit-font-text);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='count'] > span > small {
    margin-inline-start: 6px;
    color: var(--kit-text-muted);
    font: 450 0.9375rem/1 var(--kit-font-text);
  }
  > [data-part='price'] {
    ${spread}
    gap: 16px;
    padding: 18px 0;
    border-top: 1px solid var(--kit-line);
    font-size: 1rem;
  }
  > [data-part='price'] > span:last-child {
    ${pricePartsStyles}
    font-size: 1.25rem;
  }
  > [data-part='price'] > span > .kit-coin {
    color: var(--kit-coin-mark);
  }
  > [data-part='actions'] {
    display: grid;
    gap: 10px;
  }
  > [data-part='note'] {
    ${caption}
    margin-top: 14px;
    line-height: 1.45;
  }
  @container (max-width: 339.98px) {
    > [data-part='count'] {
      font-size: 1.875rem;
    }
  }
`;
