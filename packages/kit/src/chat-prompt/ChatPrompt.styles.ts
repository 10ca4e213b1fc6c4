import { css } from 'styled-components';
import { fieldError } from '../layout/field.ts';
import { wrap } from '../layout/layout.ts';
import { promptDialog } from '../layout/surface.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of a question over a chat: a small window in the middle. */
export const chatPromptStyles = css`
  ${promptDialog}
  width: min(440px, calc(100vw - 32px));
  > h2 {
    font-size: 1.5625rem;
    text-wrap: balance;
  }
  > [data-part='text'] {
    margin-top: 10px;
    color: var(--kit-text-muted);
    line-height: var(--kit-line-height-long);
  }
  > [data-part='price'] {
    ${pricePartsStyles}
    margin-top: 14px;
    font-size: 1.125rem;
    font-weight: var(--kit-weight-price);
  }
  > [data-part='content'] {
    margin-top: 18px;
  }
  > [role='alert'] {
    ${fieldError}
    margin-top: 14px;
  }
  > [data-part='choices'] {
    ${wrap}
    gap: 12px;
    margin-top: 22px;
  }
  > [data-part='choices'] > * {
    flex: 1 1 140px;
  }
  @media (max-width: 479.98px) {
    > [data-part='choices'] > * {
      flex-basis: 100%;
    }
  }
`;
