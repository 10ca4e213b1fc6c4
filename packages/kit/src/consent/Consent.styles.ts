import { css } from 'styled-components';
import { checkbox } from '../layout/field.ts';
import { row } from '../layout/layout.ts';
import { underlined } from '../layout/text.ts';

/** Styles of Consent. */
export const consentStyles = css`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--kit-z-toast);
  width: min(calc(100% - 32px), 720px);
  max-height: calc(100vh - 32px);
  margin: 0 auto 16px;
  padding: 24px 28px;
  overflow: auto;
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-3);
  color: var(--kit-text);
  box-shadow: var(--kit-shadow-2);
  /* The panel is anchored at its bottom edge and would grow upwards while the page streams in; it is shown once its last button has arrived. */
  &:not(:has([value='chosen'])) {
    display: none;
  }
  > form > h2 {
    font-size: 1.375rem;
  }
  > form > p {
    margin: 8px 0 16px;
    font-size: 0.9375rem;
  }
  > form > [data-part='actions'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  > form > [data-part='actions'] > button {
    padding-inline: 8px;
  }
  > form > details > summary {
    ${underlined}
    display: inline-block;
    margin-top: 12px;
    padding: 8px 0;
    font-size: 0.875rem;
  }
  > form > details > label {
    ${row}
    gap: 12px;
    min-height: 44px;
    font-size: 0.9375rem;
  }
  > form > details > label > input[type='checkbox'] {
    ${checkbox}
  }
  > form > [role='status'] {
    margin: 12px 0 0;
    font-weight: 600;
  }
  > form > [role='status']:empty {
    margin: 0;
  }
  @media (max-width: 767.98px) {
    padding: 20px;
    margin-bottom: calc(8px + env(safe-area-inset-bottom));
    width: calc(100% - 16px);
    > form > p {
      margin: 6px 0 12px;
      font-size: 0.875rem;
    }
  }
  &[data-settings] {
    position: static;
    width: auto;
    max-height: none;
    margin: 0;
    background: var(--kit-surface-1);
    box-shadow: none;
  }
`;
