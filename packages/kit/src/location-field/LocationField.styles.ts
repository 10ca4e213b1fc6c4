import { css } from 'styled-components';
import { field, fieldLabel } from '../layout/field.ts';
import { cluster, list, row, target } from '../layout/layout.ts';
import { caption, underlined } from '../layout/text.ts';

/** Styles of LocationField. */
export const locationFieldStyles = css`
  display: grid;
  gap: 6px;
  > label {
    ${fieldLabel}
  }
  > [data-part='line'] {
    ${cluster}
    gap: 8px 12px;
  }
  > [data-part='line'] > [data-part='box'] {
    ${row}
    position: relative;
    flex: 1 1 13rem;
    max-width: 22rem;
  }
  > [data-part='line'] > [data-part='box'] > svg {
    position: absolute;
    inset-inline-start: 13px;
    pointer-events: none;
  }
  > [data-part='line'] > [data-part='box'] > input {
    ${field}
    min-height: 48px;
    padding: 10px 16px 10px 42px;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
  }
  > [data-part='line'] > [data-part='box'] > input::placeholder {
    color: var(--kit-text-muted);
    letter-spacing: normal;
    opacity: 1;
  }
  > [data-part='line'] > [data-part='box'] > input:focus-visible {
    outline-offset: 0;
  }
  > [data-part='line'] > [data-part='box'] > [data-part='clear'] {
    ${target}
    position: absolute;
    inset-inline-end: 2px;
    color: var(--kit-text-muted);
  }
  > [data-part='line'] > [data-part='device'] {
    ${row}
    gap: 10px;
    min-height: 48px;
    padding: 0 20px;
    border-radius: var(--kit-radius-control);
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
    font-size: 0.9375rem;
    font-weight: var(--kit-weight-label);
    text-align: start;
  }
  > [data-part='line'] > [data-part='device'][aria-disabled='true'] {
    color: var(--kit-text-muted);
    cursor: default;
  }
  @media (scripting: none) {
    > [data-part='line'] > [data-part='device'],
    > [data-part='line'] > [data-part='box'] > [data-part='clear'] {
      display: none;
    }
  }
  > [data-part='note'] {
    ${caption}
    min-height: 1.4em;
    line-height: 1.4;
  }
  > [data-part='choices'] {
    ${list}
    ${cluster}
    gap: 4px 16px;
  }
  > [data-part='choices'] > li > a {
    ${underlined}
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: var(--kit-weight-label);
  }
  &[data-state='found'] > [data-part='note'] {
    color: var(--kit-success);
  }
  &[data-invalid] > [data-part='note'] {
    color: var(--kit-danger);
  }
  &[data-invalid] > [data-part='line'] > [data-part='box'] > input {
    border-color: var(--kit-danger);
  }
`;
