import { css } from 'styled-components';
import { byColumn } from '../by-column.ts';
import { fill, row } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';

/** Styles of SidePanel. */
export const sidePanelStyles = css`
  ${row}
  ${card}
  gap: 20px;
  padding: ${byColumn(362, 22, 28)};
  > [data-part='content'] {
    ${fill}
  }
  > [data-part='content'] > :is(h2, h3, h4) {
    font-size: 1.4375rem;
    margin-bottom: 12px;
  }
  &[data-marked] > [data-part='content'] > :is(h2, h3, h4) {
    margin-bottom: 4px;
  }
  > [data-part='content'] > [data-part='text'] {
    color: var(--kit-text-muted);
    line-height: var(--kit-line-height-long);
  }
`;
