import { css } from 'styled-components';
import { cluster, inlineRow, row, stack, wrap } from '../layout/layout.ts';
import { caption, mutedFigures, underlined } from '../layout/text.ts';

/** Styles of a message: a bubble on its author's side, or a centred line for system notes. */
export const rowStyles = css`
  ${stack}
  align-items: flex-start;
  padding: 3px 28px;
  &[data-from='guest'] {
    align-items: flex-end;
  }
  &[data-last] {
    padding-bottom: 14px;
  }
  > [data-part='day'],
  > [data-part='note'] {
    ${caption}
    align-self: center;
    max-width: min(100%, 520px);
    padding: 14px 0 12px;
    text-align: center;
  }
  > [data-part='note'] {
    ${row}
    gap: 10px;
    overflow-wrap: anywhere;
  }
  > [data-part='note'] > span > [data-part='detail'] {
    color: var(--kit-text);
    font-variant-numeric: tabular-nums;
  }
  &:is([data-note='chargeFailure'], [data-note='toyFailed'], [data-note='toyGivenBack']) > [data-part='note'] {
    color: var(--kit-warning);
  }
  > [data-part='bubble'] {
    max-width: min(78%, 520px);
    padding: 11px 17px;
    border-radius: var(--kit-radius-bubble);
    background: var(--kit-surface-3);
    overflow-wrap: anywhere;
  }
  &[data-from='guest'] > [data-part='bubble'] {
    border-radius: var(--kit-radius-bubble-own);
    background: var(--kit-bubble-own);
  }
  > [data-part='bubble'][data-has-picture] {
    max-width: min(86%, 292px);
    padding: 6px;
  }
  > [data-part='bubble'] > [data-part='picture'] {
    width: 280px;
    max-width: 100%;
    height: auto;
    aspect-ratio: 280 / 176;
    border-radius: var(--kit-radius-bubble-picture);
    background: var(--kit-surface-2);
    object-fit: cover;
  }
  > [data-has-picture] > [data-part='text'] {
    padding: 9px 11px 5px;
  }
  > [data-part='bubble'] > [data-part='no-picture'] {
    ${cluster}
    gap: 10px;
    min-height: 88px;
    padding: 12px 14px;
    color: var(--kit-text-muted);
  }
  > [data-part='bubble'] > [data-part='no-picture'] > p {
    flex: 1;
  }
  > [data-part='bubble'] > [data-part='text'] {
    white-space: pre-wrap;
  }
  > [data-part='bubble'] > [data-part='gifts'] {
    ${wrap}
    gap: 6px 18px;
    padding: 8px 6px;
  }
  > [data-part='bubble'] > [data-part='gifts'] > li {
    ${row}
    gap: 16px;
  }
  > [data-part='bubble'] > [data-part='gifts'] > li > [data-part='gift-name'] {
    font-family: var(--kit-font-display);
    font-weight: var(--kit-display-weight);
    font-size: 1.3125rem;
    line-height: 1.2;
  }
  > [data-one-gift] {
    display: grid;
    grid-template-columns: 72px auto;
    align-items: end;
    gap: 2px 18px;
    min-height: 96px;
    padding-inline-end: 24px;
  }
  > [data-one-gift] > [data-part='gifts'],
  > [data-one-gift] > [data-part='gifts'] > li {
    display: contents;
  }
  > [data-part='bubble'] > [data-part='gifts'] > li > [data-part='art'] {
    display: contents;
  }
  > [data-one-gift] > [data-part='gifts'] > li > [data-part='art'] > svg {
    grid-row: 1 / 3;
    align-self: center;
  }
  > [data-one-gift] > [data-part='text'] {
    align-self: start;
  }
  > [data-one-gift]:not(:has([data-part='text'])) > [data-part='gifts'] > li > [data-part='gift-name'] {
    grid-row: 1 / 3;
    align-self: center;
  }
  > [data-part='bubble'] > [data-part='gifts'] > li > [data-part='gift-name'] > [data-part='times'] {
    white-space: nowrap;
  }
`;

/** Styles of the time, state and error below a message. */
export const metaStyles = css`
  > [data-part='meta'] {
    ${row}
    ${mutedFigures}
    gap: 7px;
    padding: 6px 6px 0;
    font-size: 0.78125rem;
  }
  > [data-part='meta'] > [data-part='state'] {
    ${inlineRow}
    position: relative;
    gap: 4px;
  }
  > [data-part='meta'] > [data-part='state'][data-state='read'] {
    color: var(--kit-live);
  }
  > [data-part='meta'] > [data-part='state'][data-state='failed'] {
    color: var(--kit-danger);
  }
  &[data-state='waiting'] > [data-part='bubble'],
  &[data-state='sending'] > [data-part='bubble'] {
    opacity: 0.72;
  }
  &[data-state='failed'] > [data-part='bubble'] {
    box-shadow: inset 0 0 0 1.5px var(--kit-danger);
  }
  > [data-part='failed'] {
    ${cluster}
    justify-content: flex-end;
    gap: 0 6px;
    max-width: min(86%, 520px);
    font-size: var(--kit-type-2);
  }
  > [data-part='failed'] > p {
    width: 100%;
    padding: 4px 6px 0;
    color: var(--kit-danger);
    text-align: end;
  }
  > [data-part='failed'] > a {
    ${underlined}
    padding: 10px 6px;
    font-weight: var(--kit-weight-label);
  }
`;
