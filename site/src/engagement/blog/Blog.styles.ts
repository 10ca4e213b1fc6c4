import { css } from 'styled-components';

/** Styles of a row of chips with totals, which scrolls where it is too long. */
export const chipRowStyles = css`
  display: flex;
  gap: 8px;
  margin: 0 calc(-1 * var(--kit-page-margin)) 20px;
  padding: 4px var(--kit-page-margin);
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    flex: none;
  }
  > * > small {
    color: var(--kit-text-muted);
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
  > [data-selected] > small {
    color: inherit;
  }
`;

/** Styles of the parts of the magazine's start. */
export const blogStartStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kit-space-7);
  > [data-part='foot'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--kit-space-7) 64px;
  }
  @media (min-width: 992px) {
    > [data-part='foot'] {
      grid-template-columns: minmax(0, 1fr) 300px;
    }
  }
`;

/** Styles of the issues, a shelf of covers. */
export const issuesStyles = css`
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: 28px 20px;
    margin: 0 0 20px;
    padding: 0;
    list-style: none;
  }
  > section {
    margin-top: var(--kit-space-7);
  }
  @media (min-width: 768px) {
    > ul {
      grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
    }
  }
`;

/** Styles of the ways to the articles before and after one. */
export const neighboursStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 16px 32px;
  margin-bottom: var(--kit-space-7);
  padding-block: 20px;
  border-block: 1px solid var(--kit-line);
  > a {
    display: grid;
    gap: 4px;
    align-content: start;
    min-height: 44px;
    color: inherit;
    font-weight: var(--kit-weight-name);
    text-decoration: none;
  }
  > a[rel='next'] {
    text-align: end;
  }
  > a > small {
    color: var(--kit-text-muted);
    font-weight: 400;
    font-size: 0.9375rem;
  }
  > a:hover {
    color: var(--kit-accent);
  }
`;

/** Styles of an article's page. */
export const articlePageStyles = css`
  max-width: 1432px;
  margin: 0 auto;
  padding: 24px var(--kit-page-margin) var(--kit-space-7);
`;

/** Styles of the performers beside an article, or below it, where their tiles stay small. */
export const articlePerformersStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 16px;
  align-items: start;
  > article {
    max-width: 220px;
  }
  > :not(article) {
    grid-column: 1 / -1;
    min-width: 0;
  }
`;
