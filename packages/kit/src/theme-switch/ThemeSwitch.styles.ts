import { css } from 'styled-components';
import { row } from '../layout/layout.ts';

/** Styles of ThemeSwitch. */
export const themeSwitchStyles = css`
  display: inline-flex;
  border-radius: var(--kit-radius-control);
  &[data-variant='full'] {
    padding: 4px;
    background: var(--kit-surface-2);
  }
  > button {
    ${row}
    justify-content: center;
    gap: 8px;
    min-width: var(--kit-size-control);
    min-height: var(--kit-size-control);
    padding: 0 12px;
    border-radius: var(--kit-radius-control);
    font-size: 0.875rem;
    font-weight: var(--kit-weight-label);
  }
  > button:hover {
    background: var(--kit-surface-3);
  }
  > button[aria-pressed='true'] {
    background: var(--kit-text);
    color: var(--kit-canvas);
  }
  > [data-when='light'] {
    display: none;
  }
  &[data-theme-now='light'] > [data-when='dark'] {
    display: none;
  }
  &[data-theme-now='light'] > [data-when='light'] {
    display: flex;
  }
  @media (prefers-color-scheme: light) {
    &[data-theme-now='system'] > [data-when='dark'] {
      display: none;
    }
    &[data-theme-now='system'] > [data-when='light'] {
      display: flex;
    }
  }
`;
