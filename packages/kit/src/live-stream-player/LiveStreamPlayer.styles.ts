import { css } from 'styled-components';
import { center, centredStack, cover, drawnOverlay, full, overlay, row } from '../layout/layout.ts';
import { paper } from '../layout/surface.ts';

/** Styles of a live picture: it fills its place; without movement the last frame stays, blurred and darkened. */
export const liveStreamPlayerStyles = css`
  ${full}
  position: relative;
  isolation: isolate;
  display: block;
  overflow: hidden;
  min-height: 160px;
  background: rgb(var(--kit-scrim));
  color: var(--kit-on-picture-text);
  > :is(video, canvas, [data-part='poster']) {
    ${cover}
    ${overlay}
    display: block;
    object-position: 50% 30%;
  }
  > canvas,
  > [data-part='poster'] {
    pointer-events: none;
  }
  &[data-state='playing']:not([data-sound-only], [data-away]) > :is(canvas, [data-part='poster']) {
    visibility: hidden;
  }
  &[data-state='connecting'] > :is(canvas, [data-part='poster']),
  &:is([data-sound-only], [data-away]) > :is(canvas, [data-part='poster']) {
    inset: -16px;
    width: calc(100% + 32px);
    height: calc(100% + 32px);
    filter: blur(7px) brightness(0.6);
  }
  &[data-state='stalled'] > :is(video, canvas, [data-part='poster']) {
    inset: -16px;
    width: calc(100% + 32px);
    height: calc(100% + 32px);
    filter: blur(7px) saturate(0.7) brightness(0.8);
  }
  &:is([data-state='retrying'], [data-state='ended']) > :is(video, canvas, [data-part='poster']) {
    inset: -16px;
    width: calc(100% + 32px);
    height: calc(100% + 32px);
    filter: blur(7px) saturate(0.3) brightness(0.5);
  }
  &:is([data-sound-only], [data-away])::before {
    ${drawnOverlay}
    z-index: 1;
    background: rgb(var(--kit-scrim) / max(0.6, var(--kit-min-alpha, 0)));
  }
  > [data-part='waiting'] {
    ${centredStack}
    position: absolute;
    z-index: 1;
    top: 36%;
    inset-inline-start: 0;
    inset-inline-end: 0;
    gap: 14px;
    font-weight: 600;
    text-align: center;
  }
  > [data-part='waiting']:empty {
    display: none;
  }
  > [data-part='waiting'] > [data-part='ring'] {
    width: 44px;
    height: 44px;
    border: 3px solid rgb(var(--kit-cinema-light) / 0.3);
    border-top-color: rgb(var(--kit-cinema-light) / 0.9);
    border-radius: var(--kit-shape-circle);
  }
  @media (prefers-reduced-motion: no-preference) {
    > [data-part='waiting'] > [data-part='ring'] {
      animation: kit-live-stream-turn 1s linear infinite;
    }
    > :is(video, canvas, [data-part='poster']) {
      transition: filter var(--kit-motion-enter) var(--kit-motion-ease);
    }
  }
  @keyframes kit-live-stream-turn {
    to {
      rotate: 1turn;
    }
  }
  > :is([data-part='show-here'], [data-part='unmute']) {
    ${row}
    ${paper}
    position: absolute;
    z-index: 1;
    /* stylelint-disable-next-line property-disallowed-list -- the middle, from which a transform or margin moves it */
    left: 50%;
    gap: 10px;
    min-height: 44px;
    padding: 0 18px;
    border-radius: var(--kit-radius-control);
    font-weight: 600;
    white-space: nowrap;
    translate: -50% 0;
  }
  > [data-part='show-here'] {
    top: calc(36% + 38px);
  }
  > [data-part='unmute'] {
    bottom: 24px;
  }
  > [data-part='overlay'] {
    ${center}
    ${overlay}
    z-index: 1;
    padding: 16px;
  }
`;
