import { css } from 'styled-components';
import { container, wrap } from '../layout/layout.ts';

/** Styles of ChatButtonGroup. */
export const chatButtonGroupStyles = css`
  ${container}
  display: grid;
  gap: 12px;
  > [data-part='absent'] {
    ${wrap}
    gap: 10px;
  }
  @container (max-width: 735.98px) {
    > [data-part='absent'] > * {
      flex: 1;
    }
  }
`;
