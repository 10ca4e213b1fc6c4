import { css } from 'styled-components';
import { container, wrap } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** The text: paragraphs, questions, quotes, lists and tables, as they arrive. */
const textStyles = css`
  > [data-part='body'] > [data-part='text'] {
    display: flow-root;
    font-size: 1.125rem;
    line-height: 1.68;
    overflow-wrap: anywhere;
  }
  > [data-part='body'] > [data-part='text'] > * + * {
    margin-top: 20px;
  }
  > [data-part='body'] > [data-part='text'] > [data-part='lead'] {
    font-size: 1.25rem;
    line-height: 1.6;
  }
  > [data-part='body'] > [data-part='text'] > :is(h2, h3, h4) {
    margin-top: 36px;
    font: 640 1.25rem/1.35 var(--kit-font-text);
    letter-spacing: normal;
    break-after: avoid;
  }
  > [data-part='body'] > [data-part='text'] > :is(h2, h3, h4) + * {
    margin-top: 6px;
  }
  > [data-part='body'] > [data-part='text'] > blockquote {
    margin-block: 44px;
    font: var(--kit-display-weight) clamp(1.625rem, 4.4cqi, 2.125rem) / 1.24 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
    text-wrap: balance;
    break-inside: avoid;
  }
  > [data-part='body'] > [data-part='text'] > :is(ul, ol) {
    padding-inline-start: 24px;
  }
  > [data-part='body'] > [data-part='text'] > ul {
    list-style: disc;
  }
  > [data-part='body'] > [data-part='text'] > ol {
    list-style: decimal;
  }
  > [data-part='body'] > [data-part='text'] > :is(ul, ol) > li + li {
    margin-top: 6px;
  }
  > [data-part='body'] > [data-part='text'] > figure {
    margin-block: 40px;
  }
  > [data-part='body'] > [data-part='text'] > p > a,
  > [data-part='body'] > [data-part='text'] > * > li > a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > [data-part='body'] > [data-part='text'] > table {
    display: block;
    max-width: 100%;
    border-collapse: collapse;
    overflow-x: auto;
    font-size: 1rem;
    line-height: 1.45;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='body'] > [data-part='text'] > table > * > tr > :is(th, td) {
    padding: 10px 24px 10px 0;
    border-bottom: 1px solid var(--kit-line);
    text-align: start;
    vertical-align: top;
  }
  > [data-part='body'] > [data-part='text'] > table > * > tr > th {
    font-weight: var(--kit-weight-name);
  }
`;

/** On paper stands the story alone. */
const printStyles = css`
  @media print {
    > [data-part='body'] > [data-part='actions'],
    > [data-part='body'] > [data-part='aside'],
    > [data-part='after'] {
      display: none;
    }
    > [data-part='frame'] {
      max-height: 9cm;
    }
  }
`;

/** The text with the performers beside it, below it where there is no room. */
const bodyStyles = css`
  > [data-part='body'] {
    display: grid;
    grid-template-columns: minmax(0, 680px);
    justify-content: center;
    gap: 28px 0;
    margin-top: 28px;
  }
  > [data-part='body'] > [data-part='actions'] {
    ${wrap}
    gap: 12px;
    margin-top: 8px;
  }
  > [data-part='body'] > [data-part='aside'] {
    display: grid;
    gap: 16px;
    padding-block: 28px;
    border-block: 1px solid var(--kit-line);
  }
  @container (min-width: 1120px) {
    > [data-part='body'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 680px) minmax(0, 1fr);
      margin-top: 48px;
    }
    > [data-part='body'] > :is([data-part='text'], [data-part='actions']) {
      grid-column: 2;
    }
    > [data-part='body'] > [data-part='aside'] {
      grid-area: 1 / 1 / span 2;
      place-self: start end;
      width: min(220px, 100% - 30px);
      margin-inline-end: 30px;
      padding-block: 0;
      border-block: 0;
    }
  }
`;

/** Styles of BlogArticle. */
export const blogArticleStyles = css`
  ${container}
  > header {
    max-width: 680px;
    margin-inline: auto;
  }
  > header > [data-part='facts'] {
    ${caption}
    font-size: 0.9375rem;
  }
  > header > h1 {
    margin-block: 10px 14px;
    font-size: clamp(1.875rem, 4.2cqi, 3.125rem);
    line-height: 1.14;
    overflow-wrap: anywhere;
  }
  > header > [data-part='subtitle'] {
    color: var(--kit-text-muted);
    font-size: clamp(1.0625rem, 1.8cqi, 1.25rem);
    line-height: 1.5;
  }
  > [data-part='frame'] {
    ${pictureStyles}
    margin-top: 28px;
    aspect-ratio: 4 / 3;
    border-radius: var(--kit-radius-2);
  }
  ${textStyles}
  ${bodyStyles}
  > [data-part='after'] {
    margin-top: 48px;
  }
  @container (min-width: 736px) {
    > [data-part='frame'] {
      aspect-ratio: 21 / 9;
      border-radius: var(--kit-radius-3);
    }
  }
  ${printStyles}
`;

/** Styles of BlogFigure. */
export const blogFigureStyles = css`
  max-width: 720px;
  break-inside: avoid;
  > [data-part='frame'] {
    ${pictureStyles}
    border-radius: var(--kit-radius-1);
  }
  > [data-part='frame'] > img,
  > [data-part='frame'] > picture > img {
    height: auto;
  }
  > figcaption {
    ${caption}
    margin-top: 10px;
    font-size: 0.9375rem;
  }
`;
