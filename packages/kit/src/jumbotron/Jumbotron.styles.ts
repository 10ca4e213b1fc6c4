import { css } from 'styled-components';
import { columnMargin } from '../by-column.ts';
import { archCorners } from '../layout/corners.ts';
import { badgeStyles } from '../badge/Badge.styles.ts';
import { container, cover, drawnOverlay, overlay, row } from '../layout/layout.ts';

/** The row has its final width before all thumbnails have arrived, or the first ones would shift. */
const thumbRowWidths = [2, 3, 4, 5, 6]
  .map(
    (count) => `> [data-part='stage'] > [data-part='thumbs'][data-count='${count}'] { width: ${count * 96 - 12}px; }`,
  )
  .join('');

/**
 * On a low window, such as a page at 200 %, the stage is as high as the window above the tab bar: the text ends there and grows upwards,
 * with the scrim behind all of it.
 */
const lowStageStyles = css`
  > [data-part='picture'] > img {
    object-position: 100% 20%;
  }
  &::after {
    background:
      linear-gradient(180deg, rgb(var(--kit-scrim) / 0.62) 0, transparent 64px),
      linear-gradient(90deg, rgb(var(--kit-scrim) / 0.84) 0, rgb(var(--kit-scrim) / 0.66) 46%, transparent 86%);
  }
  > [data-part='stage'] {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    height: auto;
    min-height: min(568px, calc(100svh - var(--kit-size-tab-bar)));
    padding: 72px 0 20px;
  }
  > [data-part='stage'] > [data-part='words'] {
    position: static;
  }
  > [data-part='stage'] > [data-part='words'] > [data-part='status'] {
    margin-bottom: 8px;
  }
  > [data-part='stage'] > [data-part='words'] > [data-part='title'] {
    font-size: 2.25rem;
  }
  > [data-part='stage'] > [data-part='words'] > [data-part='text'] {
    margin: 8px 0 16px;
    font-size: 1rem;
  }
  > [data-part='stage'] > [data-part='thumbs'] {
    bottom: 20px;
  }
`;

