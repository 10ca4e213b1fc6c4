import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { center, container, stack } from '../layout/layout.ts';

/** Styles of SlotMachine. */
export const slotMachineStyles = css`
  ${container}
  > [data-part='reels'] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 10px;
    max-width: 460px;
    margin-inline: auto;
    padding: 34px 26px 26px;
    background: var(--kit-surface-2);
    box-shadow: inset 0 0 0 1px var(--kit-line);
    ${archCorners('140px', 'arch-foot')}
  }
  > [data-part='reels'] > [data-part='reel'] {
    display: grid;
    grid-template-rows: 2fr 3fr 2fr;
    aspect-ratio: 3 / 5;
    overflow: clip;
    background: var(--kit-surface-1);
    ${archCorners('80px', 1)}
  }
  > [data-part='reels'] > [data-part='reel'] > [data-part='cell'] {
    ${center}
    min-height: 0;
  }
  > [data-part='reels'] > [data-part='reel'] > [data-part='cell'] > [data-slot] {
    ${center}
    width: 100%;
  }
  > [data-part='reels'] > [data-part='reel'] > [data-part='cell'] > [data-slot] > svg {
    width: 36%;
    height: auto;
  }
  > [data-part='reels'] > [data-part='reel'] > [data-part='cell']:not([data-line]) {
    opacity: 0.35;
  }
  > [data-part='reels'] > [data-part='reel'] > [data-line] {
    border-block: 1px solid var(--kit-line-strong);
    background: var(--kit-surface-2);
  }
  > [data-part='reels'] > [data-part='reel'] > [data-line] > [data-slot] > svg {
    width: 52%;
  }
  &[data-state='failed'] > [data-part='reels'] > [data-part='reel'] {
    opacity: 0.6;
  }
  &[data-state='won'] > [data-part='reels'] > [data-part='reel'] > [data-line] {
    border-block: 3px solid var(--kit-accent);
  }
  > [data-part='words'] {
    ${stack}
    align-items: center;
    gap: 12px;
    margin-top: 18px;
    text-align: center;
  }
  > [data-part='words'] > [role='status'] {
    min-height: 1.5em;
  }
  @media (prefers-reduced-motion: no-preference) {
    > [data-part='reels'] > [data-turning] > [data-part='cell'] > [data-slot] {
      animation: kit-slot-machine-turn 240ms linear infinite;
    }
  }
  @keyframes kit-slot-machine-turn {
    from {
      transform: translateY(-12%);
      opacity: 0.4;
    }
    50% {
      opacity: 0.9;
    }
    to {
      transform: translateY(12%);
      opacity: 0.4;
    }
  }
`;
