import { css } from 'styled-components';
import { container, list, stack } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';

/** Styles of VipValueHistory. */
export const vipValueHistoryStyles = css`
  ${container}
  ${stack}
  gap: 12px;
  > p {
    color: var(--kit-text-muted);
  }
  > ol {
    ${list}
    display: flex;
    gap: 12px;
    margin: 8px 0 0;
    padding-bottom: 12px;
    border-bottom: 1px solid var(--kit-line);
  }
  > ol > li {
    ${stack}
    ${caption}
    flex: 1;
    align-items: center;
    gap: 6px;
    min-width: 0;
    text-align: center;
    overflow-wrap: anywhere;
  }
  > ol > li > abbr {
    text-decoration: none;
  }
  > ol > li > b {
    color: var(--kit-text);
  }
  > ol > li > svg {
    width: 100%;
    height: 110px;
    fill: var(--kit-surface-3);
  }
  > ol > [data-current] > svg {
    fill: var(--kit-text);
  }
`;
