import { css } from 'styled-components';
import { fill, row } from '../layout/layout.ts';
import { nameLine, underlined, visuallyHidden } from '../layout/text.ts';

/** Styles of a notice in a chat: icon or ring, two lines, an action and a close button, at least 68 px high. */
export const chatNoticeStyles = css`
  ${row}
  gap: 14px;
  min-height: 68px;
  padding-block: 12px;
  padding-inline: 14px 12px;
  border-radius: var(--kit-radius-notice);
  background: rgb(var(--kit-scrim));
  box-shadow: var(--kit-shadow-1);
  color: var(--kit-on-picture-text);
  &:not([data-kind]) {
    display: none;
  }
  > svg {
    margin: 0 10px;
    color: var(--kit-warning);
  }
  &[data-kind='added'] > svg {
    color: var(--kit-success);
  }
  &:is([data-kind='soundOff'], [data-kind='freeChatEnds']) > svg {
    color: inherit;
  }
  > [data-part='words'] {
    ${fill}
  }
  > [data-part='words'] > b {
    ${nameLine}
    font-size: 1rem;
    line-height: 1.3;
  }
  > [data-part='words'] > p {
    margin-top: 1px;
    color: var(--kit-on-picture-text-muted);
    font-size: 0.875rem;
    line-height: 1.35;
  }
  > [data-part='words'] > p > button {
    ${underlined}
    position: relative;
    color: var(--kit-on-picture-text);
  }
  > [data-part='words'] > p > button::after {
    content: '';
    position: absolute;
    inset: -13px -8px;
  }
  > [data-part='action'] {
    flex: none;
    white-space: nowrap;
  }
  @media (max-width: 767.98px) and (min-height: 500.02px), (max-width: 479.98px) {
    flex-wrap: wrap;
    gap: 12px;
    padding: 14px;
    > [data-part='words'] {
      flex: 1 1 0;
    }
    > [data-part='action'] {
      order: 1;
      flex: 1 1 100%;
    }
    > [data-part='close'] {
      margin-block: -6px;
      margin-inline: 0 -6px;
    }
  }
  @media (min-width: 480px) and (max-width: 767.98px) and (max-height: 500px) {
    flex-wrap: wrap;
    gap: 6px 8px;
    min-height: 0;
    padding: 8px 10px;
    > svg {
      margin: 0;
    }
    > [data-part='words'] {
      flex: 1 1 0;
    }
    > [data-part='words'] > p {
      font-size: 0.8125rem;
      line-height: 1.25;
    }
    &[data-kind='timeLeft'] > [data-part='words'] > p:not(:has(button)) {
      ${visuallyHidden}
    }
    > [data-part='action'] {
      order: 1;
      flex: 1 1 100%;
    }
    > [data-part='close'] {
      margin-block: -6px;
      margin-inline: 0 -4px;
    }
  }
`;
