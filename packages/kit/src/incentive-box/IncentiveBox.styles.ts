import { css } from 'styled-components';
import { cluster, inlineRow, row } from '../layout/layout.ts';
import { card, inset } from '../layout/surface.ts';
import { caption, mutedFigures, underlined } from '../layout/text.ts';

/** Styles of IncentiveBox. */
export const incentiveBoxStyles = css`
  ${card}
  ${cluster}
  position: relative;
  gap: 14px 18px;
  padding: 22px 60px 22px 24px;
  > .kit-icon {
    flex: none;
    color: var(--kit-accent);
  }
  &:is([data-type='topUp'], [data-type='voucher']) > .kit-icon {
    color: var(--kit-coin);
  }
  > [data-part='words'] {
    flex: 1 1 240px;
    min-width: 0;
  }
  > [data-part='words'] > h2 {
    font-size: var(--kit-type-4);
    overflow-wrap: anywhere;
  }
  > [data-part='words'] > p {
    margin-top: 4px;
    color: var(--kit-text-muted);
    line-height: 1.45;
  }
  > [data-part='words'] > [data-part='time'] {
    ${caption}
    ${mutedFigures}
    ${inlineRow}
    gap: 6px;
    margin-top: 8px;
    color: var(--kit-text);
  }
  > [data-part='actions'] {
    ${row}
    flex-wrap: wrap;
    gap: 4px 18px;
  }
  > [data-part='actions'] > [data-part='account'] {
    ${underlined}
    min-height: 44px;
    color: var(--kit-text-muted);
  }
  > [data-part='close'] {
    position: absolute;
    top: 8px;
    inset-inline-end: 8px;
  }
  &[data-region='top'] {
    min-height: 64px;
    padding-block: 10px;
    align-items: center;
  }
  &[data-region='top'] > [data-part='words'] {
    ${cluster}
    gap: 2px 14px;
  }
  &[data-region='top'] > [data-part='words'] > :is(p, [data-part='time']) {
    margin-top: 0;
  }
  &[data-region='top'] > [data-part='words'] > h2 {
    font-family: var(--kit-font-text);
    font-size: var(--kit-type-3);
    font-weight: var(--kit-weight-name);
  }
  &[data-region='overlay'] {
    ${inset}
    padding: 18px 20px;
  }
  &[data-region='side'] > [data-part='words'] {
    flex-basis: 180px;
  }
  &[data-over] > :is(.kit-icon, [data-part='words']) {
    color: var(--kit-text-muted);
  }
`;
