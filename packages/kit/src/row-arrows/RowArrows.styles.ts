import { css } from 'styled-components';
import { center } from '../layout/layout.ts';

/** Styles of RowArrows: over the part of the row that is seen, as the row scrolls below them. */
export const rowArrowsStyles = css`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  grid-area: 1 / 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  justify-self: start;
  width: 100cqi;
  /* The row keeps its height, however low it is. */
  contain: size;
  pointer-events: none;
  &[hidden] {
    display: none;
  }
  /* A finger moves the row itself, and without script nothing moves it for a button. */
  @media (hover: none), (scripting: none) {
    display: none;
  }
  > button {
    ${center}
    width: var(--kit-size-control);
    height: var(--kit-size-control);
    border-radius: var(--kit-radius-round);
    background: var(--kit-surface-3);
    box-shadow: var(--kit-shadow-1);
    color: var(--kit-text);
    pointer-events: auto;
  }
  > button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`;
