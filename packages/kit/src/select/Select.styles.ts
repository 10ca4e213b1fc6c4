import { css } from 'styled-components';
import { field } from '../layout/field.ts';

/** Styles of Select: the element of the browser without its own look; the arrow lies over it and lets the press through. */
export const selectStyles = css`
  position: relative;
  display: inline-block;
  min-width: 0;
  max-width: 100%;
  > select {
    ${field}
    min-height: 44px;
    padding-block: 10px;
    padding-inline: 16px 42px;
    font-weight: 560;
    line-height: 1.25;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }
  > select > option {
    background: var(--kit-surface-1);
    color: var(--kit-text);
  }
  > .kit-icon {
    position: absolute;
    top: calc(50% - 9px);
    inset-inline-end: 16px;
    color: var(--kit-text-muted);
    pointer-events: none;
  }
  > select:focus-visible {
    outline-offset: 0;
    border-radius: var(--kit-radius-2);
  }
  > select:disabled {
    opacity: 0.55;
    cursor: default;
  }
  @media (hover: hover) {
    > select:enabled:hover {
      border-color: var(--kit-text-muted);
    }
  }
`;
