import { css } from 'styled-components';
import { inlineRow, list } from '../layout/layout.ts';

/** Styles of VideoFlags. */
export const videoFlagsStyles = css`
  ${list}
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 6px;
  margin: 8px 0 0;
  > li {
    ${inlineRow}
    gap: 5px;
    min-height: 24px;
    padding: 2px 8px;
    border: 1px solid var(--kit-line);
    border-radius: var(--kit-radius-1);
    color: var(--kit-text-muted);
    font-size: var(--kit-type-1);
    line-height: 1.2;
  }
  > li[data-flag='place'],
  > li[data-flag='vip30'],
  > li[data-flag='liked'],
  > li[data-flag='gifted'],
  > li[data-flag='online'] {
    color: var(--kit-text);
  }
  > li[data-flag='online']::before {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: var(--kit-shape-circle);
    background: var(--kit-live);
  }
`;
