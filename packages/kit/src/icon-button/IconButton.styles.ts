import { css } from 'styled-components';
import { center } from '../layout/layout.ts';
import { cornerCounter } from '../layout/surface.ts';

/** Styles of a square button with an icon and, sometimes, a count. */
export const iconButtonStyles = css`
  ${center}
  position: relative;
  flex: none;
  width: var(--kit-size-control);
  height: var(--kit-size-control);
  border-radius: var(--kit-radius-control);
  color: var(--kit-text);
  transition: background-color var(--kit-motion-feedback) var(--kit-motion-ease);
  &[data-variant='filled'] {
    background: var(--kit-surface-2);
  }
  &[aria-pressed='true'] {
    color: var(--kit-accent);
  }
  &:focus-visible {
    border-radius: var(--kit-radius-control);
  }
  @media (hover: hover) {
    &:not([aria-disabled='true']):hover {
      background: var(--kit-surface-3);
    }
  }
  &[aria-disabled='true'] {
    color: var(--kit-text-muted);
    cursor: not-allowed;
  }
  > [data-part='count'] {
    ${cornerCounter}
    top: 3px;
    inset-inline-end: 1px;
    box-shadow: 0 0 0 2px var(--kit-canvas);
    font-variant-numeric: tabular-nums;
  }
`;
