import { css } from 'styled-components';
import { full, stack, target } from '../layout/layout.ts';

/** Styles of PlaceMap. */
export const placeMapStyles = css`
  position: relative;
  height: 300px;
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-2);
  overflow: hidden;
  > svg {
    ${full}
    display: block;
  }
  > svg > [data-part='land'] {
    fill: var(--kit-surface-1);
    stroke: var(--kit-line-strong);
    vector-effect: non-scaling-stroke;
  }
  > svg > [data-part='borders'] {
    fill: none;
    stroke: var(--kit-line-strong);
    stroke-dasharray: 3 3;
    vector-effect: non-scaling-stroke;
  }
  > svg > [data-part='here'] > circle {
    fill: var(--kit-accent);
  }
  > svg > [data-part='here'] > circle:first-child {
    fill-opacity: 0.3;
    stroke: var(--kit-accent);
    stroke-width: 2;
  }
  > svg > [data-part='marker'] {
    cursor: pointer;
  }
  > svg > [data-part='marker'] > circle {
    fill: var(--kit-surface-3);
    stroke: var(--kit-text);
    stroke-width: 2;
  }
  > svg > [data-part='marker'] > text {
    fill: var(--kit-text);
    font: 700 0.8125rem var(--kit-font-text);
    text-anchor: middle;
  }
  > svg > [data-part='marker'] > [data-part='place'] {
    font-weight: 500;
    font-size: 0.75rem;
    paint-order: stroke;
    stroke: var(--kit-surface-1);
    stroke-width: 3px;
  }
  > svg > [data-selected] > circle {
    fill: var(--kit-text);
  }
  > svg > [data-selected] > [data-part='count'] {
    fill: var(--kit-canvas);
  }
  > [data-part='zoom'] {
    ${stack}
    position: absolute;
    inset-inline-end: 12px;
    bottom: 12px;
    gap: 8px;
  }
  @media (scripting: none) {
    > [data-part='zoom'] {
      display: none;
    }
  }
  > [data-part='zoom'] > button {
    ${target}
    border-radius: var(--kit-radius-round);
    background: var(--kit-surface-3);
  }
  > [data-part='zoom'] > button[aria-disabled='true'] {
    color: var(--kit-text-muted);
    cursor: default;
  }
`;
