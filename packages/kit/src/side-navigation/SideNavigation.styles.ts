import { css } from 'styled-components';
import { fill, list, row } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';

/** Styles of SideNavigation. */
export const sideNavigationStyles = css`
  > ul {
    ${list}
  }
  > ul + ul {
    margin-top: 14px;
    padding-top: 14px;
    border-top: 1px solid var(--kit-line);
  }
  > ul > li > :is(a, button) {
    ${row}
    gap: 14px;
    width: 100%;
    min-height: 44px;
    padding: 8px 14px;
    border-radius: var(--kit-radius-2);
    color: var(--kit-text-muted);
    font-weight: var(--kit-weight-label);
    line-height: 1.3;
    text-align: start;
  }
  > ul > li > :is(a, button):is(:hover, [aria-current]) {
    color: var(--kit-text);
  }
  > ul > li > a[aria-current] {
    background: var(--kit-surface-2);
  }
  > ul > li > :is(a, button) > [data-part='label'] {
    ${fill}
    overflow-wrap: anywhere;
  }
  > ul > li > :is(a, button) > [data-part='value'] {
    ${caption}
    font-weight: var(--kit-weight-body);
    font-variant-numeric: tabular-nums;
  }
  > ul > li > :is(a, button) > [data-part='value'][data-new] {
    font-weight: 600;
    color: var(--kit-accent);
  }
  > ul > li > :is(a, button) > [data-part='done'] {
    display: flex;
    color: var(--kit-success);
  }
  &:not([data-form='list']) > ul > li > :is(a, button) > [data-part='caret'] {
    display: none;
  }
  &[data-form='list'] > ul + ul {
    margin: 0;
    padding: 0;
    border: 0;
  }
  &[data-form='list'] > ul:first-child {
    border-top: 1px solid var(--kit-line);
  }
  &[data-form='list'] > ul > li {
    border-bottom: 1px solid var(--kit-line);
  }
  &[data-form='list'] > ul > li > :is(a, button) {
    min-height: 56px;
    padding-inline: 4px;
    border-radius: 0;
    color: var(--kit-text);
  }
  &[data-form='list'] > ul > li > :is(a, button) > [data-part='caret'] {
    display: flex;
    color: var(--kit-text-muted);
  }
`;
