import { css } from 'styled-components';
import { center, cluster, row } from '../layout/layout.ts';
import { panel } from '../layout/surface.ts';
import { caption, mutedFigures, truncated, underlined } from '../layout/text.ts';

const listbox = "> [data-part='list'] > [role='listbox']";
const words = `${listbox} > [data-part='words'] > [role='group']`;
const option = "> [role='option']";

/** Styles of SearchField. */
export const searchFieldStyles = css`
  position: relative;
  container-type: normal;
  > [data-part='box'] {
    position: relative;
  }
  > [data-part='box'] > input {
    width: 100%;
    height: var(--kit-size-control);
    padding-block: 0;
    padding-inline: 46px;
    border: 0;
    border-radius: var(--kit-radius-control);
    background: color-mix(in srgb, var(--kit-surface-2) 88%, transparent);
    font-size: 0.9375rem;
    text-overflow: ellipsis;
  }
  > [data-part='box'] > input:placeholder-shown {
    padding-inline-end: 16px;
  }
  > [data-part='box'] > input::-webkit-search-cancel-button {
    display: none;
  }
  > [data-part='box'] > input::placeholder {
    color: var(--kit-text-muted);
    opacity: 1;
  }
  > [data-part='box'] > .kit-icon {
    position: absolute;
    inset-inline-start: 16px;
    top: 12px;
    color: var(--kit-text-muted);
    pointer-events: none;
  }
  > [data-part='box'] > [data-part='clear'] {
    ${center}
    position: absolute;
    inset-inline-end: 2px;
    top: 50%;
    width: 44px;
    height: 44px;
    translate: 0 -50%;
    border-radius: var(--kit-radius-control);
  }
  > [data-part='list'] {
    ${panel}
    inset-inline: 0;
    top: calc(100% + 14px);
    max-height: min(680px, calc(100dvh - 96px));
    padding: 16px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  > [data-part='list'][hidden] {
    display: none;
  }
  /* With results it is wider than the field, on whose right edge it hangs. */
  &:not([data-inline]) > [data-part='list']:has([data-part='groups']) {
    inset-inline: auto 0;
    width: min(900px, calc(100vw - 48px));
  }
  &[data-inline] > [data-part='list'] {
    position: static;
    max-height: none;
    padding: 20px 0 0;
    overflow: visible;
    background: none;
    box-shadow: none;
  }
  > [data-part='list'] > [data-part='about'] {
    ${row}
    ${caption}
    gap: 8px;
    padding-inline: 8px;
    overflow-wrap: anywhere;
  }
  > [data-part='list'] > button {
    margin: 12px 8px 0;
  }
  ${listbox} {
    display: grid;
    gap: 20px;
  }
  > [data-part='list'] > [data-part='about'] + [role='listbox'] {
    margin-top: 12px;
  }
  ${listbox} > [data-part='words'],
  ${listbox} > [data-part='groups'] {
    display: grid;
    gap: 20px;
    align-content: start;
    min-width: 0;
  }
  ${listbox} > [data-part='groups'] {
    padding-inline: 8px;
  }
  @container (min-width: 768px) {
    &:not([data-inline]) ${listbox}:has(> [data-part='groups']) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 9fr);
      gap: 20px 28px;
    }
    &:not([data-inline]) ${listbox} > [data-part='groups'] {
      padding-inline-start: 24px;
      border-inline-start: 1px solid var(--kit-line);
    }
  }
  ${words} > [data-part='heading'] {
    padding: 0 8px 6px;
    font: 620 0.9375rem/1.4 var(--kit-font-text);
  }
  ${words}[data-part='lines'] ${option} {
    ${row}
    gap: 14px;
    min-height: 44px;
    padding: 4px 8px;
    border-radius: var(--kit-radius-1);
  }
  ${words}[data-part='lines'] ${option} > .kit-icon {
    flex: none;
    color: var(--kit-text-muted);
  }
  ${words}[data-part='lines'] ${option} > span {
    ${truncated}
  }
  ${words}[data-part='lines'] ${option}:hover,
  ${words}[data-part='lines'] ${option}[aria-selected='true'] {
    background: color-mix(in srgb, var(--kit-text) 9%, transparent);
  }
  ${words}[data-part='chips'] {
    ${cluster}
    gap: 8px;
    padding-inline: 8px;
  }
  ${words}[data-part='chips'] > [data-part='heading'] {
    flex: 0 0 100%;
    padding: 0;
  }
  ${words}[data-part='chips'] ${option} {
    ${row}
    gap: 8px;
    min-height: 44px;
    padding: 0 16px;
    border-radius: var(--kit-radius-control);
    background: color-mix(in srgb, var(--kit-text) 8%, transparent);
    font-size: var(--kit-type-2);
    font-weight: 600;
  }
  ${words}[data-part='chips'] ${option} > small {
    ${mutedFigures}
    font-size: inherit;
    font-weight: 400;
  }
  ${words}[data-part='chips'] ${option}:hover,
  ${words}[data-part='chips'] ${option}[aria-selected='true'] {
    background: color-mix(in srgb, var(--kit-text) 16%, transparent);
  }
  ${words} > [role='option'][aria-selected='true'],
  ${listbox} > [data-part='everything'][aria-selected='true'] {
    outline: 2px solid var(--kit-focus);
    outline-offset: -2px;
  }
  ${listbox} > [data-part='everything'] {
    ${row}
    grid-column: 1 / -1;
    gap: 14px;
    min-height: 52px;
    padding: 0 8px;
    border-radius: var(--kit-radius-1);
    font-weight: 600;
  }
  ${listbox} > [data-part='everything']:hover,
  ${listbox} > [data-part='everything'][aria-selected='true'] {
    background: color-mix(in srgb, var(--kit-text) 9%, transparent);
  }
  > [data-part='list'] > [data-part='history'] {
    ${caption}
    padding: 8px 8px 0;
  }
  > [data-part='list'] > [data-part='history'] > a {
    ${underlined}
    color: var(--kit-text);
  }
  > [data-part='list'] > [data-part='history'] > button {
    margin-inline: -12px;
  }
`;
