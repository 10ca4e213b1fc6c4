import { css } from 'styled-components';
import { centredGroup, cluster, container, full, grid, row } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';

/** Styles of the disc, its hub and its pointer. */
const wheelStyles = css`
  position: relative;
  width: min(100%, 588px);
  aspect-ratio: 1;
  margin: 0 auto;
  padding: 1.5%;
  border-radius: var(--kit-shape-circle);
  background: var(--kit-surface-1);
  box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
  container-type: inline-size;
  /* The corners of the rotated drawing would cause horizontal scrolling on narrow pages. */
  overflow-x: clip;
  > [data-part='face'] {
    ${full}
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
  }
  > [data-part='face'] > g > [data-shade] > path {
    stroke: var(--kit-canvas);
    stroke-width: 1.5;
  }
  > [data-part='face'] > g > [data-shade='first'] > path {
    fill: color-mix(in srgb, var(--kit-accent) 34%, var(--kit-surface-1));
  }
  > [data-part='face'] > g > [data-shade='second'] > path {
    fill: var(--kit-surface-3);
  }
  > [data-part='face'] > g > [data-shade='third'] > path {
    fill: color-mix(in srgb, var(--kit-accent) 16%, var(--kit-surface-2));
  }
  > [data-part='face'] > g > [data-shade='coin'] > path {
    fill: var(--kit-coin);
  }
  /* stylelint-disable declaration-property-unit-disallowed-list -- the picture's own units, which grow with the wheel */
  > [data-part='face'] > g > g > g > text {
    fill: var(--kit-text);
    text-anchor: middle;
    font-size: 12.5px;
    font-weight: 560;
  }
  > [data-part='face'] > g > g > g > text[data-part='figure'] {
    font-size: 21px;
    font-weight: var(--kit-weight-price);
  }
  > [data-part='face'] > g > g > g > text[data-long] {
    font-size: 16px;
  }
  /* stylelint-enable declaration-property-unit-disallowed-list */
  > [data-part='face'] > g > [data-shade='coin'] > g > text {
    fill: var(--kit-canvas);
  }
  > [data-part='pointer'] {
    position: absolute;
    top: -4.5%;
    /* stylelint-disable-next-line property-disallowed-list -- the middle, from which a transform or margin moves it */
    left: 50%;
    width: 9%;
    height: auto;
    transform: translateX(-50%);
    fill: var(--kit-coin);
    pointer-events: none;
  }
  > [data-part='pointer'] > path {
    stroke: var(--kit-canvas);
    stroke-width: 2;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 30%;
    border-radius: var(--kit-shape-circle);
    background: repeating-radial-gradient(
      circle,
      var(--kit-canvas) 0 5px,
      color-mix(in srgb, var(--kit-line) 60%, var(--kit-canvas)) 5px 6px
    );
    pointer-events: none;
  }
  > [data-part='hub'] {
    ${centredGroup}
    position: absolute;
    inset: 35.5%;
    border-radius: var(--kit-shape-circle);
    background: radial-gradient(
      circle at 38% 28%,
      color-mix(in srgb, var(--kit-accent) 86%, var(--kit-text)),
      var(--kit-accent) 62%
    );
    color: var(--kit-accent-text);
    font-size: 0.875rem;
    font-weight: var(--kit-weight-name);
    line-height: 1.3;
    text-align: center;
    box-shadow: 0 0 0 clamp(4px, 1cqw, 6px) var(--kit-canvas);
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > [data-part='hub']:active {
    transform: scale(0.98);
  }
  > [data-part='hub'] > b {
    font: var(--kit-display-weight) clamp(1.25rem, 5.2cqw, 1.875rem) / 1.2 var(--kit-font-display);
  }
  > [data-part='hub'][aria-disabled] {
    background: var(--kit-surface-3);
    color: var(--kit-text);
    cursor: not-allowed;
  }
  > [data-part='hub']:focus-visible {
    outline-offset: -8px;
    border-radius: var(--kit-shape-circle);
    outline-color: currentColor;
  }
  > [data-part='waiting'] {
    ${full}
    border-radius: var(--kit-shape-circle);
    background: var(--kit-surface-2);
  }
`;

/** Styles of the wheel beside its text; stacked below 992 px. */
export const spinWheelStyles = css`
  ${container}
  ${grid}
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: 32px 72px;
  > [data-part='wheel'] {
    ${wheelStyles}
  }
  > [data-part='words'] {
    display: grid;
    justify-items: start;
    gap: 20px;
  }
  > [data-part='words'] > h1 {
    font-size: var(--kit-type-7);
  }
  > [data-part='words'] > p {
    max-width: 52ch;
    color: var(--kit-text-muted);
    font-size: var(--kit-type-4);
  }
  > [data-part='words'] > [data-part='prize'] {
    ${row}
    ${card}
    gap: 22px;
    width: min(100%, 520px);
    min-height: 104px;
    /* Clear of bars at the edges of the window. */
    scroll-margin-block: 96px;
    padding: 20px 28px;
  }
  > [data-part='words'] > [data-part='prize'] > [data-part='result'] > small {
    ${caption}
    display: block;
  }
  > [data-part='words'] > [data-part='prize'] > [data-part='result'] > b {
    font: var(--kit-display-weight) 1.375rem / 1.25 var(--kit-font-display);
    font-variant-numeric: lining-nums;
  }
  > [data-part='words'] > [data-part='act'] {
    ${cluster}
    gap: 10px 16px;
    width: 100%;
  }
  > [data-part='words'] > [data-part='act'] > small {
    ${caption}
  }
  > [data-part='words'] > [data-part='act'] > [data-part='hint'] {
    visibility: hidden;
  }
  > [data-part='words'] > [data-part='act'] > button:focus-visible + [data-part='hint'],
  &:has([data-part='hub']:focus-visible) > [data-part='words'] > [data-part='act'] > [data-part='hint'] {
    visibility: visible;
  }
  > [data-part='words'] > [data-part='prize'][data-empty] {
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
  }
  > [data-part='words'] > [data-part='prize'] > [data-part='art'] {
    display: contents;
  }
  > [data-part='words'] > [data-part='prize'] > [data-part='art'] > svg {
    width: 56px;
    height: 56px;
  }
  &:not([data-state='waiting'], [data-state='slowing']) > [data-part='wheel'] > [data-part='face'] {
    cursor: grab;
  }
  &[data-able='no'] > [data-part='wheel'] > [data-part='face'] {
    cursor: default;
  }
  &[data-state='inactive'] > [data-part='wheel'] > [data-part='face'] {
    opacity: 0.55;
  }
  @container (max-width: 735.98px) {
    > [data-part='words'] {
      display: contents;
    }
    > [data-part='words'] > * {
      order: 3;
    }
    > [data-part='words'] > h1 {
      order: -2;
      margin-bottom: -20px;
    }
    > [data-part='words'] > p {
      order: -1;
    }
    > [data-part='words'] > [data-part='act'] {
      order: 2;
    }
    > [data-part='words'] > [data-part='act'] > button {
      width: 100%;
    }
    > [data-part='words'] > [data-part='act'] > [data-part='hint'] {
      display: none;
    }
  }
  /* Without script nothing can be spun, and how many spins there are is not known. */
  @media (scripting: none) {
    > [data-part='wheel'] > [data-part='hub'] > span,
    > [data-part='words'] > [data-part='act'] {
      display: none;
    }
  }
`;
