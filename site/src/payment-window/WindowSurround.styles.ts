import { css } from 'styled-components';

/** Styles of WindowSurround. */
export const windowSurroundStyles = css`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  > :is(header, footer) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 24px;
    padding: 10px 32px;
  }
  > main {
    flex: 1 0 auto;
  }
  > header > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    border-radius: var(--kit-radius-1);
  }
  > :is(header, footer) > [data-part='back'],
  > footer > nav > a {
    color: var(--kit-text-muted);
    font-size: 15px;
  }
  > header > [data-part='back']:hover,
  > footer > nav > a:hover {
    color: var(--kit-text);
  }
  > footer {
    justify-content: center;
  }
  > footer > nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 24px;
  }
  > footer > nav > a {
    padding: 12px 0;
    font-size: 14px;
  }
  @media (min-width: 600px) {
    > main {
      flex: none;
    }
    > footer {
      margin-top: auto;
    }
  }
  @media (max-width: 599.98px) {
    > :is(header, footer) {
      padding-inline: 16px;
    }
  }
`;
