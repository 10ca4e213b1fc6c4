import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.ts';

/** Styles of PriceParts, for every component that renders them. */
export const pricePartsStyles = css`
  ${inlineRow}
  gap: 5px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  > * {
    unicode-bidi: plaintext;
  }
  > [data-part='amount'] {
    font-weight: var(--kit-weight-price);
  }
  > s {
    opacity: 0.75;
    font-weight: 450;
  }
  > small {
    margin-inline-start: -3px;
    font-size: var(--kit-type-1);
    font-weight: 480;
    opacity: 0.86;
  }
  > [data-part='free'] {
    font-weight: 600;
  }
`;
