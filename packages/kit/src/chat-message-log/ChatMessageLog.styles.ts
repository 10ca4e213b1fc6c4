import { css } from 'styled-components';
import { centredGroup, cluster, list, row, stack } from '../layout/layout.ts';
import { caption, nameLine } from '../layout/text.ts';

/** Styles of an item: a bubble on its author's side, or a line. */
const itemStyles = css`
  &[data-kind='message'] {
    max-width: 86%;
    padding: 11px 16px;
    border-radius: var(--kit-radius-bubble);
    background: var(--kit-surface-2);
    line-height: 1.42;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  &[data-kind='message'][data-from='guest'] {
    align-self: var(--kit-chat-log-own, flex-end);
    border-radius: var(--kit-chat-log-own-corners, var(--kit-radius-bubble-own));
    background: var(--kit-bubble-own);
  }
  &[data-state='sending'] {
    opacity: 0.72;
  }
  &[data-state='failed'] {
    box-shadow: inset 0 0 0 1.5px var(--kit-danger);
  }
  > [data-part='author'] {
    ${caption}
    ${nameLine}
  }
  > [data-part='failed'] {
    ${cluster}
    gap: 0 10px;
    color: var(--kit-danger);
    font-size: var(--kit-type-2);
  }
  &:is([data-kind='chatStart'], [data-kind='chatEnd'], [data-kind='note'], [data-kind='charge'], [data-kind='toy']) {
    ${row}
    ${caption}
    align-self: var(--kit-chat-log-note, center);
    gap: 8px;
    padding: var(--kit-chat-log-line-padding, 2px 0);
    border-radius: var(--kit-radius-control);
    background: var(--kit-chat-log-line, none);
    text-align: center;
  }
  &[data-outcome='added'] {
    color: var(--kit-success);
  }
  &:is(
    [data-outcome='failed'],
    [data-kind='toy']:is([data-state='failed'], [data-state='stopped'], [data-state='givenBack'])
  ) {
    box-shadow: none;
    color: var(--kit-warning);
  }
  &:is([data-kind='gift'], [data-kind='reaction']) {
    ${row}
    gap: 12px;
    padding: var(--kit-chat-log-line-padding, 0);
    border-radius: var(--kit-radius-control);
    background: var(--kit-chat-log-line, none);
    color: var(--kit-text-muted);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  > [data-part='art'] {
    display: contents;
  }
  &[data-kind='gift'] > [data-part='art'] > svg {
    width: 44px;
    height: 44px;
  }
  &[data-kind='gift'] > p > b {
    display: block;
    color: var(--kit-text);
    font-weight: 600;
  }
`;

/** Styles of the log, with measures that a chat over its picture changes by custom properties: it fills its place, the latest item is at its lower edge, older ones fade at the upper one. */
export const chatMessageLogStyles = css`
  ${stack}
  position: relative;
  min-height: 0;
  font-size: 1rem;
  > [data-part='scroller'] {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    padding: var(--kit-chat-log-fade, 56px) var(--kit-chat-log-edge, 24px) 4px;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    mask-image: linear-gradient(180deg, transparent 0, #000 var(--kit-chat-log-fade, 56px));
  }
  > [data-part='scroller']:focus-visible {
    outline: 2px solid var(--kit-focus);
    outline-offset: -2px;
  }
  > [data-part='scroller'] > ol {
    ${list}
    ${stack}
    align-items: flex-start;
    justify-content: flex-end;
    gap: 10px;
    min-height: 100%;
  }
  > [data-part='scroller'] > ol > li {
    ${itemStyles}
  }
  > [data-part='scroller'] > ol > [data-part='earlier'] {
    align-self: center;
  }
  > [data-part='scroller'] > ol > [data-part='writing'] {
    ${row}
    gap: 10px;
    min-height: 28px;
    padding: var(--kit-chat-log-line-padding, 0);
    border-radius: var(--kit-radius-control);
    background: var(--kit-chat-log-line, none);
    color: var(--kit-text-muted);
    font-size: 0.9375rem;
  }
  > [data-part='empty'] {
    ${centredGroup}
    flex: 1;
    gap: 8px;
    padding: 24px;
    text-align: center;
  }
  > [data-part='empty'] > p {
    color: var(--kit-text-muted);
  }
  > [data-part='to-end'] {
    ${row}
    position: absolute;
    inset-inline-end: 0;
    bottom: 10px;
    inset-inline-start: 0;
    gap: 8px;
    width: fit-content;
    min-height: 44px;
    margin: 0 auto;
    padding: 0 12px;
    border-radius: var(--kit-radius-control);
    background: var(--kit-text);
    color: var(--kit-canvas);
    font-size: var(--kit-type-2);
    font-weight: 600;
  }
  > [data-part='to-end'][data-unseen] {
    padding-inline-start: 18px;
  }
`;
