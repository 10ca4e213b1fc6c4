import { css } from 'styled-components';
import { cluster } from '../layout/layout.styles.ts';
import { card } from '../layout/surface.styles.ts';

/** Styles of WelcomeBonusTile. */
export const welcomeBonusTileStyles = css`
  ${cluster}
  ${card}
  align-items: center;
  gap: 12px 20px;
  padding: 20px 24px;
  > svg {
    flex: none;
    color: var(--kit-coin);
  }
  > div {
    flex: 1 1 220px;
    min-width: 0;
  }
  > div > p {
    color: var(--kit-text-muted);
    overflow-wrap: anywhere;
  }
`;
