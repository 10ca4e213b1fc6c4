import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.ts';
import { paper } from '../layout/surface.ts';

/** Styles of an element with `data-badge`, used by Badge and by tiles. */
export const badgeStyles = css`
  ${inlineRow}
  gap: 5px;
  min-height: 1.5rem;
  padding: 0 9px;
  border-radius: var(--kit-radius-1);
  background: var(--kit-label);
  color: var(--kit-on-picture-text);
  font: var(--kit-weight-price) var(--kit-type-1) / 1 var(--kit-font-text);
  letter-spacing: 0.005em;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &[data-badge='live']::before {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: var(--kit-shape-circle);
    background: var(--kit-on-picture-live);
  }
  &[data-badge='vip'] {
    color: var(--kit-on-picture-vip);
  }
  &[data-badge='discount'] {
    background: var(--kit-accent);
    color: var(--kit-accent-text);
  }
  &[data-badge='new'] {
    ${paper}
  }
`;
