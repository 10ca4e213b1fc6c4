import { css } from 'styled-components';
import { center, overlay } from '../layout/layout.ts';

/** A round button of 48 px over the picture. */
const roundStyles = css`
  ${center}
  width: 48px;
  height: 48px;
  border-radius: var(--kit-radius-control);
  background: var(--kit-meter);
  color: var(--kit-on-picture-text);
  cursor: pointer;
`;

/** On phones the picture fills the screen and the log lies over its lower third, in the colours of a picture. */
export const phoneStyles = css`
  display: block;
  height: var(--kit-visible-height, 100dvh);
  translate: 0 var(--kit-visible-top, 0);
  > [data-part='stage'] {
    ${overlay}
  }
  > [data-part='stage'] > [data-part='picture'] {
    margin-block: 0;
    mask-image: linear-gradient(#000 74%, transparent);
  }
  > [data-part='stage'] > [data-part='shade'] {
    background:
      linear-gradient(180deg, rgb(var(--kit-scrim) / 0.72), rgb(var(--kit-scrim) / 0.2) 17%, transparent 24%),
      linear-gradient(0deg, rgb(var(--kit-scrim) / 0.9) 0, rgb(var(--kit-scrim) / 0.66) 24%, transparent 46%);
  }
  > [data-part='stage'] > [data-part='top'] {
    top: 12px;
    inset-inline-end: 12px;
    inset-inline-start: 12px;
    gap: 8px;
  }
  > [data-part='stage'] > [data-part='top'] > [data-part='end'] {
    height: 48px;
    padding: 0 18px;
    font-size: 0.9375rem;
  }
  > [data-part='stage'] > [data-part='top'] > [data-part='meter'] {
    order: 5;
    width: 100%;
  }
  > [data-part='stage'] > [data-part='own'],
  > [data-part='stage']:has(> [data-part='dock'] > [data-kind]) > [data-part='own'] {
    inset-inline-end: 12px;
    bottom: calc(250px + env(safe-area-inset-bottom));
  }
  > [data-part='stage'] > [data-part='dock'] {
    z-index: 1;
    inset-inline-end: 12px;
    bottom: calc(78px + env(safe-area-inset-bottom));
    inset-inline-start: 12px;
  }
  > [data-part='stage'] > [data-part='reactions'] {
    inset-inline-end: 72px;
    bottom: calc(330px + env(safe-area-inset-bottom));
    inset-inline-start: 12px;
    height: 20%;
  }
  > [data-part='side'] {
    display: contents;
  }
  > [data-part='side'] > [data-part='head']:not(:has(button)) {
    display: none;
  }
  /* A change of the chat is offered below the meter. */
  > [data-part='side'] > [data-part='head'] {
    position: absolute;
    top: calc(132px + env(safe-area-inset-top));
    inset-inline-end: 12px;
    padding: 0;
  }
  > [data-part='side'] > [data-part='head'] > h2 {
    display: none;
  }
  > [data-part='side'] > [data-part='log'] {
    position: absolute;
    inset-inline-end: 72px;
    bottom: calc(78px + env(safe-area-inset-bottom));
    inset-inline-start: 12px;
    height: min(250px, 33dvh);
    color: var(--kit-on-picture-text);
    --kit-text: var(--kit-on-picture-text);
    --kit-text-muted: var(--kit-on-picture-text-muted);
    --kit-surface-2: rgb(var(--kit-scrim) / max(0.84, var(--kit-min-alpha, 0)));
    --kit-bubble-own: color-mix(in srgb, var(--kit-accent) 38%, rgb(var(--kit-scrim)));
    --kit-chat-log-edge: 0px;
    --kit-chat-log-fade: 70px;
    --kit-chat-log-own: flex-start;
    --kit-chat-log-note: flex-start;
    --kit-chat-log-own-corners: var(--kit-radius-bubble);
    --kit-chat-log-line: rgb(var(--kit-scrim) / max(0.84, var(--kit-min-alpha, 0)));
    --kit-chat-log-line-padding: 6px 14px;
  }
  > [data-part='side'] > [data-part='write'] {
    position: absolute;
    inset-inline-end: 180px;
    bottom: calc(16px + env(safe-area-inset-bottom));
    inset-inline-start: 12px;
    padding: 0;
    color: var(--kit-on-picture-text);
    --kit-text: var(--kit-on-picture-text);
    --kit-text-muted: var(--kit-on-picture-text-muted);
    --kit-surface-2: rgb(var(--kit-scrim) / max(0.84, var(--kit-min-alpha, 0)));
    --kit-surface-3: rgb(var(--kit-veil) / 0.16);
    --kit-line-strong: rgb(var(--kit-veil) / 0.42);
  }
  > [data-part='side'] > [data-part='quick'] {
    display: contents;
  }
  > [data-part='side'] > [data-part='quick'] > button {
    position: absolute;
    inset-inline-end: 68px;
    bottom: calc(16px + env(safe-area-inset-bottom));
    ${roundStyles}
  }
  > [data-part='side'] > [data-part='quick'] > [data-quick='heart'] {
    inset-inline-end: 124px;
    color: color-mix(in srgb, var(--kit-accent) 72%, var(--kit-on-picture-text));
  }
  > [data-part='side'] > [data-part='tray'] {
    position: absolute;
    z-index: var(--kit-z-sheet);
    inset-inline-end: 0;
    bottom: 0;
    inset-inline-start: 0;
    display: none;
    min-height: 326px;
    padding: 8px 16px calc(16px + env(safe-area-inset-bottom));
    border-radius: var(--kit-radius-3) var(--kit-radius-3) 0 0;
    background: var(--kit-surface-1);
    box-shadow: var(--kit-shadow-2);
  }
  &[data-tray] > [data-part='side'] > [data-part='tray'] {
    display: block;
  }
  &[data-tray] > [data-part='side'] > [data-part='log'] {
    bottom: calc(var(--kit-tray-height, 326px) + 8px);
    height: 96px;
    --kit-chat-log-fade: 24px;
  }
  &[data-tray] > [data-part='side'] > :is([data-part='write'], [data-part='quick']),
  &[data-tray] > [data-part='stage'] > [data-part='controls'] {
    visibility: hidden;
  }
  /* A notice, such as that the coins run out, takes the log's place above the sheet. */
  &[data-tray] > [data-part='stage'] > [data-part='dock'] {
    bottom: calc(var(--kit-tray-height, 326px) + 8px);
  }
  &[data-tray]:has([data-part='dock'] > [data-kind]) > [data-part='side'] > [data-part='log'] {
    visibility: hidden;
  }
  /* The log makes room for a notice, and shows its last lines above it. */
  &:not([data-tray]):has([data-part='dock'] > [data-kind]) > [data-part='side'] > [data-part='log'] {
    bottom: calc(220px + env(safe-area-inset-bottom));
    height: min(176px, 21dvh);
    --kit-chat-log-fade: 24px;
  }
`;

