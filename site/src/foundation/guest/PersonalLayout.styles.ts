import { css } from 'styled-components';

/** Styles of PersonalLayout. */
export const personalLayoutStyles = css`
  max-width: 1432px;
  margin: 0 auto;
  padding: 16px var(--kit-page-margin) var(--kit-space-7);
  > [data-part='beside'] {
    display: none;
  }
  > [data-part='content'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 48px;
    min-width: 0;
    /* The footer begins below the window, so that it is not seen moving while sections load. */
    min-height: calc(100vh - var(--kit-size-navbar));
  }
  > [data-part='content'] > header > [data-part='lead'],
  > [data-part='content'] > header > [data-part='counts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 10px;
    min-height: 1lh;
    color: var(--kit-text-muted);
  }
  /* Name, counts and links take two lines there. */
  @media (max-width: 767.98px) {
    > [data-part='content'] > header > [data-part='counts'] {
      min-height: calc(2lh + 4px);
      align-content: start;
    }
  }
  > [data-part='content'] > header > [data-part='counts'] > a {
    color: var(--kit-text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  > [data-part='content'] > header > h1 {
    outline: none;
  }
  > [data-part='content'] > header > :is([data-part='back'], [data-part='origin']) {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    margin-bottom: 4px;
    color: var(--kit-text-muted);
  }
  > [data-part='content'] > header > :is([data-part='back'], [data-part='origin']):hover {
    color: var(--kit-text);
  }
  @media (min-width: 1023px) {
    &[data-guest] {
      display: grid;
      grid-template-columns: 280px minmax(0, 1fr);
      gap: 48px;
      padding-top: 32px;
    }
    > [data-part='beside'] {
      display: block;
      align-self: start;
      margin-left: -14px;
    }
    > [data-part='content'] > header > [data-part='back'] {
      display: none;
    }
  }
`;
