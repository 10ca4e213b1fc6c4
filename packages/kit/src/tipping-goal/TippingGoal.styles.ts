import { css } from 'styled-components';
import { row, spread } from '../layout/layout.ts';
import { caption, mutedFigures } from '../layout/text.ts';

/** Styles of TippingGoal. */
export const tippingGoalStyles = css`
  > [data-part='head'] {
    ${spread}
    align-items: baseline;
    gap: 2px 12px;
    font-size: 0.9375rem;
  }
  > [data-part='head'] > b {
    min-width: 0;
    font-weight: var(--kit-weight-name);
    overflow-wrap: anywhere;
  }
  > [data-part='head'] > span {
    ${mutedFigures}
    text-align: end;
  }
  > progress {
    display: block;
    width: 100%;
    height: 6px;
    margin: 10px 0 8px;
    border: 0;
    border-radius: min(3px, var(--kit-radius-1));
    background: var(--kit-surface-3);
    overflow: hidden;
    appearance: none;
  }
  > progress::-webkit-progress-bar {
    background: var(--kit-surface-3);
  }
  > progress::-webkit-progress-value {
    border-radius: min(3px, var(--kit-radius-1));
    background: var(--kit-coin);
  }
  > progress::-moz-progress-bar {
    border-radius: min(3px, var(--kit-radius-1));
    background: var(--kit-coin);
  }
  > p {
    ${caption}
    ${row}
    gap: 8px;
    margin: 0;
  }
  > p > svg {
    flex: none;
    color: var(--kit-success);
  }
`;
