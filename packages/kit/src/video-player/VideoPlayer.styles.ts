import { css } from 'styled-components';
import { center, centredStack, container, full, overlay, row, target } from '../layout/layout.ts';
import { paper } from '../layout/surface.ts';

/** Styles of a player: the picture in 16:9, the controls on a scrim at its foot. */
export const videoPlayerStyles = css`
  ${container}
  display: block;
  > [data-part='frame'] {
    position: relative;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    border-radius: var(--kit-radius-3);
    background: rgb(var(--kit-scrim));
    color: var(--kit-on-picture-text);
  }
  > [data-part='frame']:fullscreen {
    border-radius: 0;
  }
  > [data-part='frame'] > video,
  > [data-part='frame'] > canvas {
    ${full}
    display: block;
    object-fit: contain;
  }
  &[data-live] > [data-part='frame'] > :is(video, canvas) {
    object-fit: cover;
  }
  > [data-part='frame'] > canvas {
    ${overlay}
  }
  &:not([data-over]) > [data-part='frame'] > canvas {
    display: none;
  }
  > [data-part='frame'] > [data-part='unmute'] {
    ${row}
    ${paper}
    position: absolute;
    top: 16px;
    inset-inline-start: 16px;
    gap: 10px;
    min-height: 44px;
    padding: 0 16px;
    border-radius: var(--kit-radius-control);
    font-weight: 600;
  }
  > [data-part='frame'] > [data-part='start'] {
    ${center}
    ${overlay}
    width: 100%;
  }
  > [data-part='frame'] > [data-part='start'] > svg {
    width: 72px;
    height: 72px;
    padding: 20px;
    border-radius: var(--kit-radius-round);
    background: rgb(var(--kit-scrim) / max(0.62, var(--kit-min-alpha, 0)));
  }
  > [data-part='frame'] > [data-part='start'] > [data-part='resume'] {
    position: absolute;
    top: calc(50% + 44px);
    padding: 4px 12px;
    border-radius: var(--kit-radius-control);
    background: rgb(var(--kit-scrim) / max(0.62, var(--kit-min-alpha, 0)));
    font-weight: 600;
  }
  > [data-part='frame'] > [data-part='start-over'] {
    ${paper}
    position: absolute;
    top: 16px;
    inset-inline-start: 16px;
    min-height: 44px;
    padding: 0 16px;
    border-radius: var(--kit-radius-control);
    font-weight: 600;
  }
  > [data-part='frame'] > [data-part='waiting'] {
    position: absolute;
    top: 50%;
    /* stylelint-disable-next-line property-disallowed-list -- the middle, from which a transform or margin moves it */
    left: 50%;
    width: 44px;
    height: 44px;
    margin: -22px 0 0 -22px;
    border: 3px solid rgb(var(--kit-cinema-light) / 0.3);
    border-top-color: rgb(var(--kit-cinema-light) / 0.9);
    border-radius: var(--kit-shape-circle);
    pointer-events: none;
  }
  > [data-part='frame'] > [data-part='captions'][hidden] {
    display: none;
  }
  /* A screen reader announces only what changes in a region that is already there. */
  &:not([data-phase='buffering']) > [data-part='frame'] > [data-part='waiting'] {
    border: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-phase='buffering'] > [data-part='frame'] > [data-part='waiting'] {
      animation: kit-video-player-turn 1s linear infinite;
    }
  }
  @keyframes kit-video-player-turn {
    to {
      rotate: 1turn;
    }
  }
  > [data-part='frame'] > [data-part='failed'] {
    ${overlay}
    ${centredStack}
    place-content: center;
    gap: 16px;
    padding: 16px;
    background: rgb(var(--kit-scrim) / max(0.8, var(--kit-min-alpha, 0)));
    text-align: center;
  }
  > [data-part='frame'] > [data-part='at-end'] {
    position: absolute;
    inset-inline-end: 16px;
    bottom: 76px;
    max-width: calc(100% - 32px);
  }
  > [data-part='frame'] > [data-part='overlay'] {
    ${center}
    ${overlay}
    padding: 16px;
    background: rgb(var(--kit-scrim) / max(0.72, var(--kit-min-alpha, 0)));
  }
  > [data-part='frame'] > [data-part='captions'] {
    position: absolute;
    inset-inline-end: 8%;
    bottom: 72px;
    inset-inline-start: 8%;
    margin: 0 auto;
    width: fit-content;
    padding: 4px 10px;
    border-radius: min(6px, var(--kit-radius-1));
    background: rgb(var(--kit-scrim) / max(0.78, var(--kit-min-alpha, 0)));
    font-size: 1.0625rem;
    text-align: center;
    white-space: pre-line;
    pointer-events: none;
  }
  > [data-part='frame'] > [data-part='bar'] {
    ${row}
    position: absolute;
    inset-inline-end: 0;
    bottom: 0;
    inset-inline-start: 0;
    gap: 4px;
    padding: 8px;
    background: linear-gradient(0deg, rgb(var(--kit-scrim) / 0.86), rgb(var(--kit-scrim) / 0.55) 70%, transparent);
  }
  &[data-phase='failed'] > [data-part='frame'] > [data-part='bar'] {
    display: none;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='extras'] {
    display: contents;
  }
  > [data-part='frame'] > [data-part='bar'] > button,
  > [data-part='frame'] > [data-part='bar'] > [data-part='extras'] > button {
    color: inherit;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='extras'] > [data-part='menu'] > select:focus-visible,
  > [data-part='frame'] > [data-part='bar'] > [data-part='track'] > input:focus-visible,
  > [data-part='frame'] > [data-part='bar'] > input:focus-visible {
    outline: 2px solid var(--kit-focus);
    outline-offset: -2px;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='track'] {
    ${row}
    position: relative;
    flex: 1;
    min-width: 40px;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='track'] > [data-part='seek'] {
    flex: 1;
    min-width: 0;
    margin: 0;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='track'] > [data-part='thumbnail'] {
    ${paper}
    position: absolute;
    bottom: calc(100% + 4px);
    /* stylelint-disable-next-line property-disallowed-list -- the time runs from left to right in every language */
    left: clamp(0px, calc(var(--kit-share) * 100% - 82px), calc(100% - 164px));
    display: grid;
    overflow: hidden;
    width: 164px;
    padding: 2px;
    border-radius: var(--kit-radius-1);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    text-align: center;
    pointer-events: none;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='track'] > [data-part='thumbnail'] > img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    border-radius: inherit;
    object-fit: cover;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='track'] > input,
  > [data-part='frame'] > [data-part='bar'] > input {
    height: 44px;
    accent-color: var(--kit-accent);
    cursor: pointer;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='volume'] {
    width: 84px;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='time'] {
    padding: 0 6px;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='live'] {
    flex: 1;
    padding: 0 6px;
    font-weight: 650;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='extras'] > [data-part='menu'] {
    ${target}
    position: relative;
    flex: none;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='extras'] > [data-part='menu'] > select {
    ${overlay}
    width: 100%;
    border: 0;
    border-radius: var(--kit-radius-control);
    background: transparent;
    color: transparent;
    font-size: 1rem;
    appearance: none;
    cursor: pointer;
  }
  > [data-part='frame'] > [data-part='bar'] > [data-part='extras'] > [data-part='menu'] > select > option {
    background: var(--kit-surface-2);
    color: var(--kit-text);
  }
  @container (min-width: 640px) {
    > [data-part='frame'] > [data-part='bar'] > [data-part='more'] {
      display: none;
    }
  }
  @media (hover: hover) {
    &[data-phase='playing']:not(:hover, :has(:focus-visible)) > [data-part='frame'] > [data-part='bar'] {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    > [data-part='frame'] > [data-part='bar'] {
      transition: opacity var(--kit-motion-feedback) var(--kit-motion-ease);
    }
  }
  @container (max-width: 639.98px) {
    /* Above the bar, which leaves no room over it. */
    > [data-part='frame'] > [data-part='at-end'] {
      inset: 8px 8px auto;
      z-index: 1;
      max-width: none;
    }
    > [data-part='frame'] > [data-part='bar'] {
      flex-wrap: wrap;
      padding: 4px 8px;
    }
    > [data-part='frame'] > [data-part='bar'] > [data-part='track'] {
      flex-basis: 100%;
      order: -1;
    }
    > [data-part='frame'] > [data-part='bar'] > [data-part='track'] > [data-part='seek'] {
      height: 24px;
    }
    > [data-part='frame'] > [data-part='bar'] > [data-part='extras'] {
      position: absolute;
      inset-inline-end: 8px;
      bottom: 100%;
      display: none;
      gap: 4px;
      border-radius: var(--kit-radius-control);
      background: rgb(var(--kit-scrim) / max(0.86, var(--kit-min-alpha, 0)));
    }
    > [data-part='frame'] > [data-part='bar'] > [data-part='extras'][data-open] {
      display: flex;
    }
    > [data-part='frame'] > [data-part='bar'] > [data-part='volume'] {
      display: none;
    }
    > [data-part='frame'] > [data-part='start'] {
      bottom: 76px;
      height: auto;
    }
    > [data-part='frame'] > [data-part='start'] > svg {
      width: 56px;
      height: 56px;
      padding: 15px;
    }
    > [data-part='frame'] > [data-part='bar'] > [data-part='time'] {
      flex: 1;
    }
    > [data-part='frame'] > [data-part='captions'] {
      bottom: 88px;
      font-size: 0.9375rem;
    }
  }
  /* Browsers show their own controls without script. */
  @media (scripting: none) {
    > [data-part='frame']
      > :is(
        [data-part='start'],
        [data-part='start-over'],
        [data-part='waiting'],
        [data-part='unmute'],
        [data-part='bar']
      ) {
      display: none;
    }
  }
`;
