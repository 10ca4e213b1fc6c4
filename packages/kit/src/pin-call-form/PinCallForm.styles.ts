import { css } from 'styled-components';
import { field, fieldError, fieldLabel } from '../layout/field.ts';
import { container, overlay, row, wrap } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';

const cell = '56px';
const gap = '12px';

/** Styles of PinCallForm. The pin is one input, drawn over its cells. */
export const pinCallFormStyles = css`
  ${container}
  display: grid;
  gap: 18px;
  text-align: start;
  > :is(h1, h2) {
    font-size: 1.875rem;
  }
  > [data-part='lead'] {
    margin-top: -10px;
    color: var(--kit-text-muted);
  }
  > [data-part='lead'] > strong {
    color: var(--kit-text);
    white-space: nowrap;
  }
  > [data-part='field'] {
    display: grid;
    gap: 8px;
  }
  > [data-part='field'] > label {
    ${fieldLabel}
  }
  > [data-part='field'] > [data-part='phone'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
  }
  > [data-part='field'] > .kit-select {
    display: block;
  }
  > [data-part='field'] > [data-part='phone'] > input {
    ${field}
    min-height: 44px;
    padding: 10px 14px;
    letter-spacing: 0.02em;
  }
  > [data-part='field'] > [data-part='hint'] {
    ${caption}
    line-height: 1.4;
  }
  > [data-part='error'],
  > [data-part='field'] > [data-part='hint'] > [data-part='error'] {
    ${fieldError}
    display: flex;
    gap: 8px;
    align-items: flex-start;
    line-height: 1.4;
  }
  > [data-part='field'] > [data-part='hint'] > [data-part='error'] > span > strong {
    color: var(--kit-text);
  }
  &[data-error] > [data-part='field'] > [data-part='phone'] > input[aria-invalid],
  > [data-part='field'] > [data-part='pin'] > input[aria-invalid] {
    border-color: var(--kit-danger);
  }
  > [data-part='field'] > [data-part='pin'] {
    position: relative;
    display: flex;
    gap: ${gap};
    width: fit-content;
  }
  > [data-part='field'] > [data-part='pin'] > span {
    width: ${cell};
    height: 64px;
    border: 1.5px solid var(--kit-line-strong);
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-1);
  }
  &[data-error] > [data-part='field'] > [data-part='pin'] > span {
    border: 2px solid var(--kit-danger);
  }
  > [data-part='field'] > [data-part='pin']:focus-within {
    border-radius: var(--kit-radius-2);
    outline: 3px solid var(--kit-focus);
    outline-offset: 5px;
  }
  > [data-part='field'] > [data-part='pin'] > input {
    ${overlay}
    width: calc(100% + ${cell});
    padding: 0;
    padding-inline-start: calc((${cell} - 1ch) / 2);
    border: 0;
    background: none;
    color: var(--kit-text);
    font-size: 1.625rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: calc(${cell} + ${gap} - 1ch);
    clip-path: inset(0 ${cell} 0 0);
  }
  > [data-part='field'] > [data-part='pin'] > input:focus-visible {
    outline: none;
  }
  > [data-part='more'] {
    ${wrap}
    ${caption}
    align-items: baseline;
    gap: 6px 18px;
  }
  > [data-part='more'] > :is(a, button) {
    padding: 6px 0;
    color: var(--kit-text);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  > [data-part='actions'] {
    display: flex;
    gap: 12px;
    margin-top: 8px;
  }
  > [data-part='actions'] > :last-child {
    flex: 1;
  }
  > [data-part='verified'] {
    ${row}
    gap: 10px;
    font-weight: 600;
  }
  > [data-part='verified'] > .kit-icon {
    color: var(--kit-success);
  }
  @container (max-width: 359.98px) {
    > [data-part='field'] > [data-part='pin'] {
      gap: 10px;
    }
    > [data-part='field'] > [data-part='pin'] > span {
      width: 46px;
      height: 56px;
    }
    > [data-part='field'] > [data-part='pin'] > input {
      width: calc(100% + 46px);
      padding-inline-start: calc((46px - 1ch) / 2);
      letter-spacing: calc(56px - 1ch);
      clip-path: inset(0 46px 0 0);
    }
  }
`;
