import { css } from 'styled-components';
import { iconMenuStyles } from '../menu/icon-menu.styles.ts';

/** Styles of NotificationMenu. */
export const notificationMenuStyles = css`
  ${iconMenuStyles}
  @container (max-width: 767.98px) {
    > [data-part='sheet'] {
      max-height: min(560px, calc(100dvh - 188px));
    }
  }
`;
