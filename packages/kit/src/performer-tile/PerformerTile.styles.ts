import { css } from 'styled-components';
import { stack } from '../layout/layout.ts';
import { visuallyHidden } from '../layout/text.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { tileStyles } from '../tile/Tile.styles.ts';

/** Styles of PerformerTile: the caption is below the picture or, in brasa, on a scrim inside it. */
export const performerTileStyles = css`
  ${tileStyles}
  > [data-part='caption'] > [data-part='name'] > [data-presence] {
    ${presenceDotStyles}
  }
  > [data-part='frame'] {
    aspect-ratio: 3 / 4;
  }
  > [data-part='frame'] > [data-part='rank'] {
    position: absolute;
    left: 8px;
    bottom: -8px;
    z-index: 2;
    font: var(--kit-display-weight) 74px/1 var(--kit-font-display);
    color: var(--kit-on-picture-text);
  }
  &[data-rank] > [data-part='frame']::after,
  [data-brand='brasa'] &[data-rank] > [data-part='frame']::after {
    content: '';
    position: absolute;
    inset: 50% 0 0;
    background: linear-gradient(0deg, rgb(var(--kit-scrim) / 0.8), transparent);
  }
  [data-brand='brasa'] & {
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  [data-brand='brasa'] & > * {
    grid-area: 1 / 1;
  }
  [data-brand='brasa'] & > [data-part='frame']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 122px;
    background: linear-gradient(0deg, rgb(var(--kit-scrim) / 0.9), rgb(var(--kit-scrim) / 0.74) 48%, transparent);
  }
  [data-brand='brasa'] & > [data-part='caption'] {
    ${stack}
    align-self: end;
    padding: 12px;
    color: var(--kit-on-picture-text);
  }
  [data-brand='brasa'] & > [data-part='caption'] > * {
    z-index: 2;
  }
  [data-brand='brasa'] & > [data-part='frame']:has([data-part='failed']) {
    z-index: auto;
  }
  [data-brand='brasa'] & > [data-part='caption'] > [data-part='name'] > [data-presence] {
    --kit-live: var(--kit-on-picture-live);
    --kit-line-strong: var(--kit-on-picture-text-muted);
  }
  [data-brand='brasa'] & > [data-part='caption'] > [data-part='facts'] {
    padding-right: 52px;
    color: var(--kit-on-picture-text-muted);
  }
  [data-brand='brasa'] &[data-was] > [data-part='caption'] > [data-part='facts'] {
    padding-right: 72px;
  }
  [data-brand='brasa'] & > [data-part='caption'] > [data-part='facts'] > [data-part='more'] {
    display: none;
  }
  [data-brand='brasa'] & > [data-part='frame'] > [data-part='price'] {
    right: 12px;
    height: 20px;
    padding: 0;
    background: none;
  }
  [data-brand='brasa'] & > [data-part='frame'] > [data-part='price'] > small {
    ${visuallyHidden}
  }
  [data-brand='brasa'] & > [data-part='frame'] > [data-part='lock'],
  [data-brand='brasa'] & > [data-part='frame'] > [data-part='failed'] {
    padding-bottom: 76px;
  }
  @media (hover: hover) {
    [data-brand='brasa'] &:hover > [data-part='frame'] {
      transform: none;
    }
    [data-brand='brasa'] &:hover {
      transform: translateY(-3px);
    }
  }
  [data-brand='brasa'] &:active > [data-part='frame'] {
    transform: none;
  }
  [data-brand='brasa'] &:active {
    transform: scale(0.98);
  }
  @media (prefers-reduced-motion: reduce) {
    [data-brand='brasa'] &:is(:hover, :active) {
      transform: none;
    }
  }
  @media (min-width: 992px), (max-width: 479.98px) {
    &[data-feature] > [data-part='caption'] > [data-part='name'] {
      font: var(--kit-display-weight) 26px/1.1 var(--kit-font-display);
      letter-spacing: var(--kit-display-tracking);
    }
    &[data-feature] > [data-part='frame'] > [data-part='price'] {
      height: 36px;
      padding: 0 14px;
      border-radius: calc(var(--kit-radius-pill) + 4px);
      font-size: 15px;
    }
    [data-brand='brasa'] &[data-feature] > [data-part='frame'] > [data-part='price'] {
      height: 22px;
      padding: 0;
    }
    [data-brand='brasa'] &[data-feature] > [data-part='frame'] > [data-part='price'] > small {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
    [data-brand='brasa'] &[data-feature] > [data-part='caption'] > [data-part='facts'] {
      padding-right: 96px;
    }
    [data-brand='brasa'] &[data-feature] > [data-part='caption'] > [data-part='facts'] > [data-part='more'] {
      display: inline;
    }
  }
  @media (min-width: 992px) {
    &[data-feature] {
      height: 100%;
    }
    &[data-feature] > [data-part='frame'] {
      aspect-ratio: auto;
      flex: 1 1 0;
    }
  }
  @media (max-width: 479.98px) {
    &[data-feature] > [data-part='frame'] {
      aspect-ratio: 1 / 1.1;
    }
  }
`;
