import { css } from 'styled-components';
import { charactersLeftStyles } from '../form/CharactersLeft.styles.ts';
import { cluster, container, fill, list, row } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';

/** The line in which a comment is written. */
const lineStyles = css`
  ${charactersLeftStyles}
  display: grid;
  gap: 6px;
  > [data-part='field'] {
    ${row}
    align-items: end;
    min-height: 48px;
    padding-inline-end: 3px;
    border-radius: min(24px, var(--kit-radius-control));
    background: var(--kit-canvas);
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
  }
  > [data-part='field']:has(textarea:focus-visible) {
    outline: 3px solid var(--kit-focus);
    outline-offset: 3px;
  }
  > [data-part='field']:has([aria-invalid]) {
    box-shadow: inset 0 0 0 2px var(--kit-danger);
  }
  > [data-part='field'] > textarea {
    ${fill}
    max-height: 9.5rem;
    padding-block: 12px;
    padding-inline: 16px 4px;
    border: 0;
    outline: none;
    background: none;
    color: var(--kit-text);
    font-size: 1rem;
    line-height: 1.5;
    resize: none;
    field-sizing: content;
  }
  > [data-part='field'] > textarea::placeholder {
    color: var(--kit-text-muted);
    opacity: 1;
  }
  > [data-part='field'] > button {
    align-self: end;
    margin-block: 2px;
    color: var(--kit-accent);
  }
  > [data-part='field'] > button[aria-disabled] {
    color: var(--kit-text-muted);
    cursor: not-allowed;
  }
  > [data-part='field'] > button:dir(rtl) > svg {
    transform: scaleX(-1);
  }
  > [data-part='problem'] {
    ${cluster}
    gap: 2px 8px;
    margin: 0;
  }
  > [data-part='problem'] > svg {
    flex: none;
    color: var(--kit-danger);
  }
  > [data-part='problem'] > button {
    padding-inline: 8px;
  }
`;

/** Styles of FeedComments. */
export const feedCommentsStyles = css`
  ${container}
  display: grid;
  gap: 14px;
  justify-items: start;
  font-size: 0.9375rem;
  > p {
    margin: 0;
  }
  > [data-part='opener'] {
    ${cluster}
    justify-content: space-between;
    gap: 4px 16px;
    width: 100%;
  }
  > [data-part='opener'] > button {
    margin-inline-start: -8px;
    padding-inline: 8px;
  }
  > [data-part='opener'] > a {
    ${caption}
    padding-block: 8px;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  > [data-part='loading'] {
    ${caption}
  }
  &[data-open='false'] > ol > li > [data-part='comment'] > [data-part='text'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
    white-space: normal;
  }
  > [data-part='not-done'] {
    color: var(--kit-danger);
  }
  > [data-part='empty'] {
    font-size: 1.0625rem;
    font-weight: 600;
  }
  > ol {
    ${list}
    display: grid;
    gap: 14px;
    width: 100%;
    margin: 0;
  }
  > ol > li {
    display: flex;
    gap: 12px;
    min-width: 0;
    scroll-margin-top: calc(var(--kit-size-navbar) + 12px);
  }
  > ol > [data-depth='1'] {
    padding-inline-start: 36px;
  }
  > ol > [data-depth='2'] {
    padding-inline-start: 56px;
  }
  > ol > [data-gone] > p {
    ${caption}
    margin: 0;
    padding-block: 8px;
  }
  > ol > li > .kit-avatar-image,
  > [data-part='write'] > .kit-avatar-image {
    width: 36px;
    height: 36px;
    border-radius: var(--kit-radius-round);
    font-size: 0.8125rem;
    line-height: 1;
  }
  > ol > [data-depth='1'] > .kit-avatar-image,
  > ol > [data-depth='2'] > .kit-avatar-image {
    width: 32px;
    height: 32px;
  }
  > ol > li > [data-part='comment'] {
    ${fill}
  }
  > ol > li > [data-part='comment'] > [data-part='head'] {
    ${cluster}
    gap: 2px 8px;
    overflow-wrap: anywhere;
  }
  > ol > li > [data-part='comment'] > [data-part='head'] > b {
    min-width: 0;
    font-weight: var(--kit-weight-name);
  }
  > ol > li > [data-part='comment'] > [data-part='head'] > [data-part='mark'] {
    ${row}
    gap: 4px;
    padding: 2px 7px;
    border-radius: min(6px, var(--kit-radius-1));
    background: var(--kit-surface-3);
    font-size: var(--kit-type-1);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > ol > li > [data-part='comment'] > [data-part='head'] > [data-part='mark'] > .kit-coin {
    color: var(--kit-coin-mark);
  }
  > ol > li > [data-part='comment'] > [data-part='head'] > time,
  > ol > li > [data-part='comment'] > [data-part='head'] > [data-part='to'] {
    ${caption}
  }
  > ol > li > [data-part='comment'] > [data-part='text'] {
    margin: 0;
    line-height: 1.45;
    white-space: pre-line;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
  > ol > li > [data-part='comment'] > [data-part='acts'] {
    ${cluster}
    margin-inline-start: -8px;
  }
  > ol > li > [data-part='comment'] > [data-part='acts'] > button {
    padding-inline: 8px;
    color: var(--kit-text-muted);
    text-decoration: none;
  }
  > ol > li > [data-part='comment'] > [data-part='question'] {
    ${cluster}
    gap: 8px 14px;
    margin-top: 6px;
  }
  > [data-part='more'] {
    padding-inline: 0;
  }
  > [data-part='write'] {
    ${row}
    align-items: start;
    gap: 12px;
    width: 100%;
  }
  > [data-part='write'] > .kit-avatar-image {
    margin-top: 6px;
  }
  > [data-part='write'] > form {
    ${lineStyles}
    ${fill}
  }
  > ol > li > [data-part='comment'] > form {
    ${lineStyles}
    margin-top: 8px;
  }
  > [data-part='bar'] {
    ${cluster}
    gap: 8px 12px;
    width: 100%;
    color: var(--kit-text-muted);
  }
  > [data-part='bar'] > span {
    flex: 1 1 12rem;
  }
  > [data-part='bar'] > a {
    padding-block: 8px;
    color: var(--kit-text);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @container (min-width: 480px) {
    > ol > [data-depth='1'] {
      padding-inline-start: 48px;
    }
    > ol > [data-depth='2'] {
      padding-inline-start: 96px;
    }
  }
`;
