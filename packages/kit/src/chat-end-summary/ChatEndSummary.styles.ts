import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { container, inlineRow, row, stack, wrap } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { billLinesStyles } from './BillLines.styles.ts';

const main = '> [data-part="columns"] > [data-part="main"]';
const bill = '> [data-part="columns"] > [data-part="bill"]';

const headStyles = css`
  ${main} > [data-part='head'] {
    display: grid;
    grid-template: 1fr auto / 300px minmax(0, 1fr);
    column-gap: 40px;
    align-items: end;
  }
  ${main} > [data-part='head'] > [data-part='picture'] {
    ${pictureStyles}
    grid-row: 1 / 3;
    width: 300px;
    height: 392px;
    ${archCorners('150px', 2)}
  }
  ${main} > [data-part='head'] > [data-part='title'] > [data-part='why'] {
    margin-top: 14px;
    color: var(--kit-text-muted);
    font-size: 1rem;
  }
  ${main} > [data-part='head'] > [data-part='actions'] {
    ${wrap}
    gap: 12px;
    margin-top: 28px;
    white-space: nowrap;
  }
  ${main} > [data-part='head'] > [data-part='actions'] > button > [data-part='label'] > [data-part='price'] {
    ${inlineRow}
    gap: 5px;
    font-variant-numeric: tabular-nums;
  }
  ${main} > [data-part='head'] > [data-part='actions'] > button > [data-part='label'] > [data-part='price'] > small {
    font-size: 0.875rem;
    font-weight: 500;
  }
`;

const billStyles = css`
  ${bill} {
    ${card}
    align-self: start;
    padding: 28px 28px 24px;
    font-variant-numeric: tabular-nums;
  }
  ${bill} > h2 {
    font-size: 1.5625rem;
  }
  ${bill} > [data-part='measures'] {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 40px;
    padding: 22px 0 20px;
    border-bottom: 1px solid var(--kit-line);
  }
  ${bill} > [data-part='measures'] > div > dt {
    ${caption}
    margin-bottom: 6px;
  }
  ${bill} > [data-part='measures'] > div > dd {
    ${row}
    gap: 8px;
    margin: 0;
    font-size: 1.75rem;
    font-weight: 640;
    line-height: 1;
  }
  ${bill} > [data-part='measures'] > div > dd > .kit-coin {
    font-size: 1.5rem;
  }
  ${bill} > [data-part='lines'] {
    padding-top: 9px;
  }
  ${bill} > [data-part='lines'] {
    ${billLinesStyles}
  }
  ${bill} > [data-part='lines'] > [data-part='balance'] {
    padding: 0 0 16px;
  }
  ${bill} > [data-part='lines'] > [data-part='balance'] > dt,
  ${bill} > [data-part='nothing'] {
    color: var(--kit-text-muted);
  }
  ${bill} > [data-part='nothing'] {
    padding-top: 18px;
    font-size: 1rem;
  }
  ${bill} > [data-part='note'] {
    ${caption}
    display: flex;
    gap: 10px;
    padding-top: 16px;
    border-top: 1px solid var(--kit-line);
  }
  ${bill} > [data-part='note'] > svg {
    color: var(--kit-text);
  }
  ${bill} > [data-part='dispute'] {
    margin-top: 12px;
  }
  ${bill} > [data-part='earlier'] {
    margin-top: 12px;
    padding-top: 12px;
    border-top: 1px solid var(--kit-line);
  }
`;

const phoneStyles = css`
  > [data-part='columns'] {
    gap: 28px;
  }
  ${main} > [data-part='head'] {
    grid-template: auto auto / 104px minmax(0, 1fr);
    gap: 18px;
  }
  ${main} > [data-part='head'] > [data-part='picture'] {
    grid-row: 1;
    width: 104px;
    height: 136px;
    ${archCorners('52px', 2)}
  }
  ${main} > [data-part='head'] > [data-part='title'] > :is(h1, h2) {
    font-size: 2rem;
  }
  ${main} > [data-part='head'] > [data-part='title'] > [data-part='why'] {
    margin-top: 8px;
    font-size: 0.9375rem;
  }
  ${main} > [data-part='head'] > [data-part='actions'] {
    grid-column: 1 / -1;
    gap: 10px;
    margin-top: 0;
    white-space: normal;
  }
  ${main} > [data-part='head'] > [data-part='actions'] > * {
    flex: 1 1 100%;
  }
  ${main} > [data-part='head'] > [data-part='actions'] > button > [data-part='label'] {
    flex-wrap: wrap;
    justify-content: center;
  }
  ${main} > [data-part='rating'] {
    margin-top: 0;
  }
  ${bill} {
    padding: 22px 20px;
  }
  ${bill} > [data-part='measures'] {
    column-gap: 32px;
  }
`;

/** Styles of ChatEndSummary. */
export const chatEndSummaryStyles = css`
  ${container}
  > [data-part='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 456px;
    gap: 64px;
  }
  ${main} {
    ${stack}
    gap: 24px;
    min-width: 0;
  }
  ${headStyles}
  ${main} > [data-part='rating'] {
    margin-top: auto;
  }
  ${billStyles}
  > [data-part='others'] {
    margin-top: 56px;
  }
  @container (max-width: 1199.98px) {
    > [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr) 400px;
      gap: 40px;
    }
    ${main} > [data-part='head'] {
      grid-template-columns: 220px minmax(0, 1fr);
      column-gap: 32px;
    }
    ${main} > [data-part='head'] > [data-part='picture'] {
      width: 220px;
      height: 288px;
    }
  }
  @container (max-width: 999.98px) {
    > [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr);
      gap: 28px;
    }
  }
  @container (max-width: 735.98px) {
    ${phoneStyles}
    > [data-part='others'] {
      margin-top: 40px;
    }
  }
`;
