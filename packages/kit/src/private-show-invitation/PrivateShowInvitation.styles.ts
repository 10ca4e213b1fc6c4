import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { caption } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of PrivateShowInvitation. */
export const privateShowInvitationStyles = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 14px 16px;
  align-items: start;
  width: min(420px, calc(100vw - 32px));
  max-width: 100%;
  padding: 20px;
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-2);
  color: var(--kit-text);
  box-shadow: var(--kit-shadow-2);
  > [data-part='picture'] {
    ${pictureStyles}
    width: 56px;
    height: 70px;
    background-color: var(--kit-surface-3);
    ${archCorners('28px', 'arch-foot')}
  }
  > [data-part='text'] > h2 {
    font: var(--kit-weight-name) 1.0625rem/1.3 var(--kit-font-text);
    letter-spacing: 0;
  }
  > [data-part='text'] > p {
    ${caption}
    margin-top: 6px;
    line-height: 1.45;
  }
  > [data-part='text'] > p > [data-part='price'] {
    ${pricePartsStyles}
    color: var(--kit-text);
  }
  > [data-part='text'] > p > [data-part='price'] > .kit-coin {
    color: var(--kit-coin-mark);
  }
  &[data-state='failed'] > [data-part='text'] > [role='status'] {
    color: var(--kit-danger);
  }
  > [data-part='actions'] {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
  }
  > [data-part='actions']:has(> :only-child) {
    grid-template-columns: 1fr;
  }
`;
