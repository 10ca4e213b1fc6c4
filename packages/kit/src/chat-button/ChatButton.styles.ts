import { css } from 'styled-components';
import { inlineRow, row } from '../layout/layout.ts';
import { unavailable } from '../layout/surface.ts';
import { caption, nameLine } from '../layout/text.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of a chat button: 72 px, the same size in every state. */
export const chatButtonStyles = css`
  ${row}
  position: relative;
  gap: 14px;
  min-width: 0;
  min-height: var(--kit-size-chat-button);
  padding: 12px 18px;
  border-radius: var(--kit-radius-chat-button);
  background: var(--kit-surface-2);
  color: var(--kit-text);
  text-align: start;
  transition:
    background-color var(--kit-motion-feedback) var(--kit-motion-ease),
    transform var(--kit-motion-feedback) var(--kit-motion-ease),
    box-shadow var(--kit-motion-feedback) var(--kit-motion-ease);
  > [data-part='words'] {
    min-width: 0;
  }
  > [data-part='words'] > [data-part='label'] {
    ${nameLine}
    overflow-wrap: anywhere;
    font-size: 0.9375rem;
    line-height: 1.25;
    hyphens: auto;
  }
  > [data-part='words'] > [data-part='terms'] {
    ${pricePartsStyles}
    ${caption}
    flex-wrap: wrap;
    margin-top: 3px;
    line-height: 1.25;
    white-space: normal;
  }
  > [data-part='words'] > [data-part='terms'] > [data-part='amount'] {
    color: var(--kit-text);
    font-weight: var(--kit-weight-name);
  }
  > [data-part='words'] > [data-part='terms'] > small {
    margin-inline-start: 0;
    font-size: inherit;
    font-weight: inherit;
    opacity: 1;
  }
  > [data-part='words'] > [data-part='terms'] > [data-part='voucher'] {
    ${inlineRow}
    gap: 5px;
    font-weight: 600;
    color: var(--kit-success);
  }
  &[data-primary]:is(
      [data-state='available'],
      [data-state='needLogin'],
      [data-state='needCoins'],
      [data-state='running'],
      [data-state='enter']
    ) {
    background: var(--kit-accent);
    color: var(--kit-accent-text);
    --kit-text: var(--kit-accent-text);
    --kit-text-muted: var(--kit-accent-text);
    --kit-coin-mark: var(--kit-accent-text);
    --kit-success: var(--kit-accent-text);
  }
  &:is(
    [data-state='unavailable'],
    [data-state='soon'],
    [data-state='needCoins']:not([data-primary]),
    [data-state='needAgeCheck']
  ) {
    ${unavailable}
  }
  &:is([data-state='unavailable'], [data-state='soon'], [data-state='owned']) {
    cursor: not-allowed;
  }
  &:is([data-state='needCoins']:not([data-primary]), [data-state='needAgeCheck']) {
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
    color: var(--kit-text);
  }
  &[data-state='failed'] > [data-part='words'] > [data-part='terms'] {
    color: var(--kit-danger);
  }
  &:is([data-state='owned'], [data-state='enter'], [data-state='back'], [data-state='running'])
    > [data-part='words']
    > [data-part='terms'] {
    color: var(--kit-success);
    font-weight: 600;
  }
  > [data-part='live'] {
    position: absolute;
    top: 14px;
    inset-inline-end: 14px;
    width: 8px;
    height: 8px;
    border-radius: var(--kit-shape-circle);
    background: var(--kit-live);
  }
  &[data-primary] > [data-part='live'] {
    background: currentColor;
  }
  &[data-state='soon'] > [data-part='words'] > [data-part='terms'] {
    color: var(--kit-text);
  }
  &[data-state='starting'] {
    cursor: progress;
  }
  > [data-part='turning'] {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0 2px;
    border: 2.5px solid color-mix(in srgb, currentColor 25%, transparent);
    border-top-color: currentColor;
    border-radius: var(--kit-shape-circle);
    animation: kit-turn 0.9s linear infinite;
  }
  &:focus-visible {
    border-radius: calc(var(--kit-radius-2) + 4px);
  }
  @media (hover: hover) {
    &:not([aria-disabled]):hover {
      background: var(--kit-surface-3);
      box-shadow: var(--kit-shadow-1);
      transform: translateY(-2px);
    }
    &[data-primary]:is(
        [data-state='available'],
        [data-state='needLogin'],
        [data-state='running'],
        [data-state='enter']
      ):hover {
      background: color-mix(in srgb, var(--kit-accent) 86%, var(--kit-text));
    }
  }
  &[data-state='available']:active {
    transform: scale(0.98);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-state='available']:is(:hover, :active) {
      transform: none;
    }
  }
  @container (max-width: 735.98px) {
    padding: 11px 12px;
    gap: 11px;
    > [data-part='words'] > [data-part='terms'] {
      font-size: 0.8125rem;
    }
  }
  @keyframes kit-turn {
    to {
      transform: rotate(1turn);
    }
  }
`;
