import { css } from 'styled-components';
import { fallbackStyles } from '../fallback.styles.ts';
import { container, inlineRow, list, row, stack } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { metaStyles, rowStyles } from './MessageBubble.styles.ts';

/** Styles of the empty, loading and error states. */
const emptyStyles = css`
  ${fallbackStyles}
  > [data-part='fallback'] {
    flex-basis: 24rem;
    gap: 14px;
  }
  > [data-part='fallback'] > h2 {
    font-size: 1.5rem;
  }
  > [data-part='fallback'][data-skeleton] {
    align-items: flex-start;
    justify-content: flex-end;
  }
  > [data-part='fallback'] > [data-skeleton] {
    width: min(46%, 260px);
    height: 46px;
    border-radius: var(--kit-radius-bubble);
    background: var(--kit-surface-2);
  }
  > [data-part='fallback'] > [data-skeleton]:nth-child(3n) {
    width: min(64%, 380px);
  }
  > [data-part='fallback'] > [data-skeleton='guest'] {
    align-self: flex-end;
    border-radius: var(--kit-radius-bubble-own);
  }
`;

const typingStyles = css`
  ${row}
  ${caption}
  gap: 10px;
  padding: 0 34px 14px;
  > [data-part='dots'] {
    display: inline-flex;
    gap: 4px;
  }
  > [data-part='dots'] > i {
    width: 6px;
    height: 6px;
    border-radius: var(--kit-shape-circle);
    background: currentColor;
    animation: kit-dot 1.2s infinite ease-in-out;
  }
  > [data-part='dots'] > i:nth-child(2) {
    animation-delay: 0.15s;
  }
  > [data-part='dots'] > i:nth-child(3) {
    animation-delay: 0.3s;
  }
  @keyframes kit-dot {
    0%,
    60%,
    100% {
      opacity: 0.35;
    }
    30% {
      opacity: 1;
    }
  }
`;

/** Styles of a conversation: it fills a box that has a height, has one of its own in any other, and scrolls inside. */
export const conversationStyles = css`
  ${container}
  ${stack}
  position: relative;
  flex: 1 1 0;
  height: 100%;
  min-height: 0;
  > [data-part='scroller'] {
    ${stack}
    flex: 1 1 24rem;
    min-height: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--kit-line) transparent;
    /* Room for the bar of browsers that give it some: coming and going with a message's first size, it would change all widths. */
    scrollbar-gutter: stable;
  }
  > [data-part='scroller']:focus-visible {
    outline-offset: -3px;
  }
  > [data-part='scroller'] > ol {
    ${list}
    flex: none;
  }
  > [data-part='scroller'] > [data-part='space'] {
    flex: 1 0 0;
  }
  > [data-part='scroller'] > [data-part='after'] {
    flex: none;
    min-height: 6px;
  }
  > [data-part='scroller'] > [data-part='earlier'] {
    ${row}
    ${caption}
    flex: none;
    justify-content: center;
    gap: 6px;
    height: 56px;
    padding: 0 16px;
    text-align: center;
  }
  > [data-part='to-end'] {
    ${inlineRow}
    position: absolute;
    inset-inline-end: 20px;
    bottom: 12px;
    justify-content: center;
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    padding: 0 13px;
    border-radius: var(--kit-radius-control);
    background: var(--kit-surface-3);
    box-shadow: var(--kit-shadow-1);
    font-size: var(--kit-type-2);
    font-weight: var(--kit-weight-label);
  }
  > [data-part='to-end'][data-unseen] {
    background: var(--kit-accent);
    color: var(--kit-accent-text);
  }
  > [data-part='scroller'] > ol > li > [data-part='row'] {
    ${rowStyles}
    ${metaStyles}
  }
  ${emptyStyles}
  > [data-part='typing'],
  > [data-part='scroller'] > [data-part='after'] > [data-part='typing'] {
    ${typingStyles}
  }
  @container (max-width: 639.98px) {
    > [data-part='scroller'] > ol > li > [data-part='row'] {
      padding-inline: 16px;
    }
    > [data-part='typing'],
    > [data-part='scroller'] > [data-part='after'] > [data-part='typing'] {
      padding-inline: 22px;
    }
    > [data-part='scroller'] > ol > li > [data-part='row'] > [data-part='bubble'] {
      max-width: 82%;
    }
  }
`;
