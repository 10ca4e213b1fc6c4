import { css } from 'styled-components';

/** The look of a short notice over what is there. */
export const toastStyles = css`
  position: fixed;
  inset-inline: 16px;
  /* At the top of a phone, as its lower edge has the tabs and the field for messages. */
  top: 72px;
  width: fit-content;
  margin-inline: auto;
  z-index: var(--kit-z-toast);
  padding: 12px 20px;
  border-radius: var(--kit-radius-2);
  background: var(--kit-surface-3);
  color: var(--kit-text);
  box-shadow: var(--kit-shadow-1);
  font-size: 15px;
  @media (min-width: 768px) {
    top: auto;
    bottom: var(--kit-space-5);
  }
  &:empty {
    display: none;
  }
`;
