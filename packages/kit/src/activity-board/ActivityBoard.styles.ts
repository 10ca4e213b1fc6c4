import { css } from 'styled-components';
import { container, fill, list, row, stack } from '../layout/layout.ts';
import { caption, nameLine } from '../layout/text.ts';

/** Styles of ActivityBoard. */
export const activityBoardStyles = css`
  ${container}
  ${stack}
  gap: 16px;
  > h2[aria-level='1'] {
    font-size: var(--kit-type-6);
  }
  > p {
    color: var(--kit-text-muted);
  }
  > ul {
    ${list}
    margin: 0;
  }
  > ul > li {
    ${row}
    gap: 12px;
    min-height: 72px;
    padding: 10px 0;
    border-bottom: 1px solid var(--kit-line);
  }
  > ul > li > svg,
  > ul > li > [data-part='ring'] {
    flex: none;
    width: 26px;
    height: 26px;
  }
  > ul > li > svg {
    color: var(--kit-success);
  }
  > ul > li > [data-part='ring'] {
    border-radius: var(--kit-radius-round);
    box-shadow: inset 0 0 0 1.5px var(--kit-text-muted);
  }
  > ul > li > [data-part='words'] {
    ${fill}
  }
  > ul > li > [data-part='words'] > b {
    ${nameLine}
    display: block;
    white-space: normal;
  }
  > ul > li > [data-part='words'] > small {
    ${caption}
    display: block;
  }
  > ul > li > [data-part='points'] {
    flex: none;
    font-weight: var(--kit-weight-name);
    text-align: end;
  }
  > ul > li > [data-part='points'] > small {
    ${caption}
    display: block;
  }
`;
