import { css } from 'styled-components';

/** Styles of the page of a video of TV. */
export const tvVideoScreenStyles = css`
  display: grid;
  gap: 24px;
  max-width: 1432px;
  margin: 0 auto;
  padding: 16px var(--kit-page-margin) var(--kit-space-7);
  > * {
    min-width: 0;
  }
  > [data-part='player'] {
    display: grid;
    gap: 16px;
    align-content: start;
  }
  > header {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  > header > h1 {
    font-size: var(--kit-type-5);
  }
  > header > p {
    margin: 0;
    color: var(--kit-text-muted);
  }
  > header > [data-part='text'] {
    max-width: 62ch;
    color: var(--kit-text);
    line-height: var(--kit-line-height-long);
  }
  > header > :is(nav, [data-part='steps']) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
  }
  > section {
    margin-top: 16px;
  }
  > [data-part='previous'] > article {
    max-width: 326px;
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 372px;
    column-gap: 48px;
    > :not([data-part='player'], header) {
      grid-column: 1 / -1;
    }
  }
`;
