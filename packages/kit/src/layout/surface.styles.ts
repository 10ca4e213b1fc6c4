import { css } from 'styled-components';

/** A surface above the page's canvas. */
export const card = css`
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-1);
`;

/** A modal dialog, without the browser's own frame. */
export const dialog = css`
  ${card}
  border: 0;
  color: var(--kit-text);
`;

/** A panel that opens below its button. It stays opaque on a picture. */
export const panel = css`
  position: absolute;
  top: calc(100% + 8px);
  z-index: var(--kit-z-sheet);
  border-radius: var(--kit-radius-2);
  background: var(--kit-menu-ground, var(--kit-surface-3));
  box-shadow: var(--kit-shadow-1);
  [data-on-picture] & {
    --kit-menu-ground: rgb(var(--kit-scrim));
  }
`;
