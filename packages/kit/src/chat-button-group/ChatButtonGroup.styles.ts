import { css } from 'styled-components';
import { wrap } from '../layout/layout.ts';

/** Styles of ChatButtonGroup. */
export const chatButtonGroupStyles = css`
  display: grid;
  gap: 12px;
  > [data-part='absent'] {
    ${wrap}
    gap: 10px;
  }
  @media (max-width: 767.98px) {
    > [data-part='absent'] > * {
      flex: 1;
    }
  }
`;
