import { css } from 'styled-components';
import { pricePartsStyles } from './PriceParts.styles.ts';

/** Styles of Price. */
export const priceStyles = css`
  position: relative;
  ${pricePartsStyles}
  > small {
    color: var(--kit-text-muted);
    opacity: 1;
  }
  > s {
    color: var(--kit-text-muted);
    opacity: 1;
  }
  > [data-part='free'] {
    color: var(--kit-live);
  }
`;
