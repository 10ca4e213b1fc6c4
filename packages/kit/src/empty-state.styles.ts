import { css } from 'styled-components';

/** Looks of what stands in the middle of a list's place where there is no list: nothing yet, or a failure. */
export const emptyStateStyles = css`
  > [data-part='instead'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    padding: 32px 28px;
    color: var(--kit-text-muted);
    text-align: center;
  }
  > [data-part='instead'] > h2 {
    color: var(--kit-text);
  }
`;
