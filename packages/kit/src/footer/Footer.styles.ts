import { css } from 'styled-components';
import { cluster, wrap } from '../layout/layout.ts';
import { caption, underlined } from '../layout/text.ts';

/** Styles of Footer. */
export const footerStyles = css`
  max-width: 1368px;
  margin: 72px auto 0;
  > [data-part='row'] {
    ${caption}
    ${cluster}
    gap: 8px 28px;
    padding: 26px 0 34px;
    border-top: 1px solid var(--kit-line);
  }
  > [data-part='row'] > .kit-wordmark {
    color: var(--kit-text);
    margin-right: 8px;
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
    margin-left: auto;
  }
  @media (max-width: 1431.98px) {
    padding: 0 32px;
  }
  @media (max-width: 1022.98px) {
    padding-bottom: calc(var(--kit-size-tab-bar) + env(safe-area-inset-bottom));
    > [data-part='row'] > [data-part='note'] {
      margin-left: 0;
    }
  }
  @media (max-width: 767.98px) {
    margin-top: 44px;
    padding-inline: 16px;
    > [data-part='row'] > nav {
      gap: 0 22px;
    }
  }
`;
