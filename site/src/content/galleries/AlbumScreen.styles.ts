import { css } from 'styled-components';

/** Styles of AlbumScreen. */
export const albumScreenStyles = css`
  display: grid;
  gap: 24px;
  max-width: 1432px;
  margin: 0 auto;
  padding: 16px var(--kit-page-margin) var(--kit-space-7);
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 16px 24px;
  }
  > header > div:first-child {
    flex: 1 1 320px;
  }
  > header > [data-part='opinion'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  > header > div > h1 {
    margin: 6px 0 10px;
  }
  > header > div > [data-part='owner'] {
    color: var(--kit-accent);
    font-weight: 600;
  }
  > header > div > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    color: var(--kit-text-muted);
  }
  > * {
    min-width: 0;
  }
  > [data-part='content'] {
    display: grid;
    gap: 24px;
    align-content: start;
  }
  > [data-part='content'] > * {
    min-width: 0;
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 372px;
    column-gap: 48px;
    > header {
      grid-column: 1 / -1;
    }
  }
  > header > div > [data-part='lead'] {
    max-width: 60ch;
    margin-top: 10px;
    line-height: var(--kit-line-height-long);
  }
`;
