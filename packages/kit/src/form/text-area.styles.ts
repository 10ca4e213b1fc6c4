import { css } from 'styled-components';
import { fieldError, fieldLabel } from '../layout/field.styles.ts';

/** Styles of a form with one text area: its label, the field, and what is wrong with it. */
export const textAreaStyles = css`
  > label {
    ${fieldLabel}
  }
  > textarea {
    width: 100%;
    padding: 12px 16px;
    border: 1.5px solid var(--kit-line-strong);
    border-radius: var(--kit-radius-2);
    background: var(--kit-canvas);
    font-size: 16px;
    resize: vertical;
  }
  > textarea[aria-invalid] {
    border-color: var(--kit-danger);
  }
  > [role='alert'] {
    ${fieldError}
  }
`;
