import { css } from 'styled-components';

/** Styles of FeedPage. */
export const feedPageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 680px);
  justify-content: center;
  gap: 24px 64px;
  padding: 24px var(--kit-page-margin) var(--kit-space-7);
  > main,
  > div {
    min-width: 0;
  }
  > header {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  > header > h1 {
    overflow-wrap: anywhere;
  }
  > aside {
    display: none;
  }
  @media (min-width: 1200px) {
    &:has(> aside) {
      grid-template-columns: minmax(0, 680px) 320px;
    }
    > header {
      grid-column: 1;
    }
    > aside {
      display: grid;
      grid-column: 2;
      grid-row: 1 / span 2;
      gap: 32px;
      align-content: start;
      padding-top: 72px;
    }
  }
`;

/** Styles of the chosen part and kinds of a feed. */
export const feedChoicesStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-width: 0;
  }
  > form {
    display: flex;
    gap: 8px;
    align-items: center;
  }
`;

/** Styles of the list of a feed: edge to edge on a phone. */
export const feedListStyles = css`
  > [role='status'] {
    display: flex;
    justify-content: center;
  }
  > [role='status'] > button {
    margin-bottom: 16px;
  }
  > ul {
    display: grid;
    gap: 20px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    min-width: 0;
  }
  @media (max-width: 767.98px) {
    > ul {
      gap: 8px;
      margin-inline: calc(-1 * var(--kit-page-margin));
    }
  }
`;

/** Styles of the side column of a feed. */
export const feedSideStyles = css`
  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    border-bottom: 1px solid var(--kit-line);
  }
  > ul > li > a {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    gap: 14px;
    align-items: center;
    padding: 12px 0;
    color: inherit;
    text-decoration: none;
  }
  > ul > li > a small {
    display: block;
    color: var(--kit-text-muted);
  }
  > dl {
    display: flex;
    gap: 36px;
    margin: 0;
  }
  > dl > div {
    display: flex;
    flex-direction: column-reverse;
  }
  > dl > div > dt {
    color: var(--kit-text-muted);
  }
  > dl > div > dd {
    margin: 0;
    font-weight: 600;
    font-size: 1.5rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
