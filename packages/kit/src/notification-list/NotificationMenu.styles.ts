import { css } from 'styled-components';
import { iconButtonStyles } from '../icon-button/IconButton.styles.ts';

/** Styles of NotificationMenu. */
export const notificationMenuStyles = css`
  position: relative;
  > summary {
    ${iconButtonStyles}
  }
  > [data-part='sheet'] {
    position: absolute;
    right: -8px;
    top: calc(100% + 8px);
    z-index: var(--kit-z-sheet);
    width: min(380px, calc(100vw - 24px));
    max-height: min(560px, calc(100dvh - 96px));
    padding: 12px 8px;
    overflow-y: auto;
    border-radius: var(--kit-radius-2);
    background: var(--kit-menu-ground, var(--kit-surface-3));
    box-shadow: var(--kit-shadow-1);
  }
  [data-on-picture] & > [data-part='sheet'] {
    --kit-menu-ground: rgb(var(--kit-scrim));
  }
  /* Across the bar around it, and below it, wherever on the page the bar stands. */
  @media (max-width: 767.98px) {
    position: static;
    > [data-part='sheet'] {
      inset: calc(100% + 4px) 12px auto;
      width: auto;
      max-height: min(560px, calc(100dvh - 188px));
    }
  }
`;
