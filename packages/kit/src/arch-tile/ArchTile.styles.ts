import { css } from 'styled-components';
import { drawnOverlay } from '../layout/layout.ts';
import { archPersonStyles } from '../tile/ArchPerson.styles.ts';

/** Styles of ArchTile. */
export const archTileStyles = css`
  ${archPersonStyles}
  position: relative;
  min-width: 0;
  > [data-part='frame'] {
    aspect-ratio: var(--kit-tile-arch-ratio);
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > [data-part='name'] > [data-part='link'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: clip;
    /* Letters may reach beyond their box. */
    overflow-clip-margin: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
    outline: none;
  }
  > [data-part='name'] > [data-part='link']::after {
    ${drawnOverlay}
    z-index: 1;
  }
  > [data-part='price'] > [data-part='amount'] {
    font-weight: inherit;
  }
  > [data-part='price'] > small {
    margin: 0;
    font-size: inherit;
    opacity: 1;
  }
  &:has([data-part='link']:focus-visible) > [data-part='frame'] {
    outline: 3px solid var(--kit-focus);
    outline-offset: 3px;
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &:hover > [data-part='frame'] {
      transform: translateY(-4px);
    }
  }
`;
