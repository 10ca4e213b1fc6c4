import { css } from 'styled-components';

/** Styles of Layout. */
export const layoutStyles = css`
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  position: relative;
  --site-bar: var(--kit-size-navbar);
  @media (max-width: 1022.98px) {
    --site-bar: var(--kit-size-navbar-mobile);
  }
  /* Without a box, so that the navigation is sticky as far as the page reaches, and the notices below it are not. */
  > [data-part='bar'] {
    display: contents;
  }
  /* Over the picture. */
  > [data-part='bar'][data-on-picture] > header {
    margin-bottom: calc(-1 * var(--site-bar));
  }
  > [data-part='bar'][data-on-picture] > .site-status {
    z-index: var(--kit-z-sticky);
  }
  /* On phones a notice would cover the face, so that the picture begins below it. */
  @media (max-width: 767.98px) {
    > [data-part='bar'][data-on-picture]:has(> .site-status:not(:empty)) > :is(header, .site-status) {
      margin-bottom: 0;
      background: rgb(var(--kit-scrim));
    }
  }
  /* Below the navigation and its notices; without height, so that the page does not move. */
  > [data-part='floating'] {
    position: sticky;
    top: var(--site-bar);
    height: 0;
    z-index: var(--kit-z-tab-bar);
  }
  @media (min-width: 768px) {
    > [data-part='bar'][data-on-picture]:has(> .site-status:not(:empty)) + [data-part='floating'] > section {
      position: relative;
      top: 76px;
    }
    > [data-part='bar'][data-on-picture]:has(> .site-status:not(:empty)) ~ main {
      --kit-jumbotron-bottom: 24px;
    }
  }
  > main {
    flex: 1 0 auto;
    width: 100%;
    /* The footer is below the window, where nothing is seen to move when an offer comes above it. */
    min-height: calc(100svh - var(--site-bar));
    /* Rows that scroll sideways reach the edges of the page. */
    --kit-bleed: var(--kit-page-margin);
    outline: none;
  }
  > [data-part='trail'] {
    width: 100%;
    max-width: 1432px;
    margin: 0 auto;
    padding: 0 var(--kit-page-margin);
  }
  > [data-part='foot'] {
    width: 100%;
  }
  > noscript > p {
    padding: 12px var(--kit-page-margin);
    background: var(--kit-surface-2);
    text-align: center;
  }
  @media (max-width: 1022.98px) {
    /* The bar grows with the size of text. */
    padding-bottom: calc(max(var(--kit-size-tab-bar), 2.6rem + 10px) + env(safe-area-inset-bottom));
  }
  /* A page that fills the window ends where the window does, whatever stands above it; the footer follows below. */
  &[data-fills] {
    height: max(100dvh, 560px);
  }
  &[data-fills] > main {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    min-height: 0;
  }
  &[data-fills] > [data-part='foot'] {
    flex: none;
    height: 0;
  }
  > [data-part='progress'] {
    position: fixed;
    inset: 0 0 auto;
    height: 2px;
    z-index: var(--kit-z-toast);
    background: var(--kit-accent);
    transform-origin: left;
    transform: scaleX(0);
    opacity: 0;
  }
  &[data-navigating] > [data-part='progress'] {
    opacity: 1;
    transform: scaleX(0.8);
    transition:
      transform 2s cubic-bezier(0, 0.6, 0.2, 1) 150ms,
      opacity 120ms linear 150ms;
  }
`;
