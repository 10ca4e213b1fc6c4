import { css } from 'styled-components';
import { byColumn } from '../by-column.ts';
import { list, row, wrap } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { mutedFigures } from '../layout/text.ts';

/** Styles of SubscriptionCard. */
export const subscriptionCardStyles = css`
  ${card}
  display: grid;
  align-content: start;
  gap: 14px;
  padding: ${byColumn(362, 22, 28)} ${byColumn(362, 20, 28)};
  > h2,
  > h3 {
    font-size: 1.625rem;
    overflow-wrap: anywhere;
  }
  > p {
    color: var(--kit-text-muted);
    line-height: 1.5;
  }
  > [data-part='mark'] {
    ${row}
    gap: 10px;
    font-weight: 600;
    color: var(--kit-text);
  }
  > [data-part='mark'] > .kit-icon {
    color: var(--kit-success);
  }
  > [data-part='error'] {
    display: flex;
    gap: 10px;
    color: var(--kit-text);
  }
  > [data-part='error'] > .kit-icon {
    margin-top: 2px;
    color: var(--kit-danger);
  }
  > [data-part='price'],
  > [data-part='offer'] > [data-part='price'] {
    ${wrap}
    ${mutedFigures}
    align-items: baseline;
    gap: 8px;
  }
  > [data-part='price'] > strong,
  > [data-part='offer'] > [data-part='price'] > strong {
    font-size: 1.75rem;
    font-weight: 620;
    line-height: 1.2;
    color: var(--kit-text);
  }
  > [data-part='offer'] {
    display: grid;
    gap: 4px;
    padding: 16px 18px;
    border: 1px solid var(--kit-line-strong);
    border-radius: var(--kit-radius-2);
    color: var(--kit-text-muted);
  }
  > ul {
    ${list}
    display: grid;
    gap: 10px;
  }
  > ul > li {
    display: flex;
    gap: 12px;
  }
  > ul > li > .kit-icon {
    margin-top: 3px;
    color: var(--kit-text-muted);
  }
  > [data-part='actions'] {
    display: grid;
    gap: 10px;
    margin-top: 8px;
  }
`;
