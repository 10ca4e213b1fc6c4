import { css } from 'styled-components';
import { presenceDotStyles } from './PresenceDot.styles.ts';

/** Styles of OnlineIndicator. */
export const onlineIndicatorStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 9px;
  font-weight: var(--kit-weight-name);
  > [data-presence] {
    ${presenceDotStyles}
  }
`;
