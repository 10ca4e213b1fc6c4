import { css } from 'styled-components';

/** Styles of LoadMore. */
export const loadMoreStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kit-space-3);
  margin-top: var(--kit-space-6);
  color: var(--kit-text-muted);
  > p:empty {
    display: none;
  }
`;
