import { css } from 'styled-components';
import { drawnOverlay } from '../layout/layout.ts';
import { rowToggleStyles } from '../row-toggle.styles.ts';

/** Styles of the toggle of a row, and of the bill in the row below it. */
export const openedBillStyles = css`
  > tr > [data-part='coins'] > [data-part='toggle'] {
    display: block;
    min-height: 28px;
    margin-inline-start: auto;
    ${rowToggleStyles}
  }
  > [data-part='bill']:last-child {
    border-bottom: 1px solid var(--kit-line);
  }
  > [data-part='bill'] > td {
    padding: 0 0 20px;
  }
  > [data-part='bill'] > td > [data-part='step'] {
    display: none;
  }
  @container (max-width: 735.98px) {
    > [data-part='bill'],
    > [data-part='bill'] > td {
      display: block;
    }
    > [data-part='bill'] > td > [data-part='step'] {
      display: flex;
      margin-top: 12px;
    }
    /* The whole row opens the bill; the performer's name stays a link of its own. */
    > [data-opens] > [data-part='coins'] > [data-part='toggle']::after {
      ${drawnOverlay}
    }
    > [data-opens] > [data-part='with'] > [data-part='words'] > [data-part='name'] > [data-part='link'] {
      position: relative;
      z-index: 1;
    }
  }
`;
