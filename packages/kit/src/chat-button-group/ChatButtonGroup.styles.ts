import { css } from 'styled-components';

/** Styles of ChatButtonGroup. */
export const chatButtonGroupStyles = css`
  display: grid;
  gap: 12px;
  > [data-part='absent'] {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  @media (max-width: 767.98px) {
    > [data-part='absent'] > * {
      flex: 1;
    }
  }
`;
