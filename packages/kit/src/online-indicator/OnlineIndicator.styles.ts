import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.ts';
import { presenceDotStyles } from './PresenceDot.styles.ts';

/** Styles of OnlineIndicator. */
export const onlineIndicatorStyles = css`
  ${inlineRow}
  position: relative;
  gap: 9px;
  font-weight: var(--kit-weight-name);
  > [data-presence] {
    ${presenceDotStyles}
  }
`;
