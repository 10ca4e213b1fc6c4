import { css } from 'styled-components';

/** Styles of SatisfactionRing. */
export const satisfactionRingStyles = css`
  width: 84px;
  height: 84px;
  fill: none;
  stroke-width: 7;
  > [data-part='track'] {
    stroke: var(--kit-surface-3);
  }
  > [data-part='share'] {
    stroke: var(--kit-accent);
    stroke-linecap: round;
  }
  > text {
    fill: var(--kit-text);
    font: 650 1.1875rem var(--kit-font-text);
    font-variant-numeric: tabular-nums;
  }
`;
