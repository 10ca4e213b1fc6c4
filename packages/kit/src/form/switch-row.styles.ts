import { css } from 'styled-components';
import { spread } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';

/** Styles of rows with a switch. Where many are on, they are not in the accent, so that the page stays quiet. */
export const switchRowStyles = css`
  > [data-part='switch-row'] {
    ${spread}
    gap: 16px;
    min-height: 64px;
    padding: 12px 0;
    border-bottom: 1px solid var(--kit-line);
  }
  > [data-part='switch-row'] > span > strong {
    font-weight: 620;
  }
  > [data-part='switch-row'] > span > small {
    ${caption}
    display: block;
    margin-top: 2px;
  }
  > [data-part='switch-row'] > span > [data-part='error'] {
    display: block;
    color: var(--kit-danger);
    font-size: var(--kit-type-2);
  }
  > [data-part='switch-row'] > button {
    position: relative;
    flex: none;
    width: 46px;
    height: 44px;
  }
  > [data-part='switch-row'] > button::before {
    content: '';
    position: absolute;
    inset: 9px 0;
    border-radius: var(--kit-radius-control);
    background: var(--kit-surface-2);
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
  }
  > [data-part='switch-row'] > button::after {
    content: '';
    position: absolute;
    top: 13px;
    inset-inline-start: 4px;
    width: 18px;
    height: 18px;
    border-radius: var(--kit-radius-round);
    background: var(--kit-text);
  }
  > [data-part='switch-row'] > button[aria-checked='true']::before {
    background: var(--kit-text);
  }
  > [data-part='switch-row'] > button[aria-checked='true']::after {
    inset-inline-start: 24px;
    background: var(--kit-canvas);
  }
  > [data-part='switch-row'] > button[aria-disabled='true'] {
    opacity: 0.55;
    cursor: default;
  }
`;
