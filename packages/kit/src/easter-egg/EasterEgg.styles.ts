import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { center, stack, target } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';

/** Styles of EasterEgg. */
export const easterEggStyles = css`
  &[data-state='hidden'] {
    display: inline-grid;
  }
  > button {
    ${target}
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  > button:focus-visible {
    outline: 3px solid var(--kit-focus);
    outline-offset: 2px;
    border-radius: var(--kit-radius-round);
  }
  &:not([data-state='hidden']) {
    ${stack}
    ${card}
    gap: 4px;
    padding: 24px;
    overflow-wrap: anywhere;
  }
  > [data-part='art'] {
    ${center}
    width: 84px;
    height: 92px;
    margin-bottom: 14px;
    background: var(--kit-surface-2);
    ${archCorners('42px', 'arch-foot')}
  }
  > b {
    font-weight: var(--kit-weight-name);
  }
  > p {
    ${caption}
  }
  &[data-state='before'] > [data-part='art'] > svg {
    opacity: 0.5;
  }
`;
