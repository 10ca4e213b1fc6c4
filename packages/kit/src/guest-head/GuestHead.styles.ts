import { css } from 'styled-components';
import { fill, row } from '../layout/layout.ts';
import { caption, nameLine } from '../layout/text.ts';

/** Styles of GuestHead. */
export const guestHeadStyles = css`
  ${row}
  gap: 14px;
  > [data-part='words'] {
    ${fill}
  }
  > [data-part='words'] > [data-part='name'] {
    ${nameLine}
    overflow-wrap: anywhere;
  }
  > [data-part='words'] > [data-part='about'] {
    ${caption}
    font-variant-numeric: tabular-nums;
  }
`;
