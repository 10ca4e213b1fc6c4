import { css } from 'styled-components';
import { center, grid, wrap } from '../layout/layout.ts';
import { underlined } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of FloatingNotification. Its time runs out after eight seconds. */
export const floatingNotificationStyles = css`
  /* Without height, so that nothing moves when one comes or goes; it stays in view while the page scrolls. */
  position: sticky;
  top: 0;
  height: 0;
  z-index: var(--kit-z-tab-bar);
  > [data-part='item'] {
    ${grid}
    grid-template-columns: 36px minmax(0, 1fr) auto;
    gap: 12px;
    position: absolute;
    top: 8px;
    inset-inline-end: var(--kit-page-margin);
    width: min(400px, 100% - 2 * var(--kit-page-margin));
    min-height: 52px;
    padding-block: 4px;
    padding-inline: 12px 4px;
    border-radius: var(--kit-radius-2);
    /* Opaque on what is below it. */
    background: var(--kit-surface-3);
    box-shadow: var(--kit-shadow-1);
    animation:
      kit-floating-enter var(--kit-motion-enter) var(--kit-motion-ease),
      kit-floating-time 8s linear;
  }
  > [data-part='item']:focus-within {
    animation-play-state: running, paused;
  }
  > [data-part='item'] > [data-part='face'] {
    ${pictureStyles}
    ${center}
    width: 36px;
    height: 36px;
    border-radius: var(--kit-radius-avatar);
  }
  > [data-part='item'] > p {
    ${wrap}
    align-items: baseline;
    gap: 0 12px;
    font-size: 0.9375rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  > [data-part='item'] > p > a {
    min-width: 0;
    /* Links of one line are at least 24 pixels high for fingers. */
    padding: 2px 0;
    font-weight: 600;
    text-decoration: none;
  }
  > [data-part='item'] > p > [data-part='when'] {
    color: var(--kit-text-muted);
    font-size: 0.8125rem;
  }
  > [data-part='item'] > p > [data-part='action'],
  > [data-part='item'] > p > button {
    ${underlined}
    min-height: 24px;
    padding: 0;
    font-weight: 600;
  }
  > [data-part='item'] > p > span[data-part='more'] {
    color: var(--kit-text-muted);
  }
  /* Above the tab bar, as at the top it would cover the heading and the way back. */
  @media (max-width: 767.98px) {
    > [data-part='item'] {
      position: fixed;
      inset: auto var(--kit-page-margin) calc(var(--kit-size-tab-bar) + 8px + env(safe-area-inset-bottom));
      width: auto;
    }
  }
  /* After a touch the pointer would stay where the next one comes. */
  @media (hover: hover) {
    > [data-part='item']:hover {
      animation-play-state: running, paused;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    > [data-part='item'] {
      /* Only the time is left of the animations, so it must not be shortened. */
      animation: kit-floating-time 8s linear;
      animation-duration: 8s !important;
    }
    > [data-part='item']:is(:hover, :focus-within) {
      animation-play-state: paused;
    }
  }
  @keyframes kit-floating-enter {
    from {
      opacity: 0;
      transform: translateY(-12px);
    }
  }
  @keyframes kit-floating-time {
    to {
      border-color: currentColor;
    }
  }
`;
