import { css } from 'styled-components';

/** Styles of FilteredList: the filter beside the results where there is room, else behind a button. */
export const filteredListStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  margin-top: 20px;
  > [data-part='filter'] {
    display: none;
  }
  > [data-part='results'] > [data-part='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    min-height: 48px;
    margin-bottom: 12px;
  }
  > [data-part='results'] > [data-part='bar'] > [role='status'] {
    flex: 1 1 auto;
    font-weight: 600;
  }
  > [data-part='results'] > [data-part='bar'] > [role='group'] {
    margin-block: 0;
  }
  > [data-part='results'] > [data-part='bar'] > [data-part='panel-toggle'] {
    display: none;
  }
  > [data-part='results'] > :is([data-part='chosen'], [data-part='unknown']) {
    margin-bottom: 16px;
  }
  > [data-part='results'] > [data-part='unknown'] {
    color: var(--kit-text-muted);
  }
  > [data-part='results'] [data-part='plain-filter'] {
    margin-bottom: 16px;
  }
  > [data-part='results'] [data-part='plain-filter'] > summary {
    min-height: 44px;
    padding: 10px 0;
    font-weight: 600;
    cursor: pointer;
  }
  @media (scripting: none) {
    > [data-part='filter'] {
      display: block;
    }
    > [data-part='results'] > [data-part='bar'] > :is(button, .kit-select) {
      display: none;
    }
  }
  /* The buttons side by side, below the number. */
  @media (max-width: 479.98px) {
    > [data-part='results'] > [data-part='bar'] > [role='status'] {
      flex-basis: 100%;
    }
    > [data-part='results'] > [data-part='bar'] > :is(a, button) {
      flex: 1 1 0;
      padding-inline: 12px;
    }
  }
  @media (min-width: 1023px) {
    > [data-part='results'] > [data-part='bar'] > a {
      display: none;
    }
    &[data-beside='filter'] {
      grid-template-columns: 240px minmax(0, 1fr);
    }
    &[data-beside='filter'] > [data-part='filter'] {
      display: block;
    }
    &:not([data-beside='aside']) > [data-part='results'] > [data-part='bar'] > [data-part='sheet-toggle'] {
      display: none;
    }
    &:not([data-beside='aside']) > [data-part='results'] > [data-part='bar'] > [data-part='panel-toggle'] {
      display: inline-flex;
    }
    &[data-beside='aside'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  @media (min-width: 1200px) {
    &[data-beside='filter'] {
      grid-template-columns: 280px minmax(0, 1fr);
      gap: 48px;
    }
  }
`;
