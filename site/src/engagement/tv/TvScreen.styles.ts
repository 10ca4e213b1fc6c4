import { css } from 'styled-components';

/** Styles of the two streams: the picture beside what is on air, the programme below. */
export const tvScreenStyles = css`
  display: grid;
  gap: 32px;
  max-width: 1432px;
  margin: 0 auto;
  padding: 16px var(--kit-page-margin) var(--kit-space-7);
  > * {
    min-width: 0;
  }
  > [data-part='picture'] {
    display: grid;
    gap: 16px;
    align-content: start;
  }
  > [data-part='picture'] > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  > [data-part='picture'] > section {
    aspect-ratio: 16 / 9;
  }
  > [data-part='picture'] > header {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 24px;
    align-items: end;
    justify-content: space-between;
  }
  > [data-part='picture'] > header p {
    margin: 4px 0 0;
    color: var(--kit-text-muted);
  }
  > aside {
    display: grid;
    gap: 32px;
    align-content: start;
  }
  > aside > section > button {
    margin-top: 12px;
  }
  > aside ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > aside li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    padding: 12px 0;
    border-bottom: 1px solid var(--kit-line);
  }
  > aside li > [data-part='who'] {
    display: grid;
    flex: 1 1 72px;
    min-width: 0;
  }
  > aside li > [data-part='who'] > a {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > aside li > [data-part='contact'] {
    display: flex;
    gap: 8px;
  }
  > [data-part='picture'] > [data-part='locked'] {
    display: grid;
    gap: 24px;
    padding: 24px;
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-1);
  }
  > [data-part='picture'] > [data-part='locked'] img {
    width: 100%;
    height: auto;
    border-radius: var(--kit-radius-2);
  }
  > [data-part='picture'] > :is(header, [data-part='locked']) h1 {
    font-size: var(--kit-type-5);
  }
  > [data-part='picture'] > [data-part='locked'] > div {
    display: grid;
    gap: 12px;
    align-content: center;
    justify-items: start;
  }
  > [data-part='picture'] > [data-part='locked'] p {
    margin: 0;
  }
  @media (min-width: 768px) {
    > [data-part='picture'] > [data-part='locked'] {
      grid-template-columns: minmax(0, 1fr) minmax(280px, 360px);
      padding: 40px;
    }
  }
  @media (min-width: 1200px) {
    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr) 372px;
      column-gap: 48px;
    }
    > :not([data-part='picture'], aside) {
      grid-column: 1 / -1;
    }
  }
`;
