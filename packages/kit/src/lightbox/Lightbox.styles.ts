import { css } from 'styled-components';
import { cluster, fill, overlay, row } from '../layout/layout.ts';
import { mutedFigures } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of Lightbox. */
export const lightboxStyles = css`
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: rgb(var(--kit-cinema-ground) / 94%);
  /* Dark in both themes, as the picture stands out best. */
  --kit-text: rgb(var(--kit-cinema-light));
  --kit-text-muted: rgb(var(--kit-cinema-light) / 76%);
  --kit-surface-3: rgb(var(--kit-cinema-light) / 16%);
  --kit-accent: var(--kit-on-picture-vip);
  color: var(--kit-text);
  &[open] {
    display: grid;
    grid-template: auto 1fr auto / 1fr;
  }
  &::backdrop {
    background: rgb(var(--kit-cinema-ground) / 80%);
  }
  > header {
    ${row}
    gap: 8px;
    padding-block: 10px;
    padding-inline: 20px 12px;
  }
  > header > h2 {
    ${fill}
    overflow-wrap: anywhere;
    font-size: 1.0625rem;
    line-height: 1.2;
  }
  > header > [data-part='place'] {
    ${mutedFigures}
  }
  > footer {
    ${cluster}
    justify-content: center;
    gap: 4px 16px;
    padding: 10px 20px max(10px, env(safe-area-inset-bottom));
    text-align: center;
  }
  > [data-part='stage'] {
    position: relative;
    min-width: 0;
    min-height: 0;
    overflow: hidden;
    cursor: zoom-in;
    /* Swipes and pinches are handled by the component; the browser would cancel them as its own. */
    touch-action: none;
    user-select: none;
  }
  > [data-part='stage']:fullscreen {
    background: rgb(var(--kit-cinema-ground));
  }
  > [data-part='stage'][data-zoomed] {
    cursor: grab;
  }
  > [data-part='stage'] > [data-part='frame'] {
    ${pictureStyles}
    ${overlay}
    overflow: visible;
    background: none;
  }
  > [data-part='stage'] > [data-part='frame'] > img,
  > [data-part='stage'] > [data-part='frame'] > picture > img {
    object-fit: contain;
  }
  > [data-part='stage'] > [data-part='previous'],
  > [data-part='stage'] > [data-part='next'] {
    position: absolute;
    top: 50%;
    translate: 0 -50%;
    background: rgb(var(--kit-cinema-ground) / 45%);
    border-radius: var(--kit-radius-round);
  }
  > [data-part='stage'] > [data-part='previous'] {
    inset-inline-start: 12px;
  }
  > [data-part='stage'] > [data-part='next'] {
    inset-inline-end: 12px;
  }
`;
