import { css } from 'styled-components';

/** Styles of a skeleton bar, an element with `data-skeleton`. */
export const skeletonBarStyles = css`
  background: var(--kit-surface-2);
  &[data-skeleton='line'] {
    height: 16px;
    width: 62%;
    margin: 3px 0 9px;
    border-radius: min(5px, var(--kit-radius-1));
    background: linear-gradient(100deg, var(--kit-surface-2) 30%, var(--kit-surface-3) 50%, var(--kit-surface-2) 70%);
  }
  &[data-skeleton='small'] {
    height: 12px;
    width: 84%;
    border-radius: min(5px, var(--kit-radius-1));
    background: linear-gradient(100deg, var(--kit-surface-2) 30%, var(--kit-surface-3) 50%, var(--kit-surface-2) 70%);
  }
`;
