import { css } from 'styled-components';
import { container, grid, stack } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';

/** Styles of ShootingGame. */
export const shootingGameStyles = css`
  ${container}
  > [data-part='field'] {
    position: relative;
    max-width: 520px;
    margin: 0 auto 18px;
    padding: 26px 18px 64px;
    overflow: clip;
    border-radius: var(--kit-radius-3);
    background: linear-gradient(var(--kit-surface-2), var(--kit-surface-1));
    box-shadow: inset 0 0 0 1px var(--kit-line);
  }
  /* The cord on which lanterns hang. */
  > [data-part='field'] > [data-part='cord'] {
    position: absolute;
    inset: 36px 0 auto;
    width: 100%;
    height: 20px;
  }
  > [data-part='field'] > [data-part='cord'] > path {
    fill: none;
    stroke: var(--kit-line-strong);
    stroke-width: 2px;
  }
  &[data-look='goal'] > [data-part='field']::before {
    position: absolute;
    inset: 18px 8% 74px;
    border: solid var(--kit-line-strong);
    border-width: 3px 3px 0;
    content: '';
    background:
      repeating-linear-gradient(45deg, var(--kit-line) 0 1px, transparent 1px 14px),
      repeating-linear-gradient(-45deg, var(--kit-line) 0 1px, transparent 1px 14px);
  }
  &[data-look='goal'] > [data-part='field']::after {
    position: absolute;
    inset: auto 0 73px;
    border-top: 2px solid var(--kit-line-strong);
    content: '';
  }
  > [data-part='field'] > [data-part='targets'] {
    ${grid}
    position: relative;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    justify-items: center;
    min-height: 92px;
  }
  &[data-look='lanterns'] > [data-part='field'] > [data-part='targets'] > :nth-child(2n + 1) {
    transform: translateY(-8px);
  }
  &[data-look='lanterns'] > [data-part='field'] > [data-part='targets'] > :nth-child(2n) {
    transform: translateY(10px);
  }
  &[data-look='goal'] > [data-part='field'] > [data-part='targets'] {
    margin: 0 10%;
  }
  > [data-part='field'] > [data-part='targets'] > [data-part='target']:empty {
    width: 34px;
    height: 34px;
    border-radius: var(--kit-radius-round);
    background: radial-gradient(circle at 34% 26%, var(--kit-text), var(--kit-coin));
  }
  > [data-part='field'] > [data-part='targets'] > [data-part='target']:not([data-lit]) {
    opacity: 0.4;
    filter: grayscale(1);
  }
  > [data-part='field'] > [data-part='sight'] {
    position: absolute;
    bottom: 8px;
    inset-inline-start: calc(50% - 22px);
    color: var(--kit-accent);
  }
  &[data-state='over'] > [data-part='field'] {
    padding-bottom: 26px;
  }
  &[data-state='over'][data-look='goal'] > [data-part='field']::before {
    inset-block-end: 26px;
  }
  &[data-state='over'][data-look='goal'] > [data-part='field']::after {
    inset-block-end: 25px;
  }
  &[data-state='over'] > [data-part='field'] > [data-part='sight'] {
    display: none;
  }
  > [data-part='words'] {
    ${stack}
    align-items: center;
    gap: 4px;
    text-align: center;
  }
  > [data-part='words'] > b {
    font-weight: var(--kit-weight-name);
  }
  > [data-part='words'] > [role='status'] {
    ${caption}
    min-height: 1.5em;
  }
  > [data-part='words'] > button {
    margin-top: 14px;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-state='running'] > [data-part='field'] > [data-part='sight'] {
      animation: kit-shooting-game-sway 1600ms ease-in-out infinite alternate;
    }
  }
  @keyframes kit-shooting-game-sway {
    from {
      inset-inline-start: 0;
    }
    to {
      inset-inline-start: calc(100% - 44px);
    }
  }
`;
