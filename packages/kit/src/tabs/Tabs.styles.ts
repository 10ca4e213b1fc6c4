import { css } from 'styled-components';
import { container, reel } from '../layout/layout.ts';

/** Styles of Tabs. */
export const tabsStyles = css`
  ${container}
  ${reel}
  display: flex;
  gap: 4px;
  margin: 0 calc(-1 * var(--kit-tabs-bleed, 0px));
  box-shadow: inset 0 -1px 0 var(--kit-line);
  > a {
    position: relative;
    padding: 16px;
    font-size: 1rem;
    font-weight: var(--kit-weight-label);
    line-height: 1.3;
    white-space: nowrap;
    color: var(--kit-text-muted);
  }
  > a:first-child {
    padding-inline-start: 0;
  }
  > a:is(:hover, [aria-current]) {
    color: var(--kit-text);
  }
  > a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 16px 0;
    height: 3px;
    border-radius: min(3px, var(--kit-radius-1)) min(3px, var(--kit-radius-1)) 0 0;
    background: var(--kit-accent);
  }
  > a[aria-current]:first-child::after {
    inset-inline-start: 0;
  }
  > a:focus-visible {
    outline-offset: -3px;
  }
  > a > small {
    margin-inline-start: 5px;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  @container (max-width: 735.98px) {
    > a {
      padding: 14px 10px;
      font-size: 0.9375rem;
    }
    > a[aria-current]::after {
      inset-inline: 10px;
    }
  }
`;
