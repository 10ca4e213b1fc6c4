import { css } from 'styled-components';

/** Styles of the page of a game. */
export const gameStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  max-width: 1200px;
  margin: 0 auto;
  padding: 0 var(--kit-page-margin) var(--kit-space-7);
  > header > [data-part='words'] {
    display: grid;
    gap: 8px;
    max-width: 62ch;
    margin-top: 24px;
    overflow-wrap: anywhere;
  }
  > header > [data-part='words'] > p {
    color: var(--kit-text-muted);
  }
  > header > :first-child {
    aspect-ratio: 2;
    border-radius: var(--kit-radius-3);
  }
  @media (min-width: 768px) {
    > header > :first-child {
      aspect-ratio: 4;
    }
  }
  > [data-part='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
  > [data-part='columns'] > [data-part='side'] {
    display: grid;
    align-content: start;
    gap: 36px;
  }
  > [data-part='columns'] > [data-part='side']:empty {
    display: none;
  }
  @media (min-width: 992px) {
    > [data-part='columns']:has(> [data-part='side']:not(:empty)) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: 56px;
    }
  }
`;
