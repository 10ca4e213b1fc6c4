import { css } from 'styled-components';
import { drawnOverlay, stack } from '../layout/layout.ts';
import { mutedFigures } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of CategoryTile. */
export const categoryTileStyles = css`
  ${stack}
  position: relative;
  min-width: 0;
  > [data-part='frame'] {
    ${pictureStyles}
    flex: none;
    aspect-ratio: 16 / 9;
    border-radius: var(--kit-radius-2);
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > [data-part='name'] {
    margin-top: 11px;
    font-size: var(--kit-type-3);
    font-weight: var(--kit-weight-name);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  > [data-part='name'] > a {
    outline: none;
  }
  > [data-part='name'] > a::after {
    ${drawnOverlay}
    z-index: 1;
  }
  > [data-part='count'] {
    ${mutedFigures}
    margin-top: 2px;
    font-size: 0.875rem;
  }
  &:has(a:focus-visible) > [data-part='frame'] {
    outline: 3px solid var(--kit-focus);
    outline-offset: 3px;
  }
  &[data-active] > [data-part='frame'] {
    box-shadow: 0 0 0 3px var(--kit-text);
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &:hover > [data-part='frame'] {
      transform: translateY(-3px);
    }
  }
`;
