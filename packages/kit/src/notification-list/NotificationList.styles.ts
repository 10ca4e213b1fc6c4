import { css } from 'styled-components';
import { centredGroup, grid, inlineRow, spread } from '../layout/layout.ts';
import { counter } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';

/** Styles of NotificationList. */
export const notificationListStyles = css`
  > [data-part='head'] {
    ${spread}
    gap: 12px;
    min-height: 44px;
    padding: 0 12px;
  }
  > [data-part='head'] > h2 {
    font-size: 1.3125rem;
    outline: none;
  }
  > [data-part='head'] > button {
    margin-inline-start: auto;
  }
  > [data-part='notifications'] > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  > [data-part='notifications'] > li > :is(a, div) {
    ${grid}
    position: relative;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    gap: 12px;
    min-height: 62px;
    padding: 8px 12px;
    border-radius: var(--kit-radius-1);
    color: var(--kit-text-muted);
  }
  > [data-part='notifications'] > li > a:hover {
    background: var(--kit-surface-2);
  }
  > [data-part='notifications'] > li > * > [data-part='icon'] {
    ${centredGroup}
    width: 40px;
    height: 40px;
    border-radius: var(--kit-radius-round);
    background: var(--kit-surface-2);
    color: var(--kit-text);
  }
  > [data-part='notifications'] > li > * > [data-part='text'] {
    overflow-wrap: anywhere;
  }
  > [data-part='notifications'] > li[data-unread] > * > [data-part='text'] {
    color: var(--kit-text);
    font-weight: var(--kit-weight-label);
  }
  > [data-part='notifications'] > li > * > [data-part='text'] > [data-part='when'] {
    ${caption}
    display: block;
    font-weight: var(--kit-weight-body);
  }
  > [data-part='notifications'] > li > * > [data-part='new'] {
    ${counter}
    padding: 3px 9px;
    font-size: 0.75rem;
    font-weight: 700;
  }
  > [data-part='all'] {
    ${inlineRow}
    min-height: 44px;
    padding: 0 12px;
    color: var(--kit-text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  > [data-part='fallback'] {
    display: grid;
    justify-items: start;
    gap: 12px;
    padding: 16px 12px;
    color: var(--kit-text-muted);
  }
  > div > [data-skeleton] {
    height: 46px;
    margin: 8px 12px;
    border-radius: var(--kit-radius-1);
    background: var(--kit-surface-2);
  }
`;
