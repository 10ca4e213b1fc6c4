import { css } from 'styled-components';

/** Styles of the button in a row of a table that opens more rows. */
export const rowToggleStyles = css`
  font-size: 0.875rem;
  font-weight: 560;
  text-decoration: underline;
  text-underline-offset: 4px;
`;
