import { css } from 'styled-components';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of FloatingNotification. Its time runs out after eight seconds. */
export const floatingNotificationStyles = css`
  position: fixed;
  inset: auto auto 24px 24px;
  z-index: var(--kit-z-tab-bar);
  width: min(380px, calc(100vw - 24px));
  &[data-empty] {
    pointer-events: none;
  }
  > ul {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    padding: 12px 8px 12px 14px;
    border-radius: var(--kit-radius-2);
    /* Opaque on pictures, too. */
    background: var(--kit-surface-1);
    box-shadow: var(--kit-shadow-1);
    animation:
      kit-floating-enter var(--kit-motion-enter) var(--kit-motion-ease),
      kit-floating-time 8s linear;
  }
  > ul > li:is(:hover, :focus-within) {
    animation-play-state: running, paused;
  }
  > ul > li > [data-part='face'] {
    ${pictureStyles}
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
  }
  > ul > li > [data-part='face'] > [data-part='failed'] {
    display: none;
  }
  [data-brand='brasa'] & > ul > li > [data-part='face'] {
    border-radius: var(--kit-radius-2);
  }
  > ul > li > p {
    font-size: 15px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  > ul > li > p > a {
    font-weight: 600;
    text-decoration: none;
  }
  > ul > li > p > [data-part='when'] {
    color: var(--kit-text-muted);
    font-size: 13px;
  }
  > ul > li > p > [data-part='action'] {
    display: block;
    width: fit-content;
    margin-top: 2px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (max-width: 1022.98px) {
    inset: auto 12px calc(var(--kit-size-tab-bar) + 12px);
    width: auto;
  }
  @media (prefers-reduced-motion: reduce) {
    > ul > li {
      /* Only the time is left of the animations, so it must not be shortened. */
      animation: kit-floating-time 8s linear;
      animation-duration: 8s !important;
    }
    > ul > li:is(:hover, :focus-within) {
      animation-play-state: paused;
    }
  }
  @keyframes kit-floating-enter {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
  @keyframes kit-floating-time {
    to {
      border-color: currentColor;
    }
  }
`;
