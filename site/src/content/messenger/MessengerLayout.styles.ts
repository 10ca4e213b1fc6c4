import { css } from 'styled-components';

/** Styles of MessengerLayout. */
export const messengerLayoutStyles = css`
  display: flex;
  flex: 1;
  min-height: 0;
  border-block: 1px solid var(--kit-line);
  > [data-part='list'] {
    flex: 1;
    min-width: 0;
  }
  > [data-part='talk'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    background: var(--kit-surface-1);
  }
  > [data-part='talk'] > [data-part='zone'] {
    padding: 4px 16px;
    text-align: center;
  }
  > noscript {
    flex: 1;
    padding: 48px 16px;
    text-align: center;
  }
  /* Nothing of the messenger comes without script. */
  @media (scripting: none) {
    > :not(noscript) {
      display: none;
    }
  }
  > [data-part='none'] {
    display: none;
    flex: 1;
    flex-direction: column;
    align-items: center;
    justify-content: safe center;
    gap: 10px;
    padding: 32px 16px;
    overflow-y: auto;
    background: var(--kit-surface-1);
    color: var(--kit-text-muted);
    text-align: center;
  }
  > [data-part='none'] > h2 {
    color: var(--kit-text);
    font-size: 26px;
  }
  &[data-open] > [data-part='none'] {
    display: flex;
  }
  > [data-part='none'] > [data-part='recommended'] {
    width: min(640px, 100%);
    margin-top: 34px;
    color: var(--kit-text);
    text-align: start;
  }
  @media (max-width: 1022.98px) {
    /* Without a conversation there is somebody to write to in the place of the list. */
    &[data-new] {
      flex-direction: column;
      overflow-y: auto;
    }
    &[data-new] > [data-part='list'] {
      flex: none;
    }
    &[data-new] > [data-part='list'] > [data-part='fallback'] {
      display: none;
    }
    &[data-new] > [data-part='none'] {
      display: flex;
      flex: 1 0 auto;
      justify-content: start;
      padding-block: 24px;
      background: none;
    }
    &[data-open] > [data-part='list'] {
      display: none;
    }
    &[data-open] > [data-part='talk'] {
      position: fixed;
      inset: 0;
      z-index: calc(var(--kit-z-tab-bar) + 1);
    }
    > :is([data-part='gifts'], [data-part='media']) {
      z-index: var(--kit-z-sheet);
    }
  }
  @media (min-width: 768px) {
    > :is([data-part='gifts'], [data-part='media']) {
      position: absolute;
      inset: 0 0 0 auto;
      width: 372px;
      border-inline-start: 1px solid var(--kit-line);
      box-shadow: var(--kit-shadow-2);
    }
  }
  @media (min-width: 768px) and (max-width: 1022.98px) {
    > :is([data-part='gifts'], [data-part='media']) {
      position: fixed;
    }
  }
  @media (min-width: 1023px) {
    position: relative;
    /* The list is beside the conversation. */
    > [data-part='talk'] {
      --kit-conversation-back: none;
    }
    > [data-part='list'] {
      flex: 0 0 364px;
      border-inline-end: 1px solid var(--kit-line);
    }
    > [data-part='none'] {
      display: flex;
    }
  }
  @media (min-width: 1368px) {
    > :is([data-part='gifts'], [data-part='media']) {
      position: static;
      flex: 0 0 372px;
      box-shadow: none;
      background: var(--kit-canvas);
    }
  }
`;
