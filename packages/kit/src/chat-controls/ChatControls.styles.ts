import { css } from 'styled-components';
import { center, overlay, row } from '../layout/layout.ts';
import { paper } from '../layout/surface.ts';

/** Styles of the menu: a list above its button. */
const menuStyles = css`
  position: relative;
  > summary {
    ${center}
    width: 48px;
    height: 48px;
    border-radius: var(--kit-radius-control);
  }
  > ul {
    position: absolute;
    z-index: 1;
    inset-inline-end: 0;
    bottom: calc(100% + 10px);
    min-width: 220px;
    padding: 6px;
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-1);
    box-shadow: var(--kit-shadow-2);
    list-style: none;
  }
  > ul > [data-item='microphone'],
  > ul > [data-item='full-screen'] {
    display: none;
  }
  > ul > li > button {
    ${row}
    gap: 12px;
    width: 100%;
    min-height: 44px;
    padding: 0 14px;
    border-radius: calc(var(--kit-radius-2) - 4px);
    font-size: 0.9375rem;
    text-align: start;
  }
  @media (hover: hover) {
    > ul > li > button:hover {
      background: var(--kit-surface-3);
    }
  }
`;

/** On phones: picture-in-picture, camera and sound above each other at the right, the menu beside the field; the rest is in the menu. */
const phoneControlsStyles = css`
  display: contents;
  > [data-part='group'] {
    display: contents;
  }
  > [data-part='gap'],
  > [data-group='quality'],
  > [data-part='group'] > [data-part='volume'],
  > [data-part='group'] > [data-control='microphone'],
  > [data-part='group'] > [data-control='full-screen'] {
    display: none;
  }
  > [data-part='group'] > button,
  > [data-part='group'] > details {
    position: absolute;
    z-index: 2;
    inset-inline-end: 12px;
  }
  > [data-part='group'] > button,
  > [data-part='group'] > details > summary {
    background: var(--kit-meter);
  }
  > [data-group='devices'] > [aria-pressed='true'] {
    background: var(--kit-on-picture-paper);
  }
  > [data-part='group'] > [data-control='mute'] {
    bottom: calc(78px + env(safe-area-inset-bottom));
  }
  > [data-part='group'] > [data-control='camera'] {
    bottom: calc(134px + env(safe-area-inset-bottom));
  }
  > [data-part='group'] > [data-control='picture-in-picture'] {
    bottom: calc(190px + env(safe-area-inset-bottom));
  }
  &:not(:has(> [data-part='group'] > [data-control='camera']))
    > [data-part='group']
    > [data-control='picture-in-picture'] {
    bottom: calc(134px + env(safe-area-inset-bottom));
  }
  > [data-part='group'] > [data-control='more'] {
    bottom: calc(16px + env(safe-area-inset-bottom));
  }
  > [data-part='group'] > details > ul > [data-item='microphone'],
  > [data-part='group'] > details > ul > [data-item='full-screen'] {
    display: block;
  }
  @media (prefers-reduced-motion: no-preference) {
    > [data-part='group'] > button {
      transition: opacity var(--kit-motion-enter) var(--kit-motion-ease);
    }
  }
  :has([data-part='dock'] > [data-kind]) > [data-part='controls'] > & > [data-part='group'] > button {
    visibility: hidden;
  }
  [data-controls='faded'] & > [data-part='group'] > button {
    opacity: 0;
    pointer-events: none;
  }
`;

/**
 * On a narrow screen on its side, or a page at 200 %, microphone and full screen move into the menu; the device sets the volume, and the
 * line the quality, as on phones.
 */
const narrowLowStyles = css`
  > [data-group='quality'],
  > [data-part='group'] > :is([data-part='volume'], [data-control='microphone'], [data-control='full-screen']) {
    display: none;
  }
  > [data-part='group'] > details > ul > :is([data-item='microphone'], [data-item='full-screen']) {
    display: block;
  }
`;

