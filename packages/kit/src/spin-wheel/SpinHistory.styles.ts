import { css } from 'styled-components';
import { center, container, grid, list } from '../layout/layout.ts';
import { mutedFigures } from '../layout/text.ts';

/** Styles of SpinHistory. */
export const spinHistoryStyles = css`
  ${container}
  > ol {
    ${list}
    display: grid;
    grid-template-columns: 40px minmax(0, 2fr) minmax(0, 3fr) auto;
    gap: 0 20px;
    margin: 8px 0 0;
  }
  > ol > li {
    ${grid}
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    min-height: 69px;
    border-bottom: 1px solid var(--kit-line);
  }
  > ol > li > [data-part='art'] {
    ${center}
    height: 40px;
  }
  > ol > li > [data-part='art'] > svg {
    max-width: 40px;
    max-height: 40px;
  }
  > ol > li > b {
    font-weight: var(--kit-weight-name);
  }
  > ol > li > [data-part='when'] {
    ${mutedFigures}
  }
  > ol > li > [data-part='place'] {
    text-align: end;
  }
  > ol > li > [data-part='wait'] {
    height: 14px;
    border-radius: var(--kit-radius-1);
    background: var(--kit-surface-2);
  }
  > p {
    margin-top: 20px;
    color: var(--kit-text-muted);
  }
  @container (max-width: 735.98px) {
    > ol {
      grid-template-columns: 40px minmax(0, 1fr) auto;
      gap: 0 14px;
    }
    > ol > li {
      padding: 10px 0;
    }
    > ol > li > [data-part='art'] {
      grid-row: span 2;
    }
    > ol > li > [data-part='when'] {
      grid-row: 2;
      grid-column: 2;
      font-size: var(--kit-type-2);
    }
    > ol > li > [data-part='place'] {
      grid-row: span 2;
      grid-column: 3;
      max-width: 18ch;
    }
  }
`;
