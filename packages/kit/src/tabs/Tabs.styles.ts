import { css } from 'styled-components';
import { reel } from '../layout/layout.ts';

/** Styles of Tabs. */
export const tabsStyles = css`
  ${reel}
  display: flex;
  gap: 4px;
  margin: 0 calc(-1 * var(--kit-tabs-bleed, 0px));
  box-shadow: inset 0 -1px 0 var(--kit-line);
  > a {
    position: relative;
    padding: 16px;
    font-size: 16px;
    font-weight: var(--kit-weight-label);
    line-height: 1.3;
    white-space: nowrap;
    color: var(--kit-text-muted);
  }
  > a:first-child {
    padding-left: 0;
  }
  > a:is(:hover, [aria-current]) {
    color: var(--kit-text);
  }
  > a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 16px 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--kit-accent);
  }
  > a[aria-current]:first-child::after {
    left: 0;
  }
  > a:focus-visible {
    outline-offset: -3px;
  }
  > a > small {
    margin-left: 5px;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 767.98px) {
    > a {
      padding: 14px 10px;
      font-size: 15px;
    }
    > a[aria-current]::after {
      inset-inline: 10px;
    }
  }
`;
