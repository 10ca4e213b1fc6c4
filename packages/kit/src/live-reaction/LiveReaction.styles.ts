import { css } from 'styled-components';
import { row, spread, stack, target } from '../layout/layout.ts';
import { visuallyHidden } from '../layout/text.ts';

/** The colours of the reactions, by `data-kind`. */
const reactionColours = css`
  &[data-kind='heart'] {
    color: var(--kit-accent);
  }
  &[data-kind='applause'] {
    color: var(--kit-coin-mark);
  }
  &[data-kind='smile'] {
    color: color-mix(in srgb, var(--kit-coin-mark) 60%, var(--kit-text));
  }
  &[data-kind='flower'] {
    color: color-mix(in srgb, var(--kit-accent) 55%, var(--kit-text));
  }
  &[data-kind='sparkle'] {
    color: var(--kit-text);
  }
  &[data-kind='music'] {
    color: var(--kit-live);
  }
`;

/** Styles of the six buttons. */
export const reactionBarStyles = css`
  ${spread}
  > button {
    ${target}
    flex: 0 1 auto;
    border-radius: var(--kit-radius-control);
    background: var(--kit-surface-2);
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
    ${reactionColours}
  }
  > button:active {
    transform: scale(0.92);
  }
  > button[aria-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  > button[data-sending] {
    opacity: 0.6;
  }
  @media (hover: hover) {
    > button:hover {
      background: var(--kit-surface-3);
    }
  }
  @media (max-width: 767.98px) and (min-height: 500.02px), (max-width: 479.98px) {
    > button {
      width: 48px;
      height: 48px;
    }
  }
`;

/** Styles of reactions that rise along the right edge of the picture; without motion they are short lines of text. */
export const liveReactionsStyles = css`
  position: relative;
  overflow: hidden;
  height: 100%;
  min-height: 160px;
  color: var(--kit-on-picture-text);
  pointer-events: none;
  > [data-part='rising'] {
    ${row}
    font-size: 0.875rem;
    font-weight: 600;
    position: absolute;
    inset-inline-end: 8px;
    bottom: 0;
    gap: 8px;
  }
  > [data-part='rising'] > [data-part='who'] {
    padding: 5px 10px;
    border-radius: var(--kit-radius-pill);
    background: var(--kit-label);
    line-height: 1.2;
    white-space: nowrap;
  }
  > [data-part='rising'] > svg {
    filter: drop-shadow(0 2px 6px rgb(var(--kit-scrim) / 0.5));
    ${reactionColours}
  }
  > [data-part='rising'][data-lane='1'] {
    inset-inline-end: 34px;
  }
  > [data-part='rising'][data-lane='2'] {
    inset-inline-end: 62px;
  }
  > [data-part='rising'][data-lane='3'] {
    inset-inline-end: 20px;
  }
  > [data-part='rising'][data-lane='4'] {
    inset-inline-end: 48px;
  }
  @media (prefers-reduced-motion: no-preference) {
    > [data-part='rising'] {
      animation: kit-live-reaction-rise 3s var(--kit-motion-ease) both;
    }
    > [data-part='rising'] > [data-part='who'][data-quiet] {
      ${visuallyHidden}
    }
  }
  @media (prefers-reduced-motion: reduce) {
    ${stack}
    align-items: flex-end;
    justify-content: flex-end;
    gap: 6px;
    > [data-part='rising'] {
      position: static;
    }
  }
  @keyframes kit-live-reaction-rise {
    0% {
      opacity: 0;
      transform: translateY(20px) scale(0.6);
    }
    12% {
      opacity: 1;
      transform: translateY(0) scale(1.08);
    }
    20% {
      transform: translateY(-8px) scale(1);
    }
    70% {
      opacity: 1;
    }
    100% {
      opacity: 0;
      transform: translateY(-200px) scale(1);
    }
  }
`;
