import { css } from 'styled-components';
import { textAreaStyles } from '../form/text-area.styles.ts';

/** Styles of BillDispute. */
export const billDisputeStyles = css`
  font-size: 0.9375rem;
  > button {
    padding-inline-start: 0;
    text-align: start;
  }
  > form {
    ${textAreaStyles}
    display: grid;
    gap: 8px;
  }
  > form > [data-part='buttons'] {
    display: flex;
    gap: 10px;
  }
  > h3 {
    margin-bottom: 4px;
    font-size: 1.25rem;
  }
`;
