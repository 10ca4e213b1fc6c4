import { css } from 'styled-components';
import { mutedFigures, visuallyHidden } from '../layout/text.ts';

/** Styles of HoursOnline. */
export const hoursOnlineStyles = css`
  position: relative;
  /* The space around the cells would stand beyond the column. */
  overflow-x: clip;
  > table {
    ${mutedFigures}
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 4px;
    margin: 0 -4px;
    width: calc(100% + 8px);
    font-size: var(--kit-type-1);
  }
  > table > caption {
    caption-side: bottom;
    padding: 12px 4px 0;
    text-align: start;
    font-size: var(--kit-type-2);
  }
  > table > * > tr > th {
    padding: 0;
    font-weight: inherit;
  }
  > table > thead > tr > th {
    text-align: center;
    line-height: 1.3;
  }
  > table > * > tr > th:first-child {
    width: 32px;
    text-align: start;
  }
  > table > tbody > tr > td {
    height: 22px;
    padding: 0;
    overflow: hidden;
    border-radius: min(5px, var(--kit-radius-1));
    background: var(--kit-surface-2);
  }
  > table > tbody > tr > td[data-level='1'] {
    background: color-mix(in srgb, var(--kit-accent) 28%, var(--kit-surface-2));
  }
  > table > tbody > tr > td[data-level='2'] {
    background: color-mix(in srgb, var(--kit-accent) 60%, var(--kit-surface-2));
  }
  > table > tbody > tr > td[data-level='3'] {
    background: var(--kit-accent);
  }
  > table > tbody > tr > td > span,
  > table > thead > tr > th > [data-part='quiet'] {
    ${visuallyHidden}
  }
  > [data-part='memo'] {
    margin-top: 12px;
  }
  > p {
    color: var(--kit-text-muted);
    line-height: var(--kit-line-height-long);
  }
`;
