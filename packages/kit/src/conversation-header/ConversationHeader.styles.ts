import { css } from 'styled-components';
import { byColumn } from '../by-column.ts';
import { cluster, fill, row } from '../layout/layout.ts';
import { caption, truncated, visuallyHidden } from '../layout/text.ts';

/** Styles of ConversationHeader. */
export const conversationHeaderStyles = css`
  ${cluster}
  container-type: inline-size;
  flex: none;
  gap: 4px ${byColumn(640, 12, 14)};
  padding: ${byColumn(640, 8, 10)} ${byColumn(640, 14, 20)};
  border-bottom: 1px solid var(--kit-line);
  /* A page that shows the list beside the conversation sets this property to none. */
  > [data-part='back'] {
    display: var(--kit-conversation-back, grid);
    place-content: center;
    width: 44px;
    height: 44px;
    margin-inline: -10px -6px;
    border-radius: var(--kit-radius-round);
  }
  > [data-part='who'] {
    ${row}
    ${fill}
    gap: 14px;
    min-height: 56px;
  }
  > [data-part='who'] > [data-part='portrait'] {
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: var(--kit-radius-round);
  }
  > [data-part='who'] > [data-part='words'] {
    min-width: 0;
  }
  > [data-part='who'] > [data-part='words'] > h2 {
    ${truncated}
    font: 640 1.0625rem/1.3 var(--kit-font-text);
    letter-spacing: normal;
  }
  > [data-part='who'] > [data-part='words'] > h2 > small {
    color: var(--kit-text-muted);
    font-size: inherit;
    font-weight: var(--kit-weight-body);
  }
  > [data-part='who'] > [data-part='words'] > p {
    ${caption}
    display: flex;
    gap: 10px;
    white-space: nowrap;
  }
  > [data-part='who'] > [data-part='words'] > p > span {
    font-weight: var(--kit-weight-body);
  }
  > [data-part='more-chats'] {
    display: flex;
    flex: none;
    gap: 8px;
  }
  > [data-part='more-chats'] > * > [data-part='label'] > [data-part='words'] {
    display: grid;
    gap: 1px;
    text-align: start;
  }
  > [data-part='more-chats'] > * > [data-part='label'] > [data-part='words'] > [data-part='terms'] {
    ${cluster}
    gap: 0 8px;
    font-size: 0.8125rem;
    font-weight: 480;
  }
  > [data-part='can'] {
    ${row}
    flex: none;
    gap: 10px;
  }
  > [data-part='can'] > [data-part='chat'] > [data-part='label'] > [data-part='chat-price'] > :is(small, .kit-coin) {
    color: inherit;
  }
  @container (max-width: 899.98px) {
    > [data-part='more-chats'] {
      order: 1;
      flex: 1 0 100%;
      flex-wrap: wrap;
    }
  }
  @container (max-width: 639.98px) {
    > [data-part='who'] {
      flex-basis: 120px;
      min-height: 48px;
      gap: 10px;
    }
    > [data-part='who'] > [data-part='portrait'] {
      width: 36px;
      height: 36px;
    }
    /* Names are read whole: they break into a second line before anything of them is left out. */
    > [data-part='who'] > [data-part='words'] > h2 {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      font-size: 0.9375rem;
      line-height: 1.2;
      white-space: normal;
    }
    > [data-part='more-chats'] {
      margin-block: 4px;
    }
    > [data-part='more-chats'] > * {
      padding-inline: 12px;
    }
    > [data-part='can'] {
      gap: 2px;
      margin-inline-start: auto;
    }
    > [data-part='who'] > [data-part='words'] > h2 > small,
    > [data-part='can'] > [data-part='chat-unavailable'],
    > [data-part='can'] > [data-part='chat'] > [data-part='label'] > [data-part='chat-price'] > .kit-coin {
      display: none;
    }
    /* Read out, but not shown: the name needs the room. */
    > [data-part='can'] > [data-part='chat'] > [data-part='label'] > [data-part='chat-label'] {
      ${visuallyHidden}
    }
    /* The mark stands below the presence where they do not fit beside each other. */
    > [data-part='who'] > [data-part='words'] > p {
      flex-wrap: wrap;
      row-gap: 0;
    }
    > [data-part='who'] > [data-part='words'] > p > span {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    /* The unit stands below the price, so that the name keeps its room. */
    > [data-part='can'] > [data-part='chat'] > [data-part='label'] > [data-part='chat-price'] {
      display: inline-grid;
      grid-auto-flow: column;
      justify-content: center;
      gap: 0 5px;
      line-height: 1.1;
    }
    > [data-part='can'] > [data-part='chat'] > [data-part='label'] > [data-part='chat-price'] > small {
      grid-row: 2;
      grid-column: 1 / -1;
      justify-self: center;
      margin: 0;
      font-size: 0.6875rem;
      line-height: 1.1;
    }
    > [data-part='can'] > [data-part='chat'] {
      gap: 6px;
      margin-inline-end: 4px;
      padding: 0 12px;
    }
  }
  /* The regular price is only read out here: the name and the price that is paid need the width. */
  @container (max-width: 479.98px) {
    > [data-part='can'] > [data-part='chat'] > [data-part='label'] > [data-part='chat-price'] > s {
      display: none;
    }
  }
`;
