import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.styles.ts';

/** Styles of Rating. */
export const ratingStyles = css`
  ${inlineRow}
  gap: var(--kit-space-2);
  color: var(--kit-text-muted);
  font-variant-numeric: tabular-nums;
`;
