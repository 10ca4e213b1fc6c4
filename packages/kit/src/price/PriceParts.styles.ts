import { css } from 'styled-components';

/** Styles of PriceParts, for every component that renders them. */
export const pricePartsStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  > [data-part='amount'] {
    font-weight: var(--kit-weight-price);
  }
  > s {
    opacity: 0.75;
    font-weight: 450;
  }
  > small {
    margin-left: -3px;
    font-size: var(--kit-type-1);
    font-weight: 480;
    opacity: 0.86;
  }
  > [data-part='free'] {
    font-weight: 600;
  }
`;
