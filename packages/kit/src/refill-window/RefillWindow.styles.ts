import { css } from 'styled-components';
import { wrap } from '../layout/layout.ts';
import { dialog } from '../layout/surface.ts';

/** Styles of RefillWindow. */
export const refillWindowStyles = css`
  ${dialog}
  width: min(480px, calc(100vw - 32px));
  padding: 24px;
  &[open] {
    display: grid;
    gap: 16px;
  }
  &::backdrop {
    background: rgb(var(--kit-scrim) / 0.6);
  }
  > header {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 12px;
  }
  > header > h2 {
    font-size: 1.5rem;
  }
  > p {
    color: var(--kit-text-muted);
    line-height: 1.45;
  }
  > [data-part='amounts'],
  > [data-part='actions'] {
    ${wrap}
    gap: 10px;
  }
  > [data-part='amounts'] > button {
    flex: 1 1 120px;
  }
`;
