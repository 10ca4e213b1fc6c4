import { css } from 'styled-components';
import { stack } from '../layout/layout.ts';
import { visuallyHidden } from '../layout/text.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { tileStyles } from '../tile/Tile.styles.ts';

/** Styles of PerformerTile: the caption is below the picture or, by the brand's layout, on a scrim inside it. */
export const performerTileStyles = css`
  ${tileStyles}
  > [data-part='caption'] > [data-part='name'] > [data-presence] {
    ${presenceDotStyles}
  }
  > [data-part='frame'] {
    aspect-ratio: 3 / 4;
  }
  > [data-part='caption'] > [data-part='facts'] > [data-part='watching'] {
    white-space: nowrap;
  }
  > [data-part='caption'] > [data-part='facts'] > [data-part='watching'] > svg {
    display: inline-block;
    margin-inline-end: 4px;
    vertical-align: -2px;
  }
  > [data-part='frame'] > [data-part='rank'] {
    position: absolute;
    inset-inline-start: 8px;
    bottom: -8px;
    z-index: 2;
    font: var(--kit-display-weight) 4.625rem/1 var(--kit-font-display);
    color: var(--kit-on-picture-text);
  }
  &[data-rank] > [data-part='frame']::after,
  &[data-caption='over'][data-rank] > [data-part='frame']::after {
    content: '';
    position: absolute;
    inset: 50% 0 0;
    background: linear-gradient(0deg, rgb(var(--kit-scrim) / 0.8), transparent);
  }
  &[data-caption='over'] {
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  &[data-caption='over'] > * {
    grid-area: 1 / 1;
  }
  &[data-caption='over'] > [data-part='frame']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 122px;
    background: linear-gradient(0deg, rgb(var(--kit-scrim) / 0.9), rgb(var(--kit-scrim) / 0.74) 48%, transparent);
  }
  &[data-caption='over'] > [data-part='caption'] {
    ${stack}
    align-self: end;
    padding: 12px;
    color: var(--kit-on-picture-text);
  }
  &[data-caption='over'] > [data-part='caption'] > * {
    z-index: 2;
  }
  &[data-caption='over'] > [data-part='caption'] > [data-part='name'] > [data-presence] {
    --kit-live: var(--kit-on-picture-live);
    --kit-line-strong: var(--kit-on-picture-text-muted);
  }
  &[data-caption='over'] > [data-part='caption'] > [data-part='facts'] {
    padding-inline-end: 52px;
    color: var(--kit-on-picture-text-muted);
  }
  &[data-caption='over'][data-was] > [data-part='caption'] > [data-part='facts'] {
    padding-inline-end: 72px;
  }
  &[data-caption='over'][data-free] > [data-part='caption'] > [data-part='facts'] {
    padding-inline-end: 88px;
  }
  &[data-caption='over'] > [data-part='caption'] > [data-part='facts'] > [data-part='more'] {
    display: none;
  }
  &[data-caption='over'] > [data-part='frame'] > [data-part='price'] {
    inset-inline-end: 12px;
    height: 1.25rem;
    padding: 0;
    background: none;
  }
  &[data-caption='over'] > [data-part='frame'] > [data-part='price'] > small {
    ${visuallyHidden}
  }
  &[data-caption='over'] > [data-part='frame'] > [data-part='lock'],
  &[data-caption='over'] > [data-part='frame'] > [data-part='failed'] {
    padding-bottom: 76px;
  }
  @media (hover: hover) {
    &[data-caption='over']:hover > [data-part='frame'] {
      transform: none;
    }
    &[data-caption='over']:hover {
      transform: translateY(-3px);
    }
  }
  &[data-caption='over']:active > [data-part='frame'] {
    transform: none;
  }
  &[data-caption='over']:active {
    transform: scale(0.98);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-caption='over']:is(:hover, :active) {
      transform: none;
    }
  }
  /* Two narrow columns: the price has a line of its own below the words on the picture. */
  @container (max-width: 447.98px) {
    &[data-caption='over']:not([data-feature]):has([data-part='price']) > [data-part='caption'] > [data-part='facts'] {
      padding-inline-end: 0;
      padding-bottom: 1.375rem;
    }
  }
  @container (min-width: 928px), (max-width: 447.98px) {
    &[data-feature] > [data-part='caption'] > [data-part='name'] {
      font: var(--kit-display-weight) 1.625rem/1.1 var(--kit-font-display);
      letter-spacing: var(--kit-display-tracking);
    }
    &[data-feature] > [data-part='frame'] > [data-part='price'] {
      height: 2.25rem;
      padding: 0 14px;
      border-radius: calc(var(--kit-radius-pill) + 4px);
      font-size: 0.9375rem;
    }
    &[data-caption='over'][data-feature] > [data-part='frame'] > [data-part='price'] {
      height: 1.375rem;
      padding: 0;
    }
    &[data-caption='over'][data-feature] > [data-part='frame'] > [data-part='price'] > small {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
    &[data-caption='over'][data-feature] > [data-part='caption'] > [data-part='facts'] {
      padding-inline-end: 96px;
    }
    &[data-caption='over'][data-feature] > [data-part='caption'] > [data-part='facts'] > [data-part='more'] {
      display: inline;
    }
  }
  @container (min-width: 928px) {
    &[data-feature] {
      height: 100%;
    }
    &[data-feature] > [data-part='frame'] {
      aspect-ratio: auto;
      flex: 1 1 0;
    }
  }
  @container (max-width: 447.98px) {
    &[data-feature] > [data-part='frame'] {
      aspect-ratio: 1 / 1.1;
    }
  }
`;
