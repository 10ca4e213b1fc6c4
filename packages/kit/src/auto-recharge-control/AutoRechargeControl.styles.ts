import { css } from 'styled-components';
import { spread } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';

/** Styles of AutoRechargeControl. */
export const autoRechargeControlStyles = css`
  display: grid;
  > [data-part='row'] {
    ${spread}
    gap: 16px;
    padding: 12px 0;
    border-bottom: 1px solid var(--kit-line);
  }
  > [data-part='row'] > span > small {
    ${caption}
    display: block;
    margin-top: 2px;
  }
  > [data-part='row'] > span > strong {
    font-weight: 620;
  }
  > [data-part='row'] > button[role='switch'] {
    position: relative;
    flex: none;
    width: 52px;
    height: 32px;
    border: 1.5px solid var(--kit-line-strong);
    border-radius: var(--kit-radius-control);
    background: var(--kit-surface-2);
  }
  > [data-part='row'] > button[role='switch']::after {
    content: '';
    position: absolute;
    top: 4px;
    inset-inline-start: 4px;
    width: 21px;
    height: 21px;
    border-radius: var(--kit-radius-round);
    background: var(--kit-text);
  }
  > [data-part='row'] > button[role='switch'][aria-checked='true'] {
    border-color: var(--kit-accent);
    background: var(--kit-accent);
  }
  > [data-part='row'] > button[role='switch'][aria-checked='true']::after {
    inset-inline-start: 24px;
    background: var(--kit-canvas);
  }
  > [data-part='row'] > button[aria-disabled='true'] {
    opacity: 0.55;
    cursor: default;
  }
  > [data-part='row'] > .kit-select {
    max-width: 62%;
  }
  > [data-part='note'] {
    padding: 12px 0;
    color: var(--kit-text-muted);
    line-height: 1.45;
  }
  > [data-part='note'] > a {
    color: var(--kit-text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  > [data-part='error'] {
    padding-top: 12px;
    color: var(--kit-danger);
    line-height: 1.45;
  }
  > [data-part='teaser'] {
    ${card}
    display: flex;
    align-items: start;
    gap: 16px;
    padding: 18px 20px;
  }
  > [data-part='teaser'] > div {
    flex: 1;
  }
  > [data-part='teaser'] > div > p {
    margin: 4px 0 12px;
    color: var(--kit-text-muted);
    line-height: 1.45;
  }
`;
