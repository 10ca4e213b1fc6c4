import { css } from 'styled-components';
import { container } from '../layout/layout.ts';

/** The columns have their final width before all buttons have arrived, or the first ones would shift. */
const oneRow = [2, 3, 4, 5, 6]
  .map((count) => `&[data-count='${count}'] { grid-template-columns: 1.3fr repeat(${count - 1}, 1fr); }`)
  .join('');

/** The counts that leave a place of three columns empty, or two; the first button takes them. */
const evenThrees = `
  &:is([data-count='2'], [data-count='5'], [data-count='8']) > :first-child { grid-column: span 2; }
  &:is([data-count='1'], [data-count='4'], [data-count='7']) > :first-child { grid-column: span 3; }
`;

/** Styles of ChatButtonRow: in a narrow column the first button has a line of its own, and so has the last one where it would stand alone. */
export const chatButtonRowStyles = css`
  ${container}
  > [data-part='buttons'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    @container (min-width: 320px) and (max-width: 639.98px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > :first-child {
        grid-column: span 2;
        justify-content: center;
        min-height: 64px;
      }
      > :last-child:nth-child(even) {
        grid-column: span 2;
      }
    }
    @container (min-width: 640px) and (max-width: 1135.98px) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      ${evenThrees}
    }
    @container (min-width: 1136px) {
      ${oneRow}
      &:is([data-count='7'], [data-count='8']) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
      &[data-count='7'] > :first-child {
        grid-column: span 2;
      }
    }
  }
`;
