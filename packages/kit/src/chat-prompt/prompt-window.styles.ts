import { css } from 'styled-components';
import { card } from '../layout/surface.styles.ts';

/** A small window in the middle, over a chat that goes on behind it. */
export const promptWindowStyles = css`
  ${card}
  box-sizing: border-box;
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 28px;
  overflow-y: auto;
  border: 0;
  box-shadow: var(--kit-shadow-2);
  color: var(--kit-text);
  &::backdrop {
    background: rgb(var(--kit-scrim) / 0.62);
  }
`;
