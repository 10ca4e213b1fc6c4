import { css } from 'styled-components';
import { inlineRow, list, spread, wrap } from '../layout/layout.ts';
import { inset } from '../layout/surface.ts';
import { caption, underlined } from '../layout/text.ts';

/** Styles of LegalText. */
export const legalTextStyles = css`
  display: grid;
  gap: 28px;
  > header > h1 {
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  > header > [data-part='facts'] {
    ${wrap}
    align-items: center;
    justify-content: space-between;
    gap: 8px 20px;
    margin-top: 10px;
    color: var(--kit-text-muted);
  }
  > header > [data-part='facts'] > a,
  > [data-part='earlier'] > ul > li > a {
    ${inlineRow}
    ${underlined}
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    justify-content: end;
    color: var(--kit-text);
  }
  > [data-part='changes'] {
    ${inset}
    padding: 16px 20px;
    line-height: 1.45;
  }
  > [data-part='changes'] > strong {
    display: block;
    font-weight: 600;
  }
  > [data-part='text'] {
    display: grid;
    gap: 14px;
    max-width: 66ch;
    font-size: 1.0625rem;
    line-height: 1.62;
    overflow-wrap: anywhere;
  }
  > [data-part='text'] > h2 {
    margin-top: 14px;
    font-size: var(--kit-type-5);
  }
  > [data-part='text'] > ul,
  > [data-part='text'] > ol {
    padding-inline-start: 22px;
  }
  > [data-part='text'] > ul {
    list-style: disc;
  }
  > [data-part='text'] > ol {
    list-style: decimal;
  }
  > [data-part='text'] > p > a,
  > [data-part='text'] > * > li > a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > [data-part='text'] > table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
  }
  > [data-part='earlier'] > h2 {
    font-size: var(--kit-type-4);
  }
  > [data-part='earlier'] > ul {
    ${list}
    margin-top: 8px;
  }
  > [data-part='earlier'] > ul > li {
    ${spread}
    gap: 16px;
    border-bottom: 1px solid var(--kit-line);
  }
  > [data-part='earlier'] > ul > li > span {
    ${caption}
  }
`;
