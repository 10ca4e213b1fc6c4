/** A surface above the page's canvas. */
export const card: string = `
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-1);
`;

/** A modal dialog, without the browser's own frame. */
export const dialog: string = `
  ${card}
  margin: auto;
  border: 0;
  outline: none;
  color: var(--kit-text);
`;

/** A panel that opens below its button. It stays opaque on a picture. */
export const panel: string = `
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

/** A modal question: a small window in the middle, over what goes on behind it. */
export const promptDialog: string = `
  ${dialog}
  max-height: calc(100dvh - 32px);
  padding: 28px;
  overflow-y: auto;
  box-shadow: var(--kit-shadow-2);
  &::backdrop {
    background: rgb(var(--kit-scrim) / 0.62);
  }
`;

/** A surface within a card. */
export const inset: string = `
  border-radius: var(--kit-radius-2);
  background: var(--kit-surface-2);
`;

/** A number or a word that draws the eye. */
export const counter: string = `
  border-radius: var(--kit-radius-pill);
  background: var(--kit-accent);
  color: var(--kit-accent-text);
`;

/** A control that cannot be used now. */
export const unavailable: string = `
  background: none;
  box-shadow: inset 0 0 0 1.5px var(--kit-line);
  color: var(--kit-text-muted);
`;

/** The counter at the corner of an icon. */
export const cornerCounter: string = `
  ${counter}
  position: absolute;
  min-width: 1.125rem;
  height: 1.125rem;
  padding: 0 0.3125rem;
  font: 700 0.6875rem/1.125rem var(--kit-font-text);
  text-align: center;
`;

/** A bright control on a picture. */
export const paper: string = `
  background: var(--kit-on-picture-paper);
  color: var(--kit-on-picture-ink);
`;