/** A slider of 4 px with a round thumb; its filled part is drawn behind it, as a style sheet does not know the value. */
const sliderStyles = css`
  position: relative;
  width: 88px;
  height: 44px;
  margin-block: 0;
  margin-inline: 4px 20px;
  > svg {
    position: absolute;
    top: 20px;
    inset-inline-start: 0;
    width: 100%;
    height: 4px;
    border-radius: var(--kit-shape-bar);
    fill: var(--kit-on-picture-paper);
  }
  > input {
    position: relative;
    width: 100%;
    height: 44px;
    background: none;
    appearance: none;
    cursor: pointer;
  }
  > input::-webkit-slider-thumb {
    width: 14px;
    height: 14px;
    border-radius: var(--kit-shape-circle);
    background: var(--kit-on-picture-paper);
    appearance: none;
  }
  > input::-moz-range-thumb {
    width: 14px;
    height: 14px;
    border: 0;
    border-radius: var(--kit-shape-circle);
    background: var(--kit-on-picture-paper);
  }
  > input:focus-visible {
    outline: 2px solid var(--kit-focus);
    outline-offset: -4px;
  }
`;

/** Styles of the controls: groups of 48 px on a scrim at the lower edge of the picture. */
export const chatControlsStyles = css`
  ${row}
  position: absolute;
  inset-inline-end: 24px;
  bottom: 24px;
  inset-inline-start: 24px;
  gap: 10px;
  > [data-part='gap'] {
    flex: 1;
  }
  > [data-part='group'] {
    ${row}
    gap: 2px;
    padding: 2px;
    border-radius: calc(var(--kit-radius-control) + 2px);
    background: var(--kit-meter);
  }
  > [data-part='group']:empty {
    display: none;
  }
  > [data-part='group'] > button {
    ${center}
    flex: none;
    width: 48px;
    height: 48px;
    border-radius: var(--kit-radius-control);
  }
  > [data-group='devices'] > [aria-pressed='true'] {
    ${paper}
  }
  @media (hover: hover) {
    > [data-part='group'] > button:not([aria-pressed='true']):hover,
    > [data-part='group'] > details > summary:hover {
      background: var(--kit-surface-3);
    }
  }
  > [data-part='group'] > [data-part='volume'] {
    ${sliderStyles}
  }
  > [data-group='quality'] {
    font-size: 0.875rem;
    font-weight: 600;
    position: relative;
    gap: 10px;
    height: 52px;
    padding-block: 0;
    padding-inline: 16px 18px;
    font-variant-numeric: tabular-nums;
  }
  > [data-group='quality']:is([data-line='weak'], [data-line='waiting'], [data-line='lost']) {
    color: var(--kit-warning);
  }
  > [data-group='quality'] > select {
    ${overlay}
    width: 100%;
    border: 0;
    border-radius: inherit;
    background: transparent;
    color: transparent;
    font-size: 1rem;
    appearance: none;
    cursor: pointer;
  }
  > [data-group='quality'] > select > option {
    background: var(--kit-surface-1);
    color: var(--kit-text);
  }
  > [data-part='group'] > details {
    ${menuStyles}
  }
  [data-controls='faded'] & {
    opacity: 0;
    pointer-events: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: opacity var(--kit-motion-enter) var(--kit-motion-ease);
  }
  @media (max-width: 991.98px) {
    > [data-group='quality'] > [data-part='shown'] {
      display: none;
    }
    > [data-group='quality'] {
      padding: 0 15px;
    }
  }
  @media (min-width: 480px) and (max-height: 500px) {
    inset-inline-end: 12px;
    bottom: 12px;
    inset-inline-start: 12px;
  }
  @media (min-width: 480px) and (max-width: 767.98px) and (max-height: 500px) {
    ${narrowLowStyles}
  }
  @media (max-width: 767.98px) and (min-height: 500.02px), (max-width: 479.98px) {
    ${phoneControlsStyles}
  }
`;
