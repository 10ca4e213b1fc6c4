import { css } from 'styled-components';

/** Styles of Root. */
export const sheetStyles = css`
  position: fixed;
  inset: 0 0 auto auto;
  width: min(100%, 480px);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  outline: none;
  overflow-y: auto;
  overscroll-behavior: contain;
  color: var(--kit-text);
  background: var(--kit-canvas);
  &::backdrop {
    background: rgb(var(--kit-scrim) / 0.62);
  }
  > [data-part='inside'] {
    min-height: 100%;
    padding: 0 var(--kit-page-margin) calc(24px + env(safe-area-inset-bottom));
  }
  > [data-part='inside'] > [data-part='head'] {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--kit-size-navbar-mobile);
    margin-inline-end: -10px;
    background: var(--kit-canvas);
  }
  > [data-part='inside'] > [data-part='head'] > h2 {
    flex: 1;
    font-size: 1.5rem;
  }
  > [data-part='inside'] > [data-part='head'] > [data-part='back'] {
    margin-inline-start: -10px;
  }
`;

/** Styles of Rows. */
export const sheetRowsStyles = css`
  margin: 0;
  padding: 0;
  list-style: none;
  > li > :is(a, button) {
    display: flex;
    align-items: center;
    gap: 16px;
    width: 100%;
    min-height: 56px;
    border-bottom: 1px solid var(--kit-line);
    font-weight: 560;
    text-align: start;
    overflow-wrap: anywhere;
  }
  > li > a[aria-current] {
    color: var(--kit-accent);
  }
  > li > :is(a, button):focus-visible {
    outline-offset: -3px;
  }
  > li > button > [data-end] {
    margin-inline-start: auto;
    color: var(--kit-text-muted);
  }
  > li > button[aria-expanded='true'] > [data-end] {
    transform: rotate(180deg);
  }
  &[data-inner] {
    padding-inline-start: 20px;
  }
  &[data-foot] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 16px;
    margin-top: 20px;
  }
  &[data-foot] > li > :is(a, button) {
    min-height: 48px;
    border-bottom: 0;
    color: var(--kit-text-muted);
  }
`;

/** Styles of RowsTitle. */
export const sheetRowsTitleStyles = css`
  margin-top: 20px;
  color: var(--kit-text-muted);
  font-size: 0.875rem;
`;
