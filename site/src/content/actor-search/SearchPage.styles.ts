import { css } from 'styled-components';

/** Styles of a search: the filter beside the results where there is room, else behind a button. */
export const searchColumnsStyles = css`
  > [data-part='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    margin-top: 20px;
  }
  > [data-part='columns'] > [data-part='filter'] {
    display: none;
  }
  > [data-part='columns'] > [data-part='results'] > [data-part='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    min-height: 48px;
    margin-bottom: 12px;
  }
  > [data-part='columns'] > [data-part='results'] > [data-part='bar'] > [role='status'] {
    flex: 1 1 auto;
    font-weight: 600;
  }
  > [data-part='columns'] > [data-part='results'] > [data-part='bar'] > [data-part='panel-toggle'] {
    display: none;
  }
  > [data-part='columns'] > [data-part='results'] > :is([data-part='chosen'], [data-part='unknown']) {
    margin-bottom: 16px;
  }
  > [data-part='columns'] > [data-part='results'] > [data-part='unknown'] {
    color: var(--kit-text-muted);
  }
  > [data-part='columns'] > [data-part='results'] [data-part='plain-filter'] {
    margin-bottom: 16px;
  }
  > [data-part='columns'] > [data-part='results'] [data-part='plain-filter'] > summary {
    min-height: 44px;
    padding: 10px 0;
    font-weight: 600;
    cursor: pointer;
  }
  @media (scripting: none) {
    > [data-part='columns'] > [data-part='filter'] {
      display: block;
    }
    > [data-part='columns'] > [data-part='results'] > [data-part='bar'] > :is(button, .kit-select) {
      display: none;
    }
  }
  /* The buttons side by side, below the number. */
  @media (max-width: 479.98px) {
    > [data-part='columns'] > [data-part='results'] > [data-part='bar'] > [role='status'] {
      flex-basis: 100%;
    }
    > [data-part='columns'] > [data-part='results'] > [data-part='bar'] > :is(a, button) {
      flex: 1 1 0;
      padding-inline: 12px;
    }
  }
  @media (min-width: 1023px) {
    > [data-part='columns'] > [data-part='results'] > [data-part='bar'] > [data-part='categories'] {
      display: none;
    }
    > [data-part='columns'][data-beside='filter'] {
      grid-template-columns: 240px minmax(0, 1fr);
    }
    > [data-part='columns'][data-beside='filter'] > [data-part='filter'] {
      display: block;
    }
    > [data-part='columns']:not([data-beside='aside'])
      > [data-part='results']
      > [data-part='bar']
      > [data-part='sheet-toggle'] {
      display: none;
    }
    > [data-part='columns']:not([data-beside='aside'])
      > [data-part='results']
      > [data-part='bar']
      > [data-part='panel-toggle'] {
      display: inline-flex;
    }
  }
  @media (min-width: 1023px) {
    > [data-part='columns'][data-beside='aside'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  @media (min-width: 1200px) {
    > [data-part='columns'][data-beside='filter'] {
      grid-template-columns: 280px minmax(0, 1fr);
      gap: 48px;
    }
  }
`;

/** Styles of a page with a search. */
export const searchPageStyles = css`
  max-width: 1432px;
  margin: 0 auto;
  padding: 24px var(--kit-page-margin) var(--kit-space-7);
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 8px 16px;
    margin-bottom: 8px;
    color: var(--kit-text-muted);
  }
  > header > h1 {
    color: var(--kit-text);
  }
  > header > p {
    flex-basis: 100%;
    max-width: 62ch;
  }
  ${searchColumnsStyles}
`;
