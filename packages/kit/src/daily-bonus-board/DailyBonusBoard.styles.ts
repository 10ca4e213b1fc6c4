import { css } from 'styled-components';
import { container, stack } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';

/** Styles of DailyBonusBoard. */
export const dailyBonusBoardStyles = css`
  ${container}
  min-width: 0;
  > [data-part='body'] {
    ${stack}
    gap: 32px;
  }
  > [data-part='body'] > [data-part='head'] {
    display: grid;
    gap: 20px;
  }
  > [data-part='body'] > [data-part='head'] > [data-part='words'] > h1 {
    margin: 0;
    font: var(--kit-display-weight) var(--kit-type-7) / 1.1 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
    overflow-wrap: anywhere;
  }
  > [data-part='body'] > [data-part='head'] > [data-part='words'] > p {
    margin: 12px 0 0;
    max-width: 60ch;
    color: var(--kit-text-muted);
  }
  > [data-part='body'] > [data-part='head'] > [data-part='words'] > [data-part='taken'] {
    color: var(--kit-success);
  }
  > [data-part='body'] > [data-part='head'] > [data-part='ends'] {
    ${stack}
    ${caption}
    align-items: flex-start;
    gap: 2px;
  }
  > [data-part='body'] > [data-part='head'] > [data-part='ends'] > [role='timer'] {
    color: var(--kit-text);
    font-size: var(--kit-type-5);
    font-weight: var(--kit-weight-name);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='body'] > [data-part='days'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 32px 16px;
  }
  > [data-part='body'] > [data-part='days'] > * {
    min-width: 0;
  }
  > [data-part='body'] > [data-part='days'] > [data-part='current'] {
    grid-column: 1 / -1;
  }
  @container (min-width: 44rem) {
    > [data-part='body'] > [data-part='head'] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
    > [data-part='body'] > [data-part='days'] {
      grid-template-columns: 2fr 3fr 2fr;
      align-items: end;
    }
    > [data-part='body'] > [data-part='days'] > [data-part='current'] {
      grid-column: 2;
      grid-row: 1;
    }
    > [data-part='body'] > [data-part='days'] > [data-part='previous'] {
      grid-column: 1;
      grid-row: 1;
    }
    > [data-part='body'] > [data-part='days'] > [data-part='next'] {
      grid-column: 3;
      grid-row: 1;
    }
  }
`;
