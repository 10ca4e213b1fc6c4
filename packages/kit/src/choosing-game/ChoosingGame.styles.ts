import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { center, container, drawnOverlay, list, overlay, stack } from '../layout/layout.ts';

const doorsStyles = css`
  > ol {
    max-width: 440px;
  }
  > ol > li > button {
    aspect-ratio: 5 / 8;
    ${archCorners('999px', 'arch-foot')}
  }
  > ol > li > button > [data-part='front'] {
    transform-origin: 0 50%;
    padding-bottom: 30%;
  }
  > ol > li > button > [data-part='front']::before {
    ${drawnOverlay}
    inset: 12% 14% 10%;
    border: 2px solid var(--kit-line-strong);
    border-radius: inherit;
  }
  > ol > li > button > [data-part='front']::after {
    position: absolute;
    inset-block-start: 58%;
    inset-inline-end: 9%;
    width: 12px;
    height: 12px;
    border-radius: var(--kit-radius-round);
    background: var(--kit-coin);
    content: '';
  }
  &:is([data-state='won'], [data-state='nothing']) > ol > [data-chosen] > button > [data-part='front'] {
    transform: perspective(600px) rotateY(-76deg);
  }
`;

const boxesStyles = css`
  > ol > li > button {
    aspect-ratio: 1;
    margin-top: 34%;
    border-radius: var(--kit-radius-1);
  }
  > ol > li > button > [data-part='front']::before {
    position: absolute;
    inset: -9% -4% auto;
    height: 26%;
    border: 1px solid var(--kit-line-strong);
    border-radius: var(--kit-radius-1);
    background: var(--kit-surface-3);
    content: '';
  }
  > ol > li > button > [data-part='front']::after {
    position: absolute;
    inset: 17% 44% 0;
    background: var(--kit-accent);
    content: '';
    opacity: 0.5;
  }
  &:is([data-state='won'], [data-state='nothing']) > ol > [data-chosen] > button > [data-part='front']::before {
    transform: translateY(-120%) rotate(-14deg);
  }
`;

const parcelsStyles = css`
  > ol > li > button {
    aspect-ratio: 4 / 3;
    border-radius: var(--kit-radius-2);
  }
  > ol > li:nth-child(even) {
    margin-top: 22px;
  }
  > ol > li > button > [data-part='front']::before,
  > ol > li > button > [data-part='front']::after {
    position: absolute;
    background: var(--kit-coin);
    content: '';
  }
  > ol > li > button > [data-part='front']::before {
    inset: 0 auto;
    inset-inline-start: 30%;
    width: 4px;
  }
  > ol > li > button > [data-part='front']::after {
    inset: 42% 0 auto;
    height: 4px;
  }
  > ol > li > button > [data-part='front'] > :is(b, [data-slot]) {
    padding: 2px 10px;
    border-radius: var(--kit-radius-1);
    background: var(--kit-surface-1);
    transform: translate(28%, 74%) rotate(-6deg);
  }
  &:is([data-state='won'], [data-state='nothing']) > ol > [data-chosen] > button > [data-part='front'] {
    transform: scale(1.08);
    opacity: 0;
  }
`;

/** Lanterns are drawn by the page and hang; what was under one lies in its light. */
const lanternsStyles = css`
  > ol {
    padding-top: 24px;
  }
  > ol > li > button {
    aspect-ratio: 3 / 4;
    border-radius: var(--kit-radius-3);
    background: radial-gradient(circle at 50% 62%, var(--kit-surface-3), transparent 70%);
  }
  > ol > li:nth-child(even) {
    margin-top: 26px;
  }
  > ol > li > button > [data-part='front'] {
    background: none;
    box-shadow: none;
  }
  > ol > li > button > [data-part='front']::before {
    position: absolute;
    inset: -20px auto auto 50%;
    height: 34%;
    border-inline-start: 2px solid var(--kit-line-strong);
    content: '';
  }
  &:is([data-state='won'], [data-state='nothing']) > ol > [data-chosen] > button > [data-part='front'] {
    transform: translateY(-34%) scale(0.7);
    opacity: 0.7;
  }
`;

/** Styles of ChoosingGame. */
export const choosingGameStyles = css`
  ${container}
  > ol {
    ${list}
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 16px;
    max-width: 520px;
    margin: 0 auto;
  }
  > ol > li {
    min-width: 0;
  }
  > ol > li > button {
    ${center}
    position: relative;
    width: 100%;
    padding: 0;
    border: 0;
    background: var(--kit-surface-3);
    color: var(--kit-text);
    font: inherit;
    cursor: pointer;
  }
  > ol > li > button[aria-disabled] {
    cursor: default;
  }
  > ol > li > button:focus-visible {
    outline: 3px solid var(--kit-focus);
    outline-offset: 4px;
  }
  > ol > li > button > [data-part='inside'] {
    ${overlay}
    ${center}
    border-radius: inherit;
  }
  > ol > li > button > [data-part='inside'] > [data-slot] {
    ${center}
    width: 100%;
  }
  > ol > li > button > [data-part='inside'] > [data-slot] > svg {
    width: 54%;
    height: auto;
  }
  > ol > li > button > [data-part='front'] {
    ${overlay}
    ${center}
    border-radius: inherit;
    background: linear-gradient(160deg, var(--kit-surface-3), var(--kit-surface-2));
    box-shadow: inset 0 0 0 1px var(--kit-line-strong);
  }
  > ol > li > button > [data-part='front'] > b {
    position: relative;
    font-family: var(--kit-font-display);
    font-size: var(--kit-type-4);
    font-weight: var(--kit-weight-name);
  }
  &[data-look='boxes']:is([data-state='won'], [data-state='nothing']) > ol > [data-chosen] > button {
    > [data-part='front'] {
      background: none;
    }
    > [data-part='front'] > :is(b, [data-slot]),
    > [data-part='front']::after {
      opacity: 0;
    }
  }
  &:is([data-state='won'], [data-state='nothing'], [data-state='opening'])
    > ol
    > li:not([data-chosen])
    > button
    > [data-part='front'] {
    opacity: 0.5;
  }
  &[data-state='won'] > ol > [data-chosen] > button {
    box-shadow: 0 0 0 3px var(--kit-accent);
  }
  &[data-look='doors'] {
    ${doorsStyles}
  }
  &[data-look='boxes'] {
    ${boxesStyles}
  }
  &[data-look='parcels'] {
    ${parcelsStyles}
  }
  &[data-look='lanterns'] {
    ${lanternsStyles}
  }
  > [data-part='words'] {
    ${stack}
    align-items: center;
    gap: 14px;
    margin-top: 22px;
    text-align: center;
  }
  > [data-part='words'] > [role='status'] {
    min-height: 1.5em;
  }
  @media (prefers-reduced-motion: no-preference) {
    > ol > li > button > [data-part='front'],
    > ol > li > button > [data-part='front']::before {
      transition:
        transform var(--kit-motion-enter) var(--kit-motion-ease),
        opacity var(--kit-motion-enter) var(--kit-motion-ease);
    }
    &[data-state='opening'] > ol > [data-chosen] > button {
      animation: kit-choosing-game-wait 420ms ease-in-out infinite alternate;
    }
  }
  @keyframes kit-choosing-game-wait {
    from {
      transform: rotate(-1.2deg);
    }
    to {
      transform: rotate(1.2deg);
    }
  }
`;
