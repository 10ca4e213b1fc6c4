import { css } from 'styled-components';

/** Styles of CamShowsScreen. */
export const camShowsStyles = css`
  display: grid;
  gap: 40px;
  max-width: 1432px;
  margin: 0 auto;
  padding: 24px var(--kit-page-margin) var(--kit-space-7);
  > * {
    min-width: 0;
  }
  > header > p {
    margin-top: 10px;
    color: var(--kit-text-muted);
    font-size: var(--kit-type-4);
  }
  > header > [data-part='zone'] {
    margin-top: 6px;
  }
  > header > [data-part='filter'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 24px;
  }
  > [data-part='days'] {
    display: grid;
    gap: 32px;
  }
  > [data-part='days'] > section > h2 {
    margin-bottom: 14px;
    font-size: 22px;
  }
  > [data-part='days'] > section > ul {
    display: grid;
    gap: 24px 18px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media (min-width: 768px) {
    gap: 56px;
    > [data-part='days'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 40px 18px;
    }
    > [data-part='days'] > section[data-count='2'] {
      grid-column: span 2;
    }
    > [data-part='days'] > section[data-count='2'] > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > [data-part='days'] > section[data-count='3'] {
      grid-column: 1 / -1;
    }
    > [data-part='days'] > section[data-count='3'] > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media (min-width: 1200px) {
    > [data-part='days'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    > [data-part='days'] > section[data-count='3'] > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
