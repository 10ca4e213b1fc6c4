import { css } from 'styled-components';
import { fill, row, stack, target } from '../layout/layout.ts';
import { dialog } from '../layout/surface.ts';
import { underlined } from '../layout/text.ts';

/** Styles of PerformerFilterSheet: a sheet from below that ends 56 px under the top edge. */
export const performerFilterSheetStyles = css`
  ${dialog}
  ${stack}
  --kit-range-ground: var(--kit-surface-1);
  &:not([open]) {
    display: none;
  }
  inset: auto 0 0;
  width: min(100%, 640px);
  max-width: none;
  height: calc(100dvh - 56px);
  max-height: none;
  margin: 0 auto;
  padding: 0;
  border-end-start-radius: 0;
  border-end-end-radius: 0;
  overflow: hidden;
  &::backdrop {
    background: rgb(var(--kit-scrim) / 0.62);
  }
  > [data-part='top'] {
    ${row}
    flex: none;
    gap: 8px;
    padding: 12px 8px 12px 20px;
  }
  > [data-part='top'] > :is(h2, h3, h4) {
    ${fill}
    font-size: 1.25rem;
  }
  > [data-part='top'] > [data-part='clear'] {
    ${underlined}
    min-height: 44px;
    font-size: 0.9375rem;
    font-weight: var(--kit-weight-label);
  }
  > [data-part='top'] > [data-part='close'] {
    ${target}
  }
  > [data-part='content'] {
    ${fill}
    min-height: 0;
    padding: 0 20px 16px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  > [data-part='foot'] {
    ${stack}
    flex: none;
    padding: 12px 16px max(16px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--kit-line);
  }
`;
