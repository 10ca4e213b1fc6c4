import { css } from 'styled-components';
import { columnMargin } from '../by-column.ts';
import { center, container, cover, row } from '../layout/layout.ts';
import { panel } from '../layout/surface.ts';

/** Styles of the bar: a row of 72 px without a box, 60 px on a phone. */
export const navigationBarStyles = css`
  ${container}
  position: relative;
  z-index: var(--kit-z-sticky);
  > [data-part='row'] {
    ${row}
    gap: 4px;
    height: var(--kit-size-navbar);
    max-width: 1432px;
    margin: 0 auto;
    padding: 0 ${columnMargin};
  }
  &[data-sticky] {
    position: sticky;
    top: 0;
    flex: none;
    transition: transform var(--kit-motion-enter) var(--kit-motion-ease);
  }
  &[data-sticky]:not([data-on-picture]) {
    background: var(--kit-canvas);
  }
  /* Only a script gives it a background once content is under it. */
  @media (scripting: none) {
    &[data-sticky][data-on-picture] {
      position: relative;
    }
  }
  &[data-solid] {
    background: var(--kit-canvas);
    box-shadow: 0 1px 0 var(--kit-line);
  }
  &[data-hidden]:not(:focus-within) {
    transform: translateY(-100%);
  }
  > [data-part='row'] > [data-part='brand'] {
    ${row}
    min-width: 64px;
    min-height: 44px;
    margin-inline-end: 18px;
    border-radius: var(--kit-radius-1);
  }
  /* It is what gives way where a small window has no room for the rest. */
  > [data-part='row'] > [data-part='brand'] > .kit-wordmark {
    max-width: 100%;
    height: auto;
  }
  > [data-part='row'] > [data-part='links'] {
    display: flex;
  }
  > [data-part='row'] > [data-part='links'] > span > a,
  > [data-part='row'] > [data-part='links'] > [data-part='more'] > summary {
    position: relative;
    display: block;
    padding: 12px 13px;
    font-size: 0.9375rem;
    font-weight: 520;
    line-height: 1.33;
    white-space: nowrap;
    color: var(--kit-text-muted);
  }
  > [data-part='row'] > [data-part='links'] > [data-part='more'] {
    position: relative;
    > summary {
      ${row}
      gap: 4px;
      border-radius: var(--kit-radius-1);
    }
    > ul {
      ${panel}
      inset-inline-end: 0;
      min-width: 200px;
      padding: 8px;
    }
    > ul > li > a {
      ${row}
      min-height: 44px;
      padding: 0 12px;
      border-radius: var(--kit-radius-1);
      font-size: 0.9375rem;
    }
    > ul > li > a:hover,
    > ul > li > a[aria-current] {
      background: var(--kit-surface-2);
    }
  }
  > [data-part='row'] > [data-part='links'] > span > a:hover,
  > [data-part='row'] > [data-part='links'] > [data-part='more'] > summary:hover,
  > [data-part='row'] > [data-part='links'] > span > a[aria-current] {
    color: var(--kit-text);
  }
  > [data-part='row'] > [data-part='links'] > span > a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 13px 4px;
    height: 2px;
    border-radius: var(--kit-shape-bar);
    background: var(--kit-accent);
  }
  > [data-part='row'] > [data-part='search'],
  > [data-part='row'] > [data-part='search-field'] {
    position: relative;
    flex: 1 0 16rem;
    max-width: 300px;
    margin-inline-start: auto;
    margin-inline-end: 8px;
  }
  /* It grows while it is used, over what stands before it, so that nothing moves; what it covers in part is not seen. */
  > [data-part='row']:has(> [data-part='search-field']:focus-within)
    > [data-part='links']
    > :is(span, details):nth-child(n + 4) {
    opacity: 0;
  }
  > [data-part='row'] > [data-part='search-field']:focus-within > * {
    width: 436px;
    margin-inline-start: calc(100% - 436px);
    z-index: 1;
  }
  > [data-part='row'] > [data-part='search'] > input {
    width: 100%;
    height: var(--kit-size-control);
    padding-block: 0;
    padding-inline: 46px 16px;
    border: 0;
    border-radius: var(--kit-radius-control);
    background: color-mix(in srgb, var(--kit-surface-2) 88%, transparent);
    font-size: 0.9375rem;
  }
  > [data-part='row'] > [data-part='search'] > input::placeholder {
    color: var(--kit-text-muted);
    opacity: 1;
  }
  > [data-part='row'] > [data-part='search'] > input:focus-visible {
    border-radius: var(--kit-radius-control);
  }
  > [data-part='row'] > [data-part='search'] > .kit-icon {
    position: absolute;
    inset-inline-start: 16px;
    top: 12px;
    color: var(--kit-text-muted);
    pointer-events: none;
  }
  > [data-part='row'] > [data-part='space'] {
    flex: 1;
  }
  > [data-part='row'] > [data-part='balance'] {
    ${row}
    gap: 8px;
    height: var(--kit-size-control);
    margin-block: 0;
    margin-inline: 8px 10px;
    padding-block: 0;
    padding-inline: 16px 6px;
    border-radius: var(--kit-radius-control);
    background: var(--kit-surface-2);
    font-size: 0.9375rem;
    font-weight: 650;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='row'] > [data-part='balance'][data-low] > [data-part='amount'] {
    color: var(--kit-warning);
  }
  > [data-part='row'] > [data-part='balance'] > [data-part='amount'] {
    ${row}
    gap: 8px;
    min-height: 44px;
    border-radius: var(--kit-radius-1);
  }
  > [data-part='row'] > [data-part='balance'] > [data-part='amount']:last-child {
    padding-inline-end: 10px;
  }
  > [data-part='row'] > [data-part='balance'] > [data-part='add'] {
    ${center}
    width: 32px;
    height: 32px;
    border-radius: var(--kit-radius-control);
    background: var(--kit-surface-3);
  }
  > [data-part='row'] > [data-part='avatar'] {
    flex: none;
    width: 40px;
    height: 40px;
    overflow: hidden;
    border-radius: var(--kit-radius-round);
    background: var(--kit-tint, var(--kit-surface-3));
  }
  > [data-part='row'] > [data-part='avatar'] > img {
    ${cover}
  }
  > [data-part='row'] > [data-part='end'] {
    display: flex;
    gap: 8px;
    margin-block: 0;
    margin-inline: 8px 10px;
  }
  > [data-part='row'] > [data-narrow] {
    display: none;
  }
  @container (min-width: 1400px) {
    > [data-part='row'] > [data-part='links'] > [data-in]:not([data-in~='wide']),
    > [data-part='row'] > [data-part='links'] > [data-part='more'] > ul > li:not([data-in~='wide']) {
      display: none;
    }
  }
  @container (min-width: 1300px) and (max-width: 1399.98px) {
    > [data-part='row'] > [data-part='links'] > [data-in]:not([data-in~='field']),
    > [data-part='row'] > [data-part='links'] > [data-part='more'] > ul > li:not([data-in~='field']) {
      display: none;
    }
  }
  @container (min-width: 1200px) and (max-width: 1299.98px) {
    > [data-part='row'] > [data-part='links'] > [data-in]:not([data-in~='small']),
    > [data-part='row'] > [data-part='links'] > [data-part='more'] > ul > li:not([data-in~='small']) {
      display: none;
    }
  }
  @container (max-width: 1199.98px) {
    > [data-part='row'] > [data-part='links'] > [data-in]:not([data-in~='tablet']),
    > [data-part='row'] > [data-part='links'] > [data-part='more'] > ul > li:not([data-in~='tablet']) {
      display: none;
    }
  }
  @container (max-width: 1299.98px) {
    > [data-part='row'] > [data-part='links'] > span > a,
    > [data-part='row'] > [data-part='links'] > [data-part='more'] > summary {
      padding-inline: 9px;
    }
    > [data-part='row'] > [data-part='search'],
    > [data-part='row'] > [data-part='search-field'] {
      display: none;
    }
    > [data-part='row'] > [data-part='space'][data-narrow] {
      display: block;
    }
    > [data-part='row'] > [data-narrow] {
      display: grid;
    }
  }
  @container (max-width: 1022.98px) {
    > [data-part='row'] {
      height: var(--kit-size-navbar-mobile);
      gap: 2px;
    }
    > [data-part='row'] > [data-part='links'],
    > [data-part='row'] > [data-part='avatar'] {
      display: none;
    }
    > [data-part='row'] > [data-part='balance'] {
      height: 40px;
      margin: 0 2px;
      padding-block: 0;
      padding-inline: 12px 4px;
    }
  }
  @container (min-width: 380px) {
    > [data-part='row'] > [data-part='end'] {
      white-space: nowrap;
    }
  }
  @container (min-width: 768px) {
    > [data-part='row'] > :last-child {
      margin-inline-end: 0;
    }
  }
  @container (max-width: 767.98px) {
    > [data-part='row'] {
      padding-inline: 16px 6px;
    }
    > [data-part='row'] > [data-part='brand'] {
      margin-inline-end: 0;
    }
    > [data-part='row'] > [data-part='end'] > [data-part='end-wide'],
    &[data-full] > [data-part='row'] > [data-roomy] {
      display: none;
    }
  }
  /* A guest's controls leave the mark the room of its sign. */
  @container (max-width: 379.98px) {
    &[data-full] > [data-part='row'] > [data-part='brand'] > .kit-wordmark[data-sign] {
      flex: none;
      width: 34px;
      height: 28px;
    }
  }
  /* A window at a zoom of 400 %. */
  @container (max-width: 359.98px) {
    > [data-part='row'] {
      gap: 0;
      padding-inline: 8px 2px;
    }
    > [data-part='row'] > [data-part='brand'] {
      min-width: 40px;
    }
    > [data-part='row'] > [data-part='brand'] > .kit-wordmark[data-sign] {
      flex: none;
      width: 34px;
      height: 28px;
    }
  }
  /* Streamed parts would shift those before them, so the row is hidden until the element after it has arrived. Last, so that it wins. */
  > [data-part='row']:not(:has(+ [data-part='whole'])) {
    visibility: hidden;
  }
`;
