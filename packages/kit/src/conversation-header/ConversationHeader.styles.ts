import { css } from 'styled-components';

/** Styles of ConversationHeader. */
export const conversationHeaderStyles = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: 14px;
  min-height: 76px;
  padding: 10px 20px;
  border-bottom: 1px solid var(--kit-line);
  > [data-part='back'] {
    display: none;
    place-content: center;
    width: 44px;
    height: 44px;
    margin-inline: -10px -6px;
    border-radius: 50%;
  }
  > [data-part='who'] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 14px;
    min-width: 0;
  }
  > [data-part='who'] > [data-part='portrait'] {
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: 50%;
  }
  > [data-part='who'] > [data-part='words'] {
    min-width: 0;
  }
  > [data-part='who'] > [data-part='words'] > h2 {
    overflow: hidden;
    font: 640 17px/1.3 var(--kit-font-text);
    letter-spacing: normal;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-part='who'] > [data-part='words'] > h2 > small {
    color: var(--kit-text-muted);
    font-size: inherit;
    font-weight: var(--kit-weight-body);
  }
  > [data-part='who'] > [data-part='words'] > p {
    display: flex;
    gap: 10px;
    color: var(--kit-text-muted);
    font-size: var(--kit-type-2);
    white-space: nowrap;
  }
  > [data-part='who'] > [data-part='words'] > p > span {
    font-weight: var(--kit-weight-body);
  }
  > [data-part='can'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: 10px;
  }
  > [data-part='can'] > [data-part='chat'] > [data-part='label'] > [data-part='chat-price'] > :is(small, .kit-coin) {
    color: inherit;
  }
  @media (max-width: 1022.98px) {
    > [data-part='back'] {
      display: grid;
    }
  }
  @media (max-width: 767.98px) {
    gap: 12px;
    min-height: 64px;
    padding: 8px 14px;
    > [data-part='who'] {
      gap: 10px;
    }
    > [data-part='who'] > [data-part='words'] > h2 > small,
    > [data-part='can'] > [data-part='chat-unavailable'],
    > [data-part='can'] > [data-part='chat'] > [data-part='label'] > [data-part='chat-label'],
    > [data-part='can'] > [data-part='chat'] > [data-part='label'] > [data-part='chat-price'] > .kit-coin {
      display: none;
    }
    > [data-part='can'] > [data-part='chat'] {
      padding: 0 14px;
    }
  }
`;
