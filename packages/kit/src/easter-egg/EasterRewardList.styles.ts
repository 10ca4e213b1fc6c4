import { css } from 'styled-components';
import { container, grid, list } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { mutedFigures } from '../layout/text.ts';

/** Styles of EasterRewardList. */
export const easterRewardListStyles = css`
  ${container}
  ${card}
  padding: 8px 28px;
  > ol {
    ${list}
    margin: 0;
  }
  > ol > li {
    ${grid}
    grid-template-columns: 76px minmax(0, 1fr) auto;
    gap: 4px 18px;
    min-height: 60px;
    overflow-wrap: anywhere;
  }
  > ol > li + li {
    border-top: 1px solid var(--kit-line);
  }
  > ol > li > [data-part='eggs'],
  > ol > li > [data-part='state'] {
    ${mutedFigures}
  }
  > ol > li > b {
    font-weight: var(--kit-weight-name);
  }
  > ol > [data-state='redeemed'] > [data-part='state'],
  > ol > [data-state='reached'] > [data-part='state'] {
    color: var(--kit-success);
  }
  > p {
    padding-block: 20px;
    color: var(--kit-text-muted);
  }
  @container (max-width: 479.98px) {
    > ol > li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: 10px;
    }
    > ol > li > [data-part='eggs'] {
      grid-column: 1;
    }
    > ol > li > b {
      grid-column: 1;
    }
    > ol > li > :last-child {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`;
