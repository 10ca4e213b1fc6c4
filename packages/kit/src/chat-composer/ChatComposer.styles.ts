import { css } from 'styled-components';
import { fill, row, target } from '../layout/layout.ts';
import { charactersLeftStyles } from '../form/CharactersLeft.styles.ts';

/** Styles of the field for messages in a chat: one line with the button inside. */
export const chatComposerStyles = css`
  ${row}
  min-width: 0;
  height: var(--kit-size-control-large);
  padding-block: 0;
  padding-inline: 18px 4px;
  border-radius: var(--kit-radius-control);
  background: var(--kit-surface-2);
  box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
  &:focus-within {
    box-shadow: inset 0 0 0 2px var(--kit-text);
  }
  &[data-blocked] {
    box-shadow: inset 0 0 0 1.5px var(--kit-line);
  }
  > input {
    ${fill}
    height: 44px;
    border: 0;
    outline: 0;
    background: none;
    color: var(--kit-text);
    font-size: 1rem;
    text-overflow: ellipsis;
  }
  > input::placeholder {
    color: var(--kit-text-muted);
    opacity: 1;
    text-overflow: ellipsis;
  }
  ${charactersLeftStyles}
  > [data-part='left'] {
    margin-inline: 8px;
  }
  > button {
    ${target}
    flex: none;
    border-radius: var(--kit-radius-control);
    background: var(--kit-surface-3);
    color: var(--kit-text);
  }
  > button[aria-disabled] {
    cursor: not-allowed;
  }
  @media (max-width: 767.98px) {
    height: 48px;
    &:not(:focus-within):not([data-filled]) > button {
      display: none;
    }
  }
`;
