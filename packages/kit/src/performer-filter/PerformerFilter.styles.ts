import { css } from 'styled-components';
import { checkbox } from '../layout/field.ts';
import { cluster, fill, full, row, spread } from '../layout/layout.ts';
import { caption, mutedFigures, underlined } from '../layout/text.ts';

const thumb = `
  box-sizing: border-box;
  width: 24px;
  height: 24px;
  border: 0;
  border-radius: var(--kit-radius-round);
  background: var(--kit-text);
  box-shadow: 0 0 0 4px var(--kit-range-ground, var(--kit-canvas));
  cursor: pointer;
  pointer-events: auto;
`;

const ranges = css`
  > [data-part='range'] {
    padding: 14px 0 10px;
    border-top: 1px solid var(--kit-line);
  }
  > [data-part='range'] > [data-part='head'],
  > [data-part='range'] > [data-part='ends'] {
    ${spread}
    gap: 12px;
  }
  > [data-part='range'] > [data-part='head'] > :first-child {
    font-weight: 600;
  }
  > [data-part='range'] > [data-part='head'] > output,
  > [data-part='range'] > [data-part='ends'] {
    ${caption}
  }
  > [data-part='range'] > [data-part='ends'] > [data-part='reset'] {
    ${underlined}
    min-height: 32px;
    color: var(--kit-text);
  }
  > [data-part='range'] > [data-part='slider'] {
    position: relative;
    height: 44px;
  }
  > [data-part='range'] > [data-part='slider'] > [data-part='track'] {
    position: absolute;
    inset: 20px 12px auto;
    width: calc(100% - 24px);
    height: 4px;
    border-radius: var(--kit-radius-pill);
  }
  > [data-part='range'] > [data-part='slider'] > [data-part='track'] > [data-part='rail'] {
    fill: var(--kit-surface-3);
  }
  > [data-part='range'] > [data-part='slider'] > [data-part='track'] > [data-part='fill'] {
    fill: var(--kit-text);
  }
  > [data-part='range'] > [data-part='slider'] > input {
    ${full}
    position: absolute;
    inset: 0;
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;
  }
  > [data-part='range'] > [data-part='slider'][data-double] > input {
    pointer-events: none;
  }
  > [data-part='range'] > [data-part='slider'] > input::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  > [data-part='range'] > [data-part='slider'] > input::-moz-range-thumb {
    ${thumb}
  }
  > [data-part='range'] > [data-part='slider'] > input::-moz-range-track {
    background: none;
  }
  > [data-part='range'] > [data-part='slider'] > input:focus-visible {
    outline: none;
  }
  > [data-part='range'] > [data-part='slider'] > input:focus-visible::-webkit-slider-thumb {
    outline: 3px solid var(--kit-focus);
    outline-offset: 2px;
  }
  > [data-part='range'] > [data-part='slider'] > input:focus-visible::-moz-range-thumb {
    outline: 3px solid var(--kit-focus);
    outline-offset: 2px;
  }
`;

const groups = css`
  > [data-part='group'] {
    border-top: 1px solid var(--kit-line);
  }
  > [data-part='group'] > summary {
    ${spread}
    min-height: 52px;
    font-weight: 600;
    cursor: pointer;
  }
  > [data-part='group'] > summary > svg {
    color: var(--kit-text-muted);
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > [data-part='group'][open] > summary > svg {
    transform: rotate(180deg);
  }
  > [data-part='group'] > [data-part='options'] {
    padding-bottom: 10px;
  }
  > [data-part='group'] > [data-part='options'] > label {
    ${row}
    position: relative;
    gap: 12px;
    min-height: 44px;
    cursor: pointer;
  }
  > [data-part='group'] > [data-part='options'] > label > input {
    ${checkbox}
    margin: 0;
  }
  > [data-part='group'] > [data-part='options'] > label > [data-part='label'] {
    ${fill}
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  > [data-part='group'] > [data-part='options'] > label > [data-part='count'] {
    ${mutedFigures}
    font-size: 0.875rem;
  }
  > [data-part='group'] > [data-part='options'] > [data-none]:not([data-selected]) > [data-part='label'] {
    color: var(--kit-text-muted);
  }
`;

/** Chips where rows would be too high for a phone; the box to tick covers its chip, so that it keeps its focus and name. */
const chips = css`
  &[data-look='chips'] > [data-part='group'] > [data-part='options'] {
    ${cluster}
    gap: 10px;
    padding-bottom: 16px;
  }
  &[data-look='chips'] > [data-part='group'] > [data-part='options'] > label {
    gap: 8px;
    padding: 0 16px;
    border-radius: var(--kit-radius-control);
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
    font-weight: var(--kit-weight-label);
  }
  &[data-look='chips'] > [data-part='group'] > [data-part='options'] > label > input {
    ${full}
    position: absolute;
    inset: 0;
    border-radius: var(--kit-radius-control);
    appearance: none;
    cursor: pointer;
  }
  &[data-look='chips'] > [data-part='group'] > [data-part='options'] > [data-selected] {
    background: var(--kit-text);
    box-shadow: none;
    color: var(--kit-canvas);
  }
  &[data-look='chips'] > [data-part='group'] > [data-part='options'] > [data-selected] > [data-part='count'] {
    color: inherit;
  }
`;

/** Styles of PerformerFilter. */
export const performerFilterStyles = css`
  > [data-part='top'] {
    ${spread}
    min-height: 44px;
    margin-bottom: 8px;
  }
  > [data-part='top'] > :is(h2, h3, h4) {
    font-size: 1.25rem;
  }
  > [data-part='top'] > [data-part='clear'] {
    ${underlined}
    min-height: 44px;
    font-size: 0.9375rem;
    font-weight: var(--kit-weight-label);
  }
  > [data-part='location'] {
    padding: 14px 0;
    border-top: 1px solid var(--kit-line);
  }
  ${ranges}
  ${groups}
  ${chips}
  @media (scripting: none) {
    > [data-part='top'] > [data-part='clear'],
    > [data-part='range'] > [data-part='ends'] > [data-part='reset'] {
      display: none;
    }
  }
`;
