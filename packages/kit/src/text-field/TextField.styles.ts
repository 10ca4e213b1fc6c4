import { css } from 'styled-components';
import { field, fieldLabel } from '../layout/field.ts';
import { row } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';

/** Styles of TextField. */
export const textFieldStyles = css`
  display: grid;
  gap: 6px;
  text-align: start;
  > label {
    ${fieldLabel}
  }
  > [data-part='box'] {
    ${row}
    position: relative;
  }
  > [data-part='box'] > input {
    ${field}
    min-height: 48px;
    padding: 10px 16px;
  }
  &[data-unit] > [data-part='box'] > input {
    padding-inline-end: 48px;
  }
  > [data-part='box'] > input::placeholder {
    color: var(--kit-text-muted);
    opacity: 1;
  }
  > [data-part='box'] > input:focus-visible {
    outline-offset: 0;
  }
  > [data-part='box'] > [data-part='unit'] {
    position: absolute;
    inset-inline-end: 16px;
    color: var(--kit-text-muted);
    pointer-events: none;
  }
  > [data-part='box'] > [data-part='reveal'] {
    position: absolute;
    inset-inline-end: 2px;
    color: var(--kit-text-muted);
    /* Only a script shows what is typed. */
    @media (scripting: none) {
      display: none;
    }
  }
  > [data-part='box'] > [data-part='reveal'][aria-pressed='true'] {
    color: var(--kit-accent);
  }
  > [data-part='hint'],
  > [data-part='error'] {
    ${caption}
    line-height: 1.4;
  }
  > [data-part='error'] {
    color: var(--kit-danger);
  }
  &[data-invalid] > [data-part='box'] > input {
    border-color: var(--kit-danger);
  }
`;
