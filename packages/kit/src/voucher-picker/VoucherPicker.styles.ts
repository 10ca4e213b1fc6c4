import { css } from 'styled-components';
import { container } from '../layout/layout.ts';

/** Styles of VoucherPicker. */
export const voucherPickerStyles = css`
  ${container}
  display: grid;
  gap: 14px;
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
  @container (max-width: 447.98px) {
    > [data-part='act'] {
      justify-self: stretch;
    }
    /* The end of a voucher is under its name, beside the radio button. */
    > [data-part='options'] > * {
      flex-wrap: wrap;
      gap: 2px 14px;
    }
    > [data-part='options'] > * > [data-part='what'] {
      flex-basis: calc(100% - 36px);
    }
    > [data-part='options'] > * > [data-part='end'] {
      margin-inline-start: 36px;
    }
  }
`;
