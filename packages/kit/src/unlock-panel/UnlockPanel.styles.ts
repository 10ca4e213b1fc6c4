import { css } from 'styled-components';

/** Styles of UnlockPanel. */
export const unlockPanelStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 20px;
  padding: 22px 28px;
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-1);
  > .kit-icon {
    color: var(--kit-accent);
  }
  &[data-state='owned'] > .kit-icon {
    color: var(--kit-live);
  }
  > div > h2 {
    font-size: 22px;
    margin-bottom: 4px;
  }
  > div > p,
  > div > div > p {
    color: var(--kit-text-muted);
    line-height: 1.45;
  }
  > div > div > [data-part='failed'] {
    color: var(--kit-danger);
  }
  @media (max-width: 767.98px) {
    grid-template-columns: auto minmax(0, 1fr);
    padding: 20px;
    > [data-part='act'],
    > a {
      grid-column: 1 / -1;
    }
  }
`;
