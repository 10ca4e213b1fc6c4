import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.ts';

/** Styles of Chip. */
export const chipStyles = css`
  ${inlineRow}
  flex: none;
  gap: 7px;
  min-height: var(--kit-size-control-small);
  padding: 0 15px;
  border-radius: var(--kit-radius-control);
  background: var(--kit-surface-2);
  color: var(--kit-text);
  font-size: 0.875rem;
  font-weight: var(--kit-weight-label);
  white-space: nowrap;
  transition: background-color var(--kit-motion-feedback) var(--kit-motion-ease);
  &:not(:disabled):hover {
    background: var(--kit-surface-3);
  }
  &&[data-selected] {
    background: var(--kit-text);
    color: var(--kit-canvas);
  }
  &:focus-visible {
    border-radius: var(--kit-radius-control);
  }
  &:disabled {
    color: var(--kit-text-muted);
    cursor: not-allowed;
  }
`;