/** On its side a phone has a lower bar, a narrow log, and the tray over the log. */
export const lowStyles = css`
  grid-template-columns: minmax(0, 1fr) 280px;
  > [data-part='stage'] > [data-part='top'] {
    top: 12px;
    inset-inline-end: 12px;
    inset-inline-start: 12px;
    gap: 8px;
  }
  > [data-part='stage'] > [data-part='top'] > [data-part='end'] {
    height: 48px;
    padding: 0 12px;
    font-size: 0.875rem;
  }
  @media (max-width: 767.98px) {
    > [data-part='stage'] > [data-part='top'] > [data-part='meter'] {
      order: 5;
    }
  }
  > [data-part='stage'] > [data-part='dock'] {
    inset-inline-end: 12px;
    bottom: 70px;
    inset-inline-start: 12px;
  }
  > [data-part='stage'] > [data-part='own'] {
    inset-inline-end: 12px;
    bottom: 72px;
  }
  > [data-part='stage']:has(> [data-part='dock'] > [data-kind]) > [data-part='own'] {
    display: none;
  }
  > [data-part='side'] > [data-part='head']:not(:has(button)),
  > [data-part='side'] > [data-part='head'] > h2 {
    display: none;
  }
  > [data-part='side'] > [data-part='head'] {
    justify-content: flex-start;
    padding: 12px 12px 0;
  }
  > [data-part='side'] > [data-part='write'] {
    padding: 8px 12px 12px;
  }
  > [data-part='side'] > [data-part='log'] {
    --kit-chat-log-edge: 12px;
  }
  > [data-part='side'] > [data-part='quick'] {
    order: 1;
    display: flex;
    gap: 8px;
    padding: 6px 12px 0;
  }
  > [data-part='side'] > [data-part='quick'] > button {
    ${roundStyles}
    width: 44px;
    height: 44px;
  }
  > [data-part='side'] > [data-part='quick'] > [data-quick='heart'] {
    color: color-mix(in srgb, var(--kit-accent) 72%, var(--kit-on-picture-text));
  }
  > [data-part='side'] > [data-part='tray'] {
    display: none;
    flex: 1;
    padding: 8px;
    overflow: hidden auto;
  }
  &[data-tray] > [data-part='side'] > [data-part='tray'] {
    display: block;
  }
  &[data-tray] > [data-part='side'] > :is([data-part='log'], [data-part='write'], [data-part='quick']) {
    display: none;
  }
`;
