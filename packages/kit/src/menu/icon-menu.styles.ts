import { css } from 'styled-components';
import { iconButtonStyles } from '../icon-button/IconButton.styles.ts';
import { panel } from '../layout/surface.ts';

/** Styles of a panel with a list, which an icon button in the navigation bar opens. */
export const iconMenuStyles = css`
  position: relative;
  > summary {
    ${iconButtonStyles}
  }
  > [data-part='sheet'] {
    ${panel}
    inset-inline-end: -8px;
    width: min(380px, calc(100vw - 24px));
    max-height: min(560px, calc(100dvh - 96px));
    padding: 12px 8px;
    overflow-y: auto;
  }
  /* Across the bar around it, and below it, wherever on the page the bar stands. */
  @container (max-width: 767.98px) {
    position: static;
    > [data-part='sheet'] {
      inset: calc(100% + 4px) 12px auto;
      width: auto;
    }
  }
`;
