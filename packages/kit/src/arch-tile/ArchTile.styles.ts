import { css } from 'styled-components';
import { overlay, row } from '../layout/layout.styles.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of ArchTile. */
export const archTileStyles = css`
  position: relative;
  min-width: 0;
  > [data-part='frame'] {
    ${pictureStyles}
    aspect-ratio: 4 / 5;
    border-radius: var(--kit-radius-arch);
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  [data-brand='brasa'] & > [data-part='frame'] {
    aspect-ratio: 3 / 4;
  }
  > [data-part='name'] > [data-presence] {
    ${presenceDotStyles}
  }
  > [data-part='name'] {
    ${row}
    gap: 7px;
    margin-top: 10px;
    font-size: 15px;
    font-weight: 600;
    line-height: 1.3;
  }
  > [data-part='name'] > [data-part='link'] {
    min-width: 0;
    overflow-wrap: anywhere;
    outline: none;
  }
  > [data-part='name'] > [data-part='link']::after {
    ${overlay}
    content: '';
    z-index: 1;
  }
  > [data-part='price'] {
    ${pricePartsStyles}
    gap: 4px;
    margin-top: 2px;
    font-size: 13px;
    color: var(--kit-text-muted);
  }
  > [data-part='price'] > [data-part='amount'] {
    font-weight: inherit;
  }
  > [data-part='price'] > small {
    margin: 0;
    font-size: inherit;
    opacity: 1;
  }
  &:has([data-part='link']:focus-visible) > [data-part='frame'] {
    outline: 3px solid var(--kit-focus);
    outline-offset: 3px;
  }
  @media (hover: hover) {
    &:hover > [data-part='frame'] {
      transform: translateY(-4px);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &:hover > [data-part='frame'] {
      transform: none;
    }
  }
`;
