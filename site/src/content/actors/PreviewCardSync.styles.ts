import { css } from 'styled-components';

/** Styles of PreviewCardSync. */
export const previewCardStyles = css`
  position: absolute;
  top: 0;
  width: 300px;
  padding-inline: 10px;
  /* Over the tiles around it, also where a tile moves under the pointer. */
  [data-performer]:has(> &) {
    z-index: 6;
  }
  &[data-side='end'] {
    inset-inline-start: 100%;
  }
  &[data-side='start'] {
    inset-inline-end: 100%;
  }
  > div {
    overflow: hidden;
    border-radius: var(--kit-radius-3);
    color: var(--kit-text);
    background: var(--kit-surface-3);
    box-shadow: var(--kit-shadow-2);
    font-size: 0.9375rem;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  > div > [data-part='facts'] {
    padding: 18px 20px 20px;
  }
  > div > [data-part='facts'] > [data-part='headline'] {
    font: var(--kit-display-weight) 1.25rem / 1.25 var(--kit-font-display);
  }
  > div > [data-part='facts'] > [data-part='about'] {
    display: -webkit-box;
    margin: 8px 0 12px;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  > div > [data-part='facts'] > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--kit-text-muted);
    font-size: 0.875rem;
  }
  > div > [data-part='facts'] > ul > li + li {
    margin-top: 4px;
  }
  @media (prefers-reduced-motion: no-preference) {
    > div {
      animation: site-preview-card 120ms ease-out;
    }
  }
  @keyframes site-preview-card {
    from {
      opacity: 0;
    }
  }
`;
