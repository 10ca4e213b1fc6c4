import { css } from 'styled-components';

/** The columns have their final width before all buttons have arrived, or the first ones would shift. */
const oneRow = [2, 3, 4, 5, 6]
  .map((count) => `&[data-count='${count}'] { grid-template-columns: 1.3fr repeat(${count - 1}, 1fr); }`)
  .join('');

/** Styles of ChatButtonRow. */
export const chatButtonRowStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  @media (max-width: 767.98px) {
    > :first-child {
      grid-column: span 2;
      justify-content: center;
      min-height: 64px;
    }
    > :last-child:nth-child(even) {
      grid-column: span 2;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 1200px) {
    ${oneRow}
    &:is([data-count='7'], [data-count='8']) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-count='7'] > :first-child {
      grid-column: span 2;
    }
  }
`;
