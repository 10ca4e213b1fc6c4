import { css } from 'styled-components';

/** Styles of VideoScreen. */
export const videoScreenStyles = css`
  display: grid;
  gap: 24px;
  max-width: 1432px;
  margin: 0 auto;
  padding: 16px var(--kit-page-margin) var(--kit-space-7);
  > * {
    min-width: 0;
  }
  > header > h1 {
    margin: 6px 0 10px;
  }
  > [data-part='player'] {
    display: grid;
    gap: 16px;
  }
  > header > [data-part='owner'] {
    color: var(--kit-accent);
    font-weight: 600;
  }
  > header > [data-part='description'] {
    max-width: 62ch;
    margin: 12px 0 0;
    line-height: var(--kit-line-height-long);
  }
  > header > [data-part='facts'],
  > [data-part='player'] > [data-part='preview'] {
    color: var(--kit-text-muted);
    line-height: var(--kit-line-height-long);
  }
  > header > :is([data-part='facts'], ul) + [data-part='price'] {
    margin-top: 14px;
    font-size: 20px;
  }
  > header > [data-part='badges'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 10px 0 0;
  }
  > header > [data-part='tags'] {
    margin-top: 18px;
  }
  > header > [data-part='opinions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    margin-top: 14px;
  }
  > section:not(#unlock) {
    margin-top: 16px;
  }
  > #recommended > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 22px 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media (min-width: 768px) {
    > #recommended > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: var(--kit-tile-gap-column);
    }
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 372px;
    column-gap: 48px;
    grid-template-rows: auto auto 1fr;
    > [data-part='player'],
    > #gone {
      grid-area: 1 / 1 / span 2;
    }
    > header {
      grid-area: 3 / 1;
    }
    > section {
      grid-column: 1 / -1;
    }
    /* Price and the step to the whole video are beside the player, above what else there is. */
    > #unlock {
      grid-area: 1 / 2;
    }
    > #recommended {
      grid-area: 2 / 2 / span 2;
      margin-top: 0;
    }
    &:not(:has(> #unlock)) > #recommended {
      grid-row: 1 / span 3;
    }
    > #recommended > ul {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 16px;
    }
    > #recommended > ul > li > article {
      display: grid;
      grid-template-columns: 166px minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      gap: 0 14px;
    }
    > #recommended > ul > li > article > [data-part='frame'] {
      grid-row: span 2;
      align-self: start;
    }
    &:not(:has(> #recommended, > #unlock)) {
      grid-template-columns: minmax(0, 948px);
    }
  }
`;
