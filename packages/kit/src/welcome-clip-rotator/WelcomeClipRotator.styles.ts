import { css } from 'styled-components';
import { center, container, cover, overlay, row } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { mutedFigures } from '../layout/text.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of WelcomeClipRotator: the picture with a button to start, and below it who speaks and the controls. */
export const welcomeClipRotatorStyles = css`
  ${card}
  ${container}
  max-width: 640px;
  overflow: clip;
  > [data-part='frame'] {
    ${pictureStyles}
    position: relative;
    aspect-ratio: 16 / 9;
  }
  > [data-part='frame'] > picture > img,
  > [data-part='frame'] > img {
    object-position: 50% 24%;
  }
  > [data-part='frame'] > video {
    ${cover}
    ${overlay}
    z-index: 1;
  }
  > [data-part='frame'] > video:not([data-shown]) {
    visibility: hidden;
  }
  > [data-part='frame'] > [data-part='start'] {
    ${center}
    ${overlay}
    z-index: 2;
    width: 100%;
    border: 0;
    background: rgb(var(--kit-scrim) / 0.24);
    color: var(--kit-on-picture-text);
    cursor: pointer;
  }
  > [data-part='frame'] > [data-part='start'] > span:first-child {
    ${center}
    width: 64px;
    height: 64px;
    border-radius: var(--kit-shape-circle);
    background: var(--kit-label);
  }
  > [data-part='frame'] > [data-part='start']:focus-visible {
    outline: 3px solid var(--kit-focus);
    outline-offset: -6px;
  }
  > [data-part='frame'] > [data-part='failed'] {
    ${center}
    ${overlay}
    z-index: 2;
    align-content: center;
    gap: 12px;
    background: rgb(var(--kit-scrim) / 0.72);
    color: var(--kit-on-picture-text);
  }
  > [data-part='bar'] {
    ${row}
    flex-wrap: wrap;
    gap: 6px 10px;
    padding: 10px 14px;
  }
  > [data-part='bar'] > [data-part='who'] {
    ${row}
    gap: 8px;
    flex: 1 1 200px;
    min-width: 0;
    min-height: 44px;
  }
  > [data-part='bar'] > [data-part='who'] > [data-presence] {
    ${presenceDotStyles}
  }
  > [data-part='bar'] > [data-part='who'] > a {
    font-weight: var(--kit-weight-name);
    overflow-wrap: anywhere;
  }
  > [data-part='bar'] > [data-part='who'] > small {
    ${mutedFigures}
    font-size: var(--kit-type-2);
  }
  @container (max-width: 480px) {
    > [data-part='bar'] > [data-part='who'] {
      flex-basis: 100%;
    }
  }
`;
