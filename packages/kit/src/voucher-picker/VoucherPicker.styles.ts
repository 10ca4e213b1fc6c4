import { css } from 'styled-components';

/** Styles of VoucherPicker. */
export const voucherPickerStyles = css`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  > legend {
    padding: 0;
    font-weight: var(--kit-weight-name);
  }
  > p {
    color: var(--kit-text-muted);
  }
  > [data-part='options'] {
    display: grid;
    gap: 10px;
  }
  > [data-part='act'] {
    justify-self: start;
  }
  @media (max-width: 479.98px) {
    > [data-part='act'] {
      justify-self: stretch;
    }
  }
`;
