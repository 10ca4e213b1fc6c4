import { css } from 'styled-components';
import { cluster } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';

/** Styles of WelcomeBonusTile. */
export const welcomeBonusTileStyles = css`
  ${card}
  ${cluster}
  gap: 12px 20px;
  padding: 20px 24px;
  > svg {
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
