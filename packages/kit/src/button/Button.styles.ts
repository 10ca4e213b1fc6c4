import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.ts';
import { unavailable } from '../layout/surface.ts';
import { underlined } from '../layout/text.ts';

/** Styles of a button; variant and size are `data-variant` and `data-size`. */
export const buttonStyles = css`
  ${inlineRow}
  position: relative;
  justify-content: center;
  gap: 8px;
  min-height: var(--kit-size-control);
  padding: 4px 20px;
  border-radius: var(--kit-radius-control);
  background: var(--kit-surface-3);
  color: var(--kit-text);
  font: 600 0.9375rem/1.2 var(--kit-font-text);
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--kit-motion-feedback) var(--kit-motion-ease),
    transform var(--kit-motion-feedback) var(--kit-motion-ease);
  &[data-variant='primary'] {
    background: var(--kit-accent);
    color: var(--kit-accent-text);
    --kit-coin-mark: var(--kit-accent-text);
  }
  &[data-variant='outline'] {
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
  }
  &[data-variant='text'] {
    ${underlined}
    background: none;
    padding-inline: 8px;
  }
  &[data-size='small'] {
    min-height: var(--kit-size-control-small);
    padding-inline: 14px;
    font-size: 0.875rem;
  }
  &[data-size='large'] {
    min-height: var(--kit-size-control-large);
    padding-inline: 26px;
    font-size: 1rem;
  }
  &[data-wide] {
    width: 100%;
  }
  &[aria-pressed='true'] > [data-part='label'] > svg {
    color: var(--kit-accent);
  }
  &:focus-visible {
    border-radius: var(--kit-radius-control);
  }
  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, var(--kit-surface-3) 86%, var(--kit-text));
    }
    &[data-variant='primary']:hover {
      background: color-mix(in srgb, var(--kit-accent) 86%, var(--kit-text));
    }
    &[data-variant='outline']:hover {
      background: var(--kit-surface-2);
    }
    &[data-variant='text']:hover {
      background: none;
      color: var(--kit-accent);
    }
  }
  &:active {
    transform: scale(0.98);
  }
  /* As specific as a variant under the mouse, which comes before it. */
  &&:is([aria-disabled='true'], :disabled) {
    ${unavailable}
    cursor: not-allowed;
    transform: none;
  }
  &[data-pending] > [data-part='label'] {
    opacity: 0;
  }
  > [data-part='label'] {
    ${inlineRow}
    gap: 8px;
  }
  &[data-pending]::after {
    content: '';
    position: absolute;
    width: 20px;
    height: 20px;
    border-radius: var(--kit-shape-circle);
    border: 2.5px solid color-mix(in srgb, currentColor 25%, transparent);
    border-top-color: currentColor;
    animation: kit-turn 0.9s linear infinite;
  }
  @keyframes kit-turn {
    to {
      transform: rotate(1turn);
    }
  }
`;
