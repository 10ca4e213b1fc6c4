import { css } from 'styled-components';

/** Styles of Rating. */
export const ratingStyles = css`
  display: inline-flex;
  align-items: center;
  gap: var(--kit-space-2);
  color: var(--kit-text-muted);
  font-variant-numeric: tabular-nums;
`;
