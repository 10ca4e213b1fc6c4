import { css } from 'styled-components';
import { promptDialog } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of the question before a chat ends: a small window in the middle. */
export const chatExitPromptStyles = css`
  ${promptDialog}
  width: min(420px, calc(100vw - 32px));
  text-align: center;
  > [data-part='portrait'] {
    width: 72px;
    height: 88px;
    margin: 0 auto 16px;
    border-radius: var(--kit-radius-arch, var(--kit-radius-2));
  }
  > h2 {
    font-size: 1.5625rem;
  }
  > [data-part='facts'] {
    display: flex;
    justify-content: center;
    gap: 32px;
    margin: 16px 0 8px;
  }
  > [data-part='facts'] > div > dt {
    color: var(--kit-text-muted);
    font-size: 0.75rem;
  }
  > [data-part='facts'] > div > dd {
    ${pricePartsStyles}
    justify-content: center;
    font-size: 1.125rem;
    font-weight: var(--kit-weight-price);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='note'] {
    ${caption}
    min-height: 21px;
  }
  > [data-part='choices'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
    margin-top: 20px;
  }
`;
