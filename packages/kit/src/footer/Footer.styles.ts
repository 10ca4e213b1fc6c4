import { css } from 'styled-components';
import { byColumn, columnMargin } from '../by-column.ts';
import { cluster, container, wrap } from '../layout/layout.ts';
import { caption, underlined } from '../layout/text.ts';

/** Styles of Footer. */
export const footerStyles = css`
  ${container}
  margin-top: ${byColumn(768, 44, 72)};
  > [data-part='row'] {
    ${caption}
    ${cluster}
    gap: 8px 28px;
    width: calc(100% - 2 * ${columnMargin});
    max-width: 1368px;
    margin: 0 auto;
    padding: 26px 0 34px;
    border-top: 1px solid var(--kit-line);
  }
  > [data-part='row'] > .kit-wordmark {
    color: var(--kit-text);
    margin-inline-end: 8px;
  }
  > [data-part='row'] > [data-part='more'] {
    display: contents;
  }
  > [data-part='row'] > nav {
    ${wrap}
    gap: 0 28px;
  }
  > [data-part='row'] > nav > a {
    padding: 12px 0;
  }
  > [data-part='row'] > nav > a:hover {
    ${underlined}
    color: var(--kit-text);
  }
  > [data-part='row'] > [data-part='note'] {
    margin-inline-start: auto;
  }
  @container (max-width: 1022.98px) {
    > [data-part='row'] > [data-part='note'] {
      margin-inline-start: 0;
    }
  }
  @container (max-width: 767.98px) {
    > [data-part='row'] > nav {
      gap: 0 22px;
    }
  }
`;
