import { css } from 'styled-components';
import { field, fieldError, fieldLabel } from '../layout/field.ts';
import { charactersLeftStyles } from './CharactersLeft.styles.ts';

/** Styles of a form with one text area: its label, the field, and what is wrong with it. */
export const textAreaStyles = css`
  > label {
    ${fieldLabel}
  }
  > textarea {
    ${field}
    padding: 12px 16px;
    background: var(--kit-canvas);
    resize: vertical;
  }
  > textarea[aria-invalid] {
    border-color: var(--kit-danger);
  }
  > [role='alert'] {
    ${fieldError}
  }
  ${charactersLeftStyles}
`;
