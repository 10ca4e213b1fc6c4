import { css } from 'styled-components';
import { field, fieldLabel } from '../layout/field.ts';
import { center, row } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { modalWindowStyles } from '../modal-window/ModalWindow.styles.ts';

/** Styles of TipDialog. */
export const tipDialogStyles = css`
  ${modalWindowStyles}
  width: min(400px, calc(100vw - 32px));
  padding: 0;
  > header {
    align-items: center;
    margin: 0;
    padding-block: 8px;
    padding-inline: 28px 18px;
    background: var(--kit-surface-2);
  }
  > header > h2 {
    padding: 0;
    color: var(--kit-text-muted);
    font: var(--kit-weight-body) 0.9375rem/1.3 var(--kit-font-text);
    letter-spacing: normal;
  }
  > [data-part='body'],
  > [data-part='body'] > form {
    display: grid;
    gap: 14px;
  }
  > [data-part='body'] {
    padding: 14px 28px 28px;
  }
  > [data-part='body'] > :is(form, [data-part='done']) > [data-part='title'] {
    margin: 0 0 8px;
    font: var(--kit-display-weight) 1.75rem/1.1 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
    overflow-wrap: anywhere;
  }
  > [data-part='body'] > form > [data-part='title']:first-child {
    margin: 0 0 -6px;
  }
  > [data-part='body'] > [data-part='done'] {
    outline: none;
  }
  > [data-part='body'] > :is(form, [data-part='done']) > [data-part='text'] {
    margin: 0;
    color: var(--kit-text-muted);
    font-size: 1rem;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  > [data-part='body'] > form > [data-part='amounts'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
  }
  > [data-part='body'] > form > [data-part='amounts'] > button {
    ${center}
    grid-auto-flow: column;
    justify-content: center;
    gap: 8px;
    min-height: var(--kit-size-control-large);
    border-radius: var(--kit-radius-2);
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='body'] > form > [data-part='amounts'] > button > b {
    font-weight: var(--kit-weight-price);
  }
  > [data-part='body'] > form > [data-part='amounts'] > button > .kit-coin {
    color: var(--kit-coin-mark);
  }
  > [data-part='body'] > form > [data-part='amounts'] > [data-wide] {
    grid-column: 1 / -1;
    font-size: 1rem;
    font-weight: var(--kit-weight-label);
  }
  > [data-part='body'] > form > [data-part='amounts'] > [aria-pressed='true'] {
    background: color-mix(in srgb, var(--kit-accent) 12%, var(--kit-surface-1));
    box-shadow: inset 0 0 0 2.5px var(--kit-accent);
  }
  > [data-part='body'] > form > [data-part='other'] {
    display: grid;
    gap: 6px;
  }
  > [data-part='body'] > form > [data-part='other'] > label {
    ${fieldLabel}
  }
  > [data-part='body'] > form > [data-part='other'] > input {
    ${field}
    height: 52px;
    padding: 0 16px;
    background: var(--kit-canvas);
  }
  > [data-part='body'] > form > [data-part='other'] > input[aria-invalid] {
    border-color: var(--kit-danger);
  }
  > [data-part='body'] > form > [data-part='other'] > small {
    ${caption}
  }
  > [data-part='body'] > form > [data-part='other'] > [data-wrong],
  > [data-part='body'] > form > [data-part='problem'] {
    margin: 0;
    color: var(--kit-danger);
    line-height: 1.45;
  }
  > [data-part='body'] > form > [role='status']:empty {
    display: none;
  }
  > [data-part='body'] > form > div > [data-part='missing'] {
    ${row}
    gap: 8px;
    margin: 0;
  }
  > [data-part='body'] > form > div > [data-part='missing'] > svg {
    flex: none;
    color: var(--kit-warning);
  }
  > [data-part='body'] > [data-part='foot'],
  > [data-part='body'] > form > [data-part='foot'] {
    display: grid;
    margin-top: 10px;
  }
  @media (hover: hover) {
    > [data-part='body'] > form > [data-part='amounts'] > [aria-pressed='false']:hover {
      background: var(--kit-surface-2);
    }
  }
`;
