import { css } from 'styled-components';
import { overlay, target } from '../layout/layout.ts';

/** Styles of CountdownTimer: figures of one width, or a ring around them. */
export const countdownTimerStyles = css`
  font-variant-numeric: tabular-nums;
  &[data-ring] {
    ${target}
    position: relative;
    flex: none;
    font-size: 1.0625rem;
    font-weight: var(--kit-weight-price);
    line-height: 1;
  }
  > svg {
    ${overlay}
    fill: none;
    stroke-width: 3;
  }
  > svg > [data-part='track'] {
    stroke: var(--kit-line);
  }
  > svg > [data-part='rest'] {
    stroke: var(--kit-warning);
    stroke-linecap: round;
  }
`;