/** Styles of the stage: 568 px high with the navigation bar over it; it fades into a dark canvas and ends in a rounded edge on a light one. */
export const jumbotronStyles = css`
  ${container}
  --kit-fade: var(--kit-canvas);
  position: relative;
  overflow: hidden;
  background: var(--kit-tint, rgb(var(--kit-scrim)));
  > [data-part='picture'] > img {
    ${cover}
    ${overlay}
    object-position: 50% 20%;
  }
  &::after {
    ${drawnOverlay}
    pointer-events: none;
    background:
      linear-gradient(
        0deg,
        var(--kit-fade) 0,
        color-mix(in srgb, var(--kit-fade) 70%, transparent) 10%,
        transparent 36%
      ),
      linear-gradient(180deg, rgb(var(--kit-scrim) / 0.5) 0, rgb(var(--kit-scrim) / 0) 24%),
      linear-gradient(90deg, rgb(var(--kit-scrim) / 0.84) 0, rgb(var(--kit-scrim) / 0.66) 30%, transparent 60%);
  }
  > [data-part='stage'] {
    position: relative;
    z-index: 2;
    height: 568px;
    width: calc(100% - 2 * ${columnMargin});
    max-width: 1368px;
    margin: 0 auto;
  }
  > [data-part='stage'] > [data-part='words'] {
    position: absolute;
    inset-inline-start: 0;
    /* A page with a bar over the picture sets it lower. */
    bottom: var(--kit-jumbotron-bottom, 68px);
    max-width: clamp(600px, 60%, 720px);
    animation: kit-enter var(--kit-motion-enter) var(--kit-motion-ease);
  }
  > [data-part='stage'] > [data-part='words'] > [data-part='status'] {
    ${row}
    gap: 10px;
    margin-bottom: 18px;
    font-size: 0.9375rem;
    font-weight: 560;
  }
  > [data-part='stage'] > [data-part='words'] > [data-part='status'] > [data-part='badges'] {
    display: flex;
    gap: 6px;
  }
  > [data-part='stage'] > [data-part='words'] > [data-part='status'] > [data-part='badges'] > [data-badge] {
    ${badgeStyles}
  }
  > [data-part='stage'] > [data-part='words'] > [data-part='status'] > [data-part='badges'] > [data-badge='live'] {
    background: rgb(var(--kit-veil) / 0.17);
    backdrop-filter: blur(10px);
  }
  > [data-part='stage'] > [data-part='words'] > [data-part='title'] {
    font: var(--kit-display-weight) var(--kit-type-7) / 1 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
    text-wrap: balance;
  }
  > [data-part='stage'] > [data-part='words'] > [data-part='text'] {
    max-width: 440px;
    margin: 20px 0 28px;
    font-size: 1.1875rem;
    line-height: 1.45;
    color: color-mix(in srgb, var(--kit-on-picture-text) 94%, var(--kit-accent));
  }
  > [data-part='stage'] > [data-part='words'] > [data-part='actions'] {
    display: flex;
    gap: 12px;
  }
  > [data-part='stage'] > [data-part='thumbs'] {
    position: absolute;
    inset-inline-end: 0;
    bottom: 56px;
    display: flex;
    gap: 12px;
  }
  ${thumbRowWidths}
  > [data-part='stage'] > [data-part='thumbs'] > button {
    width: 84px;
    height: 108px;
    overflow: hidden;
    ${archCorners('42px', 'arch-foot')}
    background: var(--kit-tint, var(--kit-surface-3));
    opacity: 0.82;
    box-shadow: 0 0 0 1px rgb(var(--kit-veil) / 0.16);
    transition: opacity var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > [data-part='stage'] > [data-part='thumbs'] > button:is(:hover, :focus-visible, [aria-pressed='true']) {
    opacity: 1;
  }
  > [data-part='stage'] > [data-part='thumbs'] > button[aria-pressed='true'] {
    box-shadow: 0 0 0 2px var(--kit-on-picture-text);
  }
  > [data-part='stage'] > [data-part='thumbs'] > button > img {
    ${cover}
  }
  [data-theme='light'] & {
    border-radius: 0 0 var(--kit-radius-3) var(--kit-radius-3);
    --kit-fade: rgb(var(--kit-scrim) / 0.5);
  }
  @media (prefers-color-scheme: light) {
    [data-theme='system'] & {
      border-radius: 0 0 var(--kit-radius-3) var(--kit-radius-3);
      --kit-fade: rgb(var(--kit-scrim) / 0.5);
    }
  }
  @container (max-width: 1022.98px) {
    > [data-part='stage'] > [data-part='thumbs'] {
      display: none;
    }
  }
  @container (max-width: 767.98px) {
    > [data-part='picture'] > img {
      object-position: 50% 0;
    }
    &::after {
      background:
        linear-gradient(180deg, rgb(var(--kit-scrim) / 0.62) 0, transparent 22%),
        linear-gradient(
          0deg,
          var(--kit-fade) 0,
          rgb(var(--kit-scrim) / 0.84) 24%,
          rgb(var(--kit-scrim) / 0.5) 46%,
          transparent 64%
        );
    }
    [data-theme='light'] &::after {
      --kit-fade: rgb(var(--kit-scrim) / 0.92);
    }
    @media (prefers-color-scheme: light) {
      [data-theme='system'] &::after {
        --kit-fade: rgb(var(--kit-scrim) / 0.92);
      }
    }
    > [data-part='stage'] {
      height: 600px;
    }
    > [data-part='stage'] > [data-part='words'] {
      inset-inline-end: 0;
      bottom: 32px;
    }
    > [data-part='stage'] > [data-part='words'] > [data-part='status'] {
      margin-bottom: 12px;
    }
    > [data-part='stage'] > [data-part='words'] > [data-part='title'] {
      font-size: 2.75rem;
    }
    > [data-part='stage'] > [data-part='words'] > [data-part='text'] {
      margin: 12px 0 20px;
      font-size: 1rem;
    }
    > [data-part='stage'] > [data-part='words'] > [data-part='actions'] > * {
      flex: 1 1 auto;
      min-height: 48px;
      padding-inline: 14px;
      font-size: 0.9375rem;
    }
    > [data-part='stage'] > [data-part='thumbs'] {
      position: static;
      margin-top: var(--kit-space-4);
    }
  }
  @media (max-height: 560px) {
    ${lowStageStyles}
  }
  @keyframes kit-enter {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
`;
