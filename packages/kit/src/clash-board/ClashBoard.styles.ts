import { css } from 'styled-components';
import { lyingArchCorners } from '../layout/corners.ts';
import { container, list, row, spread, stack } from '../layout/layout.ts';
import { caption, mutedFigures, visuallyHidden } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

const title = `
  margin: 0;
  font: var(--kit-display-weight) var(--kit-type-7) / 1.1 var(--kit-font-display);
  letter-spacing: var(--kit-display-tracking);
  overflow-wrap: anywhere;
`;
const heading = `
  margin: 0;
  font: var(--kit-display-weight) var(--kit-type-5) / 1.2 var(--kit-font-display);
  letter-spacing: var(--kit-display-tracking);
  overflow-wrap: anywhere;
`;
const twoLines = `
  display: grid;
  gap: 2px;
  min-width: 0;
`;

/** Styles of the teams side by side. */
const sidesStyles = css`
  > [data-part='sides'] {
    ${list}
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
  > [data-part='sides'] > li {
    display: grid;
    grid-template-rows: auto auto auto 1fr;
    gap: 10px;
    min-width: 0;
  }
  > [data-part='sides'] > li > [data-part='frame'] {
    ${pictureStyles}
    aspect-ratio: 3 / 2;
    ${lyingArchCorners('400px', 2, 'end')}
  }
  > [data-part='sides'] > li:nth-child(2) > [data-part='frame'] {
    ${lyingArchCorners('400px', 2, 'start')}
  }
  > [data-part='sides'] > li > [data-part='frame'] > [data-kit] {
    position: absolute;
    inset-block-start: 14px;
    inset-inline-start: 14px;
  }
  > [data-part='sides'] > li:nth-child(2) > [data-part='frame'] > [data-kit] {
    inset-inline: auto 14px;
  }
  > [data-part='sides'] > li > h2 {
    ${heading}
  }
  > [data-part='sides'] > li > h2 > small {
    ${caption}
    font-family: var(--kit-font-text);
    letter-spacing: 0;
  }
  > [data-part='sides'] > li > [data-part='members'] {
    ${row}
    ${caption}
    flex-wrap: wrap;
    gap: 6px 10px;
  }
  > [data-part='sides'] > li > [data-part='members'] > ul {
    ${list}
    ${row}
    gap: 4px;
  }
  > [data-part='sides'] > li > [data-part='members'] > ul > li {
    position: relative;
  }
  > [data-part='sides'] > li > [data-part='members'] > ul > li > a {
    display: block;
  }
  > [data-part='sides'] > li > [data-part='members'] > ul > li > a > [data-kit] {
    width: 44px;
    height: 52px;
  }
  > [data-part='sides'] > li > [data-part='members'] > ul > [data-online]::after {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    width: 12px;
    height: 12px;
    border: 2px solid var(--kit-canvas);
    border-radius: var(--kit-shape-circle);
    background: var(--kit-success);
    content: '';
  }
  > [data-part='sides'] > li > [data-part='vote'] {
    align-self: end;
    min-height: var(--kit-size-control-large);
  }
  > [data-part='sides'] > li > [data-part='vote'][aria-pressed='true'],
  > [data-part='sides'] > li > [data-part='vote'][aria-pressed='true']:hover {
    background: var(--kit-text);
    color: var(--kit-canvas);
  }
  > [data-part='sides'] > li > [data-part='vote'][aria-pressed='true'] > [data-part='label'] > svg {
    color: inherit;
  }
`;

/** Styles of the list of challenges and of the points. */
const belowStyles = css`
  > [data-part='below'] {
    display: grid;
    gap: 40px;
    margin-top: 40px;
  }
  > [data-part='below'] > section > h2 {
    ${heading}
  }
  > [data-part='below'] > section > :is(ol, ul) {
    ${list}
    margin-top: 8px;
  }
  > [data-part='below'] > section > :is(ol, ul) > li {
    ${spread}
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 16px;
    padding: 14px 0;
    border-bottom: 1px solid var(--kit-line);
  }
  > [data-part='below'] > section > :is(ol, ul) > li > [data-part='title'] {
    ${twoLines}
  }
  > [data-part='below'] > section > :is(ol, ul) > li > [data-part='result'] {
    ${mutedFigures}
    ${twoLines}
    color: var(--kit-text);
    text-align: end;
  }
  > [data-part='below'] > section > :is(ol, ul) > li > [data-part='result'] > b {
    ${row}
    justify-content: flex-end;
    gap: 6px;
  }
  > [data-part='below'] > section > :is(ol, ul) > li > [data-part='result'] > b > svg {
    color: var(--kit-coin);
  }
  > [data-part='below'] > section > :is(ol, ul) > li > span > small {
    ${caption}
  }
  > [data-part='below'] > section > :is(ol, ul) > li > [data-part='points'] {
    font-size: var(--kit-type-4);
    font-variant-numeric: tabular-nums;
  }
`;

/** Styles of ClashBoard. */
export const clashBoardStyles = css`
  ${container}
  min-width: 0;
  > h1 {
    ${title}
  }
  > [data-part='head'] {
    display: grid;
    gap: 16px;
    margin-bottom: 20px;
  }
  > [data-part='head'] > div > h1 {
    ${title}
  }
  > [data-part='head'] > div > [data-part='place'] {
    ${caption}
    margin: 0 0 4px;
  }
  > [data-part='head'] > [data-part='ends'] {
    ${stack}
    ${caption}
    align-items: flex-start;
    gap: 2px;
  }
  > [data-part='head'] > [data-part='ends'] > [role='timer'] {
    color: var(--kit-text);
    font-size: var(--kit-type-5);
    font-weight: var(--kit-weight-name);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='score'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 14px;
    margin-bottom: 16px;
  }
  > [data-part='score'] > [data-part='share'] {
    font-size: var(--kit-type-4);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='score'] > [data-part='share']:nth-of-type(2) {
    order: 3;
  }
  > [data-part='score'] > [data-part='share'] > [data-part='spoken'] {
    ${visuallyHidden}
  }
  > [data-part='score'] > svg {
    display: block;
    order: 2;
    width: 100%;
    height: 6px;
    border-radius: var(--kit-shape-bar);
  }
  > [data-part='score'] > svg > [data-part='rest'] {
    fill: var(--kit-surface-3);
  }
  > [data-part='score'] > svg > [data-part='first'] {
    fill: var(--kit-text);
    transition: width 240ms var(--kit-motion-ease);
  }
  ${sidesStyles}
  > [data-part='log-in'] {
    margin-top: 16px;
  }
  > [data-part='line'] {
    ${spread}
    flex-wrap: wrap;
    gap: 6px 24px;
    margin-top: 24px;
    padding: 14px 0;
    border-block: 1px solid var(--kit-line);
    font-size: 0.9375rem;
  }
  > [data-part='line'] > p {
    margin: 0;
  }
  > [data-part='line'] > [data-part='votes'] > span {
    margin-inline-start: 10px;
    color: var(--kit-text-muted);
  }
  > [data-part='line'] > [data-part='round'] {
    font-weight: var(--kit-weight-name);
  }
  > [data-part='line'] > [role='status'] {
    flex-basis: 100%;
  }
  > [data-part='line'] > [role='status']:empty {
    display: none;
  }
  ${belowStyles}
  @container (min-width: 44rem) {
    > [data-part='head'] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
    > [data-part='below'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 3fr);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    > [data-part='score'] > svg > [data-part='first'] {
      transition: none;
    }
  }
`;
