import { css } from 'styled-components';
import { byColumn, columnMargin } from '../by-column.ts';
import { center, cluster, container, list, wrap } from '../layout/layout.ts';
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
  > [data-part='columns'] {
    display: flex;
    flex-wrap: wrap;
    gap: 32px 48px;
    width: calc(100% - 2 * ${columnMargin});
    max-width: 1368px;
    margin: 0 auto;
    padding: 40px 0 28px;
    border-top: 1px solid var(--kit-line);
    font-size: 0.9375rem;
  }
  > [data-part='columns'] > nav {
    display: grid;
    flex: 4 1 240px;
    min-width: 0;
    grid-template-columns: repeat(auto-fit, minmax(min(150px, 44%), 1fr));
    gap: 32px 24px;
  }
  > [data-part='columns'] > [data-part='aside'] {
    flex: 1 1 240px;
    min-width: 0;
  }
  > [data-part='columns'] > nav > [data-part='group'] {
    min-width: 0;
  }
  > [data-part='columns'] > nav > [data-part='group'] > p {
    margin-bottom: 4px;
    font-weight: 600;
  }
  > [data-part='columns'] > nav > [data-part='group'] > ul,
  > [data-part='row'] > [data-part='social'] {
    ${list}
  }
  > [data-part='columns'] > nav > [data-part='group'] > ul > li > a {
    display: inline-block;
    max-width: 100%;
    padding: 10px 0;
    overflow-wrap: anywhere;
    hyphens: auto;
    line-height: 1.6;
    color: var(--kit-text-muted);
  }
  > [data-part='columns'] > nav > [data-part='group'] > ul > li > a:is(:hover, [aria-current]) {
    ${underlined}
    color: var(--kit-text);
  }
  > [data-part='columns'] > nav > [data-part='group'] > ul > li > a > .kit-icon,
  > [data-part='row'] > nav > a > .kit-icon {
    display: inline;
    margin-inline-start: 6px;
    vertical-align: -3px;
  }
  &[data-grouped] > [data-part='row'] > [data-part='note'] {
    margin-inline-start: 0;
  }
  > [data-part='row'] > [data-part='social'] {
    display: flex;
    margin-inline-start: auto;
  }
  > [data-part='row'] > [data-part='social'] > li > a {
    ${center}
    width: 44px;
    height: 44px;
    border-radius: var(--kit-radius-round);
  }
  > [data-part='row'] > [data-part='social'] > li > a:hover {
    color: var(--kit-text);
  }
  /* One row of groups as wide as their links, as columns of one width would leave the last group alone below. */
  @container (min-width: 1360px) {
    > [data-part='columns'] > nav:not(:has(> :nth-child(7))) {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: auto;
      justify-content: space-between;
    }
  }
  @container (max-width: 1022.98px) {
    > [data-part='row'] > [data-part='note'] {
      margin-inline-start: 0;
    }
  }
  @container (max-width: 767.98px) {
    > [data-part='row'] > [data-part='social'] {
      margin-inline: -12px auto;
    }
    > [data-part='row'] > nav {
      gap: 0 22px;
    }
  }
`;
