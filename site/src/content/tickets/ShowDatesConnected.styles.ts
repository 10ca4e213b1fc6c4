import { css } from 'styled-components';

/** Styles of ShowDatesConnected. */
export const showDatesStyles = css`
  > h3 {
    margin: 20px 0 4px;
    color: var(--kit-text-muted);
    font-size: 1rem;
    font-weight: 600;
  }
  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    align-items: center;
    padding: 12px 0;
    border-bottom: 1px solid var(--kit-line);
  }
  > ul > li > time {
    grid-column: 1;
    color: var(--kit-text-muted);
    font-variant-numeric: tabular-nums;
  }
  > ul > li > :is(a, b) {
    grid-column: 1;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > ul > li > a {
    padding: 10px 0;
    margin: -10px 0;
  }
  > ul > li > [data-part='price'] {
    grid-area: 1 / 2 / span 2;
  }
  @media (min-width: 768px) {
    > ul > li {
      grid-template-columns: 236px minmax(0, 1fr) auto;
    }
    > ul > li > :is(a, b) {
      grid-column: 2;
    }
    > ul > li > [data-part='price'] {
      grid-area: 1 / 3;
    }
  }
`;
