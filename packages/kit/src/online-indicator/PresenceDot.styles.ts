import { css } from 'styled-components';

/** Styles of a presence dot, an element with `data-presence`; its shape differs too, not only its colour. */
export const presenceDotStyles = css`
  display: inline-block;
  flex: none;
  width: 9px;
  height: 9px;
  border-radius: var(--kit-shape-circle);
  background: var(--kit-live);
  &[data-presence='offline'] {
    background: none;
    box-shadow: inset 0 0 0 2px var(--kit-line-strong);
  }
  &[data-presence='momentum'] {
    background: linear-gradient(90deg, var(--kit-live) 50%, transparent 50%);
    box-shadow: inset 0 0 0 2px var(--kit-live);
  }
  &[data-presence='chat'] {
    border-end-start-radius: 0;
  }
`;
