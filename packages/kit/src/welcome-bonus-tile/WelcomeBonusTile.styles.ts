import { css } from 'styled-components';

/** Styles of WelcomeBonusTile. */
export const welcomeBonusTileStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  padding: 20px 24px;
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-1);
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
