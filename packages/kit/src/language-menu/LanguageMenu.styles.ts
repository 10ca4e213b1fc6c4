import { css } from 'styled-components';
import { row, spread } from '../layout/layout.ts';
import { panel } from '../layout/surface.ts';

/** Styles of LanguageMenu. */
export const languageMenuStyles = css`
  position: relative;
  > summary {
    ${row}
    gap: 6px;
    height: var(--kit-size-control);
    padding: 0 10px;
    border-radius: var(--kit-radius-control);
    font-size: 0.9375rem;
    font-weight: 560;
    text-transform: uppercase;
  }
  > summary:hover {
    background: var(--kit-surface-2);
  }
  > ul {
    ${panel}
    inset-inline-end: 0;
    min-width: 180px;
    padding: 8px;
  }
  > ul > li > a {
    ${spread}
    gap: 16px;
    min-height: 44px;
    padding: 0 12px;
    border-radius: var(--kit-radius-1);
    font-size: 0.9375rem;
  }
  > ul > li > a:hover,
  > ul > li > a[aria-current] {
    background: var(--kit-surface-2);
  }
  &[data-up] > ul {
    top: auto;
    bottom: calc(100% + 8px);
    inset-inline-end: auto;
    inset-inline-start: 0;
  }
`;
