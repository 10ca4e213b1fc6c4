import { css } from 'styled-components';
import { row } from '../layout/layout.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of a performer under an arch: portrait, name with presence, and price. */
export const archPersonStyles = css`
  > [data-part='frame'] {
    ${pictureStyles}
    aspect-ratio: 4 / 5;
    border-radius: var(--kit-radius-arch);
  }
  > [data-part='name'] {
    ${row}
    gap: 7px;
    margin-top: 10px;
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.3;
  }
  > [data-part='name'] > [data-presence] {
    ${presenceDotStyles}
  }
  > [data-part='price'] {
    ${pricePartsStyles}
    gap: 4px;
    margin-top: 2px;
    font-size: 0.8125rem;
    color: var(--kit-text-muted);
  }
`;
