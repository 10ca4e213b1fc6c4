import { css } from 'styled-components';
import { container } from '../layout/layout.ts';

/** Styles of BlogTiles. */
export const blogTilesStyles = css`
  ${container}
  > [data-part='tiles'] {
    display: grid;
    gap: 32px 24px;
  }
  /* Pages are of three, nine and fifteen: two columns would leave one alone. */
  @container (min-width: 672px) {
    > [data-part='tiles'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
