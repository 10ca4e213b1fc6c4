import { css } from 'styled-components';
import { fallbackStyles } from '../fallback.styles.ts';
import { centredGroup, centredStack, container, reel, row, spread, stack, wrap } from '../layout/layout.ts';
import { counter } from '../layout/surface.ts';
import { caption, truncated } from '../layout/text.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

const itemStyles = css`
  display: grid;
  grid-template: 'portrait name when' auto 'portrait subject unread' auto / 52px minmax(0, 1fr) auto;
  align-content: center;
  gap: 3px 14px;
  min-height: 74px;
  padding: 8px 12px;
  border-radius: var(--kit-radius-2);
  &:hover {
    background: var(--kit-surface-1);
  }
  &[aria-current] {
    background: var(--kit-surface-2);
  }
  &:focus-visible {
    border-radius: var(--kit-radius-2);
    outline-offset: -3px;
  }
  > [data-part='portrait'] {
    grid-area: portrait;
    position: relative;
    width: 52px;
    height: 52px;
  }
  > [data-part='portrait'] > [data-part='frame'] {
    ${pictureStyles}
    display: block;
    width: 52px;
    height: 52px;
    border-radius: var(--kit-radius-round);
  }
  > [data-part='portrait'] > [data-presence] {
    ${presenceDotStyles}
    position: absolute;
    inset-inline-end: -1px;
    bottom: 0;
    width: 12px;
    height: 12px;
    border: 3px solid var(--kit-canvas);
    box-sizing: content-box;
  }
  > [data-part='name'] {
    ${truncated}
    grid-area: name;
    align-self: end;
    font-weight: var(--kit-weight-name);
  }
  > [data-part='when'] {
    ${caption}
    grid-area: when;
    justify-self: end;
    align-self: end;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='subject'] {
    ${truncated}
    grid-area: subject;
    color: var(--kit-text-muted);
    font-size: 0.9375rem;
  }
  > [data-part='subject'] > b {
    color: var(--kit-live);
    font-weight: var(--kit-weight-label);
  }
  > [data-part='unread'] {
    ${centredGroup}
    ${counter}
    grid-area: unread;
    position: relative;
    justify-self: end;
    min-width: 1.375rem;
    height: 1.375rem;
    padding: 0 6px;
    font-size: 0.8125rem;
    font-weight: 700;
    line-height: 1;
  }
`;

/** Styles of the list: head and chips stay, the conversations scroll. */
export const channelListStyles = css`
  ${container}
  ${stack}
  min-height: 0;
  background: var(--kit-canvas);
  > [data-part='head'] {
    ${spread}
    flex: none;
    min-height: 44px;
    padding: 24px 24px 16px;
  }
  > [data-part='head'] > h1 {
    font-size: 1.6875rem;
  }
  > [data-part='filters'] {
    ${wrap}
    flex: none;
    gap: 6px;
    padding: 2px 24px;
  }
  > [data-part='filters'] > button {
    flex: none;
    padding: 0 12px;
  }
  > [data-part='online'] {
    ${row}
    flex: none;
    gap: 10px;
    min-height: 48px;
    margin-top: 6px;
    padding: 0 26px;
    font-size: 0.9375rem;
  }
  > [data-part='online']:focus-visible {
    outline-offset: -3px;
  }
  > [data-part='online'] > [data-part='dot'] {
    width: 9px;
    height: 9px;
    border-radius: var(--kit-shape-circle);
    background: var(--kit-live);
  }
  > [data-part='online'] > [data-part='switch'] {
    position: relative;
    width: 42px;
    height: 24px;
    margin-inline-start: auto;
    border-radius: var(--kit-radius-control);
    background: var(--kit-surface-2);
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
  }
  > [data-part='online'] > [data-part='switch']::after {
    content: '';
    position: absolute;
    inset-block: 4px;
    inset-inline: 4px auto;
    width: 16px;
    border-radius: var(--kit-radius-round);
    background: var(--kit-text-muted);
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > [aria-checked='true'] > [data-part='switch'] {
    background: var(--kit-accent);
    box-shadow: none;
  }
  > [aria-checked='true'] > [data-part='switch']::after {
    background: var(--kit-accent-text);
    transform: translateX(18px);
  }
  > [aria-checked='true'] > [data-part='switch']:dir(rtl)::after {
    transform: translateX(-18px);
  }
  > [data-part='channels'] {
    flex: 1 1 auto;
    min-height: 0;
    padding: 2px 12px 16px;
    overflow: hidden auto;
    scrollbar-width: thin;
    scrollbar-color: var(--kit-line) transparent;
  }
  > [data-part='channels'] > [data-part='more'] {
    ${centredStack}
    padding: 8px;
  }
  > [data-part='channels'] > [data-skeleton] {
    height: 58px;
    margin: 8px 12px;
    border-radius: var(--kit-radius-2);
    background: linear-gradient(90deg, var(--kit-surface-2) 52px, transparent 52px 66px, var(--kit-surface-2) 66px);
  }
  ${fallbackStyles}
  > [data-part='fallback'] {
    gap: 12px;
  }
  > [data-part='fallback'] > h2 {
    font-size: 1.375rem;
  }
  > [data-part='channels'] > li > a {
    ${itemStyles}
  }
  > [data-part='channels'] > [data-mark='blocked'] > a > [data-part='subject'] > b,
  > [data-part='channels'] > [data-mark='archived'] > a > [data-part='subject'] > b {
    color: var(--kit-text);
  }
  > [data-part='channels'] > li[data-unread] > a > [data-part='subject'] {
    color: var(--kit-text);
    font-weight: var(--kit-weight-label);
  }
  /* A narrow column has no second line to give away, so the filters scroll. */
  @container (max-width: 479.98px) {
    > [data-part='head'] {
      padding: 16px 16px 14px;
    }
    > [data-part='filters'] {
      ${reel}
      flex-wrap: nowrap;
      gap: 4px;
      margin-block: -4px;
      padding: 6px 16px;
      scroll-padding: 16px;
    }
    > [data-part='filters'] > button {
      padding: 0 9px;
    }
    > [data-part='online'] {
      padding: 0 18px;
    }
    > [data-part='channels'] {
      padding: 2px 4px 16px;
    }
  }
`;
