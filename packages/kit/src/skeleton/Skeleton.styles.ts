import { css } from 'styled-components';
import { full } from '../layout/layout.ts';
import { inset } from '../layout/surface.ts';
import { skeletonBarStyles } from './SkeletonBar.styles.ts';

/** Styles of Skeleton. */
export const skeletonStyles = css`
  > [data-skeleton] {
    ${skeletonBarStyles}
  }
  &[data-shape='text'] > [data-skeleton] + [data-skeleton] {
    margin-top: 10px;
  }
  &[data-shape='heading'] {
    width: min(280px, 70%);
    height: calc(var(--kit-type-5) * 1.06);
    border-radius: var(--kit-radius-1);
    background: var(--kit-surface-2);
  }
  &[data-shape='control'] {
    width: 140px;
    height: var(--kit-size-control);
    border-radius: var(--kit-radius-control);
    background: var(--kit-surface-2);
  }
  &[data-shape='box'] {
    ${inset}
    ${full}
    min-height: 96px;
  }
`;
